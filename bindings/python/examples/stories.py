"""Runs calls of the service from a file and prints their outcomes. A test compares the outcomes of the clients of all
languages. A story is one call, on one line of the file.

    python stories.py BASE_URL FILE [RECORDING]

A line has nine tab-separated fields: seed, operation, id, query, record, original, look_before, per_second,
settled_after_ms. In a call of version 1, the query is the number of records per page, and the record is a form. Each call
has its own client, whose clock advances only while the client waits.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from lastro import LastroError, boleto_update, customer, receipt, sale, service, v1
from lastro.client import Client, ExchangeError, Listing

RECORDS: dict[str, Callable[[str], Any]] = {
    "customers.insert": lambda text: customer.decode(text).value,
    "customers.update": lambda text: customer.decode(text).value,
    "services.insert": lambda text: service.decode(text).value,
    "sales.insert": lambda text: sale.decode(text).value,
    "sales.confirm_receipt": lambda text: receipt.decode(text).value,
    "sales.update_boleto": lambda text: boleto_update.decode(text).value,
    "v1.customers.insert": lambda form: v1.customer.parse_parameters(form=form),
    "v1.customers.update": lambda form: v1.customer.parse_parameters(form=form),
    "v1.services.insert": lambda form: v1.service.parse_parameters(form=form),
    "v1.sales.insert": lambda form: v1.sale.parse_parameters(form=form),
    "v1.sales.confirm_receipt": lambda form: v1.receipt.parse_parameters(form=form),
    "v1.sales.update_boleto": lambda form: v1.boleto_update.parse_parameters(form=form),
}


def client_of(base_url: str, recording: str | None, look_before: str, per_second: str, settled_after: str) -> Client:
    """Creates a client with the settings of a story. Its clock advances only while the client waits."""
    now = [1_800_000_000_000]

    def wait(seconds: float) -> None:
        now[0] += round(seconds * 1000)

    return Client(
        base_url,
        "chave-para-testes",
        look_before=look_before != "false",
        per_second=int(per_second) if per_second else None,
        settled_after=int(settled_after) / 1000 if settled_after else None,
        allow_http=True,
        now=lambda: now[0],
        wait=wait,
        record=recording,
    )


def outcome(call: Callable[[], Any]) -> tuple[str, ExchangeError | None]:
    """Runs a call. Returns its outcome as a string, and its error if it failed."""
    try:
        value = call()
        if isinstance(value, Listing):
            pages = list(value.pages())
            ids = [f" {one.id}" for page in pages for one in page.items]
            return (pages[-1].end or "-") + "".join(ids), None
        id = getattr(value, "id", None)
        return f"done {'-' if id is None else id}", None
    except LastroError as error:
        return " ".join(["invalid", *(issue.path for issue in error.issues)]), None
    except ExchangeError as error:
        status = "-" if error.api_error is None else error.api_error.code
        return f"{error.kind} {error.carried_out} {status}", error


def outcome_of(base_url: str, line: str, recording: str | None) -> str:
    """Runs a story, and returns its outcome as a string."""
    seed, operation, id, query, record, original, *settings = line.split("\t")
    *version, resource, method = operation.split(".")
    key: list[Any] = [id if resource == "wallet" else int(id)] if id else []
    options: dict[str, Any] = {}
    if query:
        options = {"listing": {"limite": int(query)}} if version else {"query": query}
    if record:
        key.append(RECORDS[operation](record))
    if original:
        options["original"] = RECORDS[operation](original)
    with client_of(base_url, recording, *settings) as client:
        call = getattr(getattr(client.v1 if version else client, resource), method)
        text, error = outcome(lambda: call(*key, **options))
        if error is not None and error.state is not None:
            text += f"; again: {outcome(lambda: call(*key, **options, state=error.state))[0]}"
    return f"{seed} {text}"


def stories(base_url: str, file: Path, recording: str | None = None) -> Iterator[str]:
    """Runs the stories of a file in order, and yields their outcomes."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return (outcome_of(base_url, line, recording) for line in lines if line)


if __name__ == "__main__":
    for line in stories(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:]):
        print(line, flush=True)
