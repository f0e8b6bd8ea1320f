# Made from the core's tables by `cargo xtask python`: change them, not this file.
"""What a twin takes and gives, as plain dicts."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class ApiKeyInput(TypedDict):
    """A key of the account."""

    key: str
    """The key."""
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
    """The key that signs it. It is no part of the state: a snapshot does not contain it."""
    endpoints: NotRequired[Sequence[str] | None]
    """The structures, `clientes` or `vendas`; all if it is left out."""
    operations: NotRequired[Sequence[str] | None]
    """The methods, `insert`, `update` or `delete`; all if it is left out."""


class PaymentMethodInput(TypedDict):
    """A payment method (`/meios-pagamento/`)."""

    id: NotRequired[int | None]
    """Primary key."""
    nome: NotRequired[str | None]
    """Display name."""
    status: NotRequired[str | None]
    """Whether it is in use."""
    tipo: NotRequired[str | None]
    """What it is."""
    multa: NotRequired[str | None]
    """Fine for late payment, in per cent."""
    juros: NotRequired[str | None]
    """Interest for late payment, in per cent a month."""


class NfseDataInput(TypedDict):
    """Data of the municipal service invoice (`nfse_dados`). Which fields are required
    depends on the city.
    """

    aliquota: NotRequired[str | None]
    """ISS rate, in per cent."""
    iss_retido: NotRequired[str | None]
    """Whether the customer withholds the ISS."""
    rps_tipo: NotRequired[str | None]
    """Kind of the provisional receipt (RPS)."""
    rps_serie: NotRequired[str | None]
    """Series of the RPS, 1 to 5 characters."""
    valor_ir: NotRequired[str | None]
    """Withheld IR."""
    valor_pis: NotRequired[str | None]
    """Withheld PIS."""
    valor_csll: NotRequired[str | None]
    """Withheld CSLL."""
    valor_inss: NotRequired[str | None]
    """Withheld INSS."""
    valor_cofins: NotRequired[str | None]
    """Withheld COFINS."""
    valor_deducoes: NotRequired[str | None]
    """Total of other deductions."""
    outras_retencoes: NotRequired[str | None]
    """Other withholdings."""
    impostos_federais: NotRequired[str | None]
    """Whether federal taxes are withheld."""
    natureza_operacao: NotRequired[str | None]
    """Where and whether the ISS is due."""
    id_municipio: NotRequired[int | None]
    """IBGE code of the municipality where the service is rendered."""
    id_municipio_emissao: NotRequired[int | None]
    """IBGE code of the municipality of issue."""


class PlanItemInput(TypedDict):
    """An item of a plan (`itens`)."""

    id: NotRequired[int | None]
    """Primary key."""
    id_plano: NotRequired[int | None]
    """Key of the plan."""
    id_servico: NotRequired[int | None]
    """Key of the service."""
    servico: NotRequired[str | None]
    """Display name of the service."""
    emitir_cobranca: NotRequired[str | None]
    """Whether a charge is issued for it."""
    valor: NotRequired[str | None]
    """Unit value."""
    qtd_padrao: NotRequired[str | None]
    """Default quantity."""
    qtd_maxima: NotRequired[str | None]
    """Largest quantity."""
    qtd_flexivel: NotRequired[str | None]
    """Flexible quantity."""
    qtd: NotRequired[str | None]
    """Quantity."""
    total: NotRequired[str | None]
    """`valor` multiplied by `qtd`."""


class PlanPaymentMethodInput(TypedDict):
    """A payment method of a plan (`meios_pagamento`)."""

    id: NotRequired[int | None]
    """Primary key."""
    id_plano: NotRequired[int | None]
    """Key of the plan."""
    data_pagamento_flexivel: NotRequired[str | None]
    """Whether the payment date is flexible."""
    id_meio_pagamento: NotRequired[int | None]
    """Key of the payment method."""
    meio_pagamento: NotRequired[str | None]
    """Display name of the payment method."""
    permitir_preenchimento_depois: NotRequired[str | None]
    """Whether card data may be filled in later."""


class PlanInput(TypedDict):
    """A plan that customers sign up for by a link."""

    id: NotRequired[int | None]
    """Primary key."""
    titulo: NotRequired[str | None]
    """Title."""
    subtitulo: NotRequired[str | None]
    """Subtitle."""
    detalhamento: NotRequired[str | None]
    """Content of the detail view in sales links, as HTML."""
    valor: NotRequired[str | None]
    """Displayed value."""
    frequencia_exibida: NotRequired[str | None]
    """What is displayed as the frequency."""
    frequencia_exibida_texto_customizado: NotRequired[str | None]
    """The text displayed instead of the frequency."""
    comentario: NotRequired[str | None]
    """Comment."""
    texto_botao: NotRequired[str | None]
    """Text of the button that starts the sign-up."""
    mensagem_confirmacao: NotRequired[str | None]
    """Message shown at the end of the sign-up."""
    termos_uso: NotRequired[str | None]
    """File of the terms of use. Its form is not documented; it is read as text."""
    cancelamento_impedir: NotRequired[str | None]
    """Whether customers cannot cancel by themselves."""
    impedir_alteracao_itens: NotRequired[str | None]
    """Whether customers cannot change the items that they sign up for."""
    personalizavel: NotRequired[str | None]
    """Whether value and frequency are flexible."""
    frequencia: NotRequired[str | None]
    """Months between two occurrences."""
    agendamento_automatico: NotRequired[str | None]
    """Whether sales are generated automatically."""
    agendamento_repetir: NotRequired[str | None]
    """How long it repeats."""
    agendamento_data_fim: NotRequired[str | None]
    """Last day, inclusive, when it repeats up to a date."""
    agendamento_numero: NotRequired[int | None]
    """Number of occurrences, when it repeats a number of times."""
    discriminacao: NotRequired[str | None]
    """Text shown on issued charges."""
    desconto: NotRequired[str | None]
    """Discount."""
    metodo_cobranca: NotRequired[str | None]
    """When the invoice is issued."""
    nfse_dados: NotRequired[NfseDataInput | None]
    """Invoice data."""
    identificador: NotRequired[str | None]
    """Code in the address of the sign-up page."""
    status: NotRequired[str | None]
    """Whether it is in use."""
    itens: NotRequired[Sequence[PlanItemInput] | None]
    """Items; only if the request asks for them."""
    meios_pagamento: NotRequired[Sequence[PlanPaymentMethodInput] | None]
    """Payment methods; only if the request asks for them."""


class HiredPlanInput(TypedDict):
    """A plan that the customer signed up for (`planos_contratados`)."""

    id: NotRequired[int | None]
    """Key of the sign-up."""
    id_plano: NotRequired[int | None]
    """Key of the plan, where there is one."""
    id_cliente: NotRequired[int | None]
    """Key of the customer."""
    data_inicio_vigente: NotRequired[str | None]
    """First day of the current period."""
    data_fim_vigente: NotRequired[str | None]
    """Last day of the current period."""
    carteira_virtual_data_liberacao: NotRequired[str | None]
    """Day from which the wallet may be used."""
    carteira_virtual_status: NotRequired[bool | None]
    """Whether the wallet of this plan is active."""


class ConfigInput(TypedDict):
    """What a twin starts with. Everything may be left out."""

    seed: NotRequired[int | None]
    """The root of everything that looks random; 0 if it is left out."""
    now: NotRequired[datetime.datetime | str | None]
    """The moment at which the twin starts: 1 January 2027, 9:00 in Brasília if it is left
    out.
    """
    base_url: NotRequired[str | None]
    """The account's address, in the addresses that answers contain: `https://twin.example`
    if it is left out.
    """
    keys: NotRequired[Sequence[ApiKeyInput] | None]
    """The keys that are accepted. Without any, every key is accepted and may do
    everything.
    """
    subscriptions: NotRequired[Sequence[SubscriptionInput] | None]
    """The servers that are notified of changes."""
    payment_methods: NotRequired[Sequence[PaymentMethodInput] | None]
    """The payment methods of a new account, each with its key; those of the policy
    `fresh-account` if it is left out.
    """
    plans: NotRequired[Sequence[PlanInput] | None]
    """The plans of a new account, each with its key and with its items and payment
    methods; those of the policy `fresh-account` if it is left out.
    """
    hired_plans: NotRequired[Sequence[HiredPlanInput] | None]
    """The plans that customers of a new account signed up for, each with its key and that
    of its customer. A customer who is inserted later with that key has them too.
    """
    policies: NotRequired[Mapping[str, str] | None]
    """The choices that are not the default, by the names of their policies."""


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
    """What happens to a request and its answer."""

    status: NotRequired[int | None]
    """Another status than the service's, with an error in its form: 400 to 599."""
    retry_after: NotRequired[int | None]
    """The seconds of `Retry-After`, together with `status`."""
    latency_ms: NotRequired[int | None]
    """How long the answer takes, in milliseconds."""
    latency: NotRequired[LatencyInput | None]
    """How long the answer takes, drawn from a distribution."""
    drop: NotRequired[bool | None]
    """The connection ends without an answer."""
    drop_after: NotRequired[int | None]
    """The connection ends after so many bytes of the answer's body."""
    body: NotRequired[str | None]
    """How the answer's body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRuleInput(TypedDict):
    """When something goes wrong with a request, and what."""

    operations: NotRequired[Sequence[str] | None]
    """Names of operations (`sales.insert`), areas (`sales`) or `*`; all if it is left out."""
    nth: NotRequired[int | None]
    """Only the n-th request that it is about, from 1."""
    every: NotRequired[int | None]
    """Every n-th request that it is about."""
    share: NotRequired[int | None]
    """How many of a thousand requests, drawn from the seed."""
    times: NotRequired[int | None]
    """How often it applies at most."""
    phase: str
    """`before`: nothing is done. `after`: it is done, and the answer is lost or spoiled."""
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
    """It is sent so many milliseconds late."""


class DeliveryRuleInput(TypedDict):
    """When something goes wrong with a notification, and what."""

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
    """What goes wrong with requests. The first rule that applies to a request counts."""
    deliveries: NotRequired[Sequence[DeliveryRuleInput] | None]
    """What goes wrong with notifications. The first rule that applies to a notification
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
    """What happens to a request and its answer."""

    status: int | None
    """Another status than the service's, with an error in its form: 400 to 599."""
    retry_after: int | None
    """The seconds of `Retry-After`, together with `status`."""
    latency_ms: int | None
    """How long the answer takes, in milliseconds."""
    latency: Latency | None
    """How long the answer takes, drawn from a distribution."""
    drop: bool | None
    """The connection ends without an answer."""
    drop_after: int | None
    """The connection ends after so many bytes of the answer's body."""
    body: str | None
    """How the answer's body is spoiled: `half`, `wrong_json`, `duplicate_member`,
    `number_as_text`, `html`.
    """


