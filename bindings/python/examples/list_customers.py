"""Lists all customers with httpx: the page walk says what to request, the retry plan what to do when it fails."""

import random
import time
from collections.abc import Callable, Iterator

import httpx

from lastro import Customer, customer, pages, request, response, retry
from lastro.types import ApiOperation


class ApiFailed(Exception):
    """The service refused, or gave no answer as often as the plan allows."""


def call(
    client: httpx.Client, operation: ApiOperation, query: str, base_url: str, api_key: str, wait: Callable[[float], None]
) -> str:
    """One operation, as often as its retry plan says: the JSON text of what it answers."""
    started = time.monotonic()
    attempt = 0
    while True:
        attempt += 1
        sent = request.build(operation, base_url, api_key, query=query)
        status: int | None = None
        retry_after: str | None = None
        try:
            answer = client.request(sent.method, sent.url, headers=dict(sent.headers))
            status, retry_after = answer.status_code, answer.headers.get("Retry-After")
            # an answer that does not fit raises a LastroError here: it will not fit the next time either
            decoded = response.decode(operation, status, answer.content, api_key=api_key)
            if decoded.value is not None:
                return decoded.value
            refusal = decoded.api_error
            failure = ApiFailed(f"{refusal.kind}: {refusal.message or 'no message'}" if refusal else "no answer")
        except httpx.TransportError as error:
            failure = ApiFailed(type(error).__name__)
        elapsed_ms = int((time.monotonic() - started) * 1000)
        seed = random.getrandbits(31)
        plan = retry.next(operation, attempt, int(time.time()), seed, elapsed_ms, status, retry_after)
        if plan.action != "retry":
            raise failure
        wait((plan.wait_ms or 0) / 1000)


def list_customers(
    base_url: str,
    api_key: str,
    query: str | None = None,
    keep: Callable[[str], None] = lambda state: None,
    wait: Callable[[float], None] = time.sleep,
) -> Iterator[Customer]:
    """Every customer; `keep` is given the walk's state after each page, so that it can be stored and resumed."""
    with httpx.Client(timeout=30) as client:
        step = pages.start("customers.list", query)
        while step.request is not None:
            listing = call(client, step.request.operation, step.request.query, base_url, api_key, wait)
            step = pages.next(step.state, listing)
            keep(step.state)
            yield from (customer.decode(item).value for item in step.items)
