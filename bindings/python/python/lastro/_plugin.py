"""Operations on columns as Polars expressions.

An expression runs either through a plugin, whose native functions Polars calls directly, or through ``map_batches``. Both
ways run the same code and return the same results. The plugin interface of Polars may change with any version, whereas
``map_batches`` is a public function.
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
"""The range of Polars versions for which the plugin is used: from the first version up to, but not including, the second."""

_chosen: bool | None = None


def use_plugin(wanted: bool | None) -> None:
    """Sets how new expressions run. Existing expressions do not change.

    Args:
        wanted (bool, optional): ``True`` for the plugin, ``False`` for ``map_batches``. With ``None``, the version of
            Polars decides: the plugin is used for tested versions.
    """
    global _chosen
    _chosen = wanted


def uses_plugin() -> bool:
    """Whether new expressions run through the plugin.

    Returns:
        bool: The value set by ``use_plugin``. If none was set, whether the version of Polars is a tested version.
    """
    if _chosen is not None:
        return _chosen
    major, minor, *_ = pl.__version__.split(".")
    return TESTED[0] <= (int(major), int(minor)) < TESTED[1]


Made = TypeVar("Made", pl.Expr, pl.Series)
"""An expression or a series: an operation returns the type of the object that it is called on."""


def answer(first: Made, operation: str, arguments: Mapping[str, object], private: bool = False) -> Made:
    """Runs an operation on an expression or a series. An argument may also be a series, which is used as a column."""
    values = {name: pl.lit(value) if isinstance(value, pl.Series) else value for name, value in arguments.items()}
    made = expression(operation, values, private)
    return pl.select(made).to_series() if isinstance(first, pl.Series) else made


def expression(operation: str, arguments: Mapping[str, object], private: bool = False) -> pl.Expr:
    """Creates the expression of an operation. An operation with secrets (``private``) never uses the plugin, because a query
    plan shows the constants that the plugin receives."""
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
    # a struct of those optional columns that the frame has. The frame may have none of them, and a struct needs at least one
    # member, so the first member is a literal
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
"""The name of the struct with the optional columns. The space keeps it different from the names of arguments."""


def _by_batches(
    operation: str, columns: Mapping[str, pl.Expr], constants: Mapping[str, object], found: list[pl.Expr]
) -> pl.Expr:
    answer = partial(_answer, operation, {**constants, **{name: name for name in columns}})
    empty = answer(pl.DataFrame({name: pl.Series(dtype=pl.Null) for name in columns}).to_struct(operation))
    # joins the columns in one struct; a column that is a literal is repeated in every row
    named = [column.alias(name) for name, column in columns.items()] + [expr.alias(_FOUND) for expr in found]
    made = pl.struct(named).map_batches(answer, return_dtype=empty.dtype, is_elementwise=True)
    return made.alias(operation)


def _answer(operation: str, arguments: Mapping[str, object], columns: pl.Series) -> pl.Series:
    table = columns.struct.unnest()
    try:
        table = table.unnest(_FOUND) if _FOUND in table.columns else table
        return pl.DataFrame(run(operation, table, arguments)).to_struct(operation)
    except LastroError as error:
        # raises ComputeError, as Polars does for errors of a plugin; other classes would not reach the caller unchanged
        raise pl.exceptions.ComputeError(str(error)) from error
