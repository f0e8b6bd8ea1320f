"""Tests of the record classes: types, equality, copies, pickling and errors."""

from __future__ import annotations

import copy
import datetime
import pickle
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import lastro
import pytest
from lastro import InstallmentStatus, Installment, Item, LastroError, Sale, sale

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def contract() -> Sale:
    return Sale(
        agendamento_data=datetime.date(2027, 1, 31),
        valor_venda="129.9",
        itens=[Item(id_servico=1, valor=Decimal("100"), qtd="1.50"), {"id_servico": 2}],
        parcelas=[Installment(valor=1, status=7, data_vencimento="2027-01-31")],
        extra={"custom_peso": Decimal("10.0"), "custom_nome": "é"},
    )


def test_native_types() -> None:
    record = contract()
    assert record.valor_venda == Decimal("129.90") and str(record.valor_venda) == "129.90"
    assert record.agendamento_data == datetime.date(2027, 1, 31)
    assert record.itens is not None and record.itens[0].qtd == Decimal("1.5") and record.itens[1].id_servico == 2
    assert record.extra == {"custom_peso": Decimal("10.0"), "custom_nome": "é"}
    assert record.desconto is None


def test_codes_have_names_and_keep_unknown_numbers() -> None:
    record = contract()
    assert record.parcelas is not None
    status = record.parcelas[0].status
    assert status == 7 and isinstance(status, InstallmentStatus) and status.name == "UNKNOWN_7"
    assert not status.is_known and InstallmentStatus.PAID.is_known
    assert Installment(status=InstallmentStatus.PAID).status is InstallmentStatus.PAID


def test_nothing_is_lost() -> None:
    text = '{"id":"7","custom_a":1.0e+25,"novo":{"x":[10.0]},"email_enviado":"2026-11-20T10:30:00.123456789-03:00"}'
    decoded = sale.decode(text)
    assert decoded.issues == []
    assert sale.encode(decoded.value) == text.replace('"7","custom_a":1.0e+25,"novo":{"x":[10.0]},"email', "7,\"email")[:-1] + ',"custom_a":1.0e+25,"novo":{"x":[10.0]}}'
    moment = decoded.value.email_enviado
    assert moment is not None and moment.isoformat() == "2026-11-20T10:30:00.123456-03:00"


def test_value_semantics() -> None:
    record = contract()
    assert record == contract() and hash(record) == hash(contract()) and record != Sale()
    assert pickle.loads(pickle.dumps(record)) == record
    assert Sale.from_json(record.to_json()) == record
    assert copy.copy(record) == record
    changed = record.__replace__(desconto="1")
    assert changed.desconto == Decimal("1.00") and changed.itens == record.itens
    assert "valor_venda=Decimal('129.90')" in repr(record) and "desconto" not in repr(record)
    match Item(id_servico=3):
        case Item(id_servico=number):
            assert number == 3
    with pytest.raises(AttributeError):
        record.valor_venda = Decimal(1)  # type: ignore[misc]


def test_records_of_version_1_are_copied_too() -> None:
    record = lastro.v1.SaleV1(valor_venda="10.00", extra={"custom_a": "1"})
    assert pickle.loads(pickle.dumps(record)) == record and copy.deepcopy(record) == record
    frequency = lastro.v1.FrequencyV1(1)
    assert pickle.loads(pickle.dumps(frequency)) is frequency


def test_a_constructor_reports_every_problem() -> None:
    with pytest.raises(ValueError) as raised:
        Sale(valor_venda=1.5, data="2027-02-30", parcelas=[{"valor": "1.005"}], nome="x")  # type: ignore[arg-type, call-arg]
    error = raised.value
    assert isinstance(error, LastroError) and error.code == "invalid"
    assert [(i.path, i.code) for i in error.issues] == [
        ("data", "invalid_date"),
        ("valor_venda", "invalid_type"),
        ("parcelas[0].valor", "too_many_decimals"),
        ("nome", "unknown_argument"),
    ]
    assert error.issues[0].params == {} and error.issues[2].params == {"places": "2"}
    assert "parcelas[0].valor: has more than 2 decimal places" in str(error)
    assert lastro.issues.text(error.issues[2], "pt-BR") == "parcelas[0].valor: tem mais de 2 casas decimais"
    assert [i.path for i in pickle.loads(pickle.dumps(error)).issues] == [i.path for i in error.issues]


def test_modules() -> None:
    import lastro.schedule as by_name

    assert by_name is lastro.schedule
    assert "clear" not in dir(lastro.money) and lastro.money.parse.__doc__


def test_the_documents_example() -> None:
    printed = subprocess.run([sys.executable, "-P", str(EXAMPLES / "readme.py")], capture_output=True, text=True, check=True)
    assert printed.stdout.splitlines() == [
        "10.83 10.82",
        "2027-01-31 2027-02-28 2027-03-31",
        "valor_venda[gte]=100.00&_limit=100",
        "total mismatch",
    ]
