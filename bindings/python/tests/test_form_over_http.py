"""Tests that the parameters of version 1 arrive unchanged as a form: a real HTTP client sends them to a real PHP server."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from lastro.v1 import form, request, sale

PHP = shutil.which("php")
ECHO = "<?php header('Content-Type: application/json'); echo json_encode(['method' => $_SERVER['REQUEST_METHOD'], 'post' => $_POST]);"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if PHP is None:
        pytest.skip("php is not on this machine")
    folder: Path = tmp_path_factory.mktemp("php")
    (folder / "echo.php").write_text(ECHO)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [PHP, "-S", f"127.0.0.1:{port}", "echo.php"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        address = f"http://127.0.0.1:{port}"
        for _ in range(100):
            try:
                httpx.get(address)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield address
        running.terminate()


VALUE = {
    "data": "2026-11-21",
    "cliente": "João & Filhos <Ltda> = 100% + \"aspas\"",
    "cliente_campos": {"nome": "São José d'Água", "obs": "linha 1\nlinha 2\r\nlinha 3\ttab"},
    "servico": "Consultoria; a/b?c#d",
    "discriminacao": "",
    "valor_venda": "1234.50",
    "emissao_nfse": 3,
    "meio_pagamento": "Boleto 😀",
    "parcelas": [
        {"valor": "617.25", "data_vencimento": "2026-12-01", "demonstrativo": "1/2 + juros de 1%"},
        {"valor": "617.25", "data_vencimento": "2027-01-01"},
    ],
    "extra": {"email": "a+b@example.com"},
}


def test_a_form_arrives_unchanged(server: str) -> None:
    pairs = sale.parameters(VALUE)
    made = request.build("sales.insert", server, "chave", parameters=pairs)
    answer = httpx.request(made.method, made.url, headers=made.headers, content=made.body).json()
    assert answer == {"method": "POST", "post": dict(pairs)}
    assert answer["post"]["cliente_obs"] == "linha 1\nlinha 2\r\nlinha 3\ttab"
    assert sale.parse_parameters(parameters=list(answer["post"].items())) == sale.parse_parameters(form=made.body)


def test_php_and_the_core_write_the_same_form() -> None:
    if PHP is None:
        pytest.skip("php is not on this machine")
    text = "ç &+%=\n\r\t~*-._é😀/?#[]@!$'(),;:\"<>\\^`{|}"
    written = subprocess.run([PHP, "-r", "echo http_build_query(['a' => $argv[1]]);", text], capture_output=True, check=True)
    ours = form.encode([("a", text)])
    # since version 5.3, PHP follows RFC 3986 and does not escape a tilde; older versions write %7E
    assert written.stdout.decode() == ours.replace("~", "%7E") or written.stdout.decode() == ours
    assert form.decode(written.stdout.decode()) == [("a", text)]


def test_no_debug_form_shows_a_card() -> None:
    pairs = sale.parameters({"cartao_numero": "4111111111111111", "cartao_codigo": "123"})
    assert pairs == [("cartao_numero", "4111111111111111"), ("cartao_codigo", "123")]
    assert "4111" not in repr(pairs) and "123" not in repr(pairs)
    made = request.build("sales.insert", "https://conta.example", "chave", parameters=pairs)
    assert "4111" not in repr(made)
