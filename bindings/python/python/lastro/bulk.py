"""The operations of this package on tables with millions of rows.

A table is any object with ``__arrow_c_stream__`` or ``__arrow_c_array__``, for example of pyarrow, Polars, pandas, DuckDB,
DataFusion, arro3 or nanoarrow. A LazyFrame of Polars is collected first. A single column, such as a series, is passed as
the main argument of the operation, such as the CPF in ``bulk.cpf(series)``. The result is a stream if the input is a
stream, otherwise a table.

In the other arguments, a string is the name of a column, ``lit("..")`` is a constant string, and any other value is a
constant. An invalid value in a row never raises an exception: the row has null results, and its ``issues`` give the reason.

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
