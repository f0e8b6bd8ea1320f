"""The parts of the twin that need `httpx`, which is not a dependency of this package."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

import anyio
import httpx

from .._lastro import Recording
from .._moment import moment
from .._recording import Entry, RecordPath
from . import Clock, Delivered, Fault, MomentInput, Response

if TYPE_CHECKING:
    from . import Twin


class _Cut(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A response body that is cut after its first bytes. Further reads fail as if the server closed the connection."""

    def __init__(self, body: bytes, length: int, request: httpx.Request) -> None:
        self._start, self._expected, self._request = body[:length], len(body), request

    def _ended(self) -> httpx.RemoteProtocolError:
        received = f"received {len(self._start)} bytes, expected {self._expected}"
        message = f"peer closed connection without sending complete message body ({received})"
        return httpx.RemoteProtocolError(message, request=self._request)

    def __iter__(self) -> Iterator[bytes]:
        yield self._start
        raise self._ended()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._start
        raise self._ended()


class TwinTransport(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A transport of `httpx` that sends the requests to a twin."""

    def __init__(
        self,
        twin: Twin,
        sleep: Callable[[float], object] = time.sleep,
        async_sleep: Callable[[float], Awaitable[object]] | None = None,
        clock: Clock | None = None,
        record: RecordPath | None = None,
    ) -> None:
        self._twin, self._sleep, self._clock = twin, sleep, clock
        self._async_sleep = async_sleep or anyio.sleep
        self._recording = None if record is None else Recording(record)

    def close(self) -> None:
        if self._recording is not None:
            self._recording.close()

    async def aclose(self) -> None:
        self.close()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response, fault, wait, too_long = self._ask(request, request.read())
        if wait > 0:
            self._sleep(wait)
        return _answer(request, response, fault, too_long)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response, fault, wait, too_long = self._ask(request, await request.aread())
        if wait > 0:
            await self._async_sleep(wait)
        return _answer(request, response, fault, too_long)

    def _ask(self, request: httpx.Request, body: bytes) -> tuple[Response | None, Fault, float, bool]:
        """Sends a request to the twin. Returns the response, the fault, the delay in seconds, and whether the fault's
        latency exceeds the client's timeout; the delay is then the timeout."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in request.headers.raw]
        at = None if self._clock is None else self._clock()
        with Entry(self._recording, self._now_ms, request.method, str(request.url), headers, body) as entry:
            outcome = self._twin.handle(request.method, str(request.url), headers, body, at)
            response, fault = outcome.response, outcome.fault or Fault(0, None)
            wait, too_long = _wait(request, fault)
            if response is not None and not too_long and not _is_cut(response, fault):
                entry.complete(response.status, response.headers, response.body)
        return response, fault, wait, too_long

    def _now_ms(self) -> int:
        """The time of the twin's clock in milliseconds since 1970, for the entries of a recording."""
        return round(moment(self._twin.now()).timestamp() * 1000)


def _wait(request: httpx.Request, fault: Fault) -> tuple[float, bool]:
    """The delay before the response in seconds, and whether the latency exceeds the client's timeout and was cut to it."""
    latency: float = fault.latency_ms / 1000
    limit: float | None = request.extensions.get("timeout", {}).get("read")
    return (latency, False) if limit is None or latency <= limit else (limit, True)


def _is_cut(response: Response, fault: Fault) -> bool:
    """Whether the connection is cut before the end of the body. A cut after the whole body has no effect."""
    return fault.drop_after == 0 or fault.drop_after is not None and fault.drop_after < len(response.body)


def _answer(request: httpx.Request, response: Response | None, fault: Fault, too_long: bool) -> httpx.Response:
    if too_long:
        raise httpx.ReadTimeout("The read operation timed out", request=request)
    after = fault.drop_after
    if response is None or after == 0:
        raise httpx.RemoteProtocolError("Server disconnected without sending a response.", request=request)
    if after is None or not _is_cut(response, fault):
        return httpx.Response(response.status, headers=response.headers, content=response.body)
    return httpx.Response(response.status, headers=response.headers, stream=_Cut(response.body, after, request))


def deliver(twin: Twin, client: httpx.Client, at: MomentInput | None) -> list[Delivered]:
    """Sends all pending notifications in order, and reports the responses."""
    done = []
    for effect in twin.take_effects():
        status: int | None = None
        headers = [(name, value) for name, value in effect["headers"]]
        try:
            status = client.post(effect["url"], headers=headers, content=effect["body"].encode()).status_code
        except httpx.TransportError:
            # without a response, the status stays None, and the twin sends the notification again later
            pass
        twin.report(effect["delivery"], status, at)
        done.append(Delivered(effect["delivery"], effect["attempt"], effect["url"], status))
    return done
