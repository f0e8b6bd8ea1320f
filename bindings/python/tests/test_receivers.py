"""Tests of the example receivers and of the client, with real servers on the loopback interface and a real HTTP client."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, get_args
from urllib.parse import parse_qs, urlsplit
from wsgiref.simple_server import WSGIRequestHandler, make_server

import httpx
import pytest
import uvicorn
from receivers import django_app, fastapi_app, flask_app

from lastro import WebhookEvent, webhook
from lastro.client import Client, ExchangeError
from lastro.types import Flavour

SECRET = "segredo-de-João"


@contextmanager
def running(server: Any, stop: Callable[[], None], port: Callable[[], int]) -> Iterator[str]:
    thread = threading.Thread(target=server)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port()}"
    finally:
        stop()
        thread.join()


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


def wsgi(app: Any) -> Any:
    server = make_server("127.0.0.1", 0, app, handler_class=Quiet)
    return running(lambda: server.serve_forever(0.02), server.shutdown, lambda: server.server_port)


def asgi(app: Any) -> Any:
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))

    def port() -> int:
        while not server.started:
            time.sleep(0.01)
        return int(server.servers[0].sockets[0].getsockname()[1])

    return running(server.run, lambda: setattr(server, "should_exit", True), port)


FRAMEWORKS = {
    "fastapi": (asgi, fastapi_app.receiver),
    "flask": (wsgi, flask_app.receiver),
    "django": (wsgi, django_app.receiver),
}


@pytest.mark.parametrize("name", FRAMEWORKS)
def test_signed_bodies_pass_and_everything_else_is_refused(name: str) -> None:
    serve, receiver = FRAMEWORKS[name]
    handled: list[tuple[WebhookEvent, bytes]] = []
    with serve(receiver(SECRET, set(), lambda event, body: handled.append((event, body)))) as url, httpx.Client() as client:

        def post(body: str) -> tuple[int, Any]:
            answer = client.post(f"{url}/webhook", content=body.encode(), headers={"Content-Type": "application/json"})
            return answer.status_code, answer.json() if answer.content else None

        now = int(time.time())
        for id, flavour in enumerate(get_args(Flavour), 1):
            data = '{"id":%d,"nome":"João / Cia","valor":10.0}' % id
            body = webhook.sign("clientes", "update", data, now, SECRET, flavour)
            assert post(body) == (204, None)
            assert post(body) == (204, None)
            assert post(body.replace(f'"id":{id}', '"id":99').replace(f'"id": {id}', '"id": 99')) == (401, {"refused": "mismatch"})
            # parsing a body and writing it again turns 10.0 into 10, which breaks the signature; only the body in Python's
            # format contains 10.0
            rewritten = json.dumps(json.loads(body), separators=(",", ":")).replace("10.0", "10")
            assert post(rewritten)[0] == (401 if flavour == "python" else 204)
            event, received = handled.pop()
            assert event.customer is not None and (event.customer.id, event.customer.nome) == (id, "João / Cia")
            assert received == body.encode()
        assert handled == []
        assert post(webhook.sign("clientes", "update", "{}", 1, SECRET, "js")) == (401, {"refused": "too_old"})
        for hostile in ["", "{", "[]", "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"), "x" * 100_000]:
            assert post(hostile)[0] == 401


class Service:
    """A service with 5 customers. Some requests fail: with 429, 503, an HTML error page, or a dropped connection."""

    def __init__(self, key: str, page: str | None = None) -> None:
        self.asked: list[str] = []
        failures: dict[int, Callable[[BaseHTTPRequestHandler], object]] = {
            2: lambda handler: answer(handler, 429, '{"code":429,"message":"devagar"}', ("Retry-After", "0")),
            4: lambda handler: answer(handler, 503, "", ("Retry-After", formatdate(time.time() - 5, usegmt=True))),
            5: lambda handler: answer(handler, 502, "<html>Bad Gateway</html>", ("Content-Type", "text/html")),
            6: lambda handler: setattr(handler, "close_connection", True),
        }
        service = self
        everyone = [{"id": id, "nome": f"Cliente {id}"} for id in range(1, 6)]
        authorization = httpx.BasicAuth(key, "")._auth_header

        def answer(handler: BaseHTTPRequestHandler, status: int, text: str, header: tuple[str, str] | None = None) -> None:
            handler.send_response(status)
            if header:
                handler.send_header(*header)
            handler.send_header("Content-Length", str(len(text.encode())))
            handler.end_headers()
            handler.wfile.write(text.encode())

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_GET(self) -> None:
                service.asked.append(self.path)
                if page is not None:
                    return answer(self, 200, page)
                if self.headers["Authorization"] != authorization:
                    return answer(self, 401, '{"code":401,"message":"chave errad inválida"}')
                if failure := failures.get(len(service.asked)):
                    failure(self)
                    return None
                asked = parse_qs(urlsplit(self.path).query)
                offset, limit = int(asked.get("_offset", ["0"])[0]), int(asked["_limit"][0])
                header = {"offset": offset, "limit": limit, "count": 5, "sort": asked["_sort"][0], "requestId": "r"}
                return answer(self, 200, json.dumps({"header": header, "data": everyone[offset : offset + limit]}))

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def running(self) -> Any:
        server = self.server
        return running(lambda: server.serve_forever(0.02), server.shutdown, lambda: server.server_address[1])


def client(url: str, key: str, waits: list[float]) -> Client:
    """A client whose waits only advance its clock, so that the test does not wait."""
    return Client(url, key, now=lambda: 1_800_000_000_000 + round(1000 * sum(waits)), wait=waits.append)


def test_the_client_lists_every_customer_once_despite_failures() -> None:
    service, waits = Service("chave-1"), list[float]()
    with service.running() as url, client(url, "chave-1", waits) as patient:
        read = list(patient.customers.list("_limit=2").pages())
    assert [one.id for page in read for one in page.items] == [1, 2, 3, 4, 5]
    assert len(waits) == 4 and all(0 <= wait <= 120 for wait in waits)
    assert len(read) == 3 and len(service.asked) == 7
    assert all(path.startswith("/api/v2/clientes/?") and "_sort=id" in path for path in service.asked)


def test_an_invalid_key_is_told_once_without_the_key() -> None:
    service = Service("chave-1")
    with service.running() as url, client(url, "errada-123", []) as patient, pytest.raises(ExchangeError) as raised:
        list(patient.customers.list())
    error = raised.value.api_error
    assert error is not None and error.message == "chave *** inválida"
    assert len(service.asked) == 1


def test_a_page_that_is_no_listing_is_an_unexpected_response() -> None:
    with Service("k", "<html>login</html>").running() as url, client(url, "k", []) as patient:
        with pytest.raises(ExchangeError) as raised:
            list(patient.customers.list())
    assert (raised.value.kind, raised.value.issues[0].path) == ("unexpected_response", "body")


def test_nothing_listening_is_a_failure_after_the_last_attempt() -> None:
    waits: list[float] = []
    with client("http://127.0.0.1:9", "k", waits) as patient, pytest.raises(ExchangeError) as raised:
        list(patient.customers.list())
    assert isinstance(raised.value.__cause__, httpx.ConnectError)
    assert (raised.value.kind, len(waits)) == ("unreachable", 5)
