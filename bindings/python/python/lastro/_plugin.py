"""Operations on columns as expressions of Polars: by functions of the native library that Polars calls itself, or by
``map_batches`` over the columns.

Both run the same code and give the same answers. Polars' interface of plugins may change with any version of Polars; the
other way uses public functions alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import polars as pl
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


def expression(operation: str, arguments: Mapping[str, object], private: bool = False) -> pl.Expr:
    """An operation as an expression. One with secrets never is a plugin's: its constants would show in the query's plan."""
    columns: dict[str, pl.Expr] = {}
    constants: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, pl.Expr):
            columns[name] = value
        else:
            constants[name] = value
    named: dict[str, str] = dict(_native.columns(operation, constants))
    columns.update({name: pl.col(column) for name, column in named.items()})
    constants = {name: value for name, value in constants.items() if name not in named}
    settings: str = _native.settings(operation, list(columns), constants)
    if private or not uses_plugin():
        return _by_batches(operation, columns, constants)
    return register_plugin_function(
        plugin_path=_lastro.__file__,
        function_name=operation,
        args=[pl.lit(settings), *columns.values()],
        is_elementwise=True,
        use_abs_path=True,
    ).alias(operation)


def _by_batches(operation: str, columns: Mapping[str, pl.Expr], constants: Mapping[str, object]) -> pl.Expr:
    answer = partial(_answer, operation, {**constants, **{name: name for name in columns}})
    empty = answer(pl.DataFrame({name: pl.Series(dtype=pl.Null) for name in columns}).to_struct(operation))
    # a struct has its literals in every row
    named = [column.alias(name) for name, column in columns.items()]
    made = pl.struct(named).map_batches(answer, return_dtype=empty.dtype, is_elementwise=True)
    return made.alias(operation)


def _answer(operation: str, arguments: Mapping[str, object], columns: pl.Series) -> pl.Series:
    try:
        return pl.DataFrame(run(operation, columns.struct.unnest(), arguments, keep=False)).to_struct(operation)
    except LastroError as error:
        # what a plugin's error is; Polars can make no other class of exception again
        raise pl.exceptions.ComputeError(str(error)) from error
