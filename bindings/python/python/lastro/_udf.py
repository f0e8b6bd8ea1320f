"""Operations on columns as functions of Spark: by ``arrow_udf``, in the workers of Python that Spark starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql import Column
from pyspark.sql import functions as sf
from pyspark.sql.pandas.types import from_arrow_type

from ._columns import run
from ._lastro import bulk as _native

if TYPE_CHECKING:
    from ._columns import ArrowData


def expression(operation: str, arguments: Mapping[str, object]) -> Column:
    """An operation as a column: a struct of the results and the issues of each row."""
    columns = {name: value for name, value in arguments.items() if isinstance(value, Column)}
    constants = {name: value for name, value in arguments.items() if name not in columns}
    named: dict[str, str] = dict(_native.columns(operation, constants))
    columns.update({name: sf.col(column) for name, column in named.items()})
    if not columns:
        raise TypeError(f"{operation}() needs a column: pyspark.sql.functions.lit() makes one of a constant")
    names = list(columns)
    given = {name: value for name, value in constants.items() if name not in named} | {name: name for name in names}

    def answer(*arrays: pa.Array) -> pa.Array:
        return struct(run(operation, pa.RecordBatch.from_arrays(list(arrays), names=names), given, keep=False))

    # a constant that does not fit is an error here, and not when a query runs
    empty = answer(*(pa.nulls(0) for _ in names))
    answer.__name__ = operation
    return sf.arrow_udf(answer, from_arrow_type(empty.type))(*columns.values())


def struct(table: ArrowData) -> pa.StructArray:
    """The columns of a table as the members of one column."""
    whole = pa.table(table)
    columns = [column.combine_chunks() for column in whole.columns]
    return pa.StructArray.from_arrays(columns, fields=list(whole.schema))
