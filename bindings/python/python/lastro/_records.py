"""Functions for whole records in columns: read, validate, write, convert, reconcile and report. `lastro.bulk` exports them."""

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

For a folder, all files in it and in its subfolders are read, in the order of their names. Names that begin with ``_`` or
``.`` are skipped.
"""

Page = Union[str, bytes, Mapping[str, object], Sequence[object]]
"""A page as the service returns it, a list of records, or a record. It may be JSON text, as a string or bytes, or a Python
value."""

Documents = Union[Path, Sequence[Path], bytes, bytearray, ArrowData, Iterable[Page]]
"""Where records are read from: one or several files, bytes, a column of strings, or an iterable of pages.

A file has one record per line, a list of records, or pages. Files and bytes may be compressed with gzip or zstd, which is
detected by their first bytes. Any other format raises ``RuntimeError``. The strings in a list or tuple are paths; the
strings of any other iterable are pages.
"""

Progress = Union[bool, Callable[[int, Optional[int]], object]]
"""Whether to show a progress bar, or a function that is called with the progress.

``True`` shows a bar of ``tqdm``: ``pip install 'lastro[progress]'``. A function is called with the number of bytes
read and the total number of bytes in the files, as stored. If the total is unknown, it is called with the number of rows and
``None``. It is called when reading begins, after each batch, and at the end. Its exception ends the reading with
``RuntimeError``.
"""


class Written(NamedTuple):
    """The result of writing a table."""

    lines: bytes
    """NDJSON: one line per written row, in order. Empty if the lines went to a file."""
    issues: Table
    """For each row of the table, a row whose column ``issues`` says why it was not written. The column is empty if it was."""


class Reconciled(NamedTuple):
    """Sales matched with received amounts."""

    matched: Table
    """One row per sale for which something was received."""
    unmatched: Table
    """The rows of each table that match no row of the other table. The rows of the sales come first."""


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
    """Reads records into columns. Every record has a row. An invalid value is null in its column, kept in ``extra`` under its
    name, and reported in ``issues``.

    Args:
        entity (str): The kind of the records: ``sale``, ``customer``, ``v1.sale`` ..
        source (Documents): Paths, bytes, a column of strings, or an iterable of pages.
        explode (str, optional): The name of a list field, such as ``parcelas`` or ``itens``. With it, each element of the list
            has a row.
        severity (str): The lowest severity of listed issues: ``error`` or ``warning``.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        columns (Sequence[str], optional): The columns of the result, in this order; all of them when unset.
        batch_rows (int, optional): Maximum number of rows per batch of a stream; default 65,536.
        progress (Progress): Whether to show a progress bar, or a function that is called with the progress.

    Returns:
        Table | Stream: The fields of the record, ``source`` with its position, and ``issues``. A table if the source is in
            memory, otherwise a stream.

    Raises:
        ImportError: The progress bar needs ``tqdm``, which is not installed.
        LastroError: The entity, the field or a column is unknown.
        OSError: No file has the path.
        TypeError: The source has an unsupported type.

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
        Table | Stream: The key of each record, ``source`` with its position, and ``issues``. A table if the source is in
            memory, otherwise a stream.

    Raises:
        ImportError: The progress bar needs ``tqdm``, which is not installed.
        LastroError: The entity is unknown.
        OSError: No file has the path.
        TypeError: The source has an unsupported type.
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
    """Reads records of version 1 into the columns of version 2. A value that version 2 cannot represent becomes a warning in
    the row's ``issues``.

    Args:
        entity (str): ``sale``, ``customer``, ``service`` or ``payment_method``.
        source (Documents): Paths, bytes, a column of strings, or an iterable of pages.
        explode (str, optional): The name of a list field. With it, each element of the list has a row.
        threads (int, optional): Number of threads; default: as many as the machine runs in parallel.
        progress (Progress): Whether to show a progress bar, or a function that is called with the progress.

    Returns:
        Table | Stream: The columns that ``read`` returns for the entity. A table if the source is in memory, otherwise a
            stream.

    Raises:
        ImportError: The progress bar needs ``tqdm``, which is not installed.
        LastroError: The entity cannot be converted.
        OSError: No file has the path.
        TypeError: The source has an unsupported type.
    """
    return cast("Table | Stream", _native.v1_to_v2(entity, source, explode, threads, _reported(progress)))


def write(
    entity: str, table: ArrowData, operation: types.WriteOperation | None = None, to: BinaryIO | None = None
) -> Written:
    """Writes the records of a table as NDJSON.

    Args:
        entity (str): The kind of the records.
        table (ArrowData): Columns named like the fields; the columns ``source`` and ``issues`` are ignored.
        operation (str, optional): ``insert`` or ``update`` writes request bodies, like the entity's operation ``body``. When
            unset, records are written as the service writes them, like the operation ``encode``.
        to (BinaryIO, optional): A binary file for the lines. When unset, the lines are in the result.

    Returns:
        Written: The lines, unless they went to a file, and the reasons why rows were not written.

    Raises:
        LastroError: Lists every column that is not a field or has the wrong type.
        TypeError: The table has no Arrow data.
    """
    lines: list[bytes] = []
    issues = cast(Table, _native.write(entity, table, operation, lines.append if to is None else to.write))
    return Written(b"".join(lines), issues)


def reconcile(sales: ArrowData, received: ArrowData) -> Reconciled:
    """Matches sales with received payments by ``id``, and compares the amounts.

    Args:
        sales (ArrowData): A table with the columns ``id``, and ``parcelas`` or ``valor_venda`` for sales, or ``valor`` for
            installments.
        received (ArrowData): A table with the columns ``id`` and ``valor_recebido``. The amounts of rows with the same ``id``
            are added.

    Returns:
        Reconciled: The matched sales with the differences of the amounts, and the unmatched rows.

    Raises:
        LastroError: Lists every column that is missing or has the wrong type.
        TypeError: A table has no Arrow data.
    """
    matched, unmatched = _native.reconcile(sales, received)
    return Reconciled(matched, unmatched)


def amounts(
    table: ArrowData, form: Literal["float", "decimal_comma"], columns: Sequence[str] = ("valor",)
) -> Table | Stream:
    """Converts columns of floats, or of strings with a decimal comma, to decimals. Values are never rounded: a value that
    cannot be converted exactly becomes null and is reported in the row's ``issues``.

    Args:
        table (ArrowData): A table, or a single column. A single column gets the name in ``columns``.
        form (str): ``float`` for floats. The amount is the shortest decimal that parses to the same float. It must be less
            than 10,000,000,000,000 for 64-bit floats and 10,000 for 32-bit floats, because larger floats are not exact to
            the cent. ``decimal_comma`` for strings such as ``1.234,56``. A string with points but no comma, such as
            ``1.234``, is ambiguous and therefore invalid.
        columns (Sequence[str]): The columns to convert.

    Returns:
        Table | Stream: All columns of the table, and ``issues``. A stream if ``table`` is a stream, otherwise a table.

    Raises:
        LastroError: Lists every column that is missing or has the wrong type.
        TypeError: The table has no Arrow data.
        ValueError: The form is unknown.

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
        Table | Stream: The columns ``source``, ``line``, ``id``, ``path``, ``code`` and ``text``. A stream if ``table`` is a
            stream, otherwise a table.

    Raises:
        LastroError: The table has no column ``issues``.
        TypeError: The table has no Arrow data.
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
