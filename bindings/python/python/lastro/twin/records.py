# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Arguments and results of a twin, as plain dicts."""

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
    (`sales`); default: all.
    """
    v1: NotRequired[bool | None]
    """Whether it may use version 1; default: yes."""


class SubscriptionInput(TypedDict):
    """A server that is notified of changes."""

    url: str
    """The address to which notifications are sent."""
    secret: str
    """The key that signs notifications. It is not part of the state: a snapshot does not
    contain it.
    """
    old_secret: NotRequired[str | None]
    """The previous signing key, for notifications that a fault plan signs with an old
    secret.
    """
    endpoints: NotRequired[Sequence[str] | None]
    """The structures, such as `clientes` or `vendas`; default: all."""
    operations: NotRequired[Sequence[str] | None]
    """The methods, `insert`, `update` or `delete`; default: all."""


class LimitInput(TypedDict):
    """The rate limit of a key."""

    requests: int
    """Size of the bucket: this many requests, at once or one after the other."""
    seconds: int
    """Seconds in which an empty bucket fills up again."""


class ReferenceListsInput(TypedDict):
    """The contents of the reference lists, in the format of the files in
    `crates/twin/data` of the repository. Default of each: a sample.
    """

    municipios: NotRequired[str | None]
    """The contents of `municipios.tsv`."""
    cnae: NotRequired[str | None]
    """The contents of `cnae.tsv`."""
    lista_servicos: NotRequired[str | None]
    """The contents of `lista-servicos.tsv`."""
    indices: NotRequired[str | None]
    """The contents of `indices.tsv`."""


class ConfigInput(TypedDict):
    """The configuration of a twin. Every member is optional."""

    seed: NotRequired[int | None]
    """Seed of all pseudorandom values; default 0."""
    now: NotRequired[datetime.datetime | str | None]
    """The instant at which the twin starts; default: 1 January 2027, 9:00 in Brasília."""
    base_url: NotRequired[str | None]
    """The base of the addresses that responses contain; default: `https://twin.example`."""
    keys: NotRequired[Sequence[ApiKeyInput] | None]
    """The accepted keys. Without any, every key is accepted and may use every operation."""
    subscriptions: NotRequired[Sequence[SubscriptionInput] | None]
    """The servers that are notified of changes."""
    payment_methods: NotRequired[Sequence[_lastro.PaymentMethod | Mapping[str, object]] | None]
    """The payment methods of a new account, each with its key; default: those of the
    policy `fresh-account`.
    """
    plans: NotRequired[Sequence[_lastro.Plan | Mapping[str, object]] | None]
    """The plans of a new account, each with its key, its items and its payment methods;
    default: those of the policy `fresh-account`.
    """
    hired_plans: NotRequired[Sequence[_lastro.HiredPlan | Mapping[str, object]] | None]
    """The plans that customers of a new account signed up for, each with its key and its
    customer's key. A customer that is inserted later and gets that key has them too.
    """
    policies: NotRequired[Mapping[str, str] | None]
    """The policies whose choice is not the default: policy name to choice."""
    limit: NotRequired[LimitInput | None]
    """The rate limit of each key; default: no limit, since the documents give no figures."""
    lists: NotRequired[ReferenceListsInput | None]
    """The reference lists; default: a sample of each, in `lastro serve` the complete
    lists.
    """


class LatencyInput(TypedDict):
    """A distribution of latencies by its percentiles, in milliseconds, linear in between."""

    min: NotRequired[int | None]
    """The minimum; default: 0."""
    p50: NotRequired[int | None]
    """The median."""
    p90: NotRequired[int | None]
    """The 90th percentile."""
    p99: NotRequired[int | None]
    """The 99th percentile."""
    max: int
    """The maximum."""


class FaultActionInput(TypedDict):
    """The fault of a request and its response."""

    status: NotRequired[int | None]
    """The status in place of the service's, with an error body in the service's format:
    400 to 599.
    """
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
    """How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRuleInput(TypedDict):
    """A rule for requests: when it applies, and the fault."""

    operations: NotRequired[Sequence[str] | None]
    """Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions;
    default: all.
    """
    nth: NotRequired[int | None]
    """Only the n-th request to these operations, from 1."""
    every: NotRequired[int | None]
    """Every n-th request to these operations."""
    share: NotRequired[int | None]
    """The share of requests, in thousandths, drawn from the seed."""
    times: NotRequired[int | None]
    """How often it applies at most."""
    phase: str
    """`before`: the request is not carried out. `after`: it is, and its response is lost
    or spoiled.
    """
    action: FaultActionInput
    """What happens."""
    applied: NotRequired[int | None]
    """How often it applied so far. What is given here is ignored."""


