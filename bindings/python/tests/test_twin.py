"""Tests of the twin with HTTP clients for Python and with pytest."""

from __future__ import annotations

import asyncio
import datetime
import doctest
import functools
import http.server
import inspect
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import lastro.twin
import pytest
from lastro import LastroError, PaymentMethod, request, webhook
from lastro.client import Client, ExchangeError
from lastro.twin import Delivered, Twin, httpx_transport
from lastro.twin.records import ConfigInput, FaultPlanInput, FaultRuleInput

BASE = "https://conta.example"
API_KEY = "chave-de-teste"
NAMES = [f"Cliente {n}" for n in range(1, 26)]
pytest_plugins = ["pytester"]


def ask(twin: Twin, operation: Any, **more: Any) -> httpx.Response:
    """Builds the request of an operation, and sends it to a twin."""
    sent = request.build(operation, BASE, API_KEY, **more)
    with httpx.Client(transport=httpx_transport(twin)) as client:
        return client.request(sent.method, sent.url, headers=dict(sent.headers), content=sent.body)


@pytest.fixture
def lastro_twin_config() -> ConfigInput:
    return {"keys": [{"key": API_KEY}]}


@pytest.fixture
def company(lastro_twin: Twin) -> Twin:
    for name in NAMES:
        assert ask(lastro_twin, "customers.insert", body={"tipo": 2, "nome": name}).status_code == 200
    return lastro_twin


def rule(nth: int, action: Any, phase: str = "before") -> FaultRuleInput:
    return {"operations": ["customers.list"], "nth": nth, "phase": phase, "action": action}


def listed(twin: Twin) -> tuple[list[str | None], list[float]]:
    """Lists the customers with the package's client. Returns their names, and the seconds that the client waited."""
    waits: list[float] = []
    now = lambda: 1_800_000_000_000 + round(1000 * sum(waits))  # noqa: E731
    with Client(BASE, API_KEY, transport=httpx_transport(twin), now=now, wait=waits.append) as client:
        return [customer.nome for customer in client.customers.list("_limit=10")], waits


PLANS: dict[str, list[FaultRuleInput]] = {
    "nothing": [],
    "too many requests": [rule(2, {"status": 429, "retry_after": 7})],
    "no answer": [rule(1, {"drop": True})],
    "an answer that ends early": [rule(3, {"drop_after": 60}, "after")],
    "two faults": [rule(2, {"drop_after": 1}, "after"), rule(4, {"status": 503})],
}


@pytest.mark.parametrize("name", PLANS)
def test_the_projects_client_finds_every_customer_once(name: str, company: Twin) -> None:
    company.faults({"rules": PLANS[name]})
    names, waits = listed(company)
    assert names == NAMES
    assert len(waits) == len(PLANS[name])
    if name == "too many requests":
        assert waits[0] >= 7


def test_an_answer_that_does_not_fit_is_an_error(company: Twin) -> None:
    company.faults({"rules": [{"operations": ["customers.list"], "phase": "after", "action": {"body": "wrong_json"}}]})
    with pytest.raises(ExchangeError) as caught:
        listed(company)
    assert (caught.value.kind, caught.value.issues[0].path) == ("unexpected_response", "body")


def test_a_wrong_key_is_refused_and_told_nowhere() -> None:
    twin = Twin({"keys": [{"key": "outra-chave-secreta"}]})
    with pytest.raises(ExchangeError) as caught:
        listed(twin)
    error = caught.value.api_error
    assert error is not None and error.message is not None and "é inválida" in error.message
    told = json.dumps([twin.journal(), twin.snapshot(), twin.faults()])
    assert API_KEY not in told and "outra-chave-secreta" not in told


def plan(action: Any, phase: str = "before") -> FaultPlanInput:
    return {"rules": [{"phase": phase, "action": action}]}


LIST = request.build("services.list", BASE, API_KEY)


def test_latency_is_simulated_and_beyond_the_timeout_it_raises(lastro_twin: Twin) -> None:
    lastro_twin.faults(plan({"latency_ms": 1500}))
    waits: list[float] = []
    transport = httpx_transport(lastro_twin, sleep=waits.append)
    with httpx.Client(transport=transport, headers=dict(LIST.headers)) as client:
        assert client.get(LIST.url, timeout=None).status_code == 200
        assert client.get(LIST.url, timeout=2).status_code == 200
        with pytest.raises(httpx.ReadTimeout):
            client.get(LIST.url, timeout=1)
    assert waits == [1.5, 1.5, 1.0]


