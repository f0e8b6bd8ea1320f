"""Spark: the operations on columns as functions of columns of a ``DataFrame``.

A text argument names a column, as everywhere in Spark; ``pyspark.sql.functions.lit("..")`` is a constant text, anything else
is a constant. An answer is a struct of the results and of ``issues``, the list of what does not fit in the row. Spark 4.1 or
later and pyarrow are needed, here and where the executors run.

Example:
    >>> from lastro import spark as ls
    >>> charges = frame.select("*", ls.late_charges("valor", multa=2, juros_mensal=1, dias="dias").alias("charges"))
    >>> charges.select("charges.valor_novo")
"""

from __future__ import annotations

from . import _spark_functions
from ._spark_functions import *  # noqa: F403

__all__ = [*_spark_functions.__all__]