class FaultRule(TypedDict):
    """When something goes wrong with a request, and what."""

    operations: list[str] | None
    """Names of operations (`sales.insert`), areas (`sales`) or `*`; all if it is left out."""
    nth: int | None
    """Only the n-th request that it is about, from 1."""
    every: int | None
    """Every n-th request that it is about."""
    share: int | None
    """How many of a thousand requests, drawn from the seed."""
    times: int | None
    """How often it applies at most."""
    phase: str
    """`before`: nothing is done. `after`: it is done, and the answer is lost or spoiled."""
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
    """It is sent so many milliseconds late."""


class DeliveryRule(TypedDict):
    """When something goes wrong with a notification, and what."""

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
    """What goes wrong with requests. The first rule that applies to a request counts."""
    deliveries: list[DeliveryRule] | None
    """What goes wrong with notifications. The first rule that applies to a notification
    counts.
    """


class Delivery(TypedDict):
    """Something that the host has to send."""

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
    """The moment that was reached."""
    done: int
    """How much work was done."""
    reached: bool
    """Whether the moment asked for was reached."""
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
    target: str
    """Path and query string."""
    scheme: str | None
    """The scheme of a whole address."""
    key: int | None
    """The place of its key in the configuration, from 0; -1 where every key is accepted."""
    quoted: str | None
    """What an answer quotes of a key that is not known. A request with neither this nor
    `key` came without a key.
    """
    headers: list[list[str]]
    """The headers that an answer may depend on, `[[name, value], ...]`."""
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
    """The status of the receiver's answer; nothing where none came."""


