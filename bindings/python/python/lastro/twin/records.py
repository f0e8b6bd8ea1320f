# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""What a twin takes and gives, as plain dicts."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

    from .. import _lastro


class ApiKeyInput(TypedDict):
    """A key of the account."""

    key: str
    """The key, without a colon, which Basic authentication does not allow."""
    allow: NotRequired[Sequence[str] | None]
    """The operations that its profile allows, by name (`sales.insert`) or by area
    (`sales`); all if it is left out.
    """
    v1: NotRequired[bool | None]
    """Whether it may use version 1; yes if it is left out."""


class SubscriptionInput(TypedDict):
    """A server that is notified of changes."""

    url: str
    """Where the notification is sent."""
    secret: str
    """The key that signs it. It is not a part of the state: a snapshot does not contain
    it.
    """
    old_secret: NotRequired[str | None]
    """The key that signed before, for notifications that a fault plan signs with an old
    secret.
    """
    endpoints: NotRequired[Sequence[str] | None]
    """The structures, such as `clientes` or `vendas`; all if it is left out."""
    operations: NotRequired[Sequence[str] | None]
    """The methods, `insert`, `update` or `delete`; all if it is left out."""


class LimitInput(TypedDict):
    """How many requests a key may send."""

    requests: int
    """This many requests, at once or one after the other."""
    seconds: int
    """In this many seconds the bucket fills up again."""


class ReferenceListsInput(TypedDict):
    """The texts of the reference lists: files like those of `crates/twin/data` in the
    repository. A list that is left out is a sample.
    """

    municipios: NotRequired[str | None]
    """The text of `municipios.tsv`."""
    cnae: NotRequired[str | None]
    """The text of `cnae.tsv`."""
    lista_servicos: NotRequired[str | None]
    """The text of `lista-servicos.tsv`."""
    indices: NotRequired[str | None]
    """The text of `indices.tsv`."""


class ConfigInput(TypedDict):
    """What a twin starts with. Everything may be left out."""

    seed: NotRequired[int | None]
    """Seed of everything that is drawn at random; default 0."""
    now: NotRequired[datetime.datetime | str | None]
    """The instant at which the twin starts: 1 January 2027, 9:00 in Brasília if it is left
    out.
    """
    base_url: NotRequired[str | None]
    """The account's address, in the addresses that responds contain:
    `https://twin.example` if it is left out.
    """
    keys: NotRequired[Sequence[ApiKeyInput] | None]
    """The keys that are accepted. Without any, every key is accepted and may do
    everything.
    """
    subscriptions: NotRequired[Sequence[SubscriptionInput] | None]
    """The servers that are notified of changes."""
    payment_methods: NotRequired[Sequence[_lastro.PaymentMethod | Mapping[str, object]] | None]
    """The payment methods of a new account, each with its key; those of the policy
    `fresh-account` if it is left out.
    """
    plans: NotRequired[Sequence[_lastro.Plan | Mapping[str, object]] | None]
    """The plans of a new account, each with its key and with its items and payment
    methods; those of the policy `fresh-account` if it is left out.
    """
    hired_plans: NotRequired[Sequence[_lastro.HiredPlan | Mapping[str, object]] | None]
    """The plans that customers of a new account signed up for, each with its key and that
    of its customer. A customer who is inserted later with that key has them too.
    """
    policies: NotRequired[Mapping[str, str] | None]
    """The choices that are not the default, by the names of their policies."""
    limit: NotRequired[LimitInput | None]
    """How many requests a key may send; any number if it is left out, since the documents
    show no figures.
    """
    lists: NotRequired[ReferenceListsInput | None]
    """The reference lists; a sample of each if it is left out, in `lastro serve` the whole
    lists.
    """


class LatencyInput(TypedDict):
    """A distribution of latencies by its percentiles, in milliseconds; between them it is
    linear.
    """

    min: NotRequired[int | None]
    """The least; 0 if it is left out."""
    p50: NotRequired[int | None]
    """Half of all are at most this."""
    p90: NotRequired[int | None]
    """90 % of all are at most this."""
    p99: NotRequired[int | None]
    """99 % of all are at most this."""
    max: int
    """The most."""


