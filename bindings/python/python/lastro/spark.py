"""The operations of this package in Spark: functions on the columns of a ``DataFrame``, validation of records, and a data
source for files of records.

As everywhere in Spark, a string argument is the name of a column. ``pyspark.sql.functions.lit("..")`` is a constant string,
and any other value is a constant. A function returns a struct of the operation's results and ``issues``, the problems of
the row. The driver and the executors need Spark 4.1 or later and pyarrow.

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
    """Validates records by the rules of their entity.

    Args:
        frame (DataFrame): A frame with a column of JSON strings, one record each.
        texts (str): The name of that column.
        entity (str): The kind of the records.
        operation (str): The intended use of the records: ``insert`` or ``update``.
        today (datetime.date | str, optional): The current day. When unset, rules that need it are skipped.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.

    Returns:
        DataFrame: The frame with the additional column ``issues``, a list that is empty for valid records and for null.

    Raises:
        LastroError: An argument is invalid.
    """

    def issues(batch: pa.RecordBatch) -> pa.Array:
        checked = bulk.validate(entity, batch, operation, today, severity, threads=1)
        return pa.table(checked)["issues"].combine_chunks()

    return frame.withColumn("issues", column("check", issues, {texts: frame[texts]}))


def register(spark: SparkSession) -> None:
    """Registers ``spark.read.format("lastro")`` in a session.

    Args:
        spark (SparkSession): The session.
    """
    spark.dataSource.register(Records)