class DeliveryActionInput(TypedDict):
    """The fault of a notification."""

    duplicate: NotRequired[bool | None]
    """It is sent a second time after it was accepted."""
    corrupt: NotRequired[bool | None]
    """One digit of its data is changed after it was signed."""
    old_secret: NotRequired[bool | None]
    """It is signed with the subscription's old secret."""
    late_ms: NotRequired[int | None]
    """Delay of the first attempt, in milliseconds."""


class DeliveryRuleInput(TypedDict):
    """A rule for notifications: when it applies, and the fault."""

    endpoints: NotRequired[Sequence[str] | None]
    """The structures to which it applies, such as `vendas`; default: all."""
    nth: NotRequired[int | None]
    """Only the n-th notification of these structures, from 1."""
    every: NotRequired[int | None]
    """Every n-th notification of these structures."""
    share: NotRequired[int | None]
    """The share of notifications, in thousandths, drawn from the seed."""
    times: NotRequired[int | None]
    """How often it applies at most."""
    action: DeliveryActionInput
    """What happens."""
    applied: NotRequired[int | None]
    """How often it applied so far. What is given here is ignored."""


class FaultPlanInput(TypedDict):
    """A fault plan: the rules for requests and for notifications."""

    seed: NotRequired[int | None]
    """Seed of the random draws for `share`, latency and corruption; default: the twin's
    seed.
    """
    rules: NotRequired[Sequence[FaultRuleInput] | None]
    """The rules for requests. The first rule that applies to a request counts."""
    deliveries: NotRequired[Sequence[DeliveryRuleInput] | None]
    """The rules for notifications. The first rule that applies to a notification counts."""


class Latency(TypedDict):
    """A distribution of latencies by its percentiles, in milliseconds, linear in between."""

    min: int | None
    """The minimum; default: 0."""
    p50: int | None
    """The median."""
    p90: int | None
    """The 90th percentile."""
    p99: int | None
    """The 99th percentile."""
    max: int
    """The maximum."""


class FaultAction(TypedDict):
    """The fault of a request and its response."""

    status: int | None
    """The status in place of the service's, with an error body in the service's format:
    400 to 599.
    """
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
    """How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRule(TypedDict):
    """A rule for requests: when it applies, and the fault."""

    operations: list[str] | None
    """Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions;
    default: all.
    """
    nth: int | None
    """Only the n-th request to these operations, from 1."""
    every: int | None
    """Every n-th request to these operations."""
    share: int | None
    """The share of requests, in thousandths, drawn from the seed."""
    times: int | None
    """How often it applies at most."""
    phase: str
    """`before`: the request is not carried out. `after`: it is, and its response is lost
    or spoiled.
    """
    action: FaultAction
    """What happens."""
    applied: int | None
    """How often it applied so far. What is given here is ignored."""


class DeliveryAction(TypedDict):
    """The fault of a notification."""

    duplicate: bool | None
    """It is sent a second time after it was accepted."""
    corrupt: bool | None
    """One digit of its data is changed after it was signed."""
    old_secret: bool | None
    """It is signed with the subscription's old secret."""
    late_ms: int | None
    """Delay of the first attempt, in milliseconds."""


class DeliveryRule(TypedDict):
    """A rule for notifications: when it applies, and the fault."""

    endpoints: list[str] | None
    """The structures to which it applies, such as `vendas`; default: all."""
    nth: int | None
    """Only the n-th notification of these structures, from 1."""
    every: int | None
    """Every n-th notification of these structures."""
    share: int | None
    """The share of notifications, in thousandths, drawn from the seed."""
    times: int | None
    """How often it applies at most."""
    action: DeliveryAction
    """What happens."""
    applied: int | None
    """How often it applied so far. What is given here is ignored."""


class FaultPlan(TypedDict):
    """A fault plan: the rules for requests and for notifications."""

    seed: int | None
    """Seed of the random draws for `share`, latency and corruption; default: the twin's
    seed.
    """
    rules: list[FaultRule] | None
    """The rules for requests. The first rule that applies to a request counts."""
    deliveries: list[DeliveryRule] | None
    """The rules for notifications. The first rule that applies to a notification counts."""


