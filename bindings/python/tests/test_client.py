"""Tests of the client, with a twin as the service. They run with the synchronous and the asyncio client."""

from __future__ import annotations

import asyncio
import inspect
import json
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any, get_args

import doctest
import httpx
import lastro.client
import pytest
from client_both import API_KEY, CUSTOMER, SALE, Both
from lastro import Customer, InstallmentStatus, LastroError, Receipt, Sale, WalletEntry, query, types, v1
from lastro.client import AsyncClient, Client, ExchangeError, IssuesEvent, RequestEvent, ResponseEvent
from lastro.twin import Twin, httpx_transport
from lastro.twin.records import ConfigInput, FaultRuleInput

BASE = "https://conta.example"
Make = Callable[..., Both]


@pytest.fixture
def lastro_twin_config() -> ConfigInput:
    return {"keys": [{"key": API_KEY}], "now": "2027-01-15T09:00:00-03:00"}


@pytest.fixture(params=["sync", "async"])
def make(request: pytest.FixtureRequest, lastro_twin: Twin) -> Iterator[Make]:
    """Returns a function that creates clients of the twin."""
    made: list[Both] = []

    def one(transport: Any = None, **options: Any) -> Both:
        made.append(Both(request.param, BASE, transport or httpx_transport(lastro_twin), **options))
        return made[-1]

    yield one
    for both in made:
        both.close()


def rule(operation: str, nth: int, action: Any, phase: Any = "before") -> FaultRuleInput:
    return {"operations": [operation], "nth": nth, "phase": phase, "action": action}


LOST = {"drop": True}


def failed(both: Both, method: Callable[[Any], Any]) -> ExchangeError:
    with pytest.raises(ExchangeError) as caught:
        both.call(method)
    return caught.value


def customers(both: Both, count: int) -> None:
    for number in range(1, count + 1):
        both.call(lambda client: client.customers.insert({**CUSTOMER, "nome": f"Cliente {number}"}))
    both.events.clear()


def test_a_listing_requests_its_pages_when_they_are_needed(make: Make) -> None:
    both = make()
    customers(both, 5)
    found = both.records(lambda client: client.customers.list("_limit=2"))
    assert [(type(one), one.nome) for one in found] == [(Customer, f"Cliente {number}") for number in range(1, 6)]
    assert len(both.sent) == 3
    both.events.clear()
    assert len(both.records(lambda client: client.customers.list(query.parse("customer", "_limit=2")), most=2)) == 2
    assert both.sent == ["GET /api/v2/clientes/?_sort=id&_limit=2"]


def test_pages_tell_how_the_listing_ends_and_can_be_resumed(make: Make) -> None:
    both = make()
    customers(both, 5)
    first, second, third = both.pages(lambda client: client.customers.list({"limit": 2}))
    assert [(len(page.items), page.end, page.count_changed) for page in (first, second, third)] == [
        (2, None, False),
        (2, None, False),
        (1, "complete", False),
    ]
    both.events.clear()
    (rest,) = both.pages(lambda client: client.customers.list(state=second.state))
    assert (rest.items, rest.end, len(both.sent)) == (third.items, "complete", 1)
    (only,) = both.pages(lambda client: client.indices.list())
    assert only.end == "complete" and len(only.items) > 10


def test_records_are_sent_and_returned_as_typed_objects(make: Make) -> None:
    both = make()
    ana = both.call(lambda client: client.customers.insert(Customer(tipo=2, nome="Ana")))
    assert isinstance(ana, Customer) and (ana.id, ana.nome) == (1, "Ana")
    both.call(lambda client: client.services.insert({"nome": "Aula", "valor": Decimal("250.00")}))
    sale = both.call(lambda client: client.sales.insert(SALE))
    assert isinstance(sale, Sale) and sale.valor_venda == Decimal("250.00")
    (part,) = sale.parcelas or []
    receipt = Receipt(id_parcela=part.id, data_recebimento="2027-01-12", valor_recebido="250.00")
    paid = both.call(lambda client: client.sales.confirm_receipt(sale.id, receipt))
    assert [one.status for one in paid.parcelas or []] == [InstallmentStatus.PAID]
    assert both.call(lambda client: client.sales.select(sale.id)) == paid
    assert both.call(lambda client: client.sales.delete(sale.id)) is None


