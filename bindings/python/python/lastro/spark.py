"""Spark: the operations on columns as functions on columns of a ``DataFrame``, validation of records, files of records.

A string argument names a column, as everywhere in Spark; ``pyspark.sql.functions.lit("..")`` is a constant string,
anything else is a constant. A result is a struct of the results and of ``issues``, the problems of the row. Spark 4.1
or later and pyarrow are needed, on the driver and on the executors.

Example:
    >>> from lastro import spark as ls
    >>> charges = frame.select("*", ls.late_charges("valor", multa=2, juros_mensal=1, dias="dias").alias("charges"))
    >>> charges.select("charges.valor_novo")
    >>> checked = ls.check(texts, "json", entity="sale", operation="insert")
    >>> ls.register(spark)
    >>> sales = spark.read.format("lastro").option("entity", "sale").load("sales.ndjson")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow as pa

from . import _spark_functions, bulk
from ._datasource import Records
from ._spark_functions import *  # noqa: F403
from ._udf import column

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from . import types

__all__ = ["Records", "check", "register"]
__all__ += _spark_functions.__all__


def check(
    frame: DataFrame,
    texts: str = "json",
    *,
    entity: str = "sale",
    operation: types.WriteOperation = "insert",
    today: types.DateInput | None = None,
    severity: types.Severity = "error",
) -> DataFrame:
    """Checks records by the rules of ``validate`` of their entity.

    Args:
        frame (DataFrame): With a column of JSON texts, a record in each.
        texts (str): The name of that column.
        entity (str): What the records are.
        operation (str): What they are about to be used for: ``insert`` or ``update``.
        today (datetime.date | str, optional): Today. When unset, rules that need it are left out.
        severity (str): The least severe issues that are listed: ``error`` or ``warning``.

    Returns:
        DataFrame: With the column ``issues`` too. It is empty where nothing is wrong, and where there is not a text.

    Raises:
        LastroError: For an argument that does not fit.
    """

    def issues(batch: pa.RecordBatch) -> pa.Array:
        checked = bulk.validate(entity, batch, operation, today, severity, threads=1)
        return pa.table(checked)["issues"].combine_chunks()

    return frame.withColumn("issues", column("check", issues, {texts: frame[texts]}))


def register(spark: SparkSession) -> None:
    """Makes ``spark.read.format("lastro")`` known to a session.

    Args:
        spark (SparkSession): The session.
    """
    spark.dataSource.register(Records)
