"""Types for Arrow data, and the function that runs an operation on a table. The functions of ``lastro.bulk`` use both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Union, cast

from ._lastro import Stream, Table
from ._lastro import bulk as _native


class ArrowStream(Protocol):
    """An object with a stream of Arrow data, such as a reader, or a table of pyarrow, Polars, pandas, DuckDB, DataFusion, arro3
    or nanoarrow."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Returns a capsule with the name ``arrow_array_stream``."""


class ArrowArray(Protocol):
    """An object with one array of Arrow data, such as a batch or a column."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """Returns two capsules, with the names ``arrow_schema`` and ``arrow_array``."""


class LazyFrame(Protocol):
    """A LazyFrame of Polars, or an object with the same two methods."""

    def collect_schema(self) -> object:
        """The names and types of the columns."""

    def collect(self) -> Any:
        """Computes the frame. The result has a stream of Arrow data."""


ArrowData = Union[ArrowStream, ArrowArray, LazyFrame]
"""Any object with Arrow data by the PyCapsule protocol, or a LazyFrame of Polars, which is collected first."""


def run(
    operation: str, table: ArrowData, arguments: Mapping[str, object], keep: bool = False, suffix: str | None = None
) -> Table | Stream:
    """Runs an operation on the rows of a table."""
    if suffix is not None and not keep:
        raise TypeError("suffix is for the columns of the table that stay: give keep=True")
    return cast("Table | Stream", _native.run(operation, table, dict(arguments), keep, suffix))
