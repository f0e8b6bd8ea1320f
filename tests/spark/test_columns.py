"""Tests operations on columns in Spark. The cases of the test vectors become rows, and each row must have the expected result of
its case."""

from __future__ import annotations

import datetime
from decimal import Decimal
from typing import Any

import pytest
from conftest import cases
from lastro import LastroError
from lastro import spark as ls
from pyspark.errors import PySparkException
from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as sf


def plain(value: Any) -> Any:
    """Converts a Spark value to the types of the test vectors: decimals and dates become strings."""
    if isinstance(value, (Decimal, datetime.date)):
        return str(value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    return {name: plain(item) for name, item in value.asDict().items()} if hasattr(value, "asDict") else value


def answers(spark: SparkSession, rows: list[dict[str, Any]], names: list[str], answer: Column) -> list[Any]:
    """The result structs of all rows, in order."""
    frame = spark.createDataFrame(
        [(place, *(None if row.get(name) is None else str(row[name]) for name in names)) for place, row in enumerate(rows)],
        ", ".join(["place int", *(f"{name} string" for name in names)]),
    )
    return [plain(row.answer) for row in frame.select("place", answer.alias("answer")).orderBy("place").collect()]


def issues(case: dict[str, Any]) -> list[tuple[str, str]]:
    return [(issue["path"], issue["code"]) for issue in case.get("error", {}).get("issues", [])]


def check(cases_: list[dict[str, Any]], given: list[Any], expected: Any) -> None:
    assert len(given) == len(cases_) > 5
    for case, answer in zip(cases_, given):
        assert [(issue["path"], issue["code"]) for issue in answer.pop("issues")] == issues(case), case
        assert answer == expected(case), case


def test_late_charges(spark: SparkSession) -> None:
    used = [case for case in cases("boleto.late_charges") if "rounding" not in case["input"]]
    names = ["valor", "multa", "juros_mensal", "dias"]
    # the columns contain strings, so this leaves out cases that test another type than an integer for `dias`
    used = [case for case in used if isinstance(case["input"]["dias"], int)]
    given = answers(spark, [case["input"] for case in used], names, ls.late_charges(multa="multa", juros_mensal="juros_mensal"))
    results = ("multa_total", "juros_mensal_total", "valor_novo")
    check(used, given, lambda case: {name: case.get("ok", {}).get(name) for name in results})


def test_days_late(spark: SparkSession) -> None:
    used = [case for case in cases("boleto.days_late") if "holidays" not in case["input"]]
    given = answers(spark, [case["input"] for case in used], ["data_vencimento", "data_pagamento"], ls.days_late())
    check(used, given, lambda case: {"dias": case.get("ok")})


def test_split(spark: SparkSession) -> None:
    used = [case for case in cases("installments.split") if "policy" not in case["input"]]
    given = answers(spark, [case["input"] for case in used], ["valor", "parcelas"], ls.split())
    check(used, given, lambda case: {"parcelas": case.get("ok")})


@pytest.mark.parametrize("document", ["cpf", "cnpj", "cep"])
def test_documents(spark: SparkSession, document: str) -> None:
    used = [case for case in cases(f"{document}.is_valid") if isinstance(case["input"].get(document), str)]
    given = answers(spark, [case["input"] for case in used], [document], getattr(ls, document)(document))
    assert [answer["valid"] for answer in given] == [case["ok"] for case in used]
    assert {answer["reason"] is None for answer in given if answer["valid"]} == {True}


def test_columns_of_spark_types_need_no_cast(spark: SparkSession) -> None:
    frame = spark.sql("SELECT CAST(250 AS decimal(38,10)) valor, 17S dias, DATE'2026-01-01' due, '2026-01-10' paid")
    row = frame.select(
        ls.late_charges(multa=2, juros_mensal=Decimal("1.00")).alias("charges"),
        ls.days_late("due", sf.col("paid"), holidays=[datetime.date(2026, 1, 2)]).alias("late"),
    ).first()
    assert plain(row.charges) == {"multa_total": "5.00", "juros_mensal_total": "1.42", "valor_novo": "256.42", "issues": []}
    assert row.late.dias == 9


def test_null_gives_null_without_an_issue(spark: SparkSession) -> None:
    frame = spark.sql("SELECT CAST(null AS decimal(17,2)) valor, 1 dias")
    row = frame.select(ls.late_charges(multa=2, juros_mensal=1).alias("charges")).first()
    assert plain(row.charges) == {"multa_total": None, "juros_mensal_total": None, "valor_novo": None, "issues": []}


def test_an_invalid_constant_raises_at_once(spark: SparkSession) -> None:
    with pytest.raises(LastroError) as refused:
        ls.late_charges(rounding="up", multa=Decimal("2.005"))
    assert {issue.path for issue in refused.value.issues} == {"rounding", "multa"}
    with pytest.raises(TypeError, match="needs a column"):
        ls.late_charges(valor=1, dias=1, multa=2, juros_mensal=1)


def test_a_column_of_an_unsupported_type_is_an_error_of_the_query(spark: SparkSession) -> None:
    """A float is not an amount, and a boolean is not a number of days: the worker's exception has the names of both columns."""
    frame = spark.sql("SELECT 1.5D valor, true dias")
    with pytest.raises(PySparkException) as refused:
        frame.select(ls.late_charges(multa=2, juros_mensal=1)).collect()
    assert "valor" in str(refused.value) and "dias" in str(refused.value)
