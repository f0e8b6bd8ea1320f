"""Operations on columns as Spark functions. They are made with ``arrow_udf`` and run in Spark's Python workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

import pyarrow as pa
from pyspark.sql import Column
from pyspark.sql import functions as sf
from pyspark.sql.pandas.types import from_arrow_type

from ._columns import run
from ._lastro import bulk as _native


def expression(operation: str, arguments: Mapping[str, object]) -> Column:
    """Creates the Spark column of an operation: a struct of the results and the issues of each row."""
    columns = {name: value for name, value in arguments.items() if isinstance(value, Column)}
    constants = {name: value for name, value in arguments.items() if name not in columns}
    # an omitted argument stands for the column with the argument's name. This column must exist, even for an optional
    # argument, because the columns of the frame are not known here
    named = {name: text for name, text, _ in _native.columns(operation, constants)}
    columns.update({name: sf.col(text) for name, text in named.items()})
    if not columns:
        raise TypeError(f"{operation}() needs a column: pyspark.sql.functions.lit() makes one of a constant")
    given = {name: value for name, value in constants.items() if name not in named} | {name: name for name in columns}

    def answer(batch: pa.RecordBatch) -> pa.Array:
        whole = pa.table(run(operation, batch, given))
        parts = [part.combine_chunks() for part in whole.columns]
        return pa.StructArray.from_arrays(parts, fields=list(whole.schema))

    return column(operation, answer, columns)


def column(name: str, work: Callable[[pa.RecordBatch], pa.Array], inputs: Mapping[str, Column]) -> Column:
    """Creates a column whose values ``work`` computes from the inputs. ``work`` runs once on an empty batch first, to find the
    type of the column and to report invalid arguments."""
    names = list(inputs)

    def answer(*arrays: pa.Array) -> pa.Array:
        return work(pa.RecordBatch.from_arrays(list(arrays), names=names))

    empty = answer(*(pa.nulls(0) for _ in names))
    answer.__name__ = name
    function = sf.arrow_udf(answer, from_arrow_type(empty.type))  # type: ignore[attr-defined]  # the stubs lack it
    return cast(Column, function(*inputs.values()))
