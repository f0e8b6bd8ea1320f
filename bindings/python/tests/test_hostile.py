"""Tests with hostile Python values, which the cases in tests/vectors cannot express. Each must raise a typed error, and none may
crash the interpreter."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from decimal import Decimal
from inspect import ismodule
from typing import Any

import lastro
import pytest
from lastro import InvalidError, LastroError, Sale, installments, money, query, sale, schedule, webhook


@pytest.fixture(autouse=True)
def still_answers() -> Iterator[None]:
    yield
    assert installments.split("10.00", 3) == [Decimal("3.34"), Decimal("3.33"), Decimal("3.33")]


def codes(call: Any) -> list[tuple[str, str]]:
    with pytest.raises(LastroError) as raised:
        call()
    return [(issue.path, issue.code) for issue in raised.value.issues]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "malformed_json"),
        ('{"text":"\0"}', "malformed_json"),
        ('{"text":"\\ud800"}', "lone_surrogate"),
        ("[" * 100_000, "too_deep"),
        (" " * 20_000_000, "too_large"),
    ],
    ids=lambda text: text[:20],
)
def test_arguments_that_are_not_json(text: str, code: str) -> None:
    assert json.loads(lastro.dispatch("money.parse", text))["error"]["issues"][0]["code"] == code


def test_documents_as_bytes_and_of_other_types() -> None:
    assert codes(lambda: sale.decode(b'"\xff"')) == [("json", "invalid_utf8")]
    assert codes(lambda: Sale.from_json("[")) == [("", "malformed_json")]
    with pytest.raises(TypeError):
        Sale.from_json(5)  # type: ignore[arg-type]


def test_nested_100_000_times() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert codes(lambda: Sale(extra={"custom_x": deep}))[0][1] == "too_deep"
    own: dict[str, object] = {}
    own["custom_own"] = own
    assert codes(lambda: sale.encode(own))[0][1] == "too_deep"


@pytest.mark.parametrize("value", [129.9, True, float("nan"), float("inf"), object(), [], {}, b"1", 1j])
def test_values_that_are_not_amounts(value: Any) -> None:
    assert codes(lambda: money.parse(value)) == [("text", "invalid_type")]


@pytest.mark.parametrize("value", [Decimal("NaN"), Decimal("1E+999999999"), Decimal("Infinity")])
def test_numbers_that_are_not_amounts(value: Any) -> None:
    assert codes(lambda: money.parse(value)) == [("text", "invalid_money")]


def test_exact_money() -> None:
    assert money.parse(Decimal("1E+2")) == Decimal("100")
    assert str(money.parse(129)) == "129.00"
    assert codes(lambda: money.parse(Decimal("0.1") + Decimal("0.005"))) == [("text", "too_many_decimals")]
    assert codes(lambda: installments.split("1", 10**5000))[0][0] == "parcelas"
    assert codes(lambda: installments.split("1", 2**70)) == [("parcelas", "invalid_integer")]
    assert codes(lambda: installments.split("1", True)) == [("parcelas", "invalid_type")]
    assert codes(lambda: installments.split(1.5, 2.0)) == [("valor", "invalid_type"), ("parcelas", "invalid_type")]  # type: ignore[arg-type]


def test_a_number_beyond_decimal_is_its_text() -> None:
    extra = sale.decode('{"custom_a":1E+99999999999999999999,"custom_b":1E+5}').value.extra
    assert extra == {"custom_a": "1E+99999999999999999999", "custom_b": Decimal("1E+5")}


def test_a_datetime_is_no_date() -> None:
    now = datetime.datetime(2027, 1, 31, 10, 30, tzinfo=datetime.timezone.utc)
    assert codes(lambda: schedule.occurrences(now, 1, 1, limit=1)) == [("agendamento_data", "invalid_date")]
    assert codes(lambda: Sale(data=now)) == [("data", "invalid_date")]
    assert codes(lambda: Sale(email_enviado=datetime.datetime(2027, 1, 31))) == [("email_enviado", "invalid_date_time")]
    assert Sale(email_enviado=now).email_enviado == now


def test_20_mb() -> None:
    assert webhook.verify("s", b" " * 20_000_000).verdict == "too_large"


def test_lone_surrogates() -> None:
    assert codes(lambda: query.build("sale", [{"field": "cliente", "value": "\ud800"}])) == [
        ("filters[0].value", "lone_surrogate")
    ]
    assert codes(lambda: Sale(cliente="\ud800")) == [("cliente", "lone_surrogate")]
    with pytest.raises(UnicodeEncodeError):
        lastro.dispatch("money.parse", '"\ud800"')


def test_16_000_rejected_inputs() -> None:
    for number in range(16_000):
        with pytest.raises(InvalidError):
            sale.totals({"desconto": "x", "itens": [{"valor": number % 2 == 0}]})


def test_no_message_holds_a_secret() -> None:
    with pytest.raises(LastroError) as raised:
        webhook.verify(["muito-secreto", 5], b"{}", now="x")  # type: ignore[list-item, arg-type]
    assert "muito-secreto" not in repr(raised.value) + str(raised.value) + repr(raised.value.issues)


NAMES = [
    "json", "value", "sale", "original", "edited", "parameters", "form", "operation", "state", "response", "listing",
    "context", "body", "base_url", "api_key", "today", "attempt", "status", "now", "seed", "elapsed_ms",
]  # fmt: skip
ANYTHING: list[Any] = [
    None, True, -1, 10**400, 0.1, float("nan"), Decimal("NaN"), Decimal("1e999"), "", "\0", "a=%", "[" * 100_000, "\ud800",
    b"\xff", [], [[]], [["a"]], [["a", 1]], [("a", "b")], {}, {"extra": 1}, {"extra": {"a": [1]}}, {1: 2}, object(), datetime.datetime.now(),
    {"valor_venda": 1.005, "parcelas": "x", "cliente": {}}, {"parcelas": [{"valor": "1"}] * 1200},
]  # fmt: skip


def test_every_entry_of_version_1_with_anything_at_all() -> None:
    refusals = 0
    for area in (found for found in vars(lastro.v1).values() if ismodule(found) and hasattr(found, "__all__")):
        for function in (getattr(area, name) for name in area.__all__):
            for anything in ANYTHING:
                taken = function.__text_signature__
                arguments = {name: anything for name in NAMES if f"{name}" in taken.replace("=None", "").strip("()").split(", ")}
                try:
                    function(**arguments)
                except LastroError:
                    refusals += 1
    assert refusals > 500, refusals


class Interrupting:
    """An object whose method raises an error, for example KeyboardInterrupt because of Ctrl-C."""

    def __init__(self, method: str, error: BaseException) -> None:
        self.method, self.error = method, error

    def __getattr__(self, name: str) -> Any:
        if name == self.method:
            raise self.error
        raise AttributeError(name)


class OtherJson:
    """An object of another library. It has a method ``to_json`` that has nothing to do with this package."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def to_json(self) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", [{"valor_venda": "1.00"}, '{"valor_venda":"1.00"}', None, 5, "not JSON", "\ud800"])
