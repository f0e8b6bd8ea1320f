"""Late charges on Spark: the jar beside Spark's own decimals, and the Python way beside what Python costs there at least.

    LASTRO_SPARK_JAR=$(cargo xtask spark) PYTHONPATH=... python benches/spark/late_charges.py [--check]

With `--check` it only asserts that all of them give the same answers.
"""

from __future__ import annotations

from harness import ONLY_CHECK, measured, session, show
from pyspark.sql import DataFrame, SparkSession

ROWS = 200_000 if ONLY_CHECK else 5_000_000
# half up, as Spark's decimals round
BY_HAND = "valor + round(valor * 2 / 100, 2) * int(dias > 0) + round(valor * dias / 3000, 2)"
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


if __name__ == "__main__":
    for threads in (1,) if ONLY_CHECK else (1, 2):
        spark = session(threads)
        print(f"local[{threads}]")
        sql(spark)
        spark.stop()
