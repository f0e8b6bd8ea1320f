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
    """Whether the key may use version 1 of the API; default: yes."""


class SubscriptionInput(TypedDict):
    """A server that is notified of changes."""

    url: str
    """The URL to which notifications are sent."""
    secret: str
    """The key that signs notifications. It is not part of the state: a snapshot does not
    contain it.
    """
    old_secret: NotRequired[str | None]
    """The previous signing key, for notifications that a fault plan signs with an old
    secret.
    """
    endpoints: NotRequired[Sequence[str] | None]
    """The structures (kinds of records, such as `clientes` or `vendas`) whose changes are
    notified; default: all.
    """
    operations: NotRequired[Sequence[str] | None]
    """The operations that are notified: `insert`, `update` or `delete`; default: all."""


class LimitInput(TypedDict):
    """The rate limit of a key."""

    requests: int
    """Size of the token bucket: the maximum number of requests in a burst."""
    seconds: int
    """Seconds in which an empty bucket becomes full again."""


class ReferenceListsInput(TypedDict):
    """The contents of the reference lists, in the format of the files in
    `crates/twin/data` of the repository. A missing list is replaced by a sample.
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
    """The accepted API keys. If the list is missing or empty, every key is accepted and
    may use every operation.
    """
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
    """The plans that customers of a new account signed up for, each with its own key and
    the customer's key. If a customer is inserted later and gets that customer key, the
    plans belong to this customer too.
    """
    policies: NotRequired[Mapping[str, str] | None]
    """Choices for undocumented behaviour that differ from the default, as policy name to
    choice.
    """
    limit: NotRequired[LimitInput | None]
    """The rate limit, which applies to each API key separately; default: no limit, since
    the service's documents give no figures.
    """
    lists: NotRequired[ReferenceListsInput | None]
    """The reference lists; default: a sample of each, in `lastro serve` the complete
    lists.
    """


class LatencyInput(TypedDict):
    """A distribution of latencies, given by its percentiles in milliseconds. Between two
    percentiles it is linear.
    """

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
    """What a fault does to a request and its response."""

    status: NotRequired[int | None]
    """The HTTP status that replaces that of the service, 400 to 599, with an error body in
    the service's format.
    """
    retry_after: NotRequired[int | None]
    """The value of the header `Retry-After` in seconds; allowed only together with
    `status`.
    """
    latency_ms: NotRequired[int | None]
    """How long the response takes, in milliseconds."""
    latency: NotRequired[LatencyInput | None]
    """How long the response takes, chosen pseudorandomly from a distribution."""
    drop: NotRequired[bool | None]
    """The connection ends without a response."""
    drop_after: NotRequired[int | None]
    """The connection ends after this many bytes of the response's body."""
    body: NotRequired[str | None]
    """How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRuleInput(TypedDict):
    """A rule for requests: its conditions and its fault."""

    operations: NotRequired[Sequence[str] | None]
    """The operations of both versions to which the rule applies: names (`sales.insert`),
    areas (`sales`) or `*`; default: all.
    """
    nth: NotRequired[int | None]
    """The rule applies only to the n-th request to its operations, counted from 1."""
    every: NotRequired[int | None]
    """The rule applies to every n-th request to its operations."""
    share: NotRequired[int | None]
    """The share of requests to which the rule applies, in thousandths, chosen
    pseudorandomly from the seed.
    """
    times: NotRequired[int | None]
    """The maximum number of requests to which the rule applies."""
    phase: str
    """`before`: the request is not executed. `after`: the request is executed, and its
    response is lost or spoiled.
    """
    action: FaultActionInput
    """The fault."""
    applied: NotRequired[int | None]
    """How often the rule has applied so far. The value is ignored when a plan is set."""


class DeliveryActionInput(TypedDict):
    """What a fault does to a notification."""

    duplicate: NotRequired[bool | None]
    """Whether the notification is sent a second time after the receiver accepted it."""
    corrupt: NotRequired[bool | None]
    """Whether one digit of the notification's data is changed after it was signed, so that
    the signature is wrong.
    """
    old_secret: NotRequired[bool | None]
    """Whether the notification is signed with the subscription's old secret."""
    late_ms: NotRequired[int | None]
    """Delay of the first attempt, in milliseconds."""


