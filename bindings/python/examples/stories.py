"""Calls of a service, one per line of a file, and the outcome of each: for comparing the clients of all languages.

    python stories.py BASE_URL FILE

A line has nine fields, separated by tabs: seed, operation, id, query, record, original, look_before, per_second,
settled_after_ms. Each call has a client of its own and a clock that only waits move.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from lastro import LastroError, boleto_update, customer, receipt, sale, service
from lastro.client import Client, ExchangeError, Listing

RECORDS: dict[str, Callable[[str], Any]] = {
    "customers.insert": customer.decode,
    "customers.update": customer.decode,
    "services.insert": service.decode,
    "sales.insert": sale.decode,
    "sales.confirm_receipt": receipt.decode,
    "sales.update_boleto": boleto_update.decode,
}


def client_of(base_url: str, look_before: str, per_second: str, settled_after: str) -> Client:
    """A client with the settings of a story. Its clock stands still but for waits."""
    now = [1_800_000_000_000]

    def wait(seconds: float) -> None:
        now[0] += round(seconds * 1000)

    return Client(
        base_url,
        "chave-para-testes",
        look_before=look_before != "false",
        per_second=int(per_second) if per_second else None,
        settled_after=int(settled_after) / 1000 if settled_after else None,
        now=lambda: now[0],
        wait=wait,
    )


def outcome(call: Callable[[], Any]) -> tuple[str, ExchangeError | None]:
    """The outcome of a call in words, and its error."""
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


def outcome_of(base_url: str, line: str) -> str:
    """The outcome of a story."""
    seed, operation, id, query, record, original, *settings = line.split("\t")
    resource, method = operation.split(".")
    key: list[Any] = [id if resource == "wallet" else int(id)] if id else []
    options: dict[str, Any] = {"query": query} if query else {}
    if record:
        key.append(RECORDS[operation](record).value)
    if original:
        options["original"] = RECORDS[operation](original).value
    with client_of(base_url, *settings) as client:
        call = getattr(getattr(client, resource), method)
        text, error = outcome(lambda: call(*key, **options))
        if error is not None and error.state is not None:
            text += f"; again: {outcome(lambda: call(*key, **options, state=error.state))[0]}"
    return f"{seed} {text}"


def stories(base_url: str, file: Path) -> Iterator[str]:
    """The outcomes of the stories of a file, in order."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return (outcome_of(base_url, line) for line in lines if line)


if __name__ == "__main__":
    for line in stories(sys.argv[1], Path(sys.argv[2])):
        print(line, flush=True)
