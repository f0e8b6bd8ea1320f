"""Operations on columns as Polars expressions: through a plugin, native functions that Polars calls, or through
``map_batches``.

Both ways run the same code and give the same results. The plugin interface of Polars may change with any version;
``map_batches`` uses only public functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

import polars as pl
from polars import selectors
from polars.plugins import register_plugin_function

from . import _lastro
from ._columns import run
from ._lastro import bulk as _native
from .errors import LastroError

TESTED = ((1, 30), (3, 0))
"""The range of Polars versions whose plugin interface is used: from the first, and below the second."""

_chosen: bool | None = None


def use_plugin(wanted: bool | None) -> None:
    """Chooses how expressions created from now on are run.

    Args:
        wanted (bool, optional): ``True`` for the plugin, ``False`` for ``map_batches``. ``None``: decided by the
            version of Polars.
    """
    global _chosen
    _chosen = wanted


def uses_plugin() -> bool:
    """Whether expressions run through the plugin.

    Returns:
        bool: What was chosen, or what the version of Polars decides.
    """
    if _chosen is not None:
        return _chosen
    major, minor, *_ = pl.__version__.split(".")
    return TESTED[0] <= (int(major), int(minor)) < TESTED[1]


Made = TypeVar("Made", pl.Expr, pl.Series)
"""The object that an operation is called on, and the type that it returns."""


def answer(first: Made, operation: str, arguments: Mapping[str, object], private: bool = False) -> Made:
    """An operation on an expression or a series. A series among the arguments is a column of values."""
    values = {name: pl.lit(value) if isinstance(value, pl.Series) else value for name, value in arguments.items()}
    made = expression(operation, values, private)
    return pl.select(made).to_series() if isinstance(first, pl.Series) else made


def expression(operation: str, arguments: Mapping[str, object], private: bool = False) -> pl.Expr:
    """An operation as an expression. An operation with secrets never uses the plugin, whose constants show in the query
    plan."""
    columns: dict[str, pl.Expr] = {}
    constants: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, pl.Expr):
            columns[name] = value
        else:
            constants[name] = value
    named: list[tuple[str, str, bool]] = _native.columns(operation, constants)
    columns.update({name: pl.col(column) for name, column, needed in named if needed})
    others = [name for name, _, needed in named if not needed]
    constants = {name: value for name, value in constants.items() if name not in columns and name not in others}
    settings: str = _native.settings(operation, list(columns), constants)
    # those columns with these names that the frame has, and a literal, since a struct needs at least one member
    found = [pl.struct(pl.lit(None).alias(""), selectors.by_name(*others, require_all=False))] if others else []
    if private or not uses_plugin():
        return _by_batches(operation, columns, constants, found)
    return register_plugin_function(
        plugin_path=_lastro.__file__,
        function_name=operation,
        args=[pl.lit(settings), *columns.values(), *found],
        is_elementwise=True,
        use_abs_path=True,
    ).alias(operation)


_FOUND = " found"
"""The name of the struct with the optional columns; no argument has this name."""


def _by_batches(
    operation: str, columns: Mapping[str, pl.Expr], constants: Mapping[str, object], found: list[pl.Expr]
) -> pl.Expr:
    answer = partial(_answer, operation, {**constants, **{name: name for name in columns}})
    empty = answer(pl.DataFrame({name: pl.Series(dtype=pl.Null) for name in columns}).to_struct(operation))
    # a struct repeats a literal in every row
    named = [column.alias(name) for name, column in columns.items()] + [expr.alias(_FOUND) for expr in found]
    made = pl.struct(named).map_batches(answer, return_dtype=empty.dtype, is_elementwise=True)
    return made.alias(operation)


def _answer(operation: str, arguments: Mapping[str, object], columns: pl.Series) -> pl.Series:
    table = columns.struct.unnest()
    try:
        table = table.unnest(_FOUND) if _FOUND in table.columns else table
        return pl.DataFrame(run(operation, table, arguments)).to_struct(operation)
    except LastroError as error:
        # the class of a plugin's errors; Polars cannot raise another one again
        raise pl.exceptions.ComputeError(str(error)) from error
