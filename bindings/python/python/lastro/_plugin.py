"""Operations on columns as expressions of Polars: by functions of the native library that Polars calls itself, or by
``map_batches`` over the columns.

Both run the same code and give the same results. Polars' interface of plugins may change with any version of Polars; the
other way uses public functions alone.
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
"""The versions of Polars whose interface of plugins is used: from the first, and below the second."""

_chosen: bool | None = None


def use_plugin(wanted: bool | None) -> None:
    """Chooses how expressions run that are made from now on.

    Args:
        wanted (bool, optional): By functions that Polars calls itself, or by ``map_batches``. When ``None``, the version
            of Polars decides.
    """
    global _chosen
    _chosen = wanted


def uses_plugin() -> bool:
    """Whether expressions run by functions that Polars calls itself.

    Returns:
        bool: What was chosen, or what the version of Polars decides.
    """
    if _chosen is not None:
        return _chosen
    major, minor, *_ = pl.__version__.split(".")
    return TESTED[0] <= (int(major), int(minor)) < TESTED[1]


Made = TypeVar("Made", pl.Expr, pl.Series)
"""What an operation is on, and what it returns."""


def answer(first: Made, operation: str, arguments: Mapping[str, object], private: bool = False) -> Made:
    """An operation on an expression or a series. A series among the arguments is a column of values."""
    values = {name: pl.lit(value) if isinstance(value, pl.Series) else value for name, value in arguments.items()}
    made = expression(operation, values, private)
    return pl.select(made).to_series() if isinstance(first, pl.Series) else made


def expression(operation: str, arguments: Mapping[str, object], private: bool = False) -> pl.Expr:
    """An operation as an expression. One with secrets never is a plugin's: its constants would show in the query's plan."""
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
    # the columns of these names that the frame has; a literal besides, since a struct has at least one member
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
"""The name of the struct of columns that were found, which no argument has."""


def _by_batches(
    operation: str, columns: Mapping[str, pl.Expr], constants: Mapping[str, object], found: list[pl.Expr]
) -> pl.Expr:
    answer = partial(_answer, operation, {**constants, **{name: name for name in columns}})
    empty = answer(pl.DataFrame({name: pl.Series(dtype=pl.Null) for name in columns}).to_struct(operation))
    # a struct has its literals in every row
    named = [column.alias(name) for name, column in columns.items()] + [expr.alias(_FOUND) for expr in found]
    made = pl.struct(named).map_batches(answer, return_dtype=empty.dtype, is_elementwise=True)
    return made.alias(operation)


def _answer(operation: str, arguments: Mapping[str, object], columns: pl.Series) -> pl.Series:
    table = columns.struct.unnest()
    try:
        table = table.unnest(_FOUND) if _FOUND in table.columns else table
        return pl.DataFrame(run(operation, table, arguments)).to_struct(operation)
    except LastroError as error:
        # what a plugin's error is; Polars can make no other class of exception again
        raise pl.exceptions.ComputeError(str(error)) from error