def test_version_1_takes_parameters_and_returns_its_records(make: Make) -> None:
    both = make(per_second=1)
    ana = both.call(lambda client: client.v1.customers.insert(v1.CustomerParameters(nome="Ana", cpf="52998224725")))
    assert isinstance(ana, v1.CustomerV1) and (ana.id, ana.nome) == (1, "Ana")
    bia = both.call(lambda client: client.v1.customers.update(1, {"nome": "Bia"}))
    assert (bia.id, bia.nome) == (1, "Bia")
    both.call(lambda client: client.customers.insert({**CUSTOMER, "nome": "Caio"}))
    assert both.clock.waits, "both versions share the rate limit"
    both.events.clear()
    listed = both.records(lambda client: client.v1.customers.list({"limite": 1}))
    assert [one.nome for one in listed] == ["Bia", "Caio"]
    assert both.sent[0] == "GET /api/cliente?inicio=0&limite=1&ordenarColuna=id"
    first = both.pages(lambda client: client.v1.customers.list(v1.ListingQueryV1(limite=1)), most=1)[0]
    rest = both.records(lambda client: client.v1.customers.list(state=first.state))
    assert [one.nome for one in rest] == ["Caio"]
    assert both.call(lambda client: client.v1.customers.delete(1)) is None
    assert failed(both, lambda client: client.v1.customers.select(1)).kind == "refused"


def test_parameters_of_version_1_are_checked_before_they_are_sent(make: Make) -> None:
    both = make()
    with pytest.raises(LastroError) as caught:
        both.call(lambda client: client.v1.customers.insert({"cpf": "123"}))
    assert [issue.path for issue in caught.value.issues] == ["parameters.nome", "parameters.cpf"]
    with pytest.raises(LastroError) as caught:
        both.call(lambda client: client.v1.sales.insert({"valor_venda": "muito"}))
    assert [issue.path for issue in caught.value.issues] == ["value.valor_venda"]
    with pytest.raises(LastroError) as caught:
        both.records(lambda client: client.v1.services.list({"limite": 101}))
    assert [issue.path for issue in caught.value.issues] == ["listing.limite"]
    assert both.sent == []


def test_a_lost_insert_of_version_1_is_looked_up(make: Make, lastro_twin: Twin) -> None:
    lastro_twin.faults({"rules": [rule("customers.insert", 1, LOST, "after")]})
    both = make()
    states: list[str] = []
    ana = both.call(lambda client: client.v1.customers.insert({"nome": "Ana"}, keep=states.append))
    assert ana.id == 1 and [line.split(" ")[0] for line in both.sent] == ["GET", "POST", "GET"]
    assert len(states) == 3 and "Ana" not in "".join(states)
    with pytest.raises(LastroError) as caught:
        both.call(lambda client: client.customers.insert(CUSTOMER, state=states[0]))
    assert caught.value.issues[0].path == "state.operation"


def test_an_update_sends_what_changed(make: Make) -> None:
    bodies: list[bytes] = []
    twin = Twin()

    class Spy(type(httpx_transport(twin))):  # type: ignore[misc]
        def _ask(self, request: httpx.Request, body: bytes) -> Any:
            bodies.append(body)
            return super()._ask(request, body)

    both = make(Spy(twin))
    ana = both.call(lambda client: client.customers.insert({**CUSTOMER, "obs": "manhã"}))
    renamed = both.call(lambda client: client.customers.update(1, ana.__replace__(nome="Bia"), original=ana))
    assert (renamed.nome, renamed.obs, bodies[-1]) == ("Bia", "manhã", b'{"nome":"Bia"}')
    cleared = both.call(lambda client: client.customers.update(1, renamed.__replace__(obs=None), original=renamed))
    assert (cleared.obs, bodies[-1]) == (None, b'{"obs":null}')


def test_the_wallet_is_found_by_cpf(make: Make, lastro_twin: Twin) -> None:
    twin = Twin({"hired_plans": [{"id": 1, "id_cliente": 1, "id_plano": 1}]})
    both = make(httpx_transport(twin))
    both.call(lambda client: client.customers.insert({**CUSTOMER, "cpf": "529.982.247-25"}))
    (found,) = both.call(lambda client: client.wallet.select("529.982.247-25"))
    assert isinstance(found, WalletEntry) and found.nome == CUSTOMER["nome"]


def test_an_invalid_record_is_not_sent(make: Make) -> None:
    both = make()
    for record in ({"tipo": 2, "nome": "", "cpf": "1"}, Customer(tipo=2, nome="", cpf="1")):
        with pytest.raises(LastroError) as caught:
            both.call(lambda client: client.customers.insert(record))
        assert [issue.path for issue in caught.value.issues] == ["record.nome", "record.cpf"]
    with pytest.raises(LastroError) as caught:
        both.records(lambda client: client.customers.list("nomes=Ana"))
    assert caught.value.issues[0].path == "query.filters[0].field" and both.events == []


