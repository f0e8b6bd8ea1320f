"""The types that the client returns, passes to observers, or raises: pages, events, and the error of a call."""

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
    """The issues of invalid values. A path begins at the response, such as `data[0].valor`."""
    end: PageEnd | None
    """Whether the listing returned every record once: `complete`, `missing` or `repeated`. `None` if more pages may follow."""
    count_changed: bool
    """Whether the total count that the service reports changed between pages."""
    state: str
    """The state of the call after this page. `list(state=...)` with it continues with the next page."""


@dataclass(frozen=True)
class RequestEvent:
    """A request is about to be sent."""

    operation: ApiOperation
    """The operation that the program called. Look-up requests of the client have the operation of the call that they serve."""
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
    """A response has invalid values."""

    operation: ApiOperation
    """The operation that was called."""
    issues: list[Issue]
    """The issues of the invalid values, each with its path."""


Event = Union[RequestEvent, ResponseEvent, IssuesEvent]
"""An event for an observer. No event contains the key, a header or a body."""


class ExchangeError(Exception):
    """A call of the service failed. If a record is invalid, `LastroError` is raised instead, and no request is sent."""

    operation: ApiOperation
    """The operation that was called."""
    kind: ExchangeFailureKind
    """Why the call failed: `refused`, `unreachable`, `unexpected_response`, `cancelled` or `key_refused`."""
    carried_out: CarriedOut
    """Whether the change was carried out: `no` or `unknown`. Always `no` for a read."""
    api_error: ApiFailure | None
    """The error in the service's response. `None` if the service did not respond with an error."""
    issues: list[Issue]
    """The issues of a response that does not have the expected structure."""
    state: str | None
    """The state of a call whose outcome is unknown. To look the change up again, call the same method with
    `state=error.state`. `None` if another look-up cannot help. The state contains neither the key nor the record."""

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
        """Returns the outcome of a call that an exception stopped, such as a cancellation, a timeout around the call, or an
        interrupt.

        Args:
            error (BaseException): The exception.

        Returns:
            ExchangeError | None: The outcome. `None` if the exception did not stop a call.
        """
        found: BaseException | None = error
        while found is not None and not isinstance(found, ExchangeError):
            found = found.__cause__ or found.__context__
        return found

    def __reduce__(self) -> tuple[type[ExchangeError], tuple[object, ...]]:
        parts = (self.operation, self.kind, self.carried_out, self.api_error, self.issues, self.state)
        return type(self), parts
