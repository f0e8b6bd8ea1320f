"""Whole records in columns: read, checked, written, converted, matched and reported. `lastro.bulk` has these functions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, BinaryIO, Literal, NamedTuple, Union, cast

from ._columns import ArrowData
from ._lastro import Stream, Table
from ._lastro import bulk as _native

if TYPE_CHECKING:
    from . import types

Path = Union[str, "os.PathLike[str]"]
"""The path of a file or a folder, or a pattern such as ``sales/*.ndjson`` or ``sales/**/*.gz``.

Of a folder every file is read, those below its folders too, in the order of their names; names that begin with ``_`` or ``.``
are left out.
"""

Page = Union[str, bytes, Mapping[str, object], Sequence[object]]
"""A page as the service answers it, a list of records or a record: its text, its bytes, or the value itself."""

Documents = Union[Path, Sequence[Path], bytes, bytearray, ArrowData, Iterable[Page]]
"""Where records are read from: one file or several, bytes, a column of texts, an iterable of pages.

A file has a record a line, a list of records, or pages; it may be compressed by gzip or zstd, which its first bytes tell, and
so may bytes. One of another format raises ``RuntimeError``. In a list or a tuple texts are paths; elsewhere they are pages.
"""


class Written(NamedTuple):
    """What became of a table that was written."""

    lines: bytes
    """NDJSON: a line for each row that was written, in their order. Empty where it went to a file."""
    issues: Table
    """A row for each row of the table: the column ``issues`` says why it was not written."""


class Reconciled(NamedTuple):
    """Sales and what was received for them."""

    matched: Table
    """A row for each sale for which something was received."""
    unmatched: Table
    """The rows of both sides without a partner, those of the sales first."""


def read(
    entity: str,
    source: Documents,
    explode: str | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
    columns: Sequence[str] | None = None,
    batch_rows: int | None = None,
) -> Table | Stream:
    """Reads records into columns. No record is left out: a value that does not fit is null in its column, stays in
    ``extra`` under its name, and has its issue in the row.

    Args:
        entity (str): What the records are: ``sale``, ``customer``, ``v1.sale`` ..
        source (Documents): Paths, bytes, a column of texts, or an iterable of pages.
        explode (str, optional): The field whose list gives a row for each of its elements: ``parcelas``, ``itens``.
        severity (str): The least severe issues that are listed: ``error`` or ``warning``.
        threads (int, optional): How many work; when unset, as many as the machine can run at once.
        columns (Sequence[str], optional): The columns of the result, in this order; all of them when unset.
        batch_rows (int, optional): At most this many rows per batch of a stream; 65,536 when unset. A batch may have fewer.

    Returns:
        Table | Stream: The fields of the record, ``source`` with the place of each, and ``issues``. A stream, but for
            what is in memory already.

    Raises:
        LastroError: For an entity, a field or a column that there is not.
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
    return cast("Table | Stream", _native.read(entity, source, explode, severity, threads, wanted, batch_rows))


def validate(
    entity: str,
    source: Documents,
    operation: types.WriteOperation = "insert",
    today: types.DateInput | None = None,
    severity: types.Severity = "error",
    threads: int | None = None,
) -> Table | Stream:
    """Reads records and checks them by the rules of ``validate`` of the entity.

    Args:
        entity (str): What the records are.
        source (Documents): Paths, bytes, a column of texts, or an iterable of pages.
        operation (str): What the records are about to be used for: ``insert`` or ``update``.
        today (datetime.date | str, optional): Today. When unset, rules that need it are left out.
        severity (str): The least severe issues that are listed: ``error`` or ``warning``.
        threads (int, optional): How many work; when unset, as many as the machine can run at once.

    Returns:
        Table | Stream: The key of each record, ``source`` with its place, and ``issues``. A stream, but for what is in
            memory already.

    Raises:
        LastroError: For an entity that there is not.
        OSError: For a path without a file.
        TypeError: For a source of another type.
    """
    return cast("Table | Stream", _native.validate(entity, source, operation, today, severity, threads))


def v1_to_v2(
    entity: str, source: Documents, explode: str | None = None, threads: int | None = None
) -> Table | Stream:
    """Reads records of version 1 into the columns of version 2. What the conversion loses is a warning of the row.

    Args:
        entity (str): ``sale``, ``customer``, ``service`` or ``payment_method``.
        source (Documents): Paths, bytes, a column of texts, or an iterable of pages.
        explode (str, optional): The field whose list gives a row for each of its elements.
        threads (int, optional): How many work; when unset, as many as the machine can run at once.

    Returns:
        Table | Stream: As ``read`` of the entity. A stream, but for what is in memory already.

    Raises:
        LastroError: For an entity that is not converted.
        OSError: For a path without a file.
        TypeError: For a source of another type.
    """
    return cast("Table | Stream", _native.v1_to_v2(entity, source, explode, threads))


def write(
    entity: str, table: ArrowData, operation: types.WriteOperation | None = None, to: BinaryIO | None = None
) -> Written:
    """Writes the records of a table as NDJSON.

    Args:
        entity (str): What the records are.
        table (ArrowData): Columns with the names of the fields; ``source`` and ``issues`` are left out.
        operation (str, optional): ``insert`` or ``update``: as it is sent to the service, as ``body`` of the entity
            writes it. When unset, as the service has it, as ``encode`` writes it.
        to (BinaryIO, optional): A file, open for bytes.

    Returns:
        Written: The lines, where no file was given, and why rows were not written.

    Raises:
        LastroError: Every column that is not a field, or of another type than it.
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
        Reconciled: What has a partner, with the difference, and what has none.

    Raises:
        LastroError: Every column that is missing or of another type.
        TypeError: For a table without Arrow data.
    """
    matched, unmatched = _native.reconcile(sales, received)
    return Reconciled(matched, unmatched)


def amounts(
    table: ArrowData, form: Literal["float", "decimal_comma"], columns: Sequence[str] = ("valor",)
) -> Table | Stream:
    """Converts columns that do not hold amounts exactly into decimals. A value is converted exactly or refused: it is then null,
    and an issue of its row. Nothing is rounded.

    Args:
        table (ArrowData): A table, or one column, which then has the name in ``columns``.
        form (str): ``float`` for binary floats: the amount is the shortest decimal that is read as the same float, below
            10,000,000,000,000 (10,000 for 32 bits), where it is the only one. ``decimal_comma`` for texts such as
            ``1.234,56``; a text with points and no comma is refused, since ``1.234`` could mean either.
        columns (Sequence[str]): The columns to convert.

    Returns:
        Table | Stream: All columns of the table, and ``issues``. A stream if the table is one.

    Raises:
        LastroError: Every column that is missing or of another type.
        TypeError: For a table without Arrow data.
        ValueError: For another form.

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
    """Lists the issues of a table, a row for each.

    Args:
        table (ArrowData): With a column ``issues``; ``source`` and ``id`` are taken over where they are there.
        language (str): Of the texts: ``en`` or ``pt-BR``.

    Returns:
        Table | Stream: ``source``, ``line``, ``id``, ``path``, ``code`` and ``text``. A stream if the table is one.

    Raises:
        LastroError: For a table without ``issues``.
        TypeError: For a table without Arrow data.
    """
    return cast("Table | Stream", _native.report(table, language))