def test_an_async_client_simulates_latency_and_timeouts(lastro_twin: Twin) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    async def session() -> None:
        transport = httpx_transport(lastro_twin, async_sleep=wait)
        async with httpx.AsyncClient(transport=transport, headers=dict(LIST.headers)) as client:
            assert (await client.get(LIST.url)).json()["header"]["count"] == 0
            lastro_twin.faults(plan({"latency_ms": 9000}))
            with pytest.raises(httpx.ReadTimeout):
                await client.get(LIST.url)
            lastro_twin.faults(plan({"drop": True}))
            with pytest.raises(httpx.RemoteProtocolError, match="without sending a response"):
                await client.get(LIST.url)
            lastro_twin.faults(plan({"drop_after": 10}, "after"))
            with pytest.raises(httpx.RemoteProtocolError, match="received 10 bytes"):
                await client.get(LIST.url)
            async with client.stream("GET", LIST.url) as answer:
                assert answer.status_code == 200
                parts = answer.aiter_raw()
                assert len(await anext(parts)) == 10

    asyncio.run(session())
    assert waits == [5.0]


def test_a_change_whose_response_is_lost_is_still_carried_out(lastro_twin: Twin) -> None:
    lastro_twin.faults(
        {"rules": [{"operations": ["services.insert"], "nth": 1, "phase": "after", "action": {"drop": True}}]}
    )
    with pytest.raises(httpx.RemoteProtocolError):
        ask(lastro_twin, "services.insert", body={"nome": "Aula", "valor": 10})
    lastro_twin.faults(plan({"drop_after": 100_000}, "after"))
    assert ask(lastro_twin, "services.list").json()["header"]["count"] == 1


def test_a_clock_of_the_caller_sets_the_time_of_requests(lastro_twin: Twin) -> None:
    utc = datetime.timezone.utc
    moments: list[datetime.datetime | str] = ["2027-03-01T10:00:00-03:00", datetime.datetime(2027, 3, 2, 13, tzinfo=utc)]
    clock = functools.partial(moments.pop, 0)
    with httpx.Client(transport=httpx_transport(lastro_twin, clock=clock), headers=dict(LIST.headers)) as client:
        for day in ["2027-03-01", "2027-03-02"]:
            client.get(LIST.url)
            assert lastro_twin.now().startswith(day)


@pytest.fixture
def receiver() -> Iterator[tuple[str, list[bytes], list[int]]]:
    """A server that stores the bodies that it receives. The test sets the statuses of its responses."""
    bodies: list[bytes] = []
    statuses: list[int] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(statuses.pop(0) if statuses else 200)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/avisos", bodies, statuses
    server.shutdown()
    server.server_close()


def test_webhooks_are_signed_and_their_outcomes_are_reported(receiver: tuple[str, list[bytes], list[int]]) -> None:
    url, bodies, statuses = receiver
    statuses += [500, 204]
    twin = Twin({"keys": [{"key": API_KEY}], "subscriptions": [{"url": url, "secret": "segredo"}]})
    ask(twin, "customers.insert", body={"tipo": 2, "nome": "Ana"})
    with httpx.Client() as client:
        (sent,) = twin.deliver(client)
        assert sent == Delivered(sent.delivery, 1, url, 500)
        assert webhook.verify("segredo", bodies[0]).verdict == "ok"
        assert twin.deliver(client) == []
        twin.advance("2027-02-01T00:00:00-03:00", budget=1)
        assert twin.deliver(client) == [Delivered(sent.delivery, 2, url, 204)]
        assert bodies[0] == bodies[1]
        twin.advance("2027-06-01T00:00:00-03:00")
        assert twin.take_effects() == []
    lost = Twin({"subscriptions": [{"url": "http://127.0.0.1:9/", "secret": "segredo"}]})
    ask(lost, "customers.insert", body={"tipo": 2, "nome": "Ana"})
    with httpx.Client() as client:
        assert [delivered.status for delivered in lost.deliver(client)] == [None]
    assert "segredo" not in json.dumps([lost.journal(), lost.snapshot()])


