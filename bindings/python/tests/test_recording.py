"""Tests of the recordings that the clients and the twin's transport write. The file is complete after each request, and
contains no API keys, card numbers or security codes."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from client_both import API_KEY, Both, Handler, Server
from lastro.client import AsyncClient, Client, ExchangeError
from lastro.twin import Twin, httpx_transport

BASE = "https://conta.example"
CARD, CODE = "4242424242424242", "739"
CUSTOMER = {
    "tipo": 2,
    "nome": "Ana Conceição",
    "cartoes": [{"titular": "ANA C", "numero": CARD, "validade": "2030-12-31", "codigo": CODE}],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rec.har"


def entries(file: Path) -> list[Any]:
    """The entries of a recording. Asserts that it contains no secret."""
    text = file.read_text(encoding="utf-8")
    for secret in (API_KEY, "Y2hhdmUtZGUtdGVzdGU6", CARD):
        assert secret not in text
    # the security code is searched only as the value of its member, because other numbers may contain its digits
    assert not re.search(rf"codigo\W*{CODE}", text)
    har = json.loads(text)
    assert har["log"]["version"] == "1.2"
    return list(har["log"]["entries"])


def lines(file: Path) -> list[str]:
    return [f"{e['request']['method']} {e['request']['url']} {e['response']['status']}" for e in entries(file)]


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_each_request_of_a_client_is_in_the_file_once_it_has_its_response(kind: str, file: Path) -> None:
    both = Both(kind, BASE, httpx_transport(Twin({"keys": [{"key": API_KEY}]})), record=file)
    both.call(lambda client: client.customers.insert(CUSTOMER))
    assert lines(file) == [f"GET {BASE}/api/v2/clientes/?_sort=-id&_fields=id&_limit=1 200", f"POST {BASE}/api/v2/clientes/ 200"]
    both.call(lambda client: client.v1.services.insert({"nome": "Aula", "valor": "10.00"}))
    *_, insert = entries(file)
    both.close()
    assert insert["request"]["url"].startswith(f"{BASE}/api/servico")
    assert insert["startedDateTime"].startswith("2027-01-15T")
    sent = entries(file)[1]["request"]["postData"]["text"]
    assert json.loads(sent)["nome"] == "Ana Conceição"
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_twins_transport_records_at_the_twins_time(file: Path) -> None:
    twin = Twin({"keys": [{"key": API_KEY}], "now": "2027-02-01T09:00:00-03:00"})
    with httpx.Client(transport=httpx_transport(twin, record=file), auth=(API_KEY, "")) as client:
        assert client.get(f"{BASE}/api/v2/servicos/").status_code == 200
        twin.advance("2027-02-02T09:00:00-03:00")
        twin.faults({"rules": [{"nth": 1, "phase": "before", "action": {"drop": True}}]})
        with pytest.raises(httpx.RemoteProtocolError):
            client.get(f"{BASE}/api/v2/servicos/")
    first, lost = entries(file)
    assert [first["startedDateTime"][:10], lost["startedDateTime"][:10]] == ["2027-02-01", "2027-02-02"]
    assert (first["response"]["status"], lost["response"]["status"]) == (200, 0)

    async def again() -> None:
        async with httpx.AsyncClient(transport=httpx_transport(twin, record=file), auth=(API_KEY, "")) as client:
            await client.get(f"{BASE}/api/v2/servicos/")

    asyncio.run(again())
    assert len(entries(file)) == 3


def test_a_request_without_a_whole_response_is_recorded_without_one(file: Path) -> None:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()
        handler.wfile.write(b"{")

    server = Server(respond)
    with Client(server.url, API_KEY, deadline=0.001, record=file) as client, pytest.raises(ExchangeError):
        client.sales.select(7)
    server.close()
    recorded = entries(file)
    assert len(recorded) >= 1
    assert {entry["response"]["status"] for entry in recorded} == {0}


def test_a_compressed_response_is_recorded_as_the_program_reads_it(file: Path) -> None:
    body = gzip.compress(b'{"id":7,"nome":"Ana"}')

    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Encoding", "gzip")
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    server = Server(respond)
    with Client(server.url, API_KEY, record=file) as client:
        assert client.customers.select(7).nome == "Ana"
    server.close()
    assert [entry["response"]["content"]["text"] for entry in entries(file)] == ['{"id":7,"nome":"Ana"}']


def test_one_program_at_a_time_records_into_a_file(file: Path) -> None:
    make: list[Callable[[], Any]] = [
        lambda: Client(BASE, API_KEY, record=file),
        lambda: AsyncClient(BASE, API_KEY, record=file),
        lambda: httpx_transport(Twin(), record=str(file)),
    ]
    with Client(BASE, API_KEY, record=file):
        for another in make:
            with pytest.raises(BlockingIOError, match="another program records into this file"):
                another()
    with Client(BASE, API_KEY, record=file):
        assert entries(file) == []
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(FileExistsError, match="is not a recording of this version"):
        Client(BASE, API_KEY, record=file)
    with pytest.raises(OSError):
        Client(BASE, API_KEY, record=file / "none" / "rec.har")
