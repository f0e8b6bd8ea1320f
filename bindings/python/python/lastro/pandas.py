"""The operations of this package on frames and series of pandas: ``frame.lastro.late_charges(dias="dias")``.

Importing this module registers the accessor ``lastro``. Its methods are the functions of ``lastro.bulk``. They return a
DataFrame with the index of the frame or series. The result columns have Arrow types, so amounts are exact decimals. With
``keep=True``, the result also has the columns of the frame, with unchanged types. The module needs ``pyarrow``.

Example:
    >>> import pandas as pd
    >>> import lastro.pandas
    >>> frame = pd.DataFrame({"valor": ["250.00", "1,50"], "dias": [17, 3]}, index=["a", "b"])
    >>> charged = frame.lastro.late_charges(multa=2, juros_mensal=1)
    >>> charged.loc["a", "valor_novo"], charged.loc["b", "issues"][0]["code"]
    (Decimal('256.42'), 'invalid_money')
    >>> pd.Series(["529.982.247-25", "1"]).lastro.cpf()["valid"].to_list()
    [True, False]
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pandas as _pandas
import pyarrow as _pyarrow

from ._frames import Frames
from ._lastro import bulk as _native
from ._lastro import lit

if TYPE_CHECKING:
    from ._lastro import Stream, Table


@_pandas.api.extensions.register_dataframe_accessor("lastro")
class DataFrameColumns(Frames[_pandas.DataFrame]):
    """The functions of ``lastro.bulk`` as methods of a DataFrame: ``frame.lastro``."""

    def __init__(self, frame: _pandas.DataFrame) -> None:
        self._frame = frame

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _pandas.DataFrame:
        frame = self._frame
        if not frame.columns.is_unique:
            raise ValueError("two columns of the frame have one name")
        call = inspect.signature(function).bind(frame, *args, **kwargs)
        call.apply_defaults()
        # converts only the columns that arguments use: the other columns may have types that Arrow does not support
        read = {column for _, column, _ in _native.columns(function.__name__, call.arguments)} | {"issues"}
        table = {
            str(name): _pyarrow.array(frame[name]) if name in read else _pyarrow.nulls(len(frame))
            for name in frame.columns
        }
        answer = _indexed(function(_pyarrow.table(table), *args, **kwargs), frame.index)
        if not call.arguments["keep"]:
            return answer
        kept = frame.drop(columns="issues", errors="ignore")
        return _pandas.concat([kept, answer.iloc[:, kept.shape[1] :]], axis=1)


@_pandas.api.extensions.register_series_accessor("lastro")
class SeriesColumns(Frames[_pandas.DataFrame]):
    """The functions of ``lastro.bulk`` as methods of a Series: ``series.lastro``. The series is passed as the operation's main
    argument, such as the amount."""

    def __init__(self, series: _pandas.Series[Any]) -> None:
        self._series = series

    def _answer(
        self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _pandas.DataFrame:
        return _indexed(function(_pyarrow.array(self._series), *args, **kwargs), self._series.index)


def _indexed(answer: Table | Stream, index: _pandas.Index[Any]) -> _pandas.DataFrame:
    return answer.to_pandas().set_axis(index)


__all__ = ["DataFrameColumns", "SeriesColumns", "lit"]
