"""Runs the Python code of the package's README.md and of a-service-to-test-against.md."""

from __future__ import annotations

from typing import Any

import guide
import pytest
from lastro.client import Client
from lastro.twin import Twin, httpx_transport

pytest_plugins = ["pytester"]
PAGE = guide.ROOT / "bindings" / "python" / "README.md"
SERVICE = guide.ROOT / "docs" / "guides" / "a-service-to-test-against.md"
# Two code blocks of README.md are tested elsewhere: `crates/demo/tests/readme.rs` compares the first with the example file that
# it shows, and test_bulk_guide.py runs the last.
_, FIRST, CLIENT, IN_A_TEST, WITH_PANDAS, _ = guide.blocks(PAGE, language="python")


def test_a_record_and_its_problems(capsys: pytest.CaptureFixture[str]) -> None:
    exec(FIRST, {})
    first, paths = capsys.readouterr().out.splitlines()
    assert f"# {first}\n" in FIRST
    assert "'itens'" in paths


def test_a_client(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTRO_KEY", "chave")
    twin = Twin()
    with Client("https://conta.example", "chave", transport=httpx_transport(twin)) as client:
        client.customers.insert({"tipo": 2, "nome": "Bia"})
        client.services.insert({"nome": "Aula", "valor": 10})
        for amount in (90, 250):
            client.sales.insert({"data": "2027-01-10", "id_cliente": 1, "itens": [{"id_servico": 1, "valor": amount, "qtd": 1}]})
    # the client on the page would use the network: this one uses the twin
    names: dict[str, Any] = {"transport": httpx_transport(twin)}
    exec(CLIENT.replace('"LASTRO_KEY"])', '"LASTRO_KEY"], transport=transport)'), names)
    assert capsys.readouterr().out == "2 250.00\n" and names["ana"].id == 2


@pytest.mark.parametrize("block", [IN_A_TEST, *guide.blocks(SERVICE, language="python")], ids=["page", "guide"])
def test_the_service_in_a_test(block: str, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(block)
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
    # with another fault plan, the test on the page fails, so it really depends on the plan
    pytester.makepyfile(block.replace('"phase": "after"', '"phase": "before"'))
    pytester.runpytest_subprocess().assert_outcomes(failed=1)


def test_with_pandas(capsys: pytest.CaptureFixture[str]) -> None:
    exec(WITH_PANDAS, {})
    assert f"  # {capsys.readouterr().out}" in WITH_PANDAS
