"""What needs `httpx`, which this package does not ask for."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

import anyio
import httpx

from . import Clock, Delivered, Fault, MomentInput, Response

if TYPE_CHECKING:
    from . import Twin


class _Cut(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A body of which the first bytes arrive. Reading on fails as it does where a server goes away."""

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
    """A transport of `httpx` that a twin answers."""

    def __init__(
        self,
        twin: Twin,
        sleep: Callable[[float], object] = time.sleep,
        async_sleep: Callable[[float], Awaitable[object]] | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._twin, self._sleep, self._clock = twin, sleep, clock
        self._async_sleep = async_sleep or anyio.sleep

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response, fault = self._ask(request, request.read())
        wait, too_long = _wait(request, fault)
        if wait > 0:
            self._sleep(wait)
        return _answer(request, response, fault, too_long)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response, fault = self._ask(request, await request.aread())
        wait, too_long = _wait(request, fault)
        if wait > 0:
            await self._async_sleep(wait)
        return _answer(request, response, fault, too_long)

    def _ask(self, request: httpx.Request, body: bytes) -> tuple[Response | None, Fault]:
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in request.headers.raw]
        at = None if self._clock is None else self._clock()
        outcome = self._twin.handle(request.method, str(request.url), headers, body, at)
        return outcome.response, outcome.fault or Fault(0, None)


def _wait(request: httpx.Request, fault: Fault) -> tuple[float, bool]:
    """How many seconds pass before the response, and whether that is more than the client waits."""
    latency: float = fault.latency_ms / 1000
    limit: float | None = request.extensions.get("timeout", {}).get("read")
    return (latency, False) if limit is None or latency <= limit else (limit, True)


def _answer(request: httpx.Request, response: Response | None, fault: Fault, too_long: bool) -> httpx.Response:
    if too_long:
        raise httpx.ReadTimeout("The read operation timed out", request=request)
    after = fault.drop_after
    if response is None or after == 0:
        raise httpx.RemoteProtocolError("Server disconnected without sending a response.", request=request)
    # with every byte of it there, nobody sees that the connection ended
    if after is None or after >= len(response.body):
        return httpx.Response(response.status, headers=response.headers, content=response.body)
    return httpx.Response(response.status, headers=response.headers, stream=_Cut(response.body, after, request))


def deliver(twin: Twin, client: httpx.Client, at: MomentInput | None) -> list[Delivered]:
    """Sends what there is to send, one after the other, and reports the responses."""
    done = []
    for effect in twin.take_effects():
        status: int | None = None
        headers = [(name, value) for name, value in effect["headers"]]
        try:
            status = client.post(effect["url"], headers=headers, content=effect["body"].encode()).status_code
        except httpx.TransportError:
            # no response: the twin sends it again when its policy says so
            pass
        twin.report(effect["delivery"], status, at)
        done.append(Delivered(effect["delivery"], effect["attempt"], effect["url"], status))
    return done
