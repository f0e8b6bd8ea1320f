"""The operations of this package in Polars: ``pl.col("valor").lastro.late_charges(dias="dias")``, and frames of records.

Importing this module registers the namespace ``lastro`` of expressions, series and frames. A string argument names a
column, as everywhere in Polars; ``lit("..")`` of this module is a constant string, an expression or a series is a
column, anything else is a constant. An expression or series returns a struct of the results and of ``issues``, the
problems of the row. A frame returns a frame, as the functions of ``lastro.bulk`` do; a LazyFrame returns one that is
computed when it is collected.

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
    from ._records import Path

_polars.api.register_expr_namespace("lastro")(Columns)
_polars.api.register_series_namespace("lastro")(Columns)


@_polars.api.register_dataframe_namespace("lastro")
class DataFrameColumns(Frames[_polars.DataFrame]):
    """The operations on columns, on a DataFrame."""

    def __init__(self, frame: _polars.DataFrame) -> None:
        self._frame = frame

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _polars.DataFrame:
        return function(self._frame, *args, **kwargs).to_polars()


@_polars.api.register_lazyframe_namespace("lastro")
class LazyFrameColumns(Frames[_polars.LazyFrame]):
    """The operations on columns, on a LazyFrame. An invalid argument raises at once, before the query runs."""

    def __init__(self, frame: _polars.LazyFrame) -> None:
        self._frame = frame

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _polars.LazyFrame:
        def answer(frame: _polars.DataFrame) -> _polars.DataFrame:
            return function(frame, *args, **kwargs).to_polars()

        # the result has other columns than the frame, so filters and selections must not be pushed down
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
) -> _polars.LazyFrame:
    """Records in files as a frame that is read on demand, as ``lastro.bulk.read`` reads them. Reading stops after the
    last row that the query needs.

    Args:
        entity (str): The kind of the records: ``sale``, ``customer``, ``v1.sale`` ..
        source (Path | list[Path]): One file or several.
        explode (str, optional): A list field; the result then has one row per element: ``parcelas``, ``itens``.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.

    Returns:
        pl.LazyFrame: The fields of the record, ``source`` with its position, and ``issues``.

    Raises:
        LastroError: For an unknown entity or field.
        OSError: For a path without a file, when it is read.
    """
    empty = _polars.DataFrame(_read(entity, b"", explode, severity))

    def frames(
        columns: list[str] | None, predicate: _polars.Expr | None, rows: int | None, _: int | None
    ) -> Iterator[_polars.DataFrame]:
        # files are a stream
        for batch in cast("Stream", _read(entity, source, explode, severity, threads, columns or None)):
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
) -> _polars.LazyFrame:
    """Sales in files: ``scan("sale", ..)``.

    Args:
        source (Path | list[Path]): One file or several.
        explode (str, optional): A list field; the result then has one row per element: ``parcelas``, ``itens``.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.

    Returns:
        pl.LazyFrame: The fields of a sale, ``source`` with its position, and ``issues``.

    Raises:
        LastroError: For an unknown field.
        OSError: For a path without a file, when it is read.
    """
    return scan("sale", source, explode, severity, threads)


__all__ = ["Columns", "DataFrameColumns", "LazyFrameColumns", "lit", "scan", "scan_sales", "use_plugin", "uses_plugin"]
