"""Whole records in columns: read, validate, write, convert, reconcile and report. `lastro.bulk` has these functions."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, NamedTuple, Optional, Union, cast

from ._columns import ArrowData
from ._lastro import Stream, Table
from ._lastro import bulk as _native

if TYPE_CHECKING:
    from . import types

Path = Union[str, "os.PathLike[str]"]
"""The path of a file or a folder, or a pattern such as ``sales/*.ndjson`` or ``sales/**/*.gz``.

In a folder every file is read, including those in its subfolders, in the order of their names. Names that begin with
``_`` or ``.`` are skipped.
"""

Page = Union[str, bytes, Mapping[str, object], Sequence[object]]
"""A page as the service returns it, a list of records, or a record: as a string, bytes, or the value itself."""

Documents = Union[Path, Sequence[Path], bytes, bytearray, ArrowData, Iterable[Page]]
"""The origin of records: one or several files, bytes, a column of strings, an iterable of pages.

A file has one record per line, a list of records, or pages. Files and bytes may be compressed with gzip or zstd, which
is detected from their first bytes; another format raises ``RuntimeError``. In a list or tuple, strings are paths;
elsewhere they are pages.
"""

Progress = Union[bool, Callable[[int, Optional[int]], object]]
"""Whether to show a progress bar, or a function that is called with the progress.