def test_a_refusal_of_the_service_is_an_error(make: Make) -> None:
    both = make()
    error = failed(both, lambda client: client.customers.select(99))
    assert (error.operation, error.kind, error.carried_out) == ("customers.select", "refused", "no")
    assert error.api_error is not None and (error.api_error.code, error.api_error.kind) == (404, "not_found")
    assert str(error) == "customers.select: refused (404 not_found); carried out: no"
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.api_error, copy.state) == (str(error), error.api_error, error.state)


def test_an_insert_whose_response_is_lost_is_looked_up_and_not_sent_twice(make: Make, lastro_twin: Twin) -> None:
    both = make()
    customers(both, 1)
    lastro_twin.faults({"rules": [rule("customers.insert", 1, LOST, "after")]})
    ana = both.call(lambda client: client.customers.insert(CUSTOMER))
    assert (ana.id, ana.nome) == (2, CUSTOMER["nome"])
    assert [line.split()[0] for line in both.sent] == ["GET", "POST", "GET"]


def test_a_response_cut_short_is_lost(make: Make, lastro_twin: Twin) -> None:
    both = make()
    lastro_twin.faults({"rules": [rule("customers.insert", 1, {"drop_after": 5}, "after")]})
    assert both.call(lambda client: client.customers.insert(CUSTOMER)).id == 1
    assert len(both.records(lambda client: client.customers.list())) == 1


def test_an_unknown_outcome_is_resumed_from_the_state_of_the_error(make: Make, lastro_twin: Twin) -> None:
    both = make()
    lost = [rule("customers.list", nth, LOST) for nth in range(2, 30)]
    lastro_twin.faults({"rules": [rule("customers.insert", 1, LOST, "after"), *lost]})
    error = failed(both, lambda client: client.customers.insert(CUSTOMER))
    assert (error.kind, error.carried_out, error.api_error) == ("unreachable", "unknown", None)
    assert isinstance(error.__cause__, httpx.RemoteProtocolError)
    lastro_twin.faults()
    both.events.clear()
    assert both.call(lambda client: client.customers.insert(CUSTOMER, state=error.state)).id == 1
    assert [line.split()[0] for line in both.sent] == ["GET"]
    with pytest.raises(LastroError) as caught:
        both.call(lambda client: client.services.insert({"nome": "Aula", "valor": 10}, state=error.state))
    assert caught.value.issues[0].path == "operation"


def test_the_state_before_each_request_can_be_resumed_by_another_program(make: Make, lastro_twin: Twin) -> None:
    states: list[str] = []

    def keep(state: str) -> Any:
        states.append(state)
        if len(states) == 2:
            raise OSError("the disk is full")

    both = make()
    with pytest.raises(OSError, match="the disk is full") as caught:
        both.call(lambda client: client.customers.insert(CUSTOMER, keep=keep))
    assert len(both.sent) == 1 and caught.value.__cause__ is None
    assert not [state for state in states if API_KEY in state or "Ana" in state]
    other = make(settled_after=1)
    assert other.call(lambda client: client.customers.insert(CUSTOMER, state=states[-1])).id == 1
    assert [line.split()[0] for line in other.sent] == ["GET", "GET", "POST"]


def test_keep_may_be_a_coroutine_function(lastro_twin: Twin) -> None:
    both, states = Both("async", BASE, httpx_transport(lastro_twin)), list[str]()

    async def keep(state: str) -> None:
        states.append(state)

    both.call(lambda client: client.customers.insert(CUSTOMER, keep=keep))
    assert [json.loads(state)["phase"] for state in states] == ["before", "act"]
    both.close()


def test_the_key_is_never_shown(make: Make) -> None:
    both = make()
    both.call(lambda client: client.customers.insert(CUSTOMER))
    assert [type(event) for event in both.events] == [RequestEvent, ResponseEvent] * 2
    wrong = make(api_key="outra-chave-secreta")
    error = failed(wrong, lambda client: client.customers.select(1))
    assert error.api_error is not None and error.api_error.code == 401
    shown = [repr(value) for value in (both.events, both.client, both.client.sales, error, vars(error), wrong.events)]
    shown += [repr(vars(vars(wrong.client)["_sender"].loop)), str(error), repr(error.api_error)]
    assert not [text for text in shown if API_KEY in text or "outra-chave" in text]
    # after the service has refused the key, the client sends no more requests
    sent = len(wrong.sent)
    assert failed(wrong, lambda client: client.customers.select(2)).kind == "key_refused"
    assert len(wrong.sent) == sent


