"""Late charges on Spark. Compares the functions of the jar with Spark's own decimals, and the Python functions with a Python
worker that does nothing.

    LASTRO_SPARK_JAR=$(cargo xtask build spark | tail -n 1) PYTHONPATH=... python benches/spark/late_charges.py [--check]

With `--json`, it prints lines for `bench-report`. With `--check`, it only asserts that all results are the same.
"""

from __future__ import annotations

from harness import AS_LINES, ONLY_CHECK, measured, session, show
from lastro import spark as ls
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as sf

ROWS = 200_000 if ONLY_CHECK else 5_000_000
# The amount of an installment including its late charges, as an SQL expression. Spark's `round` rounds half up, like lastro.
BY_HAND = "valor + round(valor * 2 / 100, 2) * int(dias > 0) + round(valor * dias / 3000, 2)"
SALE = (
    '{"id_cliente": 7, "data": "2026-01-10", "itens": [{"id_servico": 1, "valor": "250.00", "qtd": "1"}], '
    '"id_meio_pagamento": 3, "agendamento": 0, "parcelas": [{"data_vencimento": "2026-02-10", "valor": "250.00"}]}'
)
OURS = "lastro.valor_novo(valor, dias)"


def table(spark: SparkSession, rows: int) -> DataFrame:
    """A cached frame of amounts and days late, which are computed from the row numbers."""
    amount = "CAST((id * 2654435761 % 99999999) AS decimal(17,0)) / 100"
    frame = spark.range(rows).selectExpr(f"CAST({amount} AS decimal(17,2)) valor", "CAST(id * 40503 % 400 AS int) dias")
    frame = frame.coalesce(spark.sparkContext.defaultParallelism).cache()
    frame.count()
    return frame


def sql(spark: SparkSession) -> None:
    """Measures SQL queries that add up the late charges of all rows."""
    frame = table(spark, ROWS)
    other = frame.where(f"NOT ({OURS} <=> CAST({BY_HAND} AS decimal(17,2)))").count()
    assert other == 0, f"{other} of {ROWS} rows differ"
    if ONLY_CHECK:
        return
    ways = {"the sum alone": "valor", "jar": OURS, "Spark's decimals": BY_HAND}
    costs = measured({who: lambda way=way: frame.selectExpr(f"sum({way})").collect() for who, way in ways.items()})
    show("SQL, one amount", ROWS, costs, "jar")
    frame.unpersist()


def python(spark: SparkSession) -> None:
    """Measures the Python functions, compared with a `mapInArrow` that returns its input."""
    rows = ROWS // 5
    frame = table(spark, rows)
    charges = ls.late_charges(multa=2, juros_mensal=1)
    both = frame.select(sf.sum(charges.valor_novo), sf.sum(sf.size(charges.issues)), sf.sum(sf.expr(OURS))).first()
    assert (both[0], both[1]) == (both[2], 0), both
    texts = frame.limit(rows // 20).selectExpr(f"'{SALE}' json").cache()
    assert ls.check(texts).where(sf.size("issues") > 0).count() == 0
    if ONLY_CHECK:
        return
    noop("mapInArrow, as it is", rows, {"mapInArrow, as it is": same(frame), "late_charges, 3 amounts and issues": frame.select(charges)})
    noop("mapInArrow, as it is", rows // 20, {"mapInArrow, as it is": same(texts), "check, a sale": ls.check(texts)})


def same(frame: DataFrame) -> DataFrame:
    """Passes the rows through Python workers unchanged: the minimum cost of any Python function."""
    return frame.mapInArrow(lambda batches: batches, frame.schema)


def noop(base: str, rows: int, frames: dict[str, DataFrame]) -> None:
    """Measures the computation of all rows of each frame. The rows are not kept."""
    ways = {who: frame.write.format("noop").mode("overwrite").save for who, frame in frames.items()}
    show("Python, all rows made", rows, measured(ways), base)


if __name__ == "__main__":
    for threads in (1,) if ONLY_CHECK or AS_LINES else (1, 2):
        spark = session(threads)
        if not AS_LINES:
            print(f"local[{threads}]")
        sql(spark)
        python(spark)
        spark.stop()
