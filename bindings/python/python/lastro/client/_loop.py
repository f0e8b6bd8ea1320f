"""The loop of a call, without I/O. It yields actions (send a request, wait) until the call has a result. `Client` and
`AsyncClient` perform the actions."""

from __future__ import annotations

import contextlib
import datetime
import json
import secrets
import threading
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, Protocol, TypeVar, Union

from .. import exchange
from .._lastro import ApiRequest, ExchangeEvent, ExchangeSettings, ExchangeStep, ListingQueryV1, Query, Recording
from .._recording import Entry, RecordPath
from ..types import ApiOperation, ExchangeEventKind, FormPairs
from ..v1 import exchange as exchange_v1
from ..v1.types import OperationV1
from ._types import Event, ExchangeError, IssuesEvent, Page, RequestEvent, ResponseEvent

T = TypeVar("T")
R = TypeVar("R")
T_co = TypeVar("T_co", covariant=True)

Seconds = Union[float, datetime.timedelta]
"""A duration: a number of seconds, or a `timedelta`."""

Keep = Callable[[str], object]
"""Called with the state of a call before each of its requests. A program that stores the state can resume the call after a
crash."""

Record = Union[str, Mapping[str, object], None]


class Decoded(Protocol[T_co]):
    """The return value of an entity's operation `decode`."""

    @property
    def value(self) -> T_co: ...


Decode = Callable[[Union[str, Mapping[str, object]]], Decoded[T]]


@dataclass(frozen=True, repr=False)
class Call(Generic[T]):
    """An operation with its arguments."""

    operation: ApiOperation
    read: Callable[[ExchangeStep], T]
    id: int | None = None
    cpf: str | None = None
    query: str | Query | Mapping[str, object] | None = None
    record: Record = None
    original: Record = None
    state: str | None = None
    keep: Keep | None = None

    def start(self, settings: ExchangeSettings, now_ms: int, gate: str | None) -> ExchangeStep:
        """The first step of a new call."""
        return exchange.start(
            self.operation, settings, now_ms, gate, self.id, self.cpf, self.query, record=self.record, original=self.original
        )

    def resume(self, state: str, settings: ExchangeSettings, now_ms: int, seed: int, gate: str | None) -> ExchangeStep:
        """The first step of a call that is resumed from a stored state."""
        return exchange.resume(self.operation, state, settings, now_ms, seed, gate, self.record, self.original)

    def next(
        self, state: str, settings: ExchangeSettings, event: ExchangeEvent, body: bytes | bytearray, gate: str | None
    ) -> ExchangeStep:
        """The next step, after an event such as a response."""
        return exchange.next(state, settings, event, body, gate, self.record, self.original)


@dataclass(frozen=True, repr=False)
class CallV1(Call[T]):
    """An operation of version 1 with its arguments."""

    operation: OperationV1
    listing: ListingQueryV1 | Mapping[str, object] | None = None
    parameters: FormPairs | None = None

    def start(self, settings: ExchangeSettings, now_ms: int, gate: str | None) -> ExchangeStep:
        return exchange_v1.start(self.operation, settings, now_ms, gate, self.id, self.listing, self.parameters)

    def resume(self, state: str, settings: ExchangeSettings, now_ms: int, seed: int, gate: str | None) -> ExchangeStep:
        return exchange_v1.resume(self.operation, state, settings, now_ms, seed, gate, self.parameters)

    def next(
        self, state: str, settings: ExchangeSettings, event: ExchangeEvent, body: bytes | bytearray, gate: str | None
    ) -> ExchangeStep:
        return exchange_v1.next(state, settings, event, body, gate, self.parameters)


def one(decode: Decode[T]) -> Callable[[ExchangeStep], T]:
    """Returns a function that decodes the record in a step."""
    return lambda step: decode(step.value or "{}").value


def many(decode: Decode[T]) -> Callable[[ExchangeStep], list[T]]:
    """Returns a function that decodes the list of records in a step."""
    return lambda step: [decode(item).value for item in json.loads(step.value or "[]", parse_float=Decimal)]


def page(decode: Decode[T]) -> Callable[[ExchangeStep], Page[T]]:
    """Returns a function that decodes the page of records in a step."""
    return lambda step: Page(
        [decode(item).value for item in step.items or ()],
        list(step.issues),
        step.end,
        bool(step.count_changed),
        step.state,
    )


def nothing(step: ExchangeStep) -> None:
    """Decodes a response without a record."""


def document(record: R | Mapping[str, object] | None, encode: Callable[[R], str]) -> Record:
    """Prepares a record for the core: a record object becomes JSON text, a mapping becomes a dict."""
    if record is None:
        return None
    return dict(record) if isinstance(record, Mapping) else encode(record)


@dataclass(frozen=True)
class Store:
    """An action: call `keep` with the state of the call."""

    keep: Keep
    state: str


@dataclass(frozen=True)
class Send:
    """An action: send a request. `timeout` is the limit in seconds for the request and its response."""

    request: ApiRequest
    timeout: float


@dataclass(frozen=True)
class Wait:
    """An action: wait for a number of seconds."""

    seconds: float


