# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The operations on columns, as methods of the frames and series of a library."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, Union

from . import _functions
from ._columns import ArrowData
from ._lastro import Stream, Table

_P = ParamSpec("_P")
_Frame = TypeVar("_Frame")
_Function = Callable[Concatenate[ArrowData, _P], Union[Table, Stream]]


class _Method(Generic[_P]):
    """Makes a method of a function of ``lastro.bulk``: the frame or series takes the place of the first argument, the table."""

    def __init__(self, function: _Function[_P]) -> None:
        self._function = function

    def __get__(self, frames: Frames[_Frame], _: object = None) -> Callable[_P, _Frame]:
        @wraps(self._function)
        def method(*args: _P.args, **kwargs: _P.kwargs) -> _Frame:
            return frames._answer(self._function, args, kwargs)

        parameters = list(inspect.signature(self._function).parameters.values())
        vars(method)["__signature__"] = inspect.Signature(parameters[1:])
        return method


class Frames(ABC, Generic[_Frame]):
    """The functions of ``lastro.bulk`` as methods: ``frame.lastro.late_charges(multa=2)``. The frame is passed as the table. A
    series is passed as the main argument of the operation, such as the amount."""

    @abstractmethod
    def _answer(self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Frame:
        """Calls a function of ``lastro.bulk`` and converts its result to a frame of the library."""

    late_charges = _Method(_functions.late_charges)
    days_late = _Method(_functions.days_late)
    split = _Method(_functions.split)
    plan = _Method(_functions.plan)
    occurrences = _Method(_functions.occurrences)
    next_after = _Method(_functions.next_after)
    status = _Method(_functions.status)
    ageing = _Method(_functions.ageing)
    cpf = _Method(_functions.cpf)
    cnpj = _Method(_functions.cnpj)
    cep = _Method(_functions.cep)
    linha_digitavel = _Method(_functions.linha_digitavel)
    pix = _Method(_functions.pix)
    webhooks = _Method(_functions.webhooks)
