"""The operations on columns as DuckDB functions, such as ``lastro_late_charges(valor, dias)``.

``register(con)`` adds the functions to a connection. If the package ``lastro-duckdb`` is installed, the functions are those
of its DuckDB extension. The extension is not signed, so a connection loads it only if it was opened with
``allow_unsigned_extensions``. Otherwise, the functions are Python functions on Arrow data, with the same names and results.
These are slower, and more threads do not make them faster.

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
    """Adds a function to a connection for every operation on columns. Its name is ``lastro_`` and the operation's name.

    A function takes the required arguments first, in the order of ``lastro.bulk``, then the optional arguments. It returns a
    STRUCT of the operation's results and ``issues``. An invalid value becomes an issue of its row; a column of an
    unsupported type makes the whole query fail.

    Arguments can be named, as in ``lastro_late_charges(valor, dias := 10)``. The names are those of temporary macros over
    the functions, which exist in this connection only. In a connection without the macros, DuckDB 1.4 ignores the
    names, and later versions reject the call.

    Existing functions are kept, so a second call changes nothing.

    Args:
        con: The connection. All connections to the same database get the functions, but not the macros: call this for each
            connection in which arguments are named. Results of the connection that are not fetched yet are lost.

    Returns:
        ``extension`` if the functions are those of the extension, ``python`` if they are Python functions. Python functions
        need ``pyarrow`` and ``numpy``.
    """
    functions = column_functions()
    loaded = _load(con)
    if not loaded:
        _create(con, functions)
    # adds macros, whose arguments have names: DuckDB 1.4 ignores the names of arguments in the call of a function
    for function in functions:
        con.execute(function.macro_statement)
    return "extension" if loaded else "python"


def read(con: DuckDBPyConnection, entity: str, source: Any, **options: Any) -> DuckDBPyRelation:
    """Reads records into a relation, with ``lastro.bulk.read``.

    The records are read at once and kept in memory, because DuckDB may read a relation more than once.

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
    """Reads sales from files into a relation. It is the same as ``read(con, "sale", path)``.

    Args:
        con: The connection.
        path: One or several JSON files. A file has one sale per line, a list of sales, or pages as the service returns them.
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
        # typed as `Any`, because each version of DuckDB declares other types for the arguments that are strings here
        create: Any = con.create_function
        answer, kind = _over_arrow(function), _answer_type(con, function)
        create(function.sql_name, answer, None, kind, type="arrow", null_handling="special")


def _load(con: DuckDBPyConnection) -> bool:
    """Loads the extension if it is installed and allowed."""
    if importlib.util.find_spec("lastro_duckdb") is None:
        return False
    # loads the extension through a cursor, because the connection may be in use; the extension is then loaded for the whole
    # database
    with con.cursor() as other:
        allowed = other.execute("SELECT current_setting('allow_unsigned_extensions')").fetchall()
        if allowed != [(True,)]:
            return False
        extension: Any = importlib.import_module("lastro_duckdb")
        other.load_extension(str(extension.path()))
    return True


def _pyarrow() -> Any:
    """Imports pyarrow, which only the Python functions need. The result is Any, because pyarrow has no type hints."""
    return importlib.import_module("pyarrow")


def _answer_type(con: DuckDBPyConnection, function: ColumnFunction) -> Any:
    pa = _pyarrow()
    return con.from_arrow(pa.table({"answer": pa.array(function.none())})).types[0]


def _over_arrow(function: ColumnFunction) -> Callable[..., Any]:
    """Returns the Python function that DuckDB calls for each chunk of rows, with one column per argument."""
    pa = _pyarrow()
    name, names = function.sql_name, function.arguments
    least, most = function.least, len(names)

    def answer(*columns: Any) -> Any:
        if not least <= len(columns) <= most:
            raise TypeError(f"{name} takes {least} to {most} arguments: {', '.join(names)}")
        whole = [column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column for column in columns]
        return pa.array(function.answer(pa.RecordBatch.from_arrays(whole, names[: len(columns)])))

    return answer
