"""Late charges on Spark: compares the jar with Spark's own decimals, and the Python functions with the minimum cost of Python.

    LASTRO_SPARK_JAR=$(cargo xtask build spark | tail -n 1) PYTHONPATH=... python benches/spark/late_charges.py [--check]

With `--json` it prints what `bench-report` reads. With `--check` it only asserts that all give the same results.
"""

from __future__ import annotations

from harness import AS_LINES, ONLY_CHECK, measured, session, show
from lastro import spark as ls
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as sf

ROWS = 200_000 if ONLY_CHECK else 5_000_000
# half up, as Spark's decimals round
BY_HAND = "valor + round(valor * 2 / 100, 2) * int(dias > 0) + round(valor * dias / 3000, 2)"
SALE = (
    '{"id_cliente": 7, "data": "2026-01-10", "itens": [{"id_servico": 1, "valor": "250.00", "qtd": "1"}], '
    '"id_meio_pagamento": 3, "agendamento": 0, "parcelas": [{"data_vencimento": "2026-02-10", "valor": "250.00"}]}'
)
OURS = "lastro.valor_novo(valor, dias)"


def table(spark: SparkSession, rows: int) -> DataFrame:
    """Amounts and days from the numbers of the rows, kept in memory."""
    amount = "CAST((id * 2654435761 % 99999999) AS decimal(17,0)) / 100"
    frame = spark.range(rows).selectExpr(f"CAST({amount} AS decimal(17,2)) valor", "CAST(id * 40503 % 400 AS int) dias")
    frame = frame.coalesce(spark.sparkContext.defaultParallelism).cache()
    frame.count()
    return frame


def sql(spark: SparkSession) -> None:
    """In SQL, with the sum of what each row costs."""
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
    """With Python workers, compared with a `mapInArrow` that returns its input."""
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
    """The minimum cost of Python workers: returns the input."""
    return frame.mapInArrow(lambda batches: batches, frame.schema)


def noop(base: str, rows: int, frames: dict[str, DataFrame]) -> None:
    """Computes every row of each frame without keeping any."""
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
