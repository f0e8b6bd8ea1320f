# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal
from types import ModuleType
from typing import ClassVar, final

from typing_extensions import Self

from . import codes, types

__all__ = [
    "dispatch",
    "Installment",
    "ScheduleData",
    "NfseData",
    "Item",
    "Sale",
    "SaleTotals",
    "Issue",
    "Validation",
    "SaleDecoded",
    "ItemDecoded",
    "InstallmentDecoded",
    "NfseDataDecoded",
    "ScheduleDataDecoded",
    "Service",
    "ServiceDecoded",
    "ListingHeader",
    "Listing",
    "ListingDecoded",
    "Deleted",
    "DeletedDecoded",
    "ApiError",
    "ApiErrorDecoded",
    "Filter",
    "Event",
    "Verification",
    "money",
    "installments",
    "schedule",
    "sale",
    "item",
    "installment",
    "nfse_data",
    "schedule_data",
    "service",
    "listing",
    "deleted",
    "api_error",
    "query",
    "webhook",
    "issues",
]

def dispatch(operation: str, input: str) -> str:
    """Runs an operation by name: an object of named arguments in, ``{"ok": ..}`` or ``{"error": ..}`` out, both JSON text."""

money: ModuleType
installments: ModuleType
schedule: ModuleType
sale: ModuleType
item: ModuleType
installment: ModuleType
nfse_data: ModuleType
schedule_data: ModuleType
service: ModuleType
listing: ModuleType
deleted: ModuleType
api_error: ModuleType
query: ModuleType
webhook: ModuleType
issues: ModuleType