def test_a_snapshot_a_fork_a_difference_and_a_journal() -> None:
    config: ConfigInput = {"seed": 9, "keys": [{"key": API_KEY}]}
    twin = Twin(config)
    ask(twin, "customers.insert", body={"tipo": 2, "nome": "Ana"})
    before = twin.snapshot()
    fork = twin.fork()
    ask(fork, "customers.update", id=1, body={"nome": "Ana Maria"})
    assert twin.snapshot() == before and fork.snapshot()["sha256"] != before["sha256"]

    def names(differences: list[lastro.twin.records.Difference]) -> list[tuple[object, object]]:
        return [(found["before"], found["after"]) for found in differences if found["path"].endswith("/nome")]

    assert names(Twin.diff(twin, fork)) == [("Ana", "Ana Maria")]
    assert names(Twin.diff(fork.snapshot(), before["text"])) == [("Ana Maria", "Ana")]
    journal = fork.journal()
    assert Twin.replay(config, journal) == {"sha256": fork.snapshot()["sha256"], "differs": None}
    assert fork.journal(journal[-1]["ordinal"]) == journal[-1:]
    fork.restore(before)
    assert fork.snapshot() == before
    with pytest.raises(LastroError) as caught:
        fork.restore("{}")
    assert caught.value.issues[0].path.startswith("snapshot")
    assert fork.snapshot() == before


def refused(call: Any, path: str, code: str) -> None:
    with pytest.raises(LastroError) as caught:
        call()
    assert (caught.value.issues[0].path, caught.value.issues[0].code) == (path, code)


def test_time_is_an_argument() -> None:
    twin = Twin({"now": datetime.datetime(2027, 1, 31, 12, tzinfo=datetime.timezone.utc)})
    assert twin.now() == "2027-01-31T09:00:00-03:00"
    reached = {"now": "2027-03-01T09:00:00-03:00", "done": 0, "reached": True, "next": None}
    assert twin.advance("2027-03-01T09:00:00-03:00", budget=10) == reached
    assert twin.advance("2027-02-01T09:00:00-03:00")["now"] == "2027-03-01T09:00:00-03:00"
    refused(lambda: twin.advance("amanhã"), "to", "invalid_date_time")
    refused(lambda: twin.advance("2027-03-01T09:00:00-03:00", budget=-1), "budget", "out_of_range")
    with pytest.raises(TypeError):
        twin.advance(datetime.datetime(2027, 3, 1))


def test_a_configuration_accepts_records_and_rejects_unknown_fields() -> None:
    method = PaymentMethod(id=3, nome="PIX")
    listing = ask(Twin({"payment_methods": [method, {"id": 4, "nome": "Boleto"}]}), "payment_methods.list").json()
    assert [found["nome"] for found in listing["data"]] == ["PIX", "Boleto"]
    (limit,) = [policy for policy in Twin().policies() if policy["name"] == "default-limit"]
    assert (limit["choice"], limit["choices"][0]) == ("100", "100")
    refused(lambda: Twin({"policies": {"default-limit": "11"}}), "policies.default-limit", "invalid_choice")
    refused(lambda: Twin({"seeds": 1}), "seeds", "unknown_field")  # type: ignore[typeddict-unknown-key]
    wrong: Any = {"rules": [{"phase": "before", "action": {"status": 200}}]}
    refused(lambda: Twin().faults(wrong), "plan.rules[0].action.status", "out_of_range")
    refused(lambda: Twin().handle("GET", "/", at="x"), "at", "invalid_date_time")


def test_threads_take_turns(lastro_twin: Twin) -> None:
    def insert() -> None:
        for _ in range(50):
            ask(lastro_twin, "services.insert", body={"nome": "Aula", "valor": 10})

    threads = [threading.Thread(target=insert) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ask(lastro_twin, "services.list").json()["header"]["count"] == 200


def test_the_pytest_fixtures_need_no_import(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.fixture
        def lastro_twin_config():
            return {"now": "2027-05-01T00:00:00-03:00"}

        def test_one(lastro_twin):
            assert lastro_twin.now().startswith("2027-05-01")
            lastro_twin.advance("2027-06-01T00:00:00-03:00")

        def test_each_has_its_own(lastro_twin):
            assert lastro_twin.now().startswith("2027-05-01")
        """
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=2)


def test_every_method_is_documented_and_the_example_is_true() -> None:
    for name, member in inspect.getmembers(Twin, inspect.isfunction):
        if name.startswith("_"):
            continue
        text = inspect.getdoc(member) or ""
        assert text, name
        for parameter in list(inspect.signature(member).parameters)[0 if name in {"diff", "replay"} else 1 :]:
            assert f"\n    {parameter} (" in text, (name, parameter)
    assert doctest.testmod(lastro.twin).attempted > 5
    assert doctest.testmod(lastro.twin).failed == 0


def test_a_program_without_httpx_has_the_twin() -> None:
    script = (
        "import sys; sys.modules['httpx'] = None\n"
        "from lastro.twin import Twin, httpx_transport\n"
        "assert Twin().now() == '2027-01-01T09:00:00-03:00'\n"
        "try:\n    httpx_transport(Twin())\nexcept ImportError:\n    print('no httpx')\n"
    )
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "no httpx\n"
