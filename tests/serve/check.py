"""Checks the twin's HTTP interface against its own OpenAPI document. Runs openapi-spec-validator on the document, and schemathesis
on a server.

    python check.py path/to/lastro [arguments of schemathesis run]

Exits with 0 if the document is valid and every check passes. Prints the number of requests. Without further arguments, it also
requires a minimum number of requests, and an accepted request for each operation. Otherwise, a server that rejects everything
would pass.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import contextmanager
from collections.abc import Iterator
from pathlib import Path

from openapi_spec_validator import OpenAPIV31SpecValidator

HERE = Path(__file__).resolve().parent
KEY = "chave-de-schemathesis"
TOKEN = "controle-de-schemathesis"
# Minimum number of requests in a full run.
LEAST = 3000
# Operations that need no accepted request here. They need a record in a certain state, such as an issued invoice, an open boleto
# or a customer without sales, which generated requests never create. The twin's own tests cover them.
BY_STATE = {
    "delete /api/v2/clientes/{id}",
    "delete /api/venda/{id}",
    *(f"post {path}/{{id}}/{action}" for path in ("/api/v2/vendas", "/api/venda") for action in ("boleto-atualizar", "nfse-cancelar")),
    "post /api/venda/{id}/recebimento-confirmar",
}


@contextmanager
def server(program: str, log: Path) -> Iterator[str]:
    """Starts a server with its state in memory, and yields its URL."""
    command = [program, "serve", "--memory", "--port", "0", "--key", KEY, "--token", TOKEN, "--seed", "7"]
    with log.open("wb") as errors, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            if not first.startswith("listening on "):
                raise SystemExit(f"the server did not start: {first}{log.read_text()}")
            yield first.removeprefix("listening on ").strip()
            if process.poll() is not None:
                raise SystemExit(f"the server ended by itself: {log.read_text()}")
        finally:
            process.terminate()


def document(address: str) -> dict:
    request = urllib.request.Request(f"{address}/_twin/openapi.json", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def exchanges(events: Path) -> tuple[int, set[str]]:
    """The number of requests in schemathesis' report, and the operations with an accepted request."""
    count, accepted = 0, set()
    with events.open(encoding="utf-8") as lines:
        for line in lines:
            recorder = json.loads(line).get("ScenarioFinished", {}).get("recorder", {})
            for name, exchange in recorder.get("interactions", {}).items():
                count += 1
                if exchange.get("response", {}).get("status_code") == 200:
                    case = recorder["cases"][name]["value"]
                    accepted.add(f"{case['method'].lower()} {case['path']}")
    return count, accepted


def main() -> int:
    program, *more = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log, described, events = folder / "server.log", folder / "openapi.json", folder / "events.ndjson"
        with server(program, log) as address:
            found = document(address)
            OpenAPIV31SpecValidator(found).validate()
            described.write_text(json.dumps(found), encoding="utf-8")
            command = [Path(sys.executable).with_name("schemathesis"), "--config-file", HERE / "schemathesis.toml", "run"]
            command += [described, "--url", address, "--auth", f"{KEY}:", "--report", "ndjson"]
            command += ["--report-ndjson-path", events, *more]
            # runs in a temporary folder, because schemathesis creates files in its working folder
            status = subprocess.run(command, cwd=folder, env=os.environ, check=False).returncode
        shown = log.read_text(encoding="utf-8", errors="replace")
        for secret in (KEY, TOKEN):
            if secret in shown:
                raise SystemExit("the server's log shows a key or the token")
        count, accepted = exchanges(events)
        print(f"schemathesis: {count} requests, seed {20270101}")
    refused = {f"{method} {path}" for path, methods in found["paths"].items() for method in methods} - accepted - BY_STATE
    if not more and (count < LEAST or refused):
        raise SystemExit(f"{count} requests of at least {LEAST}; operations without an accepted request: {refused}")
    return status


if __name__ == "__main__":
    sys.exit(main())