class Delivery(TypedDict):
    """A notification that the caller has to send."""

    delivery: int
    """Its number, for the report."""
    attempt: int
    """The number of the attempt, from 1."""
    url: str
    """The address to which it is sent, by `POST`."""
    headers: list[list[str]]
    """Its headers, `[[name, value], ...]`."""
    body: str
    """Its body, signed."""


class NextWork(TypedDict):
    """Work that will come due."""

    at: str
    """When it comes due."""
    kind: str
    """`contract`, `overdue` or `delivery`."""
    id: int
    """The key of the record that the work belongs to."""


class Advanced(TypedDict):
    """How far the clock came."""

    now: str
    """The instant that was reached."""
    done: int
    """How many due items were processed."""
    reached: bool
    """Whether the requested instant was reached."""
    next: NextWork | None
    """The work that comes due next."""


class SnapshotText(TypedDict):
    """A snapshot of the state."""

    sha256: str
    """SHA-256 of the snapshot."""
    text: str
    """The snapshot, as a string."""


class EntryRequest(TypedDict):
    """A request in the form in which it was decided."""

    method: str
    """Its method."""
    number: int | None
    """Its number among the requests of the process, from which `requestId` follows."""
    target: str
    """Path and query string. A stand-in replaces a key in it."""
    scheme: str | None
    """The scheme of an absolute URL."""
    key: int | None
    """The index of its key in the configuration, from 0; -1 if every key is accepted."""
    quoted: str | None
    """The part of an unknown key that a response quotes. A request with neither this nor
    `key` came without a key.
    """
    headers: list[list[str]]
    """The headers that a response may depend on, `[[name, value], ...]`."""
    body: str | None
    """The body, if it is UTF-8. Stand-ins replace card numbers and security codes."""
    body_base64: str | None
    """The body in base64, if it is not UTF-8."""
    body_bytes: int | None
    """The size in bytes of a body that was too large to be read; such a body is not kept."""


class EntryAdvance(TypedDict):
    """A step of the clock."""

    to: str
    """The instant to which the clock was to move."""
    budget: int | None
    """The largest number of due items that the step was allowed to process."""


class EntryReport(TypedDict):
    """A report about a delivery."""

    delivery: int
    """The delivery."""
    status: int | None
    """The status of the receiver's response; `None` if none came."""
    at: str | None
    """When the response came, if the report says so."""


class EntryFault(TypedDict):
    """A fault that hit a request."""

    rule: int
    """The index of its rule in the plan, from 0."""
    phase: str
    """`before` or `after`."""


class Entry(TypedDict):
    """One thing that happened."""

    ordinal: int
    """Its number, from 1."""
    at: str
    """The instant at which it happened."""
    kind: str
    """`request`, `advance`, `report`, `resend`, `faults` or `start`."""
    request: EntryRequest | None
    """The request, for kind `request`."""
    advance: EntryAdvance | None
    """The step of the clock, for kind `advance`."""
    report: EntryReport | None
    """The result of a delivery, for kind `report`; the delivery that was sent again, for
    kind `resend`.
    """
    faults: object | None
    """The fault plan that was set, for kind `faults`; null if it was removed."""
    fault: EntryFault | None
    """The fault that hit a request."""
    status: int | None
    """The status of the response; `None` if the response was lost."""
    sha256: str | None
    """SHA-256 of the response: status, headers and body. `None` if the response was lost."""
    repeats: int | None
    """The number of the entry that this request probably repeats: the same operation, key
    and content within ten minutes after a fault lost the response of the first one.
    """


class Policy(TypedDict):
    """A policy: undocumented behaviour, and what a twin does in that case."""

    name: str
    """Its name."""
    choice: str
    """What this twin does."""
    choices: list[str]
    """The possible choices; the first is the default."""
    text: str
    """A description of the case and its choices."""


class Difference(TypedDict):
    """A path at which two states differ."""

    path: str
    """The path, such as `sale/7/valor_venda`."""
    before: object | None
    """The value in the first state; null if it has none."""
    after: object | None
    """The value in the second state; null if it has none."""


class Replayed(TypedDict):
    """The result of `replay`."""

    sha256: str
    """SHA-256 of the state that was reached."""
    differs: int | None
    """The number of the first entry whose response differs from the journal's; null if
    none differs.
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
