"""Helpers for the tests of the client: a common interface for the synchronous and the asyncio client, and a local server."""

from __future__ import annotations

import asyncio
import http.server
import threading
from collections.abc import Callable
from typing import Any

import httpx
from lastro.client import AsyncClient, Client, Event, Page, RequestEvent

Handler = http.server.BaseHTTPRequestHandler
API_KEY = "chave-de-teste"
CUSTOMER = {"tipo": 2, "nome": "Ana Conceição"}
SALE = {"data": "2027-01-10", "id_cliente": 1, "itens": [{"id_servico": 1, "valor": "250.00", "qtd": 1}]}


class Clock:
    """A clock that advances only while the client waits."""

    def __init__(self) -> None:
        self.time, self.waits = 1_800_000_000_000, list[float]()

    def now(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += round(seconds * 1000)

    async def async_wait(self, seconds: float) -> None:
        self.wait(seconds)


class Both:
    """A client, synchronous or for asyncio, and the requests that it sent."""

    def __init__(self, kind: str, base_url: str, transport: Any = None, **options: Any) -> None:
        self.clock, self.events, self.kind = Clock(), list[Event](), kind
        self._loop = asyncio.new_event_loop()
        options = {"on_event": self.events.append, "now": self.clock.now, "api_key": API_KEY, **options}
        options |= {"base_url": base_url, "transport": transport}
        if kind == "sync":
            self._sync = Client(**{"wait": self.clock.wait, **options})
        else:
            self._async = AsyncClient(**{"wait": self.clock.async_wait, **options})

    @property
    def client(self) -> Any:
        """The client itself."""
        return self._sync if self.kind == "sync" else self._async

    def call(self, method: Callable[[Any], Any]) -> Any:
        """Runs a call and returns its result: `both.call(lambda client: client.sales.select(7))`."""
        if self.kind == "sync":
            return method(self._sync)

        async def awaited() -> Any:
            return await method(self._async)

        return self._loop.run_until_complete(awaited())

    def pages(self, method: Callable[[Any], Any], most: int = 1000) -> list[Page[Any]]:
        """The first pages of a listing, at most `most`."""
        return self._all(lambda client: method(client).pages(), most)

    def records(self, method: Callable[[Any], Any], most: int = 1000) -> list[Any]:
        """The first records of a listing, at most `most`."""
        return self._all(method, most)

    def _all(self, method: Callable[[Any], Any], most: int) -> list[Any]:
        found: list[Any] = []
        if self.kind == "sync":
            for one in method(self._sync):
                found.append(one)
                if len(found) == most:
                    break
            return found

        async def collected() -> None:
            async for one in method(self._async):
                found.append(one)
                if len(found) == most:
                    break

        self._loop.run_until_complete(collected())
        return found

    @property
    def sent(self) -> list[str]:
        """The requests that the client sent, each as method and path."""
        requests = [event for event in self.events if isinstance(event, RequestEvent)]
        return [f"{event.method} {httpx.URL(event.url).raw_path.decode()}" for event in requests]

    def close(self) -> None:
        """Closes the client."""
        if self.kind == "sync":
            self._sync.close()
        else:
            self._loop.run_until_complete(self._async.aclose())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()


class Server:
    """A local server, and the requests that it received."""

    def __init__(self, respond: Callable[[Handler], None]) -> None:
        self.requests: list[tuple[str, dict[str, str]]] = []
        # set at the end of the test: it ends responses that would never end
        self.over = threading.Event()
        outer = self

        class Requests(Handler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                outer.requests.append((f"{self.command} {self.path}", dict(self.headers)))
                try:
                    respond(self)
                except OSError:
                    self.close_connection = True

            do_POST = do_PUT = do_DELETE = do_GET

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Requests)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self.over.set()
        self._server.shutdown()
        self._server.server_close()
