"""Columns in, columns out: the operations of this package on millions of rows.

A table is anything with ``__arrow_c_stream__`` or ``__arrow_c_array__``: of pyarrow, Polars, pandas, DuckDB, DataFusion,
arro3, nanoarrow. A LazyFrame of Polars is collected. A single column, such as a series, is the first argument of an
operation that is a column: ``bulk.cpf(series)``. A result is a table too, and lazy if its source is a stream. A string
argument names a column, ``lit("..")`` is a constant string, anything else is a constant.

An invalid value never raises an exception: its row has null results, and the column ``issues`` says why.

Example:
    >>> import pyarrow
    >>> from lastro import bulk
    >>> table = pyarrow.table({"valor": ["250.00", "1.005"], "dias": [17, 3]})
    >>> charged = bulk.late_charges(table, multa=2, juros_mensal=1).to_pyarrow()
    >>> charged["valor_novo"].to_pylist()
    [Decimal('256.42'), None]
    >>> [issue["code"] for issue in charged["issues"][1].as_py()]
    ['too_many_decimals']
"""

from __future__ import annotations

from . import _functions
from ._columns import ArrowArray, ArrowData, ArrowStream
from ._functions import *  # noqa: F403
from ._lastro import Column, Stream, Table, lit
from ._records import (
    Documents,
    Page,
    Path,
    Progress,
    Reconciled,
    Written,
    amounts,
    read,
    reconcile,
    report,
    v1_to_v2,
    validate,
    write,
)

__all__ = [
    "ArrowArray",
    "ArrowData",
    "ArrowStream",
    "Column",
    "Documents",
    "Page",
    "Path",
    "Progress",
    "Reconciled",
    "Stream",
    "Table",
    "Written",
    "amounts",
    "lit",
    "read",
    "reconcile",
    "report",
    "v1_to_v2",
    "validate",
    "write",
]
__all__ += _functions.__all__