def test_to_json_of_another_class_is_not_called(answer: Any) -> None:
    assert codes(lambda: sale.totals(OtherJson(answer))) == [("sale", "invalid_type")]
    assert codes(lambda: sale.totals({"itens": [OtherJson(answer)]})) == [("sale.itens[0]", "invalid_type")]
    assert codes(lambda: Sale(parcelas=[OtherJson(answer)])) == [("parcelas[0]", "invalid_type")]


def test_the_package_s_own_records_are_known_anywhere() -> None:
    record = Sale(valor_venda="1.00", parcelas=[lastro.Installment(valor="1.00")])
    written = json.loads(sale.encode({"custom_record": record}))
    assert written["custom_record"]["valor_venda"] == "1.00"
    assert sale.totals({"parcelas": [lastro.Installment(valor="2.00")]}).parcelas == Decimal("2.00")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), MemoryError("own"), RuntimeError("own"), SystemExit(3)])
def test_an_exception_raised_by_a_value_is_raised_unchanged(error: BaseException) -> None:
    class Listing(list[Any]):
        def __iter__(self) -> Iterator[Any]:
            yield {}
            raise error

    class Number(int):
        def __index__(self) -> int:
            raise error

    for value in (Interrupting("isoformat", error), Interrupting("adjusted", error), Number(2**70)):
        for call in (
            lambda value=value: Sale(cliente=value),
            lambda value=value: sale.totals({"valor_venda": "x", "extra": [value]}),
            lambda value=value: sale.validate({"cliente": value}, "insert"),
            lambda value=value: money.parse(value),
        ):
            with pytest.raises(type(error)) as raised:
                call()
            assert raised.value is error
    for call in (lambda: sale.totals({"itens": Listing()}), lambda: money.allocate("1", Listing()), lambda: Sale(itens=Listing())):
        with pytest.raises(type(error)) as raised:
            call()
        assert raised.value is error


def test_a_value_that_prints_itself_as_something_else() -> None:
    class Moment:
        def isoformat(self) -> Any:
            return {"a": 1}

    assert codes(lambda: Sale(data=Moment())) == [("data", "invalid_type")]  # type: ignore[arg-type]