@dataclass(frozen=True)
class Result(Generic[T]):
    """The result of a call. A listing has one per page."""

    value: T


@dataclass(frozen=True, repr=False)
class Report:
    """The outcome of the last action."""

    kind: ExchangeEventKind
    status: int | None = None
    retry_after: str | None = None
    body: bytes | bytearray = b""
    error: Exception | None = None


Steps = Generator[Union[Store, Send, Wait, Result[T]], Union[Report, None], None]


def _milliseconds(duration: Seconds | None) -> int | None:
    if isinstance(duration, datetime.timedelta):
        return duration // datetime.timedelta(milliseconds=1)
    return None if duration is None else round(duration * 1000)


def monotone_clock() -> Callable[[], int]:
    """Returns a clock. It returns milliseconds since 1970, and later changes of the system's clock do not affect it."""
    offset = time.time_ns() - time.monotonic_ns()
    return lambda: (offset + time.monotonic_ns()) // 1_000_000


class Loop:
    """The state that all calls of a client share: settings, clock, observer, recording, and the state of the rate limit
    (`gate`)."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        today: datetime.date | None,
        timeout: Seconds | None,
        deadline: Seconds | None,
        settled_after: Seconds | None,
        look_before: bool,
        per_second: int | None,
        allow_http: bool,
        on_event: Callable[[Event], object] | None,
        now: Callable[[], int] | None,
        record: RecordPath | None,
    ) -> None:
        self.settings = ExchangeSettings(
            base_url=base_url,
            api_key=api_key,
            today=today,
            timeout_ms=_milliseconds(timeout),
            deadline_ms=_milliseconds(deadline),
            settled_after_ms=_milliseconds(settled_after),
            look_before=look_before,
            per_second=per_second,
            allow_http=allow_http,
        )
        self._on_event = on_event
        self._now = now or monotone_clock()
        self._lock = threading.Lock()
        self._gate: str | None = None
        self._recording = None if record is None else Recording(record)

    def entry(self, request: ApiRequest) -> Entry:
        """Returns the context manager that records a request. It does nothing if the client has no recording."""
        body = b"" if request.body is None else request.body.encode()
        return Entry(self._recording, self._now, request.method, request.url, dict(request.headers).items(), body)

    def close(self) -> None:
        """Closes the recording. Raises `OSError` if an entry could not be written."""
        if self._recording is not None:
            self._recording.close()

    def _observe(self, event: Event) -> None:
        if self._on_event is not None:
            # exceptions of the observer are ignored: they must not hide the outcome of a change
            with contextlib.suppress(Exception):
                self._on_event(event)

    def _begin(self, call: Call[T]) -> ExchangeStep:
        with self._lock:
            if call.state is None:
                step = call.start(self.settings, self._now(), self._gate)
            else:
                step = call.resume(call.state, self.settings, self._now(), secrets.randbits(53), self._gate)
            self._gate = step.gate
        return step

    def _next(self, call: Call[T], state: str, report: Report) -> ExchangeStep:
        with self._lock:
            event = ExchangeEvent(
                kind=report.kind,
                now_ms=self._now(),
                seed=secrets.randbits(53),
                status=report.status,
                retry_after=report.retry_after,
            )
            step = call.next(state, self.settings, event, report.body, self._gate)
            self._gate = step.gate
        return step

    def steps(self, call: Call[T]) -> Steps[T]:
        """Runs a call as a generator. It yields actions, and the caller sends back a `Report` on each. It yields a `Result` once,
        or once per page of a listing."""
        step = self._begin(call)
        cause: Exception | None = None
        while step.failure is None:
            if step.request is not None:
                if call.keep is not None:
                    yield Store(call.keep, step.state)
                self._observe(RequestEvent(call.operation, step.request.method, step.request.url))
                report = yield from self._do(call, step, Send(step.request, (step.timeout_ms or 0) / 1000))
            elif step.wait_ms is not None:
                report = yield from self._do(call, step, Wait(step.wait_ms / 1000))
            else:
                if step.issues:
                    self._observe(IssuesEvent(call.operation, list(step.issues)))
                yield Result(call.read(step))
                if step.items is None or step.end is not None:
                    return
                report = Report("more")
            cause = report.error
            step = self._next(call, step.state, report)
        raise self._error(call, step) from cause

    def _do(self, call: Call[T], step: ExchangeStep, action: Send | Wait) -> Generator[Send | Wait, Report | None, Report]:
        began = time.monotonic()
        try:
            report = (yield action) or Report("waited")
            if report.status is not None:
                self._observe(ResponseEvent(call.operation, report.status, round((time.monotonic() - began) * 1000)))
            return report
        except BaseException as stop:
            # the call was stopped, for example by a cancellation: re-raises the exception, with the call's outcome as its cause
            raise stop from self._error(call, self._next(call, step.state, Report("cancelled")))

    def _error(self, call: Call[T], step: ExchangeStep) -> ExchangeError:
        failure = step.failure
        assert failure is not None
        state = step.state if failure.resumable else None
        return ExchangeError(
            call.operation, failure.kind, failure.carried_out, failure.api_error, list(failure.issues), state
        )
