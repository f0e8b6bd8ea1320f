"""The operations of this package in Polars: ``pl.col("valor").lastro.late_charges(dias="dias")``, and frames of records.

Importing this module registers the namespace ``lastro`` for expressions, series and frames. As everywhere in Polars, a
string argument is the name of a column. An expression or a series is a column, too. ``lit("..")`` of this module is a
constant string, and any other value is a constant.

On an expression or a series, an operation returns a struct of the results and ``issues``, the problems of the row. On a
frame, it returns a frame, like the functions of ``lastro.bulk``. On a LazyFrame, it returns a LazyFrame.

Example:
    >>> import polars as pl
    >>> import lastro.polars
    >>> frame = pl.DataFrame({"valor": ["250.00"], "dias": [17]})
    >>> charges = pl.col("valor").lastro.late_charges(multa=2, juros_mensal=1)
    >>> frame.select(charges.struct.field("valor_novo")).item()
    Decimal('256.42')
    >>> frame.lastro.late_charges(multa=2, juros_mensal=1)["valor_novo"].item()
    Decimal('256.42')
    >>> pl.Series(["529.982.247-25", "1"]).lastro.cpf().struct.field("valid").to_list()
    [True, False]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, cast

import polars as _polars
from polars.io.plugins import register_io_source as _register

from ._expressions import Columns
from ._frames import Frames
from ._lastro import lit
from ._plugin import use_plugin, uses_plugin
from ._records import read as _read

if TYPE_CHECKING:
    from . import types
    from ._lastro import Stream, Table
    from ._records import Path, Progress

_polars.api.register_expr_namespace("lastro")(Columns)
_polars.api.register_series_namespace("lastro")(Columns)


@_polars.api.register_dataframe_namespace("lastro")
class DataFrameColumns(Frames[_polars.DataFrame]):
    """The operations on columns as methods of a DataFrame."""

    def __init__(self, frame: _polars.DataFrame) -> None:
        self._frame = frame

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _polars.DataFrame:
        return function(self._frame, *args, **kwargs).to_polars()


@_polars.api.register_lazyframe_namespace("lastro")
class LazyFrameColumns(Frames[_polars.LazyFrame]):
    """The operations on columns as methods of a LazyFrame. An invalid argument raises an error at the call, not in the query."""

    def __init__(self, frame: _polars.LazyFrame) -> None:
        self._frame = frame

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _polars.LazyFrame:
        def answer(frame: _polars.DataFrame) -> _polars.DataFrame:
            return function(frame, *args, **kwargs).to_polars()

        # Polars must not move filters and selections before the operation: they refer to columns that only the result has
        return self._frame.map_batches(
            answer,
            predicate_pushdown=False,
            projection_pushdown=False,
            schema=answer(self._frame.collect_schema().to_frame()).schema,
            streamable=True,
        )


def scan(
    entity: str,
    source: Path | list[Path],
    explode: str | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
    progress: Progress = False,
) -> _polars.LazyFrame:
    """Returns a LazyFrame of the records in files. They are read by ``lastro.bulk.read`` when the query runs. Reading stops
    after the last row that the query needs.

    Args:
        entity (str): The kind of the records: ``sale``, ``customer``, ``v1.sale`` ..
        source (Path | list[Path]): One file or several.
        explode (str, optional): The name of a list field, such as ``parcelas`` or ``itens``. With it, each element of the list
            has a row.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        progress (Progress): Whether to show a progress bar while the query runs, or a function that is called with the progress.

    Returns:
        pl.LazyFrame: The fields of the record, ``source`` with its position, and ``issues``.

    Raises:
        ImportError: The progress bar needs ``tqdm``, which is not installed. Raised when the query runs.
        LastroError: The entity or the field is unknown.
        OSError: No file has the path. Raised when the query runs.
    """
    empty = _polars.DataFrame(_read(entity, b"", explode, severity))

    def frames(
        columns: list[str] | None, predicate: _polars.Expr | None, rows: int | None, _: int | None
    ) -> Iterator[_polars.DataFrame]:
        # for files, `read` returns a stream
        for batch in cast("Stream", _read(entity, source, explode, severity, threads, columns or None, progress=progress)):
            frame = batch.to_polars()
            frame = frame if rows is None else frame.head(rows)
            rows = None if rows is None else rows - frame.height
            yield frame if predicate is None else frame.filter(predicate)
            if rows == 0:
                return

    return _register(frames, schema=empty.schema)


def scan_sales(
    source: Path | list[Path],
    explode: str | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
    progress: Progress = False,
) -> _polars.LazyFrame:
    """Returns a LazyFrame of the sales in files. It is the same as ``scan("sale", ..)``.

    Args:
        source (Path | list[Path]): One file or several.
        explode (str, optional): The name of a list field, such as ``parcelas`` or ``itens``. With it, each element of the list
            has a row.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        progress (Progress): Whether to show a progress bar while the query runs, or a function that is called with the progress.

    Returns:
        pl.LazyFrame: The fields of a sale, ``source`` with its position, and ``issues``.

    Raises:
        ImportError: The progress bar needs ``tqdm``, which is not installed. Raised when the query runs.
        LastroError: The field is unknown.
        OSError: No file has the path. Raised when the query runs.
    """
    return scan("sale", source, explode, severity, threads, progress)


__all__ = ["Columns", "DataFrameColumns", "LazyFrameColumns", "lit", "scan", "scan_sales", "use_plugin", "uses_plugin"]
