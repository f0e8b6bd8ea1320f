"""The Python of the package's README.md and of a-service-to-test-against.md, run as it stands there."""

from __future__ import annotations

import json
from datetime import date
from decimal import Decimal
from typing import Any

import guide
import pandas as pd
import pytest
from lastro import installments, sale
from lastro.client import Client
from lastro.twin import Twin, httpx_transport

pytest_plugins = ["pytester"]
PAGE = guide.ROOT / "bindings" / "python" / "README.md"
SERVICE = guide.ROOT / "docs" / "guides" / "a-service-to-test-against.md"
# the first block is an example that `crates/demo/tests/readme.rs` compares, the last one is run with the guide to bulk
_, FIRST, CLIENT, IN_A_TEST, WITH_PANDAS, _ = guide.blocks(PAGE, language="python")
PARTS = [
    {"parcela": 1, "numero": "7/1", "valor": 10.83, "data_vencimento": "2027-02-10"},
    {"parcela": 2, "numero": "7/2", "valor": 0.10, "data_vencimento": "2027-03-10"},
    {"parcela": 3, "numero": "7/3", "valor": 0.20, "data_vencimento": "2027-04-12"},
]
SALE = {"id": 7, "data": "2027-01-10", "parcelas": PARTS}


def test_a_record_and_its_problems(capsys: pytest.CaptureFixture[str]) -> None:
    exec(FIRST, {})
    first, paths = capsys.readouterr().out.splitlines()
    assert f"# {first}\n" in FIRST
    assert "'itens'" in paths


def test_a_client(capsys: pytest.CaptureFixture[str]) -> None:
    twin = Twin()
    with Client("https://conta.example", "chave", transport=httpx_transport(twin)) as client:
        client.customers.insert({"tipo": 2, "nome": "Bia"})
        client.services.insert({"nome": "Aula", "valor": 10})
        for amount in (90, 250):
            client.sales.insert({"data": "2027-01-10", "id_cliente": 1, "itens": [{"id_servico": 1, "valor": amount, "qtd": 1}]})
    names: dict[str, Any] = {"api_key": "chave", "transport": httpx_transport(twin)}
    exec(CLIENT.replace("api_key)", "api_key, transport=transport)"), names)
    assert capsys.readouterr().out == "2 250.00\n" and names["ana"].id == 2


@pytest.mark.parametrize("block", [IN_A_TEST, *guide.blocks(SERVICE, language="python")], ids=["page", "guide"])
def test_the_service_in_a_test(block: str, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(block)
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
    # the plan is what the test is about
    pytester.makepyfile(block.replace('"phase": "after"', '"phase": "before"'))
    pytester.runpytest_subprocess().assert_outcomes(failed=1)


def test_with_pandas() -> None:
    contract = sale.decode(json.dumps(SALE)).value
    names = {"pd": pd, "installments": installments, "today": date(2027, 3, 1), "contract": contract}
    (sums,) = guide.values(WITH_PANDAS, names)
    assert sums.to_dict() == {"OVERDUE": Decimal("10.83"), "PENDING": Decimal("0.30")}
