"""The extension is unsigned: a connection loads it only if it was opened with ``allow_unsigned_extensions``.

``register(con)`` makes every operation on columns a function of a DuckDB connection: ``lastro_late_charges(valor, dias)``.
If the package ``lastro-duckdb`` is installed and the connection allows unsigned extensions, the functions are those of
the extension. Otherwise they are Python functions on Arrow data with the same names and results. These are slower and
do not scale with threads.

    con = duckdb.connect(config={"allow_unsigned_extensions": "true"})
    lastro.duckdb.register(con)
    con.sql("SELECT id, lastro_late_charges(valor, dias := 10).valor_novo FROM parcelas")

The extension also has the table function ``lastro_read``; without it, use ``read``.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

from . import bulk
from ._lastro import ColumnFunction, column_functions

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection, DuckDBPyRelation

__all__ = ["read", "read_sales", "register"]


def register(con: DuckDBPyConnection) -> Literal["extension", "python"]:
    """Makes every operation on columns a function of a connection, named ``lastro_`` and the operation's name.

    A function takes the required arguments first, in the order of ``lastro.bulk``, then the optional ones, each of any
    type that the argument can be read from. It returns a STRUCT of the operation's results and ``issues``. An invalid
    value is an issue of its row; an unsupported column type is an error of the query.

    Arguments can be named, as in ``lastro_late_charges(valor, dias := 10)``. The names are those of temporary macros over
    the functions, which exist in this connection only. In a connection without them DuckDB 1.4 ignores the names, and
    later versions reject the call.

    Existing functions are kept, so that a second call changes nothing.

    Args:
        con: The connection. Every connection to its database has the functions; call this for each connection in which
            arguments are named. Results of the connection that are not fetched yet are lost.

    Returns:
        ``extension`` or ``python``, whichever is used. The latter needs ``pyarrow`` and ``numpy``.
    """
    functions = column_functions()
    loaded = _load(con)
    if not loaded:
        _create(con, functions)
    # a function of DuckDB has no names for its arguments: version 1.4 ignores those of a call
    for function in functions:
        con.execute(function.macro_statement)
    return "extension" if loaded else "python"


def read(con: DuckDBPyConnection, entity: str, source: Any, **options: Any) -> DuckDBPyRelation:
    """A relation of the records in a source: ``lastro.bulk.read``, for SQL.

    DuckDB may read a relation more than once, so the records are read now and kept as columns.

    Args:
        con: The connection.
        entity: The kind of the records: ``sale``, ``customer``.
        source: A path, several paths, bytes, or any source that ``lastro.bulk.read`` accepts.
        options: Options of ``lastro.bulk.read``.

    Returns:
        The relation: the record's fields, ``extra``, ``source`` and ``issues``.
    """
    pa = _pyarrow()
    return con.from_arrow(pa.table(bulk.read(entity, source, **options)))


def read_sales(
    con: DuckDBPyConnection, path: str | PathLike[str] | Iterable[str | PathLike[str]], **options: Any
) -> DuckDBPyRelation:
    """A relation of the sales in a file, or several: ``read(con, "sale", path)``.

    Args:
        con: The connection.
        path: JSON, one sale per line, a list of sales, or pages of the service's responses.
        options: Options of ``lastro.bulk.read``.

    Returns:
        The relation.
    """
    return read(con, "sale", path, **options)


def _create(con: DuckDBPyConnection, functions: Iterable[ColumnFunction]) -> None:
    """Creates the functions that do not exist yet."""
    with con.cursor() as other:
        found = other.execute("SELECT function_name FROM duckdb_functions() WHERE function_type = 'scalar'")
        there = {name for (name,) in found.fetchall()}
    for function in functions:
        if function.sql_name in there:
            continue
        # each version of DuckDB names the types of these strings differently
        create: Any = con.create_function
        answer, kind = _over_arrow(function), _answer_type(con, function)
        create(function.sql_name, answer, None, kind, type="arrow", null_handling="special")


def _load(con: DuckDBPyConnection) -> bool:
    """Loads the extension if it is installed and allowed."""
    if importlib.util.find_spec("lastro_duckdb") is None:
        return False
    # a second connection, since this one may be in use; an extension is loaded for the whole database
    with con.cursor() as other:
        allowed = other.execute("SELECT current_setting('allow_unsigned_extensions')").fetchall()
        if allowed != [(True,)]:
            return False
        extension: Any = importlib.import_module("lastro_duckdb")
        other.load_extension(str(extension.path()))
    return True


def _pyarrow() -> Any:
    """Imported only where it is needed; it has no types."""
    return importlib.import_module("pyarrow")


def _answer_type(con: DuckDBPyConnection, function: ColumnFunction) -> Any:
    pa = _pyarrow()
    return con.from_arrow(pa.table({"answer": pa.array(function.none())})).types[0]


def _over_arrow(function: ColumnFunction) -> Callable[..., Any]:
    """The function for DuckDB, which passes one column per argument with the rows of a chunk."""
    pa = _pyarrow()
    name, names = function.sql_name, function.arguments
    least, most = function.least, len(names)

    def answer(*columns: Any) -> Any:
        if not least <= len(columns) <= most:
            raise TypeError(f"{name} takes {least} to {most} arguments: {', '.join(names)}")
        whole = [column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column for column in columns]
        return pa.array(function.answer(pa.RecordBatch.from_arrays(whole, names[: len(columns)])))

    return answer
