"""A test with the twin in a container, using testcontainers and pytest.

On machines without Docker, set the environment variable LASTRO to the path of the program `lastro`: the test then runs this
program instead of the container.
"""

from __future__ import annotations

import json
import os
import subprocess
import urllib.request
from collections.abc import Iterator

import pytest
from lastro.client import Client, ExchangeError

KEY = "chave-dos-testes-com-container"
TOKEN = "token-dos-testes-com-container"
WORDS = ["--memory", "--key", KEY, "--token", TOKEN]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    program = os.environ.get("LASTRO")
    if program is not None:
        with subprocess.Popen([program, "serve", "--port", "0", *WORDS], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield process.stdout.readline().removeprefix("listening on ").strip()
            process.terminate()
        return
    from testcontainers.core.container import DockerContainer
    from testcontainers.core.wait_strategies import HttpWaitStrategy

    # by default the image that `docker build --tag lastro .` builds from this repository's Dockerfile
    container = DockerContainer(os.environ.get("LASTRO_IMAGE", "lastro")).with_command(WORDS).with_exposed_ports(8130)
    with container.waiting_for(HttpWaitStrategy(8130, "/_twin/health").for_status_code(200)) as started:
        yield f"http://{started.get_container_host_ip()}:{started.get_exposed_port(8130)}"


def control(address: str, method: str, path: str, body: object) -> None:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    request = urllib.request.Request(f"{address}/_twin/{path}", json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.status == 200


def test_a_contract_is_sold_every_month(address: str) -> None:
    with Client(address, KEY) as client:
        customer = client.customers.insert({"tipo": 2, "nome": "Ana Souza"})
        service = client.services.insert({"nome": "Aula", "valor": "129.90"})
        schedule = {"agendamento": 1, "agendamento_data": "2027-01-31", "agendamento_frequencia": 1, "agendamento_repetir": 1}
        items = [{"recorrente": 1, "id_servico": service.id, "valor": "129.90", "qtd": 1}]
        parts = [{"data_vencimento": "2027-01-31", "valor": "129.90"}]
        contract = {"id_cliente": customer.id, "agendamento_automatico": 1, "itens": items, "parcelas": parts, **schedule}
        client.sales.insert(contract)
        control(address, "POST", "advance", {"to": "2027-04-01T09:00:00-03:00"})
        days = [str(sale.data) for sale in client.sales.list("_sort=data") if sale.data is not None]
    assert days == ["2027-01-31", "2027-02-28", "2027-03-31"]


def test_a_client_is_told_when_the_service_is_not_there(address: str) -> None:
    control(address, "PUT", "faults", {"rules": [{"operations": ["plans.list"], "phase": "before", "action": {"status": 400}}]})
    with Client(address, KEY) as client, pytest.raises(ExchangeError):
        list(client.plans.list())
