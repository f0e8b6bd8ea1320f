# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def start(
    operation: types_v1.OperationV1,
    settings: _lastro.ExchangeSettings | Mapping[str, object],
    now_ms: int,
    gate: types.JsonInput | None = None,
    id: int | None = None,
    listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
    parameters: Sequence[Sequence[str]] | None = None,
) -> _lastro.ExchangeStep:
    """Begins a call. The step tells your program to send a request or to wait, or states
    that the call has ended. Report what happened as an event to `v1.exchange.next`.
    `parameters` is the result of an operation such as `v1.sale.parameters`; if the
    validation rules reject them, nothing is sent. A change is not sent twice unless
    that is safe: if its response is lost, the change is looked up.

    Args:
        operation (str): The operation of the service.
        settings (ExchangeSettings | Mapping): Address, key and limits.
        now_ms (int): The current time in milliseconds since 1970.
        gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange
            with this key; none at first.
        id (int, optional): Key of the record, where the path names one.
        listing (ListingQueryV1 | Mapping, optional): What to list.
        parameters (Sequence[Sequence[str]], optional): The parameters to send.

    Returns:
        ExchangeStep: What your program must do next in an exchange.

    Raises:
        LastroError: Every problem at once: the errors of the parameters, below
            `parameters`; `required` and `unknown_argument` at `parameters`; the errors
            of `v1.request.build`, with those of address and API key below `settings`.
    """

def next(
    state: types.JsonInput,
    settings: _lastro.ExchangeSettings | Mapping[str, object],
    event: _lastro.ExchangeEvent | Mapping[str, object],
    body: bytes | bytearray | str,
    gate: types.JsonInput | None = None,
    parameters: Sequence[Sequence[str]] | None = None,
) -> _lastro.ExchangeStep:
    """Returns the step that follows an event. Pass the same `parameters` as to
    `v1.exchange.start`: the state does not contain them.

    Args:
        state (str | bytes | Mapping): The state of the last step.
        settings (ExchangeSettings | Mapping): Address, key and limits.
        event (ExchangeEvent | Mapping): What happened since the last step.
        body (bytes | bytearray | str): The body of a response; empty if there is none.
        gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange
            with this key; none at first.
        parameters (Sequence[Sequence[str]], optional): The parameters, as they were given
            to `v1.exchange.start`.

    Returns:
        ExchangeStep: What your program must do next in an exchange.

    Raises:
        LastroError: `contradiction` at `event.kind` for an event that cannot follow the
            last step; `required` and `out_of_range` at `event.status`; `required` at
            `parameters` if they are missing; an error below `state` if the caller has
            modified the state.
    """

def resume(
    operation: types_v1.OperationV1,
    state: types.JsonInput,
    settings: _lastro.ExchangeSettings | Mapping[str, object],
    now_ms: int,
    seed: int,
    gate: types.JsonInput | None = None,
    parameters: Sequence[Sequence[str]] | None = None,
) -> _lastro.ExchangeStep:
    """Resumes a call from a stored state: after your program was interrupted, to request
    the next page, or to look up a change whose outcome is unknown. If a change was in
    progress, its response counts as lost. Pass the same `parameters` as to
    `v1.exchange.start`.

    Args:
        operation (str): The operation of the service that the state is of.
        state (str | bytes | Mapping): The stored state of the last step.
        settings (ExchangeSettings | Mapping): Address, key and limits.
        now_ms (int): The current time in milliseconds since 1970.
        seed (int): Seed of the random wait; any number.
        gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange
            with this key; none at first.
        parameters (Sequence[Sequence[str]], optional): The parameters, as they were given
            to `v1.exchange.start`.

    Returns:
        ExchangeStep: What your program must do next in an exchange.

    Raises:
        LastroError: `contradiction` at `operation` if the state belongs to another
            operation, and at `state` if the call has ended; `required` at `parameters`
            if they are missing; an error below `state` if the caller has modified the
            state.
    """

__all__ = ["start", "next", "resume"]