def test_429_is_waited_for_as_long_as_the_service_asks(make: Make, lastro_twin: Twin) -> None:
    both = make()
    lastro_twin.faults({"rules": [rule("customers.list", 1, {"status": 429, "retry_after": 7})]})
    assert both.records(lambda client: client.customers.list()) == []
    assert len(both.clock.waits) == 1 and both.clock.waits[0] >= 7
    assert [event.status for event in both.events if isinstance(event, ResponseEvent)] == [429, 200]


def test_values_that_do_not_fit_are_kept_and_reported(make: Make) -> None:
    body = {"header": {"offset": 0, "limit": 100, "count": 1}, "data": [{"id": 1, "nome": 7}]}
    both = make(httpx.MockTransport(lambda request: httpx.Response(200, json=body)))
    (page,) = both.pages(lambda client: client.customers.list())
    assert page.items == [Customer(id=1, extra={"nome": 7})]
    assert [issue.path for issue in page.issues] == ["data[0].nome"]
    assert both.events[-1] == IssuesEvent("customers.list", page.issues)


def test_a_response_of_another_shape_is_unexpected(make: Make) -> None:
    both = make(httpx.MockTransport(lambda request: httpx.Response(200, text="<html>")))
    error = failed(both, lambda client: client.customers.select(1))
    assert error.kind == "unexpected_response" and error.issues[0].path == "body"


def test_calls_in_threads_share_the_limit_of_requests(lastro_twin: Twin) -> None:
    waits: list[float] = []
    options: Any = {"per_second": 10, "now": lambda: 1_800_000_000_000, "wait": waits.append}
    with Client(BASE, API_KEY, transport=httpx_transport(lastro_twin), **options) as client:
        threads = [threading.Thread(target=lambda: list(client.customers.list())) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=60)
    # the clock stands still: with 10 requests per second, each call waits 0.1 s longer than the one before
    assert sorted(waits) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]


def test_tasks_share_the_limit_of_requests(lastro_twin: Twin) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    async def main() -> None:
        clock: Any = {"now": lambda: 1_800_000_000_000, "wait": wait}
        async with AsyncClient(BASE, API_KEY, transport=httpx_transport(lastro_twin), per_second=10, **clock) as client:
            await asyncio.gather(*(anext(client.customers.list().pages()) for _ in range(8)))

    asyncio.run(main())
    assert sorted(waits) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]


def test_a_page_is_requested_once_at_a_time(lastro_twin: Twin) -> None:
    async def main() -> None:
        async with AsyncClient(BASE, API_KEY, transport=httpx_transport(lastro_twin)) as client:
            pages = client.customers.list().pages()
            first, second = await asyncio.gather(anext(pages), anext(pages), return_exceptions=True)
            assert not isinstance(first, BaseException) and isinstance(second, (RuntimeError, StopAsyncIteration))

    asyncio.run(main())


@pytest.mark.parametrize("kind", [Client, AsyncClient])
def test_every_operation_has_a_documented_method(kind: Any) -> None:
    with_operations = kind(BASE, API_KEY)
    everything = [(with_operations, name) for name in get_args(types.ApiOperation)]
    everything += [(with_operations.v1, name) for name in get_args(v1.types.OperationV1)]
    for resources, operation in everything:
        resource, name = operation.split(".")
        method = getattr(getattr(resources, resource), name)
        text = inspect.getdoc(method) or ""
        assert "\nRaises:\n    LastroError: " in text and ("async" in str(kind).lower()) >= inspect.iscoroutinefunction(method)
        for parameter in inspect.signature(method).parameters:
            assert f"\n    {parameter} (" in text, (operation, parameter)
    constructor = inspect.getdoc(kind.__init__) or ""
    for parameter in list(inspect.signature(kind).parameters):
        assert f"\n    {parameter} (" in constructor, parameter


def test_the_example_is_true() -> None:
    assert doctest.testmod(lastro.client).attempted > 2
    assert doctest.testmod(lastro.client).failed == 0


def test_a_program_without_httpx_gets_an_error_that_names_what_to_install() -> None:
    script = "import sys; sys.modules['httpx'] = None\ntry:\n    import lastro.client\nexcept ImportError as error:\n    print(error)\n"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "lastro.client needs httpx: pip install 'lastro[client]'\n"