class DeliveryRuleInput(TypedDict):
    """A rule for notifications: its conditions and its fault."""

    endpoints: NotRequired[Sequence[str] | None]
    """The structures (kinds of records, such as `vendas`) to which the rule applies;
    default: all.
    """
    nth: NotRequired[int | None]
    """The rule applies only to the n-th notification of its structures, counted from 1."""
    every: NotRequired[int | None]
    """The rule applies to every n-th notification of its structures."""
    share: NotRequired[int | None]
    """The share of notifications to which the rule applies, in thousandths, chosen
    pseudorandomly from the seed.
    """
    times: NotRequired[int | None]
    """The maximum number of notifications to which the rule applies."""
    action: DeliveryActionInput
    """The fault."""
    applied: NotRequired[int | None]
    """How often the rule has applied so far. The value is ignored when a plan is set."""


class FaultPlanInput(TypedDict):
    """A fault plan: the rules for requests and for notifications."""

    seed: NotRequired[int | None]
    """Seed of the random choices for `share`, latency and corruption; default: the twin's
    seed.
    """
    rules: NotRequired[Sequence[FaultRuleInput] | None]
    """The rules for requests. If several rules apply to a request, the first one is used."""
    deliveries: NotRequired[Sequence[DeliveryRuleInput] | None]
    """The rules for notifications. If several rules apply to a notification, the first one
    is used.
    """


class Latency(TypedDict):
    """A distribution of latencies, given by its percentiles in milliseconds. Between two
    percentiles it is linear.
    """

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
    """What a fault does to a request and its response."""

    status: int | None
    """The HTTP status that replaces that of the service, 400 to 599, with an error body in
    the service's format.
    """
    retry_after: int | None
    """The value of the header `Retry-After` in seconds; allowed only together with
    `status`.
    """
    latency_ms: int | None
    """How long the response takes, in milliseconds."""
    latency: Latency | None
    """How long the response takes, chosen pseudorandomly from a distribution."""
    drop: bool | None
    """The connection ends without a response."""
    drop_after: int | None
    """The connection ends after this many bytes of the response's body."""
    body: str | None
    """How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRule(TypedDict):
    """A rule for requests: its conditions and its fault."""

    operations: list[str] | None
    """The operations of both versions to which the rule applies: names (`sales.insert`),
    areas (`sales`) or `*`; default: all.
    """
    nth: int | None
    """The rule applies only to the n-th request to its operations, counted from 1."""
    every: int | None
    """The rule applies to every n-th request to its operations."""
    share: int | None
    """The share of requests to which the rule applies, in thousandths, chosen
    pseudorandomly from the seed.
    """
    times: int | None
    """The maximum number of requests to which the rule applies."""
    phase: str
    """`before`: the request is not executed. `after`: the request is executed, and its
    response is lost or spoiled.
    """
    action: FaultAction
    """The fault."""
    applied: int | None
    """How often the rule has applied so far. The value is ignored when a plan is set."""


class DeliveryAction(TypedDict):
    """What a fault does to a notification."""

    duplicate: bool | None
    """Whether the notification is sent a second time after the receiver accepted it."""
    corrupt: bool | None
    """Whether one digit of the notification's data is changed after it was signed, so that
    the signature is wrong.
    """
    old_secret: bool | None
    """Whether the notification is signed with the subscription's old secret."""
    late_ms: int | None
    """Delay of the first attempt, in milliseconds."""


