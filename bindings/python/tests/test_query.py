"""Tests that the values of a parsed query have the types of their fields, and that the query builds the same string again."""

from __future__ import annotations

import copy
import datetime
import json
import pickle
from decimal import Decimal
from pathlib import Path
from typing import Any

import lastro
import pytest
from lastro import Filter, Gender, InstallmentStatus, Query, query

ROOT = Path(__file__).resolve().parents[3] / "tests" / "vectors" / "query"
CASES = [case for file in sorted(ROOT.glob("*.json")) for case in json.loads(file.read_text(encoding="utf-8"))["cases"]]
# every valid query string in the test vectors, with its entity
STRINGS = sorted(
    {(case["input"]["entity"], case["ok"]) for case in CASES if case["op"] == "query.build" and "ok" in case}
    | {(case["input"]["entity"], case["input"]["query"]) for case in CASES if case["op"] == "query.parse" and "ok" in case}
)


def only(entity: str, text: str) -> Any:
    filters = query.parse(entity, text).filters  # type: ignore[arg-type]
    assert filters is not None and len(filters) == 1
    return filters[0].value


def test_values_have_the_types_of_their_fields() -> None:
    assert only("sale", "id=7") == 7 and type(only("sale", "id=7")) is int
    assert only("sale", "parcelas.status[neq]=2") is InstallmentStatus.PAID
    assert str(only("sale", "valor_venda[gte]=100.5")) == "100.50" and isinstance(only("sale", "valor_venda=1"), Decimal)
    assert only("sale", "data=2027-01-31") == datetime.date(2027, 1, 31)
    assert only("customer", "razao_social=2027-01-31") == "2027-01-31"
    assert only("customer", "custom_a=7") == "7"
    ends = (query.parse("sale", "valor_venda[between]=1,2.5").filters or [])[0].values
    assert ends == [Decimal("1.00"), Decimal("2.50")] and all(isinstance(end, Decimal) for end in ends)


def test_timestamps_are_datetimes_unless_they_are_too_precise() -> None:
    moment = only("sale", "email_enviado[gte]=2026-11-20T10:30:00-03:00")
    assert moment == datetime.datetime(2026, 11, 20, 10, 30, tzinfo=datetime.timezone(datetime.timedelta(hours=-3)))
    assert only("sale", "email_enviado[gte]=2026-11-20T10:30:00.123456789Z") == "2026-11-20T10:30:00.123456789Z"


def test_a_filter_value_of_another_type_stays_a_string_or_is_refused() -> None:
    assert only("customer", "genero=Feminino") == "Feminino" and only("customer", "genero=2") == Gender(2)
    with pytest.raises(lastro.InvalidError) as raised:
        query.parse("sale", "valor_venda=dez")
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [("query.filters[0].value", "invalid_money")]


@pytest.mark.parametrize(("entity", "text"), STRINGS)
def test_a_query_is_built_into_the_same_text_again(entity: Any, text: str) -> None:
    parsed = query.parse(entity, text)
    parts: dict[str, Any] = {name: getattr(parsed, name) for name in ["sort", "fields", "expand", "limit", "offset"]}
    built = query.build(entity, parsed.filters, **parts)
    # parsing the built string and building it again returns the same string
    assert query.build(entity, query.parse(entity, built).filters, **parts) == built
    # new filters with only the fields, operators and values build the same query
    taken = [
        Filter(field=f.field, operator=f.operator, value=f.value, values=f.values) for f in parsed.filters or []
    ]
    assert query.parse(entity, query.build(entity, taken, **parts)).filters == query.parse(entity, built).filters


def test_there_are_query_strings() -> None:
    assert len(STRINGS) > 20


def test_copies_have_the_same_types() -> None:
    parsed = query.parse("sale", "valor_venda[gte]=1&data=2027-01-31")
    for same in [pickle.loads(pickle.dumps(parsed)), copy.copy(parsed), copy.deepcopy(parsed), Query.from_json(parsed.to_json())]:
        assert same == parsed and [type(f.value) for f in same.filters or []] == [Decimal, datetime.date]
    first = (parsed.filters or [])[0]
    for one in [pickle.loads(pickle.dumps(first)), copy.deepcopy(first), first.__replace__(operator="lt")]:
        assert one.field == "valor_venda" and one.value == Decimal(1) and isinstance(one.value, Decimal)
    # a filter outside a query has no entity, so the type of its field is unknown and the value stays a string
    assert Filter(field="valor_venda", value=Decimal("1.5")).value == "1.5"
    assert (Query(entity="sale", filters=[Filter(field="valor_venda", value="1.5")]).filters or [])[0].value == Decimal("1.50")
