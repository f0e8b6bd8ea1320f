"""Tests the Python client and an example receiver with `lastro serve`, while the server injects faults."""

import base64
import json
import os
import subprocess
import sys
import threading
import time
import wsgiref.simple_server
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings/python/examples"))

from receivers import flask_app  # noqa: E402

from lastro import WebhookEvent  # noqa: E402
from lastro.client import Client, ExchangeError  # noqa: E402

KEY = "chave-dos-clientes"
TOKEN = "token-dos-clientes"
SECRET = "segredo-de-João"
NAMES = [f"Cliente {number}" for number in range(1, 26)]


class Quiet(wsgiref.simple_server.WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Service:
    """A running server, and the notifications that its receiver has handled."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.handled: list[tuple[WebhookEvent, bytes]] = []

    def control(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {TOKEN}"}
        answer = httpx.request(method, f"{self.origin}/_twin/{path}", headers=headers, json=body, timeout=30)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def plan(self, *rules: object, deliveries: tuple[object, ...] = ()) -> None:
        self.control("PUT", "faults", {"rules": rules, "deliveries": deliveries})


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    found = Service("")
    app = flask_app.receiver(SECRET, set(), lambda event, body: found.handled.append((event, body)))
    receiver = wsgiref.simple_server.make_server("127.0.0.1", 0, app, handler_class=Quiet)
    thread = threading.Thread(target=lambda: receiver.serve_forever(0.02))
    thread.start()
    program = os.environ.get("LASTRO", str(ROOT / "target/debug/lastro"))
    # the twin uses the real time, because receivers reject notifications that are too old by their own clock
    words = ["serve", "--memory", "--port", "0", "--key", KEY, "--token", TOKEN, "--clock", "real"]
    words += ["--webhook", f"http://127.0.0.1:{receiver.server_port}/webhook", "--webhook-secret", SECRET]
    process = subprocess.Popen([program, *words], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("listening on "), first
        found.origin = first.removeprefix("listening on ").strip()
        duplicate = {"nth": 2, "action": {"duplicate": True}}
        found.plan(deliveries=(duplicate, {"nth": 5, "action": {"corrupt": True}}))
        credentials = base64.b64encode(f"{KEY}:".encode()).decode()
        headers = {"Authorization": f"Basic {credentials}", "Content-Type": "text/json"}
        for name in NAMES:
            body = json.dumps({"tipo": 1, "nome": name})
            answer = httpx.post(f"{found.origin}/api/v2/clientes/", headers=headers, content=body)
            assert answer.status_code == 200, answer.text
        yield found
    finally:
        process.terminate()
        process.wait(30)
        receiver.shutdown()
        thread.join()
        receiver.server_close()


def patient(service: Service, key: str, waits: list[float]) -> Client:
    """A client whose waits only advance its clock, so that the test does not wait."""
    now = lambda: 1_800_000_000_000 + round(1000 * sum(waits))  # noqa: E731
    return Client(service.origin, key, now=now, wait=waits.append)


def test_the_client_lists_every_customer_once_despite_faults(service: Service) -> None:
    def rule(nth: int, phase: str, **action: object) -> dict[str, object]:
        return {"operations": ["customers.list"], "nth": nth, "phase": phase, "action": action}

    service.plan(
        rule(1, "before", status=429, retry_after=1),
        rule(3, "after", drop=True),
        rule(4, "after", drop_after=20),
        rule(5, "before", status=503),
        rule(6, "before", status=502, body="html"),
        rule(7, "before", latency_ms=20),
    )
    waits: list[float] = []
    with patient(service, KEY, waits) as client:
        assert [one.nome for one in client.customers.list("_limit=10")] == NAMES
    assert len(waits) == 5
    assert [rule["applied"] for rule in service.control("GET", "faults")["rules"]] == [1] * 6


def test_invalid_json_is_an_unexpected_response_and_a_wrong_key_is_not_shown(service: Service) -> None:
    service.plan({"operations": ["customers.list"], "phase": "after", "action": {"body": "wrong_json"}})
    with patient(service, KEY, []) as client, pytest.raises(ExchangeError) as unexpected:
        list(client.customers.list())
    assert unexpected.value.kind == "unexpected_response"
    service.plan()
    with patient(service, "errada-123", []) as client, pytest.raises(ExchangeError, match="refused .401 unauthorized") as refused:
        list(client.customers.list())
    assert "errada-123" not in str(refused.value)


def test_the_receiver_handles_every_notification_once_and_rejects_a_corrupt_one(service: Service) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and len(service.handled) < len(NAMES) - 1:
        time.sleep(0.1)
    # the receiver handles a notification once, even if it is delivered twice
    assert len({body for _, body in service.handled}) == len(service.handled) == len(NAMES) - 1
    assert {event.event.entity for event, _ in service.handled} == {"customer"}
    deliveries = service.control("GET", "deliveries?limit=1000")
    assert [one["id"] for one in deliveries if any(attempt["status"] == 401 for attempt in one["attempts"])] == [5]