``True`` shows a bar of ``tqdm``: ``pip install 'lastro[progress]'``. A function is called with the amount done and the
total: bytes of the files, as they are stored, or rows and ``None`` if the number of bytes is unknown. It is called when
reading begins, after each batch, and at the end. Its exception ends the reading with ``RuntimeError``.
"""


class Written(NamedTuple):
    """The result of writing a table."""

    lines: bytes
    """NDJSON: one line per written row, in order. Empty if the lines went to a file."""
    issues: Table
    """One row per row of the table: the column ``issues`` says why the row was not written."""


class Reconciled(NamedTuple):
    """Sales matched with received amounts."""

    matched: Table
    """One row per sale for which something was received."""
    unmatched: Table
    """The unmatched rows of both sides, those of the sales first."""


def read(
    entity: str,
    source: Documents,
    explode: str | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
    columns: Sequence[str] | None = None,
    batch_rows: int | None = None,
    progress: Progress = False,
) -> Table | Stream:
    """Reads records into columns. No record is left out: an invalid value is null in its column, is kept in ``extra``
    under its name, and is reported in the row's ``issues``.

    Args:
        entity (str): The kind of the records: ``sale``, ``customer``, ``v1.sale`` ..
        source (Documents): Paths, bytes, a column of strings, or an iterable of pages.
        explode (str, optional): A list field; the result then has one row per element: ``parcelas``, ``itens``.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        columns (Sequence[str], optional): The columns of the result, in this order; all of them when unset.
        batch_rows (int, optional): Maximum number of rows per batch of a stream; default 65,536.
        progress (Progress): Whether to show a progress bar, or a function that is called with the progress.

    Returns:
        Table | Stream: The fields of the record, ``source`` with its position, and ``issues``. A stream, unless the
            source is in memory already.

    Raises:
        ImportError: For a progress bar without ``tqdm``.
        LastroError: For an unknown entity, field or column.
        OSError: For a path without a file.
        TypeError: For a source of another type.

    Example:
        >>> import pyarrow
        >>> from lastro import bulk
        >>> lines = b'{"id": 1, "valor_venda": "250.00"}\\n{"id": 2, "valor_venda": "1,50"}\\n'
        >>> sales = pyarrow.table(bulk.read("sale", lines))
        >>> sales["valor_venda"].to_pylist()
        [Decimal('250.00'), None]
        >>> pyarrow.table(bulk.report(sales))["text"].to_pylist()
        ['is not a valid amount; use a decimal point (129.90)']
    """
    wanted = None if columns is None else list(columns)
    report = _reported(progress)
    return cast("Table | Stream", _native.read(entity, source, explode, severity, threads, wanted, batch_rows, report))


def validate(
    entity: str,
    source: Documents,
    operation: types.WriteOperation = "insert",
    today: types.DateInput | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
    progress: Progress = False,
) -> Table | Stream:
    """Reads records and validates them by the rules of the entity.

    Args:
        entity (str): The kind of the records.
        source (Documents): Paths, bytes, a column of strings, or an iterable of pages.
        operation (str): The intended use of the records: ``insert`` or ``update``.
        today (datetime.date | str, optional): The current day. When unset, rules that need it are skipped.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        progress (Progress): Whether to show a progress bar, or a function that is called with the progress.

    Returns:
        Table | Stream: The key of each record, ``source`` with its position, and ``issues``. A stream, unless the
            source is in memory already.

    Raises:
        ImportError: For a progress bar without ``tqdm``.
        LastroError: For an unknown entity.
        OSError: For a path without a file.
        TypeError: For a source of another type.
    """
    report = _reported(progress)
    return cast("Table | Stream", _native.validate(entity, source, operation, today, severity, threads, report))


def v1_to_v2(
    entity: str,
    source: Documents,
    explode: str | None = None,
    threads: int | None = None,
    progress: Progress = False,
) -> Table | Stream:
    """Reads records of version 1 into the columns of version 2. Data lost in the conversion is reported as a warning of
    the row.

    Args:
        entity (str): ``sale``, ``customer``, ``service`` or ``payment_method``.
        source (Documents): Paths, bytes, a column of strings, or an iterable of pages.
        explode (str, optional): A list field; the result then has one row per element.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        progress (Progress): Whether to show a progress bar, or a function that is called with the progress.

    Returns:
        Table | Stream: As ``read`` of the entity. A stream, unless the source is in memory already.

    Raises:
        ImportError: For a progress bar without ``tqdm``.
        LastroError: For an entity that cannot be converted.
        OSError: For a path without a file.
        TypeError: For a source of another type.
    """
    return cast("Table | Stream", _native.v1_to_v2(entity, source, explode, threads, _reported(progress)))


def write(
    entity: str, table: ArrowData, operation: types.WriteOperation | None = None, to: BinaryIO | None = None
) -> Written:
    """Writes the records of a table as NDJSON.

    Args:
        entity (str): The kind of the records.
        table (ArrowData): Columns named like the fields; the columns ``source`` and ``issues`` are ignored.
        operation (str, optional): ``insert`` or ``update``: the form sent to the service, as ``body`` of the entity
            writes it. When unset: the form of the service's responses, as ``encode`` writes it.
        to (BinaryIO, optional): A binary file.

    Returns:
        Written: The lines if no file was passed, and the reasons why rows were not written.

    Raises:
        LastroError: Lists every column that is not a field or has the wrong type.
        TypeError: For a table without Arrow data.
    """
    lines: list[bytes] = []
    issues = cast(Table, _native.write(entity, table, operation, lines.append if to is None else to.write))
    return Written(b"".join(lines), issues)


def reconcile(sales: ArrowData, received: ArrowData) -> Reconciled:
    """Matches sales with what was received for them by ``id``, and compares the amounts.

    Args:
        sales (ArrowData): ``id``, with ``parcelas`` or ``valor_venda`` of sales, or ``valor`` of installments.
        received (ArrowData): ``id`` and ``valor_recebido``; several rows of one ``id`` add up.

    Returns:
        Reconciled: The matched rows with the differences, and the unmatched rows.

    Raises:
        LastroError: Lists every column that is missing or has the wrong type.
        TypeError: For a table without Arrow data.
    """
    matched, unmatched = _native.reconcile(sales, received)
    return Reconciled(matched, unmatched)


def amounts(
    table: ArrowData, form: Literal["float", "decimal_comma"], columns: Sequence[str] = ("valor",)
) -> Table | Stream:
    """Converts columns of inexact or formatted amounts into decimals. Nothing is rounded: a value that cannot be
    converted exactly becomes null and is reported in the row's ``issues``.

    Args:
        table (ArrowData): A table, or one column, which then has the name in ``columns``.
        form (str): ``float`` for binary floats: the amount is the shortest decimal that reads as the same float, below
            10,000,000,000,000 (10,000 for 32 bits), where it is the only one. ``decimal_comma`` for strings such as
            ``1.234,56``; a string with points and no comma is refused, since ``1.234`` could mean either.
        columns (Sequence[str]): The columns to convert.

    Returns:
        Table | Stream: All columns of the table, and ``issues``. A stream if the table is one.

    Raises:
        LastroError: Lists every column that is missing or has the wrong type.
        TypeError: For a table without Arrow data.
        ValueError: For an unknown form.

    Example:
        >>> import pyarrow
        >>> from lastro import bulk
        >>> table = pyarrow.table({"valor": [0.1, 250.0, 0.1 + 0.2], "dias": [1, 17, 3]})
        >>> exact = bulk.amounts(table, "float")
        >>> exact.to_pyarrow()["valor"].to_pylist()
        [Decimal('0.10'), Decimal('250.00'), None]
        >>> bulk.report(exact).to_pyarrow()["code"].to_pylist()
        ['too_many_decimals']
        >>> bulk.amounts(pyarrow.array(["1.234,56"]), "decimal_comma").to_pyarrow()["valor"].to_pylist()
        [Decimal('1234.56')]
    """
    return cast("Table | Stream", _native.amounts(table, list(columns), form))


def report(table: ArrowData, language: types.Language = "en") -> Table | Stream:
    """Lists the issues of a table, one row per issue.

    Args:
        table (ArrowData): A table with a column ``issues``; columns ``source`` and ``id`` are included if present.
        language (str): Language of the messages: ``en`` or ``pt-BR``.

    Returns:
        Table | Stream: ``source``, ``line``, ``id``, ``path``, ``code`` and ``text``. A stream if the table is one.

    Raises:
        LastroError: For a table without ``issues``.
        TypeError: For a table without Arrow data.
    """
    return cast("Table | Stream", _native.report(table, language))


def _reported(progress: Progress) -> Callable[[int, int | None], object] | None:
    return _Bar() if progress is True else progress or None


class _Bar:
    """A progress bar of tqdm, closed when the reader drops it."""

    _bar: Any = None

    def __init__(self) -> None:
        try:
            from tqdm.auto import tqdm
        except ImportError as error:
            raise ImportError("progress=True needs tqdm: pip install 'lastro[progress]'", name=error.name) from error
        self._tqdm = tqdm

    def __call__(self, done: int, total: int | None) -> None:
        if self._bar is None:
            self._bar = self._tqdm(total=total, unit="rows" if total is None else "B", unit_scale=True)
        self._bar.update(done - self._bar.n)

    def __del__(self) -> None:
        if self._bar is not None:
            self._bar.close()
