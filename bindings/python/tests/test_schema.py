"""Tests of the JSON schemas with a real validator: a schema must accept what the decoder accepts, and nothing else."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from decimal import Decimal, localcontext
from pathlib import Path
from typing import Any

import lastro
import pytest
from jsonschema import Draft202012Validator

VECTORS = Path(__file__).resolve().parents[3] / "tests" / "vectors"
CASES = [
    case
    for file in sorted(VECTORS.glob("*/*.json"))
    for case in json.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)["cases"]
]
ENTITIES = sorted({case["op"].rpartition(".")[0] for case in CASES if case["op"].endswith(".encode") and case["op"] != "v1.form.encode"} | {"sale", "customer", "v1.customer", "v1.item", "v1.payment_method", "v1.service"})

# DOCUMENTS: the number of documents per entity. AMOUNTS: the number of small amounts, and also that of random amounts. The
# checks before a push use fewer of both.
DOCUMENTS, AMOUNTS = (1200, 10_000) if "LASTRO_THOROUGH" in os.environ else (150, 1_000)

# Values that are tried in every field. Numbers are written without an exponent or trailing zeros, as JSON libraries write them.
SCALARS: list[Any] = [
    None, True, False, 0, 1, 2, -1, 7, 99, 12, 9007199254740991, 9007199254740992, -9007199254740991, 10**15, 10**20,
    Decimal("1.5"), Decimal("129.9"), Decimal("-0.01"), Decimal("1.005"), Decimal("999999.99"), Decimal("1000000.5"),
    Decimal("999999999999999.99"), Decimal("1000000000000000.5"), Decimal("0.0000000001"), Decimal("0.00000000001"),
    Decimal("9999999999.9999999999"), Decimal("10000000000.5"),
    "", " ", "0", "-0", "1", "2", "-7", "007", "+1", "1.0", "1.50", "1.005", "129.9", "-129.90", ".5", "5.", "1,00",
    "1e3", "NaN", "99999999999999999999", "9007199254740991", "9007199254740992", "900719925474099", "9007199254740990",
    "8999999999999999", "9007199254740981", "999999999999999.99", "1000000000000000", "999999.99", "1000000",
    "0.0000000001", "0.00000000001", "9999999999.9999999999", "10000000000",
    "2026-11-21", "2026-02-29", "2028-02-29", "1900-02-29", "2000-02-29", "2026-04-31", "2026-12-31", "0000-01-01",
    "0001-01-01", "9999-12-31", "2026-1-1", "2026-13-01", "2026-11-21T10:30:00-03:00", "2026-11-21T10:30:00Z",
    "2026-11-21T10:30:00", "2026-11-21T24:00:00Z", "2026-02-30T10:30:00Z", "2026-11-21T10:30:00.123456789+0000",
    "2026-11-21T10:30Z", "2026-11-21 10:30:00Z", "2026-11-21T10:30:00.Z", "Feminino", "outro", "Não informado", "ação",
    "4111111111111111", "012", "x",
]  # fmt: skip
NESTED: list[Any] = [[], {}, [1], [None], [{}], {"a": 1}, [{"id": "x"}], [{"id": 1, "valor": "1.00"}], {"id": True}]


# Issue codes that only the decoder reports. The schemas do not limit decimal places, because a validator that computes with
# floats would reject even 0.07.
PLACES = {"too_many_decimals"}


def numbers(value: Any) -> Iterator[Decimal]:
    if isinstance(value, Decimal):
        yield value
    elif isinstance(value, dict):
        for member in value.values():
            yield from numbers(member)
    elif isinstance(value, list):
        for item in value:
            yield from numbers(item)


def beyond_a_schema(document: Any, errors: list[dict[str, Any]]) -> bool:
    """Whether the only errors are numbers with too many decimal places. A schema does not report these."""
    return bool(errors) and {error["code"] for error in errors} <= PLACES and any(numbers(document))


def write(value: Any) -> str:
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(k)}:{write(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return json.dumps(value)


@pytest.fixture(autouse=True)
def digits_enough() -> Iterator[None]:
    with localcontext() as context:
        context.prec = 60
        yield


def schema(function: str, **arguments: str) -> Any:
    answer = json.loads(lastro.dispatch(function, json.dumps(arguments)), parse_float=Decimal)
    Draft202012Validator.check_schema(answer["ok"])
    return Draft202012Validator(answer["ok"])


@pytest.mark.parametrize("entity", ENTITIES)
def test_the_schema_and_the_decoder_agree(entity: str) -> None:
    validator = schema("schema.entity", entity=entity)
    fields = sorted({field["path"].split(".")[0].split("[")[0] for field in json.loads(lastro.dispatch("forms.fields", json.dumps({"entity": entity})))["ok"]})
    rng = random.Random(entity)
    accepted = refused = 0
    # the fields of a listing are a record and a list, so its documents get fewer scalars
    scalars = 0.4 if entity.endswith("listing") else 0.8
    for _ in range(DOCUMENTS):
        # each document has only one to three fields: with more, hardly any document would be valid
        document = {}
        for field in rng.sample(fields, min(len(fields), rng.randint(1, 3))):
            pool = SCALARS if rng.random() < scalars else NESTED
            document[field] = rng.choice(pool)
        answer = json.loads(lastro.dispatch(f"{entity}.decode", '{"json":' + write(document) + "}"))["ok"]
        errors = [issue for issue in answer["issues"] if issue["severity"] == "error"]
        said = [e.message for e in validator.iter_errors(document)]
        valid = not said
        assert valid == (not errors) or beyond_a_schema(document, errors), (document, errors, said)
        accepted += valid
        refused += not valid
    assert accepted > DOCUMENTS / 30 and refused > DOCUMENTS / 12, (accepted, refused)


@pytest.mark.parametrize("entity", ENTITIES)
def test_each_field_agrees_on_each_value(entity: str) -> None:
    validator = schema("schema.entity", entity=entity)
    for field in [f["path"] for f in json.loads(lastro.dispatch("forms.fields", json.dumps({"entity": entity})))["ok"]]:
        if "." in field:
            continue
        for value in SCALARS + NESTED:
            document = {field: value}
            answer = json.loads(lastro.dispatch(f"{entity}.decode", '{"json":' + write(document) + "}"))["ok"]
            errors = [issue for issue in answer["issues"] if issue["severity"] == "error"]
            same = validator.is_valid(document) == (not errors)
            assert same or beyond_a_schema(document, errors), (document, errors)


def test_a_whole_number_may_have_zeros_as_decimals() -> None:
    validator = schema("schema.entity", entity="service")
    for text, sound in [("5.0", True), ("5.00", True), ("5.5", False), ('"5.0"', False)]:
        answer = json.loads(lastro.dispatch("service.decode", '{"json":{"id":' + text + "}}"))["ok"]
        assert (validator.is_valid({"id": json.loads(text)}), not answer["issues"]) == (sound, sound), text


def test_every_vector_fits_its_schemas() -> None:
    inputs: dict[str, Any] = {}
    results: dict[str, Any] = {}
    assert len(CASES) > 1000
    for case in CASES:
        operation = case["op"]
        if operation not in inputs:
            inputs[operation] = schema("schema.arguments", operation=operation)
            results[operation] = schema("schema.result", operation=operation)
        if "ok" not in case:
            continue
        # the inputs of `validate` and `convert` are not checked: these operations accept invalid records and report them
        if not operation.endswith(".validate") and ".convert." not in operation:
            problems = [error.message for error in inputs[operation].iter_errors(case["input"])]
            assert not problems, (operation, case["id"], problems)
        fits = not list(results[operation].iter_errors(case["ok"]))
        # a result with issues may contain values of another type than their fields
        assert fits or case["ok"].get("issues"), (operation, case["id"])


def test_arguments_that_are_refused_do_not_fit() -> None:
    validator = schema("schema.arguments", operation="installments.split")
    for arguments in [{}, {"valor": "1.005", "parcelas": 1}, {"valor": "1", "parcelas": 1.5}, {"valor": "1", "parcelas": 1, "x": 1}]:
        assert not validator.is_valid(arguments)
        assert "error" in json.loads(lastro.dispatch("installments.split", json.dumps(arguments)))


def amounts(limit: int, places: int) -> Iterator[str]:
    """Yields amounts as strings: the first multiples of the smallest unit, then as many random ones. They are the same in every
    run."""
    rng = random.Random(places)
    unit = 10**places
    for count in [*range(AMOUNTS), *(rng.randrange(limit) for _ in range(AMOUNTS))]:
        yield f"{count // unit}.{count % unit:0{places}}"


@pytest.mark.parametrize(
    ("entity", "field", "limit", "places"),
    [("sale", "valor_venda", 10**11, 2), ("service", "impostos_percentual", 99_999_999, 2), ("item", "qtd", 10**17, 10)],
)
def test_floats_as_users_have_them_are_not_refused(entity: str, field: str, limit: int, places: int) -> None:
    # schema and document are parsed with floats, which is the default of json.loads
    document = json.loads(lastro.dispatch("schema.entity", json.dumps({"entity": entity})))["ok"]
    is_valid: Callable[[Any], bool] = Draft202012Validator(document).is_valid
    texts = list(amounts(limit, places))
    refused = [text for text in texts if not is_valid({field: json.loads(text)}) or not is_valid({field: text})]
    assert len(texts) == 2 * AMOUNTS and refused == []
    for wrong in ["1." + "0" * places + "5", "1e3", "1,00", " 1", "", True, 1e16, -1e16]:
        assert not is_valid({field: wrong}), wrong
