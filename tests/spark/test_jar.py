"""Tests that the functions of the jar return the same results in SQL as the core returns for single records."""

from __future__ import annotations

import datetime
import random
from decimal import Decimal
from typing import Any

import pytest
from conftest import cases
from lastro import LastroError, boleto
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession

CHARGES = ["multa_total", "juros_mensal_total", "valor_novo"]


def answers(frame: DataFrame, *expressions: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in frame.selectExpr(*expressions).collect()]


def exact(text: Any) -> Decimal | None:
    return None if text is None else Decimal(text)


@pytest.mark.parametrize("places", [2, 10])
def test_late_charges(spark: SparkSession, places: int) -> None:
    """Tests the late charges with decimals of several scales, which must be converted without loss."""
    used = [case for case in cases("boleto.late_charges") if isinstance(case["input"]["dias"], int)]
    rows = [tuple(case["input"].get(name) for name in ("valor", "multa", "juros_mensal", "dias", "rounding")) for case in used]
    frame = spark.createDataFrame(
        [(exact(valor), exact(multa), exact(juros), dias, rounding or "half_up") for valor, multa, juros, dias, rounding in rows],
        f"valor decimal({15 + places},{places}), multa decimal(17,2), juros decimal(17,2), dias bigint, rounding string",
    )
    got = answers(frame, *(f"lastro.{name}(valor, dias, multa, juros, rounding)" for name in CHARGES))
    expected = [tuple(exact(case.get("ok", {}).get(name)) for name in CHARGES) for case in used]
    assert got == expected
    assert len(used) > 20 and any("error" in case for case in used)


def test_late_charges_of_any_records(spark: SparkSession) -> None:
    pick = random.Random(17)
    rows = [
        (Decimal(pick.randrange(10 ** pick.randrange(1, 18))).scaleb(-2), pick.randrange(400)) for _ in range(5_000)
    ]
    frame = spark.createDataFrame(rows, "valor decimal(17,2), dias int")

    def record(valor: Decimal, dias: int) -> tuple[Any, ...]:
        try:
            charges = boleto.late_charges(valor=valor, multa=Decimal(2), juros_mensal=Decimal(1), dias=dias)
        except LastroError:
            return (None,) * len(CHARGES)
        return tuple(getattr(charges, name) for name in CHARGES)

    expected = [record(valor, dias) for valor, dias in rows]
    assert answers(frame, *(f"lastro.{name}(valor, dias)" for name in CHARGES)) == expected
    assert answers(frame, *(f"lastro.{name}(valor, dias, 2, 1.0)" for name in CHARGES)) == expected


def test_days_late(spark: SparkSession) -> None:
    used = [case for case in cases("boleto.days_late") if "holidays" not in case["input"]]
    pairs = [(case["input"]["data_vencimento"], case["input"]["data_pagamento"]) for case in used]
    day = datetime.date.fromisoformat
    frame = spark.createDataFrame([(day(due), day(paid)) for due, paid in pairs], "due date, paid date")
    assert answers(frame, "lastro.days_late(due, paid)") == [(case.get("ok"),) for case in used]
    assert len(used) > 5


@pytest.mark.parametrize("document", ["cpf", "cnpj"])
@pytest.mark.parametrize(("operation", "function"), [("is_valid", "is"), ("format", "format")])
def test_documents(spark: SparkSession, document: str, operation: str, function: str) -> None:
    used = [case for case in cases(f"{document}.{operation}") if isinstance(case["input"].get(document), str)]
    frame = spark.createDataFrame([(case["input"][document],) for case in used], "document string")
    assert answers(frame, f"lastro.{function}_{document}(document)") == [(case.get("ok"),) for case in used]
    assert len(used) > 10


def test_null_gives_null(spark: SparkSession) -> None:
    frame = spark.sql("SELECT CAST(null AS decimal(17,2)) valor, CAST(null AS int) dias, CAST(null AS date) day, CAST(null AS string) text")
    got = answers(
        frame,
        "lastro.valor_novo(valor, 1)",
        "lastro.valor_novo(1, dias)",
        "lastro.valor_novo(1, 1, valor, 1)",
        "lastro.valor_novo(1, 1, 2, 1, text)",
        "lastro.valor_novo(null, null)",
        "lastro.days_late(day, current_date())",
        "lastro.days_late(current_date(), day)",
        "lastro.is_cpf(text)",
        "lastro.format_cnpj(null)",
    )
    assert got == [(None,) * 9]


def test_invalid_arguments_give_null_and_are_never_rounded(spark: SparkSession) -> None:
    got = answers(
        spark.range(1),
        "lastro.valor_novo(1.505, 0)",
        "lastro.valor_novo(1.5000, 0)",
        "lastro.valor_novo(7, 0)",
        "lastro.valor_novo(9223372036854775807, 0)",
        "lastro.valor_novo(-1, 0)",
        "lastro.valor_novo(1, 9223372036854775807)",
        "lastro.multa_total(1, 1, 100.01, 0)",
        "lastro.valor_novo(CAST('99999999999999999999999999999999999999' AS decimal(38,0)), 0)",
    )
    assert got == [(None, Decimal("1.50"), Decimal("7.00"), None, None, None, None, None)]


@pytest.mark.parametrize(
    ("call", "named"),
    [
        ("valor_novo(1.5D, '3')", ["valor must be DECIMAL", "not DOUBLE", "dias must be a whole number", "not STRING"]),
        ("days_late('2026-01-01', current_timestamp())", ["data_vencimento must be DATE", "data_pagamento must be DATE"]),
        ("is_cpf(1)", ["cpf must be STRING", "not INT"]),
        ("valor_novo(1)", ["valor_novo(valor, dias) or valor_novo(valor, dias, multa, juros_mensal)", "not 1 arguments"]),
        ("valor(1, 1)", ["lastro", "valor"]),
    ],
)
def test_a_call_with_wrong_arguments_is_rejected_before_it_runs(spark: SparkSession, call: str, named: list[str]) -> None:
    with pytest.raises(AnalysisException) as refused:
        spark.sql(f"SELECT lastro.{call}")
    for text in named:
        assert text in str(refused.value)


def test_an_exception_of_a_function_is_an_error_of_the_query(spark: SparkSession) -> None:
    frame = spark.range(1).selectExpr("lastro.valor_novo(1, 1, 2, 1, concat('up', id))")
    with pytest.raises(Exception, match="rounding must be one of half_up,down, not up0"):
        frame.collect()


def test_names_are_found_in_any_case_and_listed(spark: SparkSession) -> None:
    assert answers(spark.range(1), "lastro.Is_CPF('')") == [(False,)]
    listed = {row.function.rpartition(".")[2] for row in spark.sql("SHOW USER FUNCTIONS IN lastro").collect()}
    assert {*CHARGES, "days_late", "is_cpf", "is_cnpj", "format_cpf", "format_cnpj"} == listed


def test_generated_code_calls_the_functions(spark: SparkSession) -> None:
    """Tests that the code which Spark generates calls the static methods directly. Calls through an object per row would cost
    several times as much."""
    plan = spark.range(1).selectExpr("lastro.valor_novo(id, id)")._jdf.queryExecution().toString()
    assert "static_invoke(dev.lastro.spark.ValorNovo.invoke(" in plan