class DeliveryRule(TypedDict):
    """A rule for notifications: its conditions and its fault."""

    endpoints: list[str] | None
    """The structures (kinds of records, such as `vendas`) to which the rule applies;
    default: all.
    """
    nth: int | None
    """The rule applies only to the n-th notification of its structures, counted from 1."""
    every: int | None
    """The rule applies to every n-th notification of its structures."""
    share: int | None
    """The share of notifications to which the rule applies, in thousandths, chosen
    pseudorandomly from the seed.
    """
    times: int | None
    """The maximum number of notifications to which the rule applies."""
    action: DeliveryAction
    """The fault."""
    applied: int | None
    """How often the rule has applied so far. The value is ignored when a plan is set."""


class FaultPlan(TypedDict):
    """A fault plan: the rules for requests and for notifications."""

    seed: int | None
    """Seed of the random choices for `share`, latency and corruption; default: the twin's
    seed.
    """
    rules: list[FaultRule] | None
    """The rules for requests. If several rules apply to a request, the first one is used."""
    deliveries: list[DeliveryRule] | None
    """The rules for notifications. If several rules apply to a notification, the first one
    is used.
    """


class Delivery(TypedDict):
    """A notification that the caller has to send."""

    delivery: int
    """Its key, which the report of the result has to name."""
    attempt: int
    """The number of the attempt, from 1."""
    url: str
    """The address to which it is sent, by `POST`."""
    headers: list[list[str]]
    """Its headers, `[[name, value], ...]`."""
    body: str
    """Its signed body."""


class NextWork(TypedDict):
    """Planned work, such as the next sale of a contract."""

    at: str
    """When the work is due."""
    kind: str
    """`contract`, `overdue` or `delivery`."""
    id: int
    """The key of the record that the work belongs to."""


class Advanced(TypedDict):
    """The result of `advance`."""

    now: str
    """The instant that was reached."""
    done: int
    """How many due items were processed."""
    reached: bool
    """Whether the requested instant was reached."""
    next: NextWork | None
    """The planned work that is due next; null if there is none."""


class SnapshotText(TypedDict):
    """A snapshot of the state."""

    sha256: str
    """SHA-256 of the snapshot."""
    text: str
    """The snapshot, as a string."""


class EntryRequest(TypedDict):
    """A request without API keys and card numbers, as it was executed."""

    method: str
    """Its method."""
    number: int | None
    """Its number among the requests of the process. The twin derives `requestId` from it."""
    target: str
    """Path and query string. A placeholder replaces an API key in the query string."""
    scheme: str | None
    """The scheme of an absolute URL."""
    key: int | None
    """The index of its key in the configuration, from 0; -1 if every key is accepted."""
    quoted: str | None
    """The part of an unknown key that the error response quotes. If both `quoted` and
    `key` are missing, the request came without a key.
    """
    headers: list[list[str]]
    """The headers that a response may depend on, `[[name, value], ...]`."""
    body: str | None
    """The body, if it is UTF-8. Placeholders replace card numbers and security codes."""
    body_base64: str | None
    """The body in base64, if it is not UTF-8."""
    body_bytes: int | None
    """The size in bytes of a body that exceeded the limit; such a body is neither read nor
    stored.
    """


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
    """An entry: a request, a step of the clock, a report about a delivery, or another
    event.
    """

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
    """The number of an earlier entry that this request probably repeats. It has the same
    operation, key and content, and at most ten minutes earlier a fault lost the
    response of the earlier request.
    """


class Policy(TypedDict):
    """A policy: an undocumented case, and the choice of this twin."""

    name: str
    """Its name."""
    choice: str
    """The choice of this twin."""
    choices: list[str]
    """The possible choices; the first is the default."""
    text: str
    """A description of the case and its choices."""


class Difference(TypedDict):
    """A difference between two states: a path, and the value that each state has there."""

    path: str
    """The path, such as `sale/7/valor_venda`."""
    before: object | None
    """The value in the first state; null if the path does not exist there."""
    after: object | None
    """The value in the second state; null if the path does not exist there."""


class Replayed(TypedDict):
    """The result of `replay`."""

    sha256: str
    """SHA-256 of the state after the replay."""
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