@final
class Installment:
    """One installment of a sale (`parcelas`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_venda: int | None = None,
        parcela: int | None = None,
        numero: str | None = None,
        data_vencimento: types.DateInput | None = None,
        data_credito: types.DateInput | None = None,
        data_vencimento_original: types.DateInput | None = None,
        valor: types.DecimalInput | None = None,
        valor_original: types.DecimalInput | None = None,
        valor_recebido: types.DecimalInput | None = None,
        valor_tarifas: types.DecimalInput | None = None,
        status: codes.InstallmentStatus | int | None = None,
        data_recebimento: types.DateTimeInput | None = None,
        data_repasse: types.DateInput | None = None,
        pdf_url: str | None = None,
        linha_digitavel: str | None = None,
        pix_imagem_url: str | None = None,
        pix_codigo: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def id_venda(self) -> int | None:
        """Key of the sale."""
    @property
    def parcela(self) -> int | None:
        """Sequence number in the sale, from 1."""
    @property
    def numero(self) -> str | None:
        """Number made by the system."""
    @property
    def data_vencimento(self) -> datetime.date | None:
        """Due date."""
    @property
    def data_credito(self) -> datetime.date | None:
        """Estimated credit date."""
    @property
    def data_vencimento_original(self) -> datetime.date | None:
        """Due date before updates."""
    @property
    def valor(self) -> Decimal | None:
        """Amount effectively charged."""
    @property
    def valor_original(self) -> Decimal | None:
        """Amount before updates."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received, by bank reconciliation or by hand."""
    @property
    def valor_tarifas(self) -> Decimal | None:
        """Total fees of the payment method."""
    @property
    def status(self) -> codes.InstallmentStatus | None:
        """Its state."""
    @property
    def data_recebimento(self) -> datetime.datetime | None:
        """When it was received."""
    @property
    def data_repasse(self) -> datetime.date | None:
        """Transfer date of third-party payment methods."""
    @property
    def pdf_url(self) -> str | None:
        """URL of the boleto's PDF."""
    @property
    def linha_digitavel(self) -> str | None:
        """Digitable line of the boleto."""
    @property
    def pix_imagem_url(self) -> str | None:
        """URL of the PIX QR code's picture."""
    @property
    def pix_codigo(self) -> str | None:
        """PIX copy-and-paste code."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Installment:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ScheduleData:
    """E-mail parameters of a contract (`agendamento_dados`). Attachments added by hand are members `anexo_1`,
    `anexo_2` and so on, kept in `extra`.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id_venda: int | None = None,
        id_modelo: int | None = None,
        modelo: str | None = None,
        anexo_nfse: codes.Flag | int | None = None,
        anexo_boleto: codes.Flag | int | None = None,
        id_contato: int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id_venda(self) -> int | None:
        """Key of the sale."""
    @property
    def id_modelo(self) -> int | None:
        """Key of the e-mail template."""
    @property
    def modelo(self) -> str | None:
        """Display name of the template."""
    @property
    def anexo_nfse(self) -> codes.Flag | None:
        """Whether the invoice PDF is attached, when it exists."""
    @property
    def anexo_boleto(self) -> codes.Flag | None:
        """Whether the boleto PDF is attached, when it exists."""
    @property
    def id_contato(self) -> int | None:
        """-1 to send to the main contacts, or the key of a contact of the sale's customer."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleData:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class NfseData:
    """Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        aliquota: types.DecimalInput | None = None,
        iss_retido: codes.YesNo | int | None = None,
        rps_tipo: codes.RpsKind | int | None = None,
        rps_serie: str | None = None,
        valor_ir: types.DecimalInput | None = None,
        valor_pis: types.DecimalInput | None = None,
        valor_csll: types.DecimalInput | None = None,
        valor_inss: types.DecimalInput | None = None,
        valor_cofins: types.DecimalInput | None = None,
        valor_deducoes: types.DecimalInput | None = None,
        outras_retencoes: types.DecimalInput | None = None,
        impostos_federais: codes.YesNo | int | None = None,
        natureza_operacao: codes.OperationNature | int | None = None,
        id_municipio: int | None = None,
        id_municipio_emissao: int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def aliquota(self) -> Decimal | None:
        """ISS rate, in per cent."""
    @property
    def iss_retido(self) -> codes.YesNo | None:
        """Whether the customer withholds the ISS."""
    @property
    def rps_tipo(self) -> codes.RpsKind | None:
        """Kind of the provisional receipt (RPS)."""
    @property
    def rps_serie(self) -> str | None:
        """Series of the RPS, 1 to 5 characters."""
    @property
    def valor_ir(self) -> Decimal | None:
        """Withheld IR."""
    @property
    def valor_pis(self) -> Decimal | None:
        """Withheld PIS."""
    @property
    def valor_csll(self) -> Decimal | None:
        """Withheld CSLL."""
    @property
    def valor_inss(self) -> Decimal | None:
        """Withheld INSS."""
    @property
    def valor_cofins(self) -> Decimal | None:
        """Withheld COFINS."""
    @property
    def valor_deducoes(self) -> Decimal | None:
        """Total of other deductions."""
    @property
    def outras_retencoes(self) -> Decimal | None:
        """Other withholdings."""
    @property
    def impostos_federais(self) -> codes.YesNo | None:
        """Whether federal taxes are withheld."""
    @property
    def natureza_operacao(self) -> codes.OperationNature | None:
        """Where and whether the ISS is due."""
    @property
    def id_municipio(self) -> int | None:
        """IBGE code of the municipality where the service is rendered."""
    @property
    def id_municipio_emissao(self) -> int | None:
        """IBGE code of the municipality of issue."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseData:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Item:
    """One item of a sale (`itens`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_venda: int | None = None,
        recorrente: codes.Flag | int | None = None,
        id_servico: int | None = None,
        servico: str | None = None,
        valor: types.DecimalInput | None = None,
        qtd: types.DecimalInput | None = None,
        total: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def id_venda(self) -> int | None:
        """Key of the sale."""
    @property
    def recorrente(self) -> codes.Flag | None:
        """Whether it recurs: one that does not is left out of the contract's next occurrences."""
    @property
    def id_servico(self) -> int | None:
        """Key of the service."""
    @property
    def servico(self) -> str | None:
        """Display name of the service."""
    @property
    def valor(self) -> Decimal | None:
        """Unit value."""
    @property
    def qtd(self) -> Decimal | None:
        """Quantity."""
    @property
    def total(self) -> Decimal | None:
        """`valor` multiplied by `qtd`, rounded half-up to cents."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Item:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Sale:
    """A sale, or a contract: a scheduled, recurring sale, which has `agendamento_data` and no `data`."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        data: types.DateInput | None = None,
        agendamento: codes.Flag | int | None = None,
        agendamento_data: types.DateInput | None = None,
        agendamento_frequencia: codes.Frequency | int | None = None,
        agendamento_automatico: codes.Flag | int | None = None,
        agendamento_repetir: codes.Repetition | int | None = None,
        agendamento_data_fim: types.DateInput | None = None,
        agendamento_numero: int | None = None,
        agendamento_ativo: codes.Flag | int | None = None,
        agendamento_ativo_data: types.DateTimeInput | None = None,
        agendamento_ultima_ocorrencia: codes.Flag | int | None = None,
        agendamento_data_geracao: types.DateInput | None = None,
        agendamento_sequencia: int | None = None,
        agendamento_dados: ScheduleData | Mapping[str, object] | None = None,
        id_cliente: int | None = None,
        cliente: str | None = None,
        discriminacao: str | None = None,
        desconto: types.DecimalInput | None = None,
        valor_venda: types.DecimalInput | None = None,
        metodo_cobranca: codes.BillingMethod | int | None = None,
        email_enviado: types.DateTimeInput | None = None,
        email_erro: types.DateTimeInput | None = None,
        email_entrega: types.DateTimeInput | None = None,
        email_leitura: types.DateTimeInput | None = None,
        sms_enviado: types.DateTimeInput | None = None,
        sms_erro: types.DateTimeInput | None = None,
        whatsapp_enviar: codes.YesNo | int | None = None,
        whatsapp_enviado: types.DateTimeInput | None = None,
        whatsapp_erro: types.DateTimeInput | None = None,
        whatsapp_entrega: types.DateTimeInput | None = None,
        whatsapp_leitura: types.DateTimeInput | None = None,
        id_meio_pagamento: int | None = None,
        meio_pagamento: str | None = None,
        parcela_status: codes.InstallmentStatus | int | None = None,
        pagamento_online_codigo: str | None = None,
        nfse_status: codes.InvoiceStatus | int | None = None,
        nfse_dados: NfseData | Mapping[str, object] | None = None,
        parcelas: Sequence[Installment | Mapping[str, object]] | None = None,
        itens: Sequence[Item | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def data(self) -> datetime.date | None:
        """Registration date; a record without it is a contract."""
    @property
    def agendamento(self) -> codes.Flag | None:
        """Whether it is a contract."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Expected generation date of the sale: the next occurrence of a contract."""
    @property
    def agendamento_frequencia(self) -> codes.Frequency | None:
        """Months between two occurrences."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether a sale is generated on `agendamento_data` without anybody's doing."""
    @property
    def agendamento_repetir(self) -> codes.Repetition | None:
        """How long the contract repeats."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last occurrence, inclusive, when it repeats up to a date."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences, the first included, when it repeats a number of times."""
    @property
    def agendamento_ativo(self) -> codes.Flag | None:
        """Whether the contract is active; a paused one yields nothing."""
    @property
    def agendamento_ativo_data(self) -> datetime.datetime | None:
        """Last change of `agendamento_ativo`."""
    @property
    def agendamento_ultima_ocorrencia(self) -> codes.Flag | None:
        """Whether this sale is the last of its contract."""
    @property
    def agendamento_data_geracao(self) -> datetime.date | None:
        """Generation date of a sale that came from a contract."""
    @property
    def agendamento_sequencia(self) -> int | None:
        """Generation order of a sale that came from a contract, from 1."""
    @property
    def agendamento_dados(self) -> ScheduleData | None:
        """E-mail parameters."""
    @property
    def id_cliente(self) -> int | None:
        """Key of the customer."""
    @property
    def cliente(self) -> str | None:
        """Display name of the customer."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text, also used on the invoice."""
    @property
    def desconto(self) -> Decimal | None:
        """Discount on the total of the services."""
    @property
    def valor_venda(self) -> Decimal | None:
        """Value of the sale: the basis of the invoice, not necessarily the amount charged in installments."""
    @property
    def metodo_cobranca(self) -> codes.BillingMethod | None:
        """When the invoice is issued."""
    @property
    def email_enviado(self) -> datetime.datetime | None:
        """When the e-mail was sent."""
    @property
    def email_erro(self) -> datetime.datetime | None:
        """When sending the e-mail failed."""
    @property
    def email_entrega(self) -> datetime.datetime | None:
        """When the e-mail was delivered."""
    @property
    def email_leitura(self) -> datetime.datetime | None:
        """When the e-mail was read."""
    @property
    def sms_enviado(self) -> datetime.datetime | None:
        """When the SMS was sent."""
    @property
    def sms_erro(self) -> datetime.datetime | None:
        """When sending the SMS failed."""
    @property
    def whatsapp_enviar(self) -> codes.YesNo | None:
        """Whether to send a WhatsApp message."""
    @property
    def whatsapp_enviado(self) -> datetime.datetime | None:
        """When the WhatsApp message was sent."""
    @property
    def whatsapp_erro(self) -> datetime.datetime | None:
        """When sending the WhatsApp message failed."""
    @property
    def whatsapp_entrega(self) -> datetime.datetime | None:
        """When the WhatsApp message was delivered."""
    @property
    def whatsapp_leitura(self) -> datetime.datetime | None:
        """When the WhatsApp message was read."""
    @property
    def id_meio_pagamento(self) -> int | None:
        """Key of the payment method to use."""
    @property
    def meio_pagamento(self) -> str | None:
        """Display name of the payment method."""
    @property
    def parcela_status(self) -> codes.InstallmentStatus | None:
        """State of the installments taken together."""
    @property
    def pagamento_online_codigo(self) -> str | None:
        """Unique code of the online payment page, `{base_url}/fatura/{code}`."""
    @property
    def nfse_status(self) -> codes.InvoiceStatus | None:
        """State of the invoice."""
    @property
    def nfse_dados(self) -> NfseData | None:
        """Invoice data."""
    @property
    def parcelas(self) -> list[Installment] | None:
        """Installments."""
    @property
    def itens(self) -> list[Item] | None:
        """Items sold."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Sale:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class SaleTotals:
    """The figures of a sale as its parts give them."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        itens: types.DecimalInput,
        desconto: types.DecimalInput,
        total: types.DecimalInput,
        parcelas: types.DecimalInput,
        difference: types.DecimalInput,
    ) -> Self: ...
    @property
    def itens(self) -> Decimal:
        """Sum of the items' totals; 0.00 without items."""
    @property
    def desconto(self) -> Decimal:
        """Discount on the services; 0.00 when unset."""
    @property
    def total(self) -> Decimal:
        """`itens` less `desconto`; without items the `valor_venda`, which is already net."""
    @property
    def parcelas(self) -> Decimal:
        """Sum of the installments; 0.00 without any."""
    @property
    def difference(self) -> Decimal:
        """`total` less `parcelas`: what no installment charges yet, negative when they charge more."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleTotals:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Issue:
    """One problem, at its place."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        path: str,
        code: types.IssueCode,
        severity: types.Severity,
        params: Mapping[str, str],
    ) -> Self: ...
    @property
    def path(self) -> str:
        """Where: `parcelas[2].valor`; empty for the whole value."""
    @property
    def code(self) -> types.IssueCode:
        """What, by a stable name."""
    @property
    def severity(self) -> types.Severity:
        """Whether it stops the request."""
    @property
    def params(self) -> dict[str, str]:
        """What the message speaks of."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Issue:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Validation:
    """What was found."""

    __match_args__: ClassVar[tuple[str]]
    def __new__(
        cls,
        *,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def issues(self) -> list[Issue]:
        """Every problem, each at its path; none means that the record may go out."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Validation:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class SaleDecoded:
    """A sale as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Sale | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Sale:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ItemDecoded:
    """A item as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Item | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Item:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class InstallmentDecoded:
    """A installment as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Installment | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Installment:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class NfseDataDecoded:
    """A nfse_data as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: NfseData | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> NfseData:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseDataDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ScheduleDataDecoded:
    """A schedule_data as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ScheduleData | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ScheduleData:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleDataDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Service:
    """A service: what is sold and invoiced."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        status: codes.ActiveStatus | int | None = None,
        id_servico: int | None = None,
        servico: str | None = None,
        id_atividade: int | None = None,
        atividade: str | None = None,
        discriminacao: str | None = None,
        valor: types.DecimalInput | None = None,
        impostos_percentual: types.DecimalInput | None = None,
        codigo_tributacao_municipio: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def nome(self) -> str | None:
        """Display name; required on insert."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether it is in use; a new service starts as active."""
    @property
    def id_servico(self) -> int | None:
        """Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102."""
    @property
    def servico(self) -> str | None:
        """Display text of the list item."""
    @property
    def id_atividade(self) -> int | None:
        """CNAE identifier."""
    @property
    def atividade(self) -> str | None:
        """Display text of the CNAE."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text."""
    @property
    def valor(self) -> Decimal | None:
        """Default value; 0 on a new service."""
    @property
    def impostos_percentual(self) -> Decimal | None:
        """Estimated taxes printed on the invoice, in per cent; 0 on a new service."""
    @property
    def codigo_tributacao_municipio(self) -> str | None:
        """Code needed to issue invoices at the city hall."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Service:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ServiceDecoded:
    """A service as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Service | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Service:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ListingHeader:
    """What a listing says of itself."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        offset: int | None = None,
        limit: int | None = None,
        count: int | None = None,
        sort: str | None = None,
        requestId: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def offset(self) -> int | None:
        """Index of the first record returned within the full result, from 0."""
    @property
    def limit(self) -> int | None:
        """Most records in one answer, 1 to 1000."""
    @property
    def count(self) -> int | None:
        """How many records match the filter in all."""
    @property
    def sort(self) -> str | None:
        """The sort parameter used, if any."""
    @property
    def requestId(self) -> str | None:
        """Hash that names the request to the service's support."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingHeader:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Listing:
    """One page of records."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        header: ListingHeader | Mapping[str, object] | None = None,
        data: Sequence[types.JsonInput] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def header(self) -> ListingHeader | None:
        """Offset, limit and count."""
    @property
    def data(self) -> list[str] | None:
        """The records, in the format of their entity; each is read by that entity's `decode`."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Listing:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ListingDecoded:
    """A listing as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Listing | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Listing:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Deleted:
    """The answer to a delete."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Key of the record that was deleted; the service writes it as a text."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Deleted:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class DeletedDecoded:
    """A deleted as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Deleted | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Deleted:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> DeletedDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ApiError:
    """An error as the service answers it."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        code: int | None = None,
        message: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def code(self) -> int | None:
        """The HTTP status."""
    @property
    def message(self) -> str | None:
        """Short description of the problem and a possible fix. The one of a 401 quotes the beginning of the key."""
    @property
    def extra(self) -> dict[str, object]:
        """What no field names: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiError:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class ApiErrorDecoded:
    """A api_error as it was read, and what did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ApiError | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ApiError:
        """The record."""
    @property
    def issues(self) -> list[Issue]:
        """What did not fit, each at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiErrorDecoded:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Filter:
    """One condition. The same field and operator given again is "or"; everything else is "and"."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        field: str,
        operator: types.Operator | None = None,
        value: Decimal | int | str | bool | datetime.date | None = None,
        values: Sequence[Decimal | int | str | bool | datetime.date] | None = None,
    ) -> Self: ...
    @property
    def field(self) -> str:
        """A field of the entity, `section.field` of a record it holds, or a custom field."""
    @property
    def operator(self) -> types.Operator | None:
        """How to compare; equal when unset."""
    @property
    def value(self) -> str | None:
        """What to compare with; not for `between`, `isnull` and `isnotnull`."""
    @property
    def values(self) -> list[str] | None:
        """The two ends of `between`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Filter:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Event:
    """What the event is about, as its header says it."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        api: str | None = None,
        endpoint: str | None = None,
        operation: str | None = None,
        timestamp: int | None = None,
    ) -> Self: ...
    @property
    def api(self) -> str | None:
        """API version, which decides the format of the record."""
    @property
    def endpoint(self) -> str | None:
        """Structure concerned, `clientes` or `vendas`."""
    @property
    def operation(self) -> str | None:
        """`insert`, `update` or `delete`."""
    @property
    def timestamp(self) -> int | None:
        """Unix seconds of generation."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Event:
        """Reads a record from JSON text or bytes; every problem is in the error."""

@final
class Verification:
    """What a body is worth."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        verdict: types.Verdict,
        secret_index: int | None = None,
        form: types.Form | None = None,
        event: Event | Mapping[str, object] | None = None,
        dedupe_key: str | None = None,
    ) -> Self: ...
    @property
    def verdict(self) -> types.Verdict:
        """`ok`, or why not."""
    @property
    def secret_index(self) -> int | None:
        """Which of the secrets fits, from 0; when ok."""
    @property
    def form(self) -> types.Form | None:
        """Which form was signed; when ok."""
    @property
    def event(self) -> Event | None:
        """What the event is about; when ok."""
    @property
    def dedupe_key(self) -> str | None:
        """SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Verification:
        """Reads a record from JSON text or bytes; every problem is in the error."""
