"""Sends the client's requests with `httpx`, synchronously or asynchronously."""

from __future__ import annotations

import inspect
import threading
import time
from collections.abc import Awaitable, Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import NoneType
from typing import Any, TypeVar

import anyio
import httpcore
import httpx

from ._loop import Call, Loop, Report, Result, Send, Steps, Store, Wait

T = TypeVar("T")

LARGEST_BODY = 64 << 20
"""Maximum size of a response body in bytes. Reading stops at this size."""


class _Left(float):
    """The seconds left until a request must be complete. `httpx` has no such limit: its timeouts apply to each phase of a
    request and to each read."""

    def __new__(cls, seconds: float) -> _Left:
        left = super().__new__(cls, max(seconds, 0.001))
        left.end = time.monotonic() + seconds
        return left

    end: float

    def now(self) -> _Left:
        """The seconds that are still left."""
        return _Left(self.end - time.monotonic())


class _Timeouts(dict[str, float]):
    """The timeouts for the phases of a request. The timeout of each phase is the time left for the whole request."""

    def __init__(self, left: _Left) -> None:
        super().__init__(dict.fromkeys(("connect", "read", "write", "pool"), left))
        self._left = left

    def get(self, phase: str, default: Any = None) -> Any:
        return self._left.now()


def _limit_reads(event: str, info: dict[str, Any]) -> None:
    """Limits each read on a new connection to the time left for the whole request. Without it, a header that arrives byte by
    byte would never time out."""
    stream = info.get("return_value")
    if isinstance(stream, httpcore.NetworkStream):
        read = stream.read

        def read_in_time(size: int, timeout: float | None = None) -> bytes:
            return read(size, timeout.now() if isinstance(timeout, _Left) else timeout)

        setattr(stream, "read", read_in_time)


def _request(action: Send, left: _Left, **extensions: Any) -> httpx.Request:
    """Builds a request with only the given headers. The `httpx` client's own cookies, headers and parameters are not added."""
    sent = action.request
    extensions["timeout"] = _Timeouts(left)
    body = None if sent.body is None else sent.body.encode()
    return httpx.Request(sent.method, sent.url, headers=dict(sent.headers), content=body, extensions=extensions)


def _add(body: bytearray, chunk: bytes, left: _Left) -> None:
    body += chunk
    if len(body) > LARGEST_BODY:
        raise httpx.ReadError("the response is larger than 64 MiB")
    if time.monotonic() > left.end:
        raise httpx.ReadTimeout("the response is not complete")


def _report(response: httpx.Response, body: bytearray) -> Report:
    if not 100 <= response.status_code <= 599:
        return Report("lost")
    return Report("response", response.status_code, response.headers.get("Retry-After"), body)


def _failed(error: Exception) -> Report:
    """The report for a request that failed before its response was complete."""
    if isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)):
        return Report("not_sent", error=error)
    timed_out = isinstance(error, (httpx.TimeoutException, TimeoutError))
    return Report("timed_out" if timed_out else "lost", error=error)


_SEND: dict[str, Any] = {"stream": True, "auth": None, "follow_redirects": False}


def _options(transport: Any) -> dict[str, Any]:
    """Options for a new `httpx` client: it stores no cookies and follows no redirects."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return {"transport": transport, "cookies": no_cookies, "follow_redirects": False}


def _next_action(steps: Steps[T], report: Report | None) -> Send | Wait | Store | Result[T] | None:
    try:
        return steps.send(report)
    except StopIteration:
        return None


def _only(result: Result[T] | None) -> T:
    """The value of a call that has exactly one result."""
    assert result is not None
    return result.value


class Sender:
    """Runs calls with an `httpx.Client`."""

    def __init__(
        self,
        loop: Loop,
        http: httpx.Client | None,
        transport: httpx.BaseTransport | None,
        wait: Callable[[float], object] | None,
    ) -> None:
        self.loop, self._owns = loop, http is None
        self._http = http or httpx.Client(**_options(transport))
        self._closed = threading.Event()
        # closing the client sets the event, which ends all waits
        self._wait = wait or self._closed.wait

    def call(self, call: Call[T]) -> T:
        """Runs a call with exactly one result."""
        return _only(self.run(self.loop.steps(call)))

    def run(self, steps: Steps[T]) -> Result[T] | None:
        """Runs a call up to its next result. `None` after the last result."""
        report = None
        while not isinstance(action := _next_action(steps, report), (Result, NoneType)):
            try:
                report = self._do(action)
            except BaseException as stop:
                steps.throw(stop)
                raise
        return action

    def _do(self, action: Send | Wait | Store) -> Report | None:
        if isinstance(action, Store):
            action.keep(action.state)
            return None
        if isinstance(action, Wait):
            self._wait(action.seconds)
            return Report("waited")
        if self._closed.is_set():
            raise RuntimeError("the client is closed")
        left, body = _Left(action.timeout), bytearray()
        with self.loop.entry(action.request) as entry:
            try:
                response = self._http.send(_request(action, left, trace=_limit_reads), **_SEND)
                try:
                    for chunk in response.iter_bytes():
                        _add(body, chunk, left)
                finally:
                    response.close()
            except Exception as error:
                return _failed(error)
            entry.complete(response.status_code, response.headers.multi_items(), body)
        return _report(response, body)

    def close(self) -> None:
        """Closes the connections, ends all waits, and closes the recording."""
        self._closed.set()
        if self._owns:
            self._http.close()
        self.loop.close()


class AsyncSender:
    """Runs calls with an `httpx.AsyncClient`."""

    def __init__(
        self,
        loop: Loop,
        http: httpx.AsyncClient | None,
        transport: httpx.AsyncBaseTransport | None,
        wait: Callable[[float], Awaitable[object]] | None,
    ) -> None:
        self.loop, self._owns = loop, http is None
        self._http = http or httpx.AsyncClient(**_options(transport))
        self._closed, self._waits = False, set[anyio.CancelScope]()
        self._wait = wait or anyio.sleep

    async def call(self, call: Call[T]) -> T:
        """Runs a call with exactly one result."""
        return _only(await self.run(self.loop.steps(call)))

    async def run(self, steps: Steps[T]) -> Result[T] | None:
        """Runs a call up to its next result. `None` after the last result."""
        report = None
        while not isinstance(action := _next_action(steps, report), (Result, NoneType)):
            try:
                report = await self._do(action)
            except BaseException as stop:
                steps.throw(stop)
                raise
        return action

    async def _do(self, action: Send | Wait | Store) -> Report | None:
        if isinstance(action, Store):
            kept = action.keep(action.state)
            if inspect.isawaitable(kept):
                await kept
            return None
        if self._closed:
            raise RuntimeError("the client is closed")
        if isinstance(action, Wait):
            with anyio.CancelScope() as scope:
                self._waits.add(scope)
                try:
                    await self._wait(action.seconds)
                finally:
                    self._waits.discard(scope)
            return Report("waited")
        left, body = _Left(action.timeout), bytearray()
        with self.loop.entry(action.request) as entry:
            try:
                with anyio.fail_after(left):
                    response = await self._http.send(_request(action, left), **_SEND)
                    try:
                        async for chunk in response.aiter_bytes():
                            _add(body, chunk, left)
                    finally:
                        await response.aclose()
            except Exception as error:
                return _failed(error)
            entry.complete(response.status_code, response.headers.multi_items(), body)
        return _report(response, body)

    async def aclose(self) -> None:
        """Closes the connections, ends all waits, and closes the recording."""
        self._closed = True
        for scope in self._waits.copy():
            scope.cancel()
        if self._owns:
            await self._http.aclose()
        self.loop.close()