class FaultActionInput(TypedDict):
    """What happens to a request and its response."""

    status: NotRequired[int | None]
    """Another status than the service's, with an error in its form: 400 to 599."""
    retry_after: NotRequired[int | None]
    """The seconds of `Retry-After`, together with `status`."""
    latency_ms: NotRequired[int | None]
    """How long the response takes, in milliseconds."""
    latency: NotRequired[LatencyInput | None]
    """How long the response takes, drawn from a distribution."""
    drop: NotRequired[bool | None]
    """The connection ends without a response."""
    drop_after: NotRequired[int | None]
    """The connection ends after this many bytes of the response's body."""
    body: NotRequired[str | None]
    """How the response's body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRuleInput(TypedDict):
    """A rule of the fault plan for requests: when it applies, and the fault."""

    operations: NotRequired[Sequence[str] | None]
    """Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; all
    if it is left out.
    """
    nth: NotRequired[int | None]
    """Only the n-th request that it is about, from 1."""
    every: NotRequired[int | None]
    """Every n-th request that it is about."""
    share: NotRequired[int | None]
    """How many of a thousand requests, drawn from the seed."""
    times: NotRequired[int | None]
    """How often it applies at most."""
    phase: str
    """`before`: nothing is done. `after`: it is done, and the response is lost or spoiled."""
    action: FaultActionInput
    """What happens."""
    applied: NotRequired[int | None]
    """How often it applied so far. What is given here is ignored."""


class DeliveryActionInput(TypedDict):
    """What happens to a notification."""

    duplicate: NotRequired[bool | None]
    """It is sent once more after it was delivered."""
    corrupt: NotRequired[bool | None]
    """One byte of its data is another one than was signed."""
    old_secret: NotRequired[bool | None]
    """It is signed with the subscription's old secret."""
    late_ms: NotRequired[int | None]
    """It is sent this many milliseconds late."""


class DeliveryRuleInput(TypedDict):
    """A rule of the fault plan for notifications: when it applies, and the fault."""

    endpoints: NotRequired[Sequence[str] | None]
    """The structures that it is about; all if it is left out."""
    nth: NotRequired[int | None]
    """Only the n-th notification that it is about, from 1."""
    every: NotRequired[int | None]
    """Every n-th notification that it is about."""
    share: NotRequired[int | None]
    """How many of a thousand notifications, drawn from the seed."""
    times: NotRequired[int | None]
    """How often it applies at most."""
    action: DeliveryActionInput
    """What happens."""
    applied: NotRequired[int | None]
    """How often it applied so far. What is given here is ignored."""


class FaultPlanInput(TypedDict):
    """What a plan lets go wrong."""

    seed: NotRequired[int | None]
    """The root of what is drawn by `share`, latency and corruption; the twin's own seed if
    it is left out.
    """
    rules: NotRequired[Sequence[FaultRuleInput] | None]
    """The fault plan for requests. The first rule that applies to a request counts."""
    deliveries: NotRequired[Sequence[DeliveryRuleInput] | None]
    """The fault plan for notifications. The first rule that applies to a notification
    counts.
    """


class Latency(TypedDict):
    """A distribution of latencies by its percentiles, in milliseconds; between them it is
    linear.
    """

    min: int | None
    """The least; 0 if it is left out."""
    p50: int | None
    """Half of all are at most this."""
    p90: int | None
    """90 % of all are at most this."""
    p99: int | None
    """99 % of all are at most this."""
    max: int
    """The most."""


class FaultAction(TypedDict):
    """What happens to a request and its response."""

    status: int | None
    """Another status than the service's, with an error in its form: 400 to 599."""
    retry_after: int | None
    """The seconds of `Retry-After`, together with `status`."""
    latency_ms: int | None
    """How long the response takes, in milliseconds."""
    latency: Latency | None
    """How long the response takes, drawn from a distribution."""
    drop: bool | None
    """The connection ends without a response."""
    drop_after: int | None
    """The connection ends after this many bytes of the response's body."""
    body: str | None
    """How the response's body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRule(TypedDict):
    """A rule of the fault plan for requests: when it applies, and the fault."""

    operations: list[str] | None
    """Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; all
    if it is left out.
    """
    nth: int | None
    """Only the n-th request that it is about, from 1."""
    every: int | None
    """Every n-th request that it is about."""
    share: int | None
    """How many of a thousand requests, drawn from the seed."""
    times: int | None
    """How often it applies at most."""
    phase: str
    """`before`: nothing is done. `after`: it is done, and the response is lost or spoiled."""
    action: FaultAction
    """What happens."""
    applied: int | None
    """How often it applied so far. What is given here is ignored."""


class DeliveryAction(TypedDict):
    """What happens to a notification."""

    duplicate: bool | None
    """It is sent once more after it was delivered."""
    corrupt: bool | None
    """One byte of its data is another one than was signed."""
    old_secret: bool | None
    """It is signed with the subscription's old secret."""
    late_ms: int | None
    """It is sent this many milliseconds late."""


class DeliveryRule(TypedDict):
    """A rule of the fault plan for notifications: when it applies, and the fault."""

    endpoints: list[str] | None
    """The structures that it is about; all if it is left out."""
    nth: int | None
    """Only the n-th notification that it is about, from 1."""
    every: int | None
    """Every n-th notification that it is about."""
    share: int | None
    """How many of a thousand notifications, drawn from the seed."""
    times: int | None
    """How often it applies at most."""
    action: DeliveryAction
    """What happens."""
    applied: int | None
    """How often it applied so far. What is given here is ignored."""


class FaultPlan(TypedDict):
    """What a plan lets go wrong."""

    seed: int | None
    """The root of what is drawn by `share`, latency and corruption; the twin's own seed if
    it is left out.
    """
    rules: list[FaultRule] | None
    """The fault plan for requests. The first rule that applies to a request counts."""
    deliveries: list[DeliveryRule] | None
    """The fault plan for notifications. The first rule that applies to a notification
    counts.
    """