class EntryFault(TypedDict):
    """A fault that befell a request."""

    rule: int
    """The place of its rule in the plan, from 0."""
    phase: str
    """`before` or `after`."""


class Entry(TypedDict):
    """One thing that happened."""

    ordinal: int
    """Its number, from 1."""
    at: str
    """The moment at which it was done."""
    kind: str
    """`request`, `advance`, `report`, `faults` or `start`."""
    request: EntryRequest | None
    """The request, where it is one."""
    advance: EntryAdvance | None
    """How far the clock was to be moved, where it was."""
    report: EntryReport | None
    """What came of a delivery, where that was reported."""
    faults: object | None
    """The fault plan that was set, where one was; null where it was taken away."""
    fault: EntryFault | None
    """The fault that befell a request."""
    status: int | None
    """The status that was answered; nothing where the answer was lost."""
    sha256: str | None
    """SHA-256 of the answer: status, headers and body. Nothing where the answer was lost."""
    repeats: int | None
    """The entry that this request probably repeats: the same operation, key and content
    within ten minutes, the answer of the first one lost by a fault.
    """


class Policy(TypedDict):
    """A silence of the documents, and what a twin does there."""

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
    """What the first state has there; nothing where it has nothing."""
    after: object | None
    """What the second state has there; nothing where it has nothing."""


class Replayed(TypedDict):
    """The answer of `replay`."""

    sha256: str
    """SHA-256 of the state that was reached."""
    differs: int | None
    """The number of the first entry whose answer differs from the journal's, if one does."""


__all__ = [
    "ApiKeyInput",
    "SubscriptionInput",
    "PaymentMethodInput",
    "NfseDataInput",
    "PlanItemInput",
    "PlanPaymentMethodInput",
    "PlanInput",
    "HiredPlanInput",
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
