"""Shared by the functions on tables: types for Arrow data, and the call of an operation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Union, cast

from ._lastro import Stream, Table
from ._lastro import bulk as _native


class ArrowStream(Protocol):
    """An object with a stream of Arrow data: a table of pyarrow, Polars, pandas, DuckDB, DataFusion, arro3 or
    nanoarrow; a reader."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """A capsule ``arrow_array_stream``."""


class ArrowArray(Protocol):
    """An object with an array of Arrow data: a batch, a column."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """A capsule ``arrow_schema`` and a capsule ``arrow_array``."""


class LazyFrame(Protocol):
    """An object that becomes a frame when collected: a LazyFrame of Polars."""

    def collect_schema(self) -> object:
        """The names and types of the columns."""

    def collect(self) -> Any:
        """The frame, which has a stream of Arrow data."""


ArrowData = Union[ArrowStream, ArrowArray, LazyFrame]
"""Anything with Arrow data (PyCapsule protocol), or a LazyFrame of Polars, which is collected."""


def run(
    operation: str, table: ArrowData, arguments: Mapping[str, object], keep: bool = False, suffix: str | None = None
) -> Table | Stream:
    """Runs an operation on the rows of a table."""
    if suffix is not None and not keep:
        raise TypeError("suffix is for the columns of the table that stay: give keep=True")
    return cast("Table | Stream", _native.run(operation, table, dict(arguments), keep, suffix))
