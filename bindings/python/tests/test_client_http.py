"""Tests of the client with local servers that cut connections, redirect, and respond slowly or never."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import stories
from client_both import API_KEY, CUSTOMER, Both, Handler, Server
from lastro.client import AsyncClient, Client, ExchangeError, RequestEvent

EMPTY = b'{"header":{"offset":0,"limit":1,"count":0},"data":[]}'
ANA = b'{"id":7,"nome":"Ana"}'
Respond = Callable[[Handler], None]


@pytest.fixture
def serve() -> Iterator[Callable[[Respond], Server]]:
    servers: list[Server] = []

    def one(respond: Respond) -> Server:
        servers.append(Server(respond))
        return servers[-1]

    yield one
    for server in servers:
        server.close()


@pytest.fixture(params=["sync", "async"])
def make(request: pytest.FixtureRequest) -> Iterator[Callable[..., Both]]:
    made: list[Both] = []

    def one(url: str, **options: Any) -> Both:
        made.append(Both(request.param, url, **options))
        return made[-1]

    yield one
    for both in made:
        both.close()


Serve = Callable[[Respond], Server]
Make = Callable[..., Both]


def answer(handler: Handler, body: bytes, status: int = 200, **headers: str) -> None:
    handler.send_response(status)
    for name, value in headers.items():
        handler.send_header(name.replace("_", "-"), value)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def failed(both: Both, method: Callable[[Any], Any]) -> ExchangeError:
    with pytest.raises(ExchangeError) as caught:
        both.call(method)
    return caught.value


def test_a_redirect_is_not_followed(serve: Serve, make: Make) -> None:
    elsewhere = serve(lambda handler: answer(handler, ANA))
    server = serve(lambda handler: answer(handler, b"", 302, Location=elsewhere.url))
    both = make(server.url)
    error = failed(both, lambda client: client.customers.select(7))
    assert error.api_error is not None and (error.kind, error.api_error.code) == ("refused", 302)
    assert (len(server.requests), elsewhere.requests) == (1, [])


def test_cookies_are_off_and_connections_are_kept(serve: Serve, make: Make) -> None:
    ports: set[int] = set()

    def respond(handler: Handler) -> None:
        ports.add(handler.client_address[1])
        answer(handler, ANA, Set_Cookie="session=1; Path=/")

    server = serve(respond)
    both = make(server.url)
    for _ in range(3):
        both.call(lambda client: client.customers.select(7))
    assert not [headers for _, headers in server.requests if "Cookie" in headers] and len(ports) == 1


def test_the_programs_own_httpx_client_adds_nothing(serve: Serve) -> None:
    def respond(handler: Handler) -> None:
        answer(handler, b"", 301, Location="/x") if handler.path.endswith("8") else answer(handler, ANA)

    server = serve(respond)
    own: Any = {"cookies": {"a": "1"}, "headers": {"X-Own": "1"}, "params": {"q": "1"}, "auth": ("u", "p")}
    with httpx.Client(**own, follow_redirects=True) as http_client:
        with Client(server.url, API_KEY, http=http_client) as client:
            assert client.customers.select(7).nome == "Ana"
            with pytest.raises(ExchangeError):
                client.customers.select(8)
        assert not http_client.is_closed

    async def main() -> None:
        async with httpx.AsyncClient(**own, follow_redirects=True) as async_client:
            async with AsyncClient(server.url, API_KEY, http=async_client) as client:
                assert (await client.customers.select(7)).nome == "Ana"
            assert not async_client.is_closed

    asyncio.run(main())
    assert [path for path, _ in server.requests] == [f"GET /api/v2/clientes/{id}" for id in (7, 8, 7)]
    key = httpx.BasicAuth(API_KEY, "")._auth_header
    for _, headers in server.requests:
        assert set(headers) == {"Host", "Authorization", "Accept"} and headers["Authorization"] == key


def test_a_body_that_is_cut_short_is_a_lost_response(serve: Serve, make: Make) -> None:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", str(len(ANA)))
        handler.end_headers()
        handler.wfile.write(ANA[: 7 if len(server.requests) == 1 else len(ANA)])
        handler.close_connection = True

    server = serve(respond)
    both = make(server.url)
    assert both.call(lambda client: client.customers.select(7)).nome == "Ana"
    assert len(server.requests) == 2 and len(both.clock.waits) == 1


@pytest.mark.parametrize("where", ["nothing", "header", "body"])
def test_the_timeout_is_that_of_the_whole_request(serve: Serve, make: Make, where: str) -> None:
    def respond(handler: Handler) -> None:
        # sends one byte every 20 ms: each read is fast, but the whole response is too slow
        text = b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * 10_000 if where == "header" else b""
        if where == "body":
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n\r\n")
            text = b" " * 10_000
        for byte in text:
            handler.wfile.write(bytes([byte]))
            if server.over.wait(0.02):
                break
        server.over.wait(30)

    server = serve(respond)
    both = make(server.url, timeout=0.2, deadline=0.1, now=None)
    began = time.monotonic()
    error = failed(both, lambda client: client.customers.select(7))
    assert 0.09 < time.monotonic() - began < 10
    assert (error.kind, error.carried_out, len(server.requests)) == ("unreachable", "no", 1)


def test_nothing_was_sent_where_nobody_listens(make: Make) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    both = make(url, look_before=False)
    error = failed(both, lambda client: client.customers.insert(CUSTOMER))
    # no request reached the service, so the insert was retried instead of being looked up
    assert (error.kind, error.carried_out) == ("unreachable", "no") and len(both.sent) > 1
    assert isinstance(error.__cause__, httpx.ConnectError)


def test_a_body_that_is_too_large_is_not_read(make: Make) -> None:
    chunks = [0]

    class Endless(httpx.SyncByteStream, httpx.AsyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            while True:
                chunks[0] += 1
                yield b" " * (1 << 20)

        async def __aiter__(self) -> Any:
            for chunk in self:
                yield chunk

    both = make("https://conta.example", transport=httpx.MockTransport(lambda _: httpx.Response(200, stream=Endless())))
    error = failed(both, lambda client: client.customers.insert(CUSTOMER))
    assert (error.kind, error.carried_out) == ("unreachable", "no")
    assert chunks[0] == 65 * len(both.sent)


def test_httpx_does_not_repeat_requests_itself(serve: Serve, make: Make) -> None:
    def respond(handler: Handler) -> None:
        if handler.command == "GET":
            return answer(handler, EMPTY)
        handler.close_connection = True

    server = serve(respond)
    both = make(server.url)
    error = failed(both, lambda client: client.customers.insert(CUSTOMER))
    assert (error.kind, error.carried_out) == ("unreachable", "unknown")
    assert [path for path, _ in server.requests] == both.sent
    assert [path.split()[0] for path in both.sent].count("POST") == 1


def test_an_interrupt_passes_through_and_with_the_outcome_of_the_call() -> None:
    def respond(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return httpx.Response(200, content=EMPTY)
        raise KeyboardInterrupt

    states: list[str] = []
    transport = httpx.MockTransport(respond)
    with Client("https://conta.example", API_KEY, transport=transport, wait=lambda seconds: None) as client:
        with pytest.raises(KeyboardInterrupt) as caught:
            client.customers.insert(CUSTOMER, keep=states.append)
        error = ExchangeError.of(caught.value)
        assert isinstance(error, ExchangeError)
        assert (error.kind, error.carried_out, len(states)) == ("cancelled", "unknown", 2)
        # the call can be resumed from the state passed to `keep`, and from the error's state
        for state in (states[-1], error.state):
            with pytest.raises(ExchangeError) as again:
                client.customers.insert(CUSTOMER, state=state)
            assert again.value.carried_out == "unknown"


def test_a_task_that_is_cancelled_while_sending_ends_at_once(serve: Serve) -> None:
    def respond(handler: Handler) -> None:
        if handler.command == "GET":
            return answer(handler, EMPTY)
        server.over.wait(30)

    server = serve(respond)

    async def main() -> None:
        sending = asyncio.Event()

        def seen(event: object) -> None:
            if isinstance(event, RequestEvent) and event.method == "POST":
                sending.set()

        async with AsyncClient(server.url, API_KEY, on_event=seen) as client:
            task = asyncio.ensure_future(client.customers.insert(CUSTOMER))
            await sending.wait()
            await asyncio.sleep(0.05)
            task.cancel()
            began = time.monotonic()
            with pytest.raises(asyncio.CancelledError) as caught:
                await task
            assert time.monotonic() - began < 10
            error = ExchangeError.of(caught.value)
            assert isinstance(error, ExchangeError) and (error.kind, error.carried_out) == ("cancelled", "unknown")
            # after the cancellation, the client can still be used
            assert [page.items for page in [await anext(client.customers.list().pages())]] == [[]]
            with pytest.raises(asyncio.TimeoutError) as late:
                await asyncio.wait_for(client.customers.insert(CUSTOMER), 0.1)
            error = ExchangeError.of(late.value)
            assert error is not None and error.carried_out == "unknown" and ExchangeError.of(ValueError()) is None

    asyncio.run(main())


def busy(handler: Handler) -> None:
    answer(handler, b"{}", 429, Retry_After="3600")


def test_a_task_that_is_cancelled_while_waiting_ends_at_once(serve: Serve) -> None:
    server = serve(busy)

    async def main() -> None:
        async with AsyncClient(server.url, API_KEY, deadline=7200) as client:
            task = asyncio.ensure_future(client.customers.insert(CUSTOMER))
            while not server.requests:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            task.cancel()
            with pytest.raises(asyncio.CancelledError) as caught:
                await task
            error = ExchangeError.of(caught.value)
            assert isinstance(error, ExchangeError) and (error.kind, error.carried_out) == ("cancelled", "no")

    began = time.monotonic()
    asyncio.run(main())
    assert time.monotonic() - began < 60


def test_closing_the_client_ends_its_waits(serve: Serve) -> None:
    server = serve(lambda handler: answer(handler, b"{}", 429, Retry_After="60"))
    client = Client(server.url, API_KEY)
    ends: list[BaseException] = []

    def call() -> None:
        try:
            client.customers.insert(CUSTOMER)
        except BaseException as error:
            ends.append(error)

    thread = threading.Thread(target=call)
    thread.start()
    while not server.requests:
        time.sleep(0.01)
    time.sleep(0.05)
    client.close()
    thread.join(timeout=30)
    (end,) = ends
    assert not thread.is_alive() and isinstance(end, RuntimeError) and str(end) == "the client is closed"
    with pytest.raises(RuntimeError, match="the client is closed"):
        client.customers.select(7)
    assert len(server.requests) == 1


def test_a_wall_clock_that_is_set_back_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    def respond(request: httpx.Request) -> httpx.Response:
        # sets the wall clock back by one hour
        monkeypatch.setattr(time, "time_ns", lambda: earlier)
        monkeypatch.setattr(time, "time", lambda: earlier / 1e9)
        return httpx.Response(503)

    earlier = time.time_ns() - 3_600_000_000_000
    with Client("https://conta.example", API_KEY, transport=httpx.MockTransport(respond), wait=waits.append) as client:
        states: list[str] = []
        with pytest.raises(ExchangeError):
            client.customers.select(7, keep=states.append)
    times = [json.loads(state)["now_ms"] for state in states]
    assert len(waits) == len(states) - 1 > 0 and max(waits) < 30
    assert times == sorted(times) and times[-1] - times[0] < 1000


def test_the_stories_of_a_file_have_their_outcomes(serve: Serve, tmp_path: Path) -> None:
    def respond(handler: Handler) -> None:
        if handler.command == "POST":
            handler.close_connection = True
        elif "_sort=-id" in handler.path or "gt" in handler.path:
            answer(handler, EMPTY)
        elif handler.path.endswith("/7"):
            answer(handler, b'{"message":"x"}', 404)
        else:
            answer(handler, b'{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":3},{"id":5}]}')

    file = tmp_path / "stories.tsv"
    lines = [
        ["1", "customers.list", "", "_limit=100", "", "", "", "", ""],
        ["2", "customers.select", "7", "", "", "", "", "5", ""],
        ["3", "customers.insert", "", "", json.dumps(CUSTOMER), "", "true", "", "1000"],
        ["4", "customers.insert", "", "", '{"tipo":2}', "", "", "", ""],
        ["5", "customers.insert", "", "", json.dumps(CUSTOMER), "", "false", "", ""],
    ]
    file.write_text("".join("\t".join(line) + "\n" for line in lines), encoding="utf-8")
    assert list(stories.stories(serve(respond).url, file)) == [
        "1 complete 3 5",
        "2 refused no 404",
        "3 unreachable no -",
        "4 invalid record.nome",
        "5 unreachable unknown -",
    ]


def test_closing_the_client_ends_the_waits_of_tasks(serve: Serve) -> None:
    server = serve(lambda handler: answer(handler, b"{}", 429, Retry_After="60"))

    async def main() -> None:
        client = AsyncClient(server.url, API_KEY)
        task = asyncio.ensure_future(client.customers.insert(CUSTOMER))
        while not server.requests:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        await client.aclose()
        with pytest.raises(RuntimeError, match="the client is closed"):
            await asyncio.wait_for(task, 30)

    asyncio.run(main())


def test_the_key_is_not_logged(serve: Serve, make: Make, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    both = make(serve(lambda handler: answer(handler, ANA)).url)
    both.call(lambda client: client.customers.select(7))
    key = httpx.BasicAuth(API_KEY, "")._auth_header.removeprefix("Basic ")
    assert "clientes/7" in caplog.text and API_KEY not in caplog.text and key not in caplog.text
