"""What the client passes to its callers: pages, events, and the error of a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, Union

from .._lastro import ApiFailure, Issue
from ..types import ApiOperation, CarriedOut, ExchangeFailureKind, PageEnd

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """A page of a listing."""

    items: list[T]
    """The records."""
    issues: list[Issue]
    """The invalid values, each with its path in the response: `data[0].valor`."""
    end: PageEnd | None
    """Whether the listing returned every record: `complete`, `missing` or `repeated`. `None` while there may be more pages."""
    count_changed: bool
    """Whether the service's count of records changed between pages."""
    state: str
    """The state after this page. `list(state=...)` continues with the next page."""


@dataclass(frozen=True)
class RequestEvent:
    """A request is about to be sent."""

    operation: ApiOperation
    """The operation that was called. A look-up is part of the call that it is made for."""
    method: str
    """The HTTP method."""
    url: str
    """The address. It never contains the key."""


@dataclass(frozen=True)
class ResponseEvent:
    """A response has arrived."""

    operation: ApiOperation
    """The operation that was called."""
    status: int
    """The HTTP status."""
    milliseconds: int
    """Time from sending the request to the end of the response."""


@dataclass(frozen=True)
class IssuesEvent:
    """A response has values that do not fit their fields."""

    operation: ApiOperation
    """The operation that was called."""
    issues: list[Issue]
    """The values, each with its path."""


Event = Union[RequestEvent, ResponseEvent, IssuesEvent]
"""An event for an observer. No event contains the key, a header or a body."""


class ExchangeError(Exception):
    """A call of the service failed. `LastroError` is raised for what the rules reject before anything is sent."""

    operation: ApiOperation
    """The operation that was called."""
    kind: ExchangeFailureKind
    """Why it failed: `refused`, `unreachable`, `unexpected_response`, `cancelled` or `key_refused`."""
    carried_out: CarriedOut
    """Whether the change was carried out: `no` or `unknown`. Always `no` for a read."""
    api_error: ApiFailure | None
    """The service's error. `None` if it did not respond with one."""
    issues: list[Issue]
    """Problems of a response with an unexpected shape."""
    state: str | None
    """The same method with `state=error.state` looks up again a change whose outcome is unknown. `None` if another
    look-up cannot tell more. It contains neither the key nor the record."""

    def __init__(
        self,
        operation: ApiOperation,
        kind: ExchangeFailureKind,
        carried_out: CarriedOut,
        api_error: ApiFailure | None,
        issues: list[Issue],
        state: str | None,
    ) -> None:
        status = "" if api_error is None else f" ({api_error.code} {api_error.kind})"
        super().__init__(f"{operation}: {kind}{status}; carried out: {carried_out}")
        self.operation, self.kind, self.carried_out = operation, kind, carried_out
        self.api_error, self.issues, self.state = api_error, issues, state

    @staticmethod
    def of(error: BaseException) -> ExchangeError | None:
        """The outcome of a call that an exception has stopped: a cancellation, a timeout around the call, an interrupt.

        Args:
            error (BaseException): The exception.

        Returns:
            ExchangeError | None: `None` if the exception has stopped no call.
        """
        found: BaseException | None = error
        while found is not None and not isinstance(found, ExchangeError):
            found = found.__cause__ or found.__context__
        return found

    def __reduce__(self) -> tuple[type[ExchangeError], tuple[object, ...]]:
        parts = (self.operation, self.kind, self.carried_out, self.api_error, self.issues, self.state)
        return type(self), parts