class Delivery(TypedDict):
    """Something that the caller has to send."""

    delivery: int
    """Its number, for the report."""
    attempt: int
    """The number of the attempt, from 1."""
    url: str
    """Where it is sent, by `POST`."""
    headers: list[list[str]]
    """Its headers, `[[name, value], ...]`."""
    body: str
    """Its body, signed."""


class NextWork(TypedDict):
    """Work that comes due."""

    at: str
    """When."""
    kind: str
    """`contract`, `overdue` or `delivery`."""
    id: int
    """The key of the record that it is about."""


class Advanced(TypedDict):
    """How far the clock came."""

    now: str
    """The instant that was reached."""
    done: int
    """How much work was done."""
    reached: bool
    """Whether the instant asked for was reached."""
    next: NextWork | None
    """The work that comes due next."""


class SnapshotText(TypedDict):
    """A state as text."""

    sha256: str
    """SHA-256 of the text."""
    text: str
    """The text."""


class EntryRequest(TypedDict):
    """A request as it was decided."""

    method: str
    """Its method."""
    number: int | None
    """Its number among the requests of the process, from which `requestId` follows."""
    target: str
    """Path and query string. A key in it has a stand-in."""
    scheme: str | None
    """The scheme of a whole address."""
    key: int | None
    """The index of its key in the configuration, from 0; -1 where every key is accepted."""
    quoted: str | None
    """What a response quotes of a key that is not known. A request with neither this nor
    `key` came without a key.
    """
    headers: list[list[str]]
    """The headers that a response may depend on, `[[name, value], ...]`."""
    body: str | None
    """The body, where it is UTF-8. Card numbers and security codes in it are stand-ins."""
    body_base64: str | None
    """The body in base64, where it is not."""
    body_bytes: int | None
    """The bytes of a body that was too large to be read, and is not kept."""


class EntryAdvance(TypedDict):
    """A step of the clock."""

    to: str
    """How far."""
    budget: int | None
    """How much work was allowed."""


class EntryReport(TypedDict):
    """A report about a delivery."""

    delivery: int
    """The delivery."""
    status: int | None
    """The status of the receiver's response; `None` if none came."""
    at: str | None
    """When it came, where the report said so."""


class EntryFault(TypedDict):
    """A fault that befell a request."""

    rule: int
    """The index of its rule in the plan, from 0."""
    phase: str
    """`before` or `after`."""


class Entry(TypedDict):
    """One thing that happened."""

    ordinal: int
    """Its number, from 1."""
    at: str
    """The instant at which it was done."""
    kind: str
    """`request`, `advance`, `report`, `resend`, `faults` or `start`."""
    request: EntryRequest | None
    """The request, where it is one."""
    advance: EntryAdvance | None
    """How far the clock was to be moved, where it was."""
    report: EntryReport | None
    """What came of a delivery, where that was reported; for `resend` the delivery that was
    sent again.
    """
    faults: object | None
    """The fault plan that was set, where one was; null where it was taken away."""
    fault: EntryFault | None
    """The fault that befell a request."""
    status: int | None
    """The status of the response; `None` if the response was lost."""
    sha256: str | None
    """SHA-256 of the response: status, headers and body. `None` if the response was lost."""
    repeats: int | None
    """The entry that this request probably repeats: the same operation, key and content
    within ten minutes, the response of the first one lost by a fault.
    """


class Policy(TypedDict):
    """Undocumented behaviour, and what a twin does there."""

    name: str
    """Its name."""
    choice: str
    """What this twin does."""
    choices: list[str]
    """What a twin can do; the first is the default."""
    text: str
    """What it is about."""


class Difference(TypedDict):
    """A place where two states differ."""

    path: str
    """Where: `sale/7/valor_venda`."""
    before: object | None
    """What the first state has there; `None` if it has nothing."""
    after: object | None
    """What the second state has there; `None` if it has nothing."""


class Replayed(TypedDict):
    """The result of `replay`."""

    sha256: str
    """SHA-256 of the state that was reached."""
    differs: int | None
    """The number of the first entry whose response differs from the journal's, if one
    does.
    """


__all__ = [
    "ApiKeyInput",
    "SubscriptionInput",
    "LimitInput",
    "ReferenceListsInput",
    "ConfigInput",
    "LatencyInput",
    "FaultActionInput",
    "FaultRuleInput",
    "DeliveryActionInput",
    "DeliveryRuleInput",
    "FaultPlanInput",
    "Latency",
    "FaultAction",
    "FaultRule",
    "DeliveryAction",
    "DeliveryRule",
    "FaultPlan",
    "Delivery",
    "NextWork",
    "Advanced",
    "SnapshotText",
    "EntryRequest",
    "EntryAdvance",
    "EntryReport",
    "EntryFault",
    "Entry",
    "Policy",
    "Difference",
    "Replayed",
]
