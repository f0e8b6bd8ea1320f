"""What the functions over tables have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, Union, cast

from ._lastro import Stream, Table
from ._lastro import bulk as _native


class ArrowStream(Protocol):
    """Has a stream of Arrow data: a table of pyarrow, Polars, pandas, DuckDB, DataFusion, arro3 or nanoarrow; a reader."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """A capsule ``arrow_array_stream``."""


class ArrowArray(Protocol):
    """Has an array of Arrow data: a batch, a column."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """A capsule ``arrow_schema`` and a capsule ``arrow_array``."""


ArrowData = Union[ArrowStream, ArrowArray]
"""Anything that hands over Arrow data by the PyCapsule protocol."""


def run(
    operation: str, table: ArrowData, arguments: Mapping[str, object], keep: bool = False, suffix: str | None = None
) -> Table | Stream:
    """Runs an operation over the rows of a table."""
    if suffix is not None and not keep:
        raise TypeError("suffix is for the columns of the table that stay: give keep=True")
    return cast("Table | Stream", _native.run(operation, table, dict(arguments), keep, suffix))
