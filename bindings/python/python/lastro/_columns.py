"""What the functions over tables have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Union, cast

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


class LazyFrame(Protocol):
    """Has a frame once it is collected: a LazyFrame of Polars."""

    def collect_schema(self) -> object:
        """The names and types of the columns."""

    def collect(self) -> Any:
        """The frame, which has a stream of Arrow data."""


ArrowData = Union[ArrowStream, ArrowArray, LazyFrame]
"""Anything that hands over Arrow data by the PyCapsule protocol, and a LazyFrame of Polars, which is collected."""


def run(
    operation: str, table: ArrowData, arguments: Mapping[str, object], keep: bool = False, suffix: str | None = None
) -> Table | Stream:
    """Runs an operation over the rows of a table."""
    if suffix is not None and not keep:
        raise TypeError("suffix is for the columns of the table that stay: give keep=True")
    return cast("Table | Stream", _native.run(operation, table, dict(arguments), keep, suffix))
