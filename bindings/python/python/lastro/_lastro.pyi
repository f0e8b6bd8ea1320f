# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from os import PathLike
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, final

from typing_extensions import Never, Self

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

from . import codes, types
from .v1 import codes as codes_v1
from .v1 import types as types_v1

__all__ = [
    "__version__",
    "dispatch",
    "TwinEngine",
    "Recording",
    "Table",
    "Stream",
    "Column",
    "lit",
    "bulk",
    "ColumnFunction",
    "column_functions",
    "Installment",
    "LateCharges",
    "Slip",
    "InvoiceTotals",
    "ScheduleData",
    "NfseData",
    "Item",
    "Sale",
    "SaleTotals",
    "Receipt",
    "Issue",
    "SaleDecoded",
    "Validation",
    "ItemDecoded",
    "InstallmentDecoded",
    "NfseDataDecoded",
    "ScheduleDataDecoded",
    "Cancellation",
    "CancellationDecoded",
    "ReceiptDecoded",
    "BoletoUpdate",
    "BoletoUpdateDecoded",
    "Service",
    "ServiceDecoded",
    "PaymentMethod",
    "PaymentMethodDecoded",
    "Contact",
    "Card",
    "Customer",
    "CustomerDecoded",
    "ContactDecoded",
    "CardInspection",
    "CardDecoded",
    "PlanItem",
    "PlanPaymentMethod",
    "Plan",
    "PlanDecoded",
    "HiredPlan",
    "WalletEntry",
    "WalletEntryDecoded",
    "Cnae",
    "CnaeDecoded",
    "ServiceListItem",
    "ServiceListItemDecoded",
    "Municipality",
    "MunicipalityDecoded",
    "AdjustmentIndex",
    "AdjustmentIndexDecoded",
    "ListingHeader",
    "Listing",
    "ListingDecoded",
    "SaleListing",
    "SaleListingDecoded",
    "CustomerListing",
    "CustomerListingDecoded",
    "ServiceListing",
    "ServiceListingDecoded",
    "Deleted",
    "DeletedDecoded",
    "ApiError",
    "ApiErrorDecoded",
    "PixCode",
    "PixCheck",
    "Filter",
    "Query",
    "PageHeader",
    "ListPage",
    "ApiRequest",
    "ApiFailure",
    "ApiAnswer",
    "RetryPlan",
    "PageRequest",
    "PageStep",
    "ExchangeSettings",
    "ExchangeFailure",
    "ExchangeStep",
    "ExchangeEvent",
    "Event",
    "Verification",
    "ByteRange",
    "SignaturePlan",
    "Explanation",
    "WebhookEvent",
    "NewCustomer",
    "InstallmentParameters",
    "SaleParameters",
    "ContextV1",
    "EntryV1",
    "ServiceV1",
    "ItemV1",
    "InstallmentV1",
    "PaymentMethodV1",
    "InvoiceV1",
    "CityV1",
    "CustomerV1",
    "SaleV1",
    "SaleV1Decoded",
    "ItemV1Decoded",
    "InstallmentV1Decoded",
    "InvoiceV1Decoded",
    "PaymentMethodV1Decoded",
    "ServiceParameters",
    "ServiceV1Decoded",
    "CustomerParameters",
    "CustomerV1Decoded",
    "ListingV1",
    "ListingV1Decoded",
    "CancellationParameters",
    "ReceiptParameters",
    "BoletoUpdateParameters",
    "ListingQueryV1",
    "ApiFailureV1",
    "ApiAnswerV1",
    "PageRequestV1",
    "PageStepV1",
    "ReportLine",
    "SaleConverted",
    "CustomerConverted",
    "ServiceConverted",
    "PaymentMethodConverted",
    "SaleParametersConverted",
    "CustomerParametersConverted",
    "ServiceParametersConverted",
    "FormLabel",
    "FormChoice",
    "FormField",
    "money",
    "installments",
    "schedule",
    "boleto",
    "calendar",
    "nfse",
    "sale",
    "item",
    "installment",
    "nfse_data",
    "schedule_data",
    "cancellation",
    "receipt",
    "boleto_update",
    "service",
    "payment_method",
    "customer",
    "contact",
    "card",
    "plan",
    "wallet_entry",
    "cnae",
    "service_list_item",
    "municipality",
    "adjustment_index",
    "listing",
    "sale_listing",
    "customer_listing",
    "service_listing",
    "deleted",
    "api_error",
    "cpf",
    "cnpj",
    "cep",
    "lc116",
    "tax_code",
    "pix",
    "query",
    "request",
    "response",
    "retry",
    "pages",
    "exchange",
    "webhook",
    "v1_sale",
    "v1_item",
    "v1_installment",
    "v1_invoice",
    "v1_payment_method",
    "v1_service",
    "v1_customer",
    "v1_listing",
    "v1_cancellation",
    "v1_receipt",
    "v1_boleto_update",
    "v1_form",
    "v1_request",
    "v1_response",
    "v1_retry",
    "v1_pages",
    "v1_exchange",
    "v1_convert",
    "issues",
    "schema",
    "forms",
]

__version__: str

def dispatch(operation: str, input: str) -> str:
    """Runs an operation by name.

    Args:
        operation (str): Its name, `installments.split`.
        input (str): A JSON object of its named arguments.

    Returns:
        str: JSON text: `{"ok": ..}` or `{"error": ..}`.
    """

@final
class TwinEngine:
    """A twin of the service, by its border: `lastro.twin.Twin` is the class for programs."""

    def __new__(cls, config: str, /) -> Self: ...
    def call(self, method: str, arguments: str, /) -> str:
        """Calls a method by name on JSON text."""
    def handle(
        self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, at: str | None, /
    ) -> tuple[tuple[int, list[tuple[str, str]], bytes] | None, tuple[int, int | None] | None]:
        """Responds to a request."""
    def fork(self) -> Self:
        """Another twin with the same state, in constant time."""

@final
class Recording:
    """A recording that is being written, without keys and cards: `record=` of the clients opens it."""

    def __new__(cls, path: str | PathLike[str], /) -> Self: ...
    def add(
        self,
        method: str,
        url: str,
        headers: Sequence[tuple[str, str]],
        body: bytes,
        at_ms: int,
        took_ms: int,
        response: tuple[int, Sequence[tuple[str, str]], bytes] | None,
        /,
    ) -> None:
        """Records a request with its response. When this returns, it is in the file. It does nothing after `close` or an error
        of writing."""
    def close(self) -> None:
        """Ends the recording, so that another program can continue it.

        Raises:
            OSError: The first error of writing, after which nothing more was written.
        """

@final
class Table:
    """Columns in memory. They can be read any number of times. A loop goes over the columns, as over those of a
    `polars.DataFrame`.

    Everything that reads Arrow data takes it: `pyarrow.table(table)`, `polars.DataFrame(table)`,
    `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` makes one of anything with Arrow data.

    Args:
        data (ArrowData): A table, a stream, a batch or a column.

    Raises:
        TypeError: For a value without Arrow data.
    """

    def __new__(cls, data: object, /) -> Self: ...
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The Arrow type of each column, as text, by its name."""
    @property
    def num_rows(self) -> int:
        """The number of rows."""
    def to_pyarrow(self) -> pyarrow.Table:
        """The table as a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """The table as a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """The table as a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Column]: ...
    def __getitem__(self, name: str, /) -> Column:
        """The column of a name."""
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __reduce__(self) -> tuple[type[Self], tuple[pyarrow.Table]]:
        """By pyarrow, which pickles the columns."""
    def _repr_html_(self) -> str:
        """The first rows, for notebooks."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Stream:
    """Columns that are made when they are read, a batch at a time. They can be read once: by a loop over the tables of its
    batches, or by whatever takes Arrow data. `with stream:` closes it at the end of the block.

    Everything that reads a stream of Arrow data takes it: `pyarrow.RecordBatchReader.from_stream(stream)`,
    `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The Arrow type of each column, as text, by its name."""
    def read_all(self) -> Table:
        """Reads all of it.

        Returns:
            Table: All rows, in memory.

        Raises:
            LastroError: What an operation found that ends the reading.
            RuntimeError: What the source said.
            ValueError: If it was read or closed already.
        """
    def to_pyarrow(self) -> pyarrow.Table:
        """Reads all of it into a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Reads all of it into a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Reads all of it into a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals."""
    def close(self) -> None:
        """Stops reading and lets its files and sources go. A closed stream cannot be read."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Column:
    """One column in memory.

    Everything that reads Arrow data takes it: `pyarrow.array(column)`, `polars.Series(column)`, and the functions of
    `lastro.bulk`.
    """

    @property
    def name(self) -> str:
        """The name."""
    @property
    def type(self) -> str:
        """The Arrow type, as text."""
    def to_pyarrow(self) -> pyarrow.Array:
        """The column as a `pyarrow.Array`."""
    def to_polars(self) -> polars.Series:
        """The column as a `polars.Series`."""
    def to_pandas(self) -> pandas.Series:
        """The column as a `pandas.Series` with the column's Arrow type, made by pyarrow."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Never: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

@final
class lit:
    """A constant text, where a text by itself names a column.

    Args:
        text (str): The text.
    """

    def __new__(cls, text: str, /) -> Self: ...

bulk: ModuleType

@final
class ColumnFunction:
    """An operation on columns, whose arguments are identified by their positions."""

    @property
    def name(self) -> str:
        """The operation's name."""
    @property
    def sql_name(self) -> str:
        """The function's name in SQL."""
    @property
    def macro_statement(self) -> str:
        """A DuckDB statement that creates a macro of the function's name, whose arguments can be named."""
    @property
    def arguments(self) -> list[str]:
        """The names of the arguments, in order."""
    @property
    def least(self) -> int:
        """How many arguments it takes at least."""
    def none(self) -> Column:
        """The result for no rows."""
    def answer(self, batch: object, /) -> Column:
        """The results for the rows of a batch, whose columns are the arguments in their order."""

def column_functions() -> list[ColumnFunction]:
    """Every operation on columns."""

money: ModuleType
installments: ModuleType
schedule: ModuleType
boleto: ModuleType
calendar: ModuleType
nfse: ModuleType
sale: ModuleType
item: ModuleType
installment: ModuleType
nfse_data: ModuleType
schedule_data: ModuleType
cancellation: ModuleType
receipt: ModuleType
boleto_update: ModuleType
service: ModuleType
payment_method: ModuleType
customer: ModuleType
contact: ModuleType
card: ModuleType
plan: ModuleType
wallet_entry: ModuleType
cnae: ModuleType
service_list_item: ModuleType
municipality: ModuleType
adjustment_index: ModuleType
listing: ModuleType
sale_listing: ModuleType
customer_listing: ModuleType
service_listing: ModuleType
deleted: ModuleType
api_error: ModuleType
cpf: ModuleType
cnpj: ModuleType
cep: ModuleType
lc116: ModuleType
tax_code: ModuleType
pix: ModuleType
query: ModuleType
request: ModuleType
response: ModuleType
retry: ModuleType
pages: ModuleType
exchange: ModuleType
webhook: ModuleType
v1_sale: ModuleType
v1_item: ModuleType
v1_installment: ModuleType
v1_invoice: ModuleType
v1_payment_method: ModuleType
v1_service: ModuleType
v1_customer: ModuleType
v1_listing: ModuleType
v1_cancellation: ModuleType
v1_receipt: ModuleType
v1_boleto_update: ModuleType
v1_form: ModuleType
v1_request: ModuleType
v1_response: ModuleType
v1_retry: ModuleType
v1_pages: ModuleType
v1_exchange: ModuleType
v1_convert: ModuleType
issues: ModuleType
schema: ModuleType
forms: ModuleType

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
        """Number given by the service."""
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
        """The digits printed above the barcode of the boleto, for typing."""
    @property
    def pix_imagem_url(self) -> str | None:
        """URL of the Pix QR code's picture."""
    @property
    def pix_codigo(self) -> str | None:
        """Pix copy-and-paste code."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Installment:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class LateCharges:
    """The charges for late payment."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        multa_total: types.DecimalInput,
        juros_mensal_total: types.DecimalInput,
        valor_novo: types.DecimalInput,
    ) -> Self: ...
    @property
    def multa_total(self) -> Decimal:
        """Fine, once, whatever the number of days."""
    @property
    def juros_mensal_total(self) -> Decimal:
        """Simple interest over the days late."""
    @property
    def valor_novo(self) -> Decimal:
        """The original value with both."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> LateCharges:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Slip:
    """The contents of a linha digitável."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        tipo: types.SlipKind,
        barcode: str,
        valor: types.DecimalInput | None = None,
        data_vencimento: types.DateInput | None = None,
        fator: int | None = None,
        banco: str | None = None,
        segmento: str | None = None,
    ) -> Self: ...
    @property
    def tipo(self) -> types.SlipKind:
        """Boleto or utility slip."""
    @property
    def barcode(self) -> str:
        """The 44 digits of the barcode."""
    @property
    def valor(self) -> Decimal | None:
        """Amount; unset on a utility slip that has a quantity instead."""
    @property
    def data_vencimento(self) -> datetime.date | None:
        """Due date of a boleto; unset if the factor is 0, or if neither of its two possible
        dates is near enough to the reference date.
        """
    @property
    def fator(self) -> int | None:
        """Due factor of a boleto, 0 without a due date."""
    @property
    def banco(self) -> str | None:
        """Bank of a boleto, 3 digits."""
    @property
    def segmento(self) -> str | None:
        """Segment of a utility slip, 1 digit."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Slip:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InvoiceTotals:
    """The totals of an invoice."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        base_calculo: types.DecimalInput,
        valor_iss: types.DecimalInput,
        valor_iss_retido: types.DecimalInput,
        valor_liquido_nfse: types.DecimalInput,
        motivo_iss_zero: types.ZeroIssReason | None = None,
    ) -> Self: ...
    @property
    def base_calculo(self) -> Decimal:
        """Services less deductions and unconditional discount."""
    @property
    def valor_iss(self) -> Decimal:
        """Base times rate; 0.00 if no ISS is due."""
    @property
    def valor_iss_retido(self) -> Decimal:
        """The ISS that the customer withholds."""
    @property
    def valor_liquido_nfse(self) -> Decimal:
        """Amount that the customer pays: services less everything withheld, less both
        discounts.
        """
    @property
    def motivo_iss_zero(self) -> types.ZeroIssReason | None:
        """Why `valor_iss` is 0.00; unset if it is not."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceTotals:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ScheduleData:
    """E-mail parameters of a contract (`agendamento_dados`). Attachments added by hand are
    members `anexo_1`, `anexo_2` and so on, kept in `extra`.
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
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleData:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class NfseData:
    """Data of the municipal service invoice (`nfse_dados`). Which fields are required
    depends on the city.
    """

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
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseData:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

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
        """Whether it recurs: an item that does not is left out of the contract's later sales."""
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
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Item:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Sale:
    """A sale, or a contract: a scheduled, recurring sale, which has `agendamento_data` and
    no `data`.
    """

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
        """Day on which the sale is to be generated: the next occurrence of a contract."""
    @property
    def agendamento_frequencia(self) -> codes.Frequency | None:
        """Months between two occurrences."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether a sale is generated automatically on `agendamento_data`."""
    @property
    def agendamento_repetir(self) -> codes.Repetition | None:
        """How long the contract repeats."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last day of the contract, inclusive, when it repeats up to a date."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences, the first included, when it repeats a number of times."""
    @property
    def agendamento_ativo(self) -> codes.Flag | None:
        """Whether the contract is active; a paused one generates no sales."""
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
        """Value of the sale: the basis of the invoice, not necessarily the amount charged in
        installments.
        """
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
    def parcelas(self) -> Sequence[Installment] | None:
        """Installments."""
    @property
    def itens(self) -> Sequence[Item] | None:
        """Items sold."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Sale:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleTotals:
    """The figures of a sale, computed from its parts."""

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
        """`itens` less `desconto`; without items, `valor_venda`, which is already net."""
    @property
    def parcelas(self) -> Decimal:
        """Sum of the installments; 0.00 without any."""
    @property
    def difference(self) -> Decimal:
        """`total` less `parcelas`: the amount not yet charged by installments; negative if
        they charge more.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleTotals:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Receipt:
    """The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        data_recebimento: types.DateInput | None = None,
        id_parcela: int | None = None,
        valor_recebido: types.DecimalInput | None = None,
        obs: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def data_recebimento(self) -> datetime.date | None:
        """Receipt date; required."""
    @property
    def id_parcela(self) -> int | None:
        """Key of the installment; required when the sale has more than one."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received; the rest of the installment when unset."""
    @property
    def obs(self) -> str | None:
        """Note for the installment's history."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Receipt:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Issue:
    """One problem, with its path."""

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
        """Path of the value: `parcelas[2].valor`; empty for the whole value."""
    @property
    def code(self) -> types.IssueCode:
        """The kind of problem, by a stable name."""
    @property
    def severity(self) -> types.Severity:
        """Whether it stops the request."""
    @property
    def params(self) -> Mapping[str, str]:
        """The figures and names in the message."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Issue:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleDecoded:
    """A sale as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Validation:
    """The result of a validation."""

    __match_args__: ClassVar[tuple[str]]
    def __new__(
        cls,
        *,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def issues(self) -> Sequence[Issue]:
        """Every problem, with its path; if the list is empty, the record may be sent."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Validation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ItemDecoded:
    """An item as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InstallmentDecoded:
    """An installment as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class NfseDataDecoded:
    """The data of an NFS-e as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseDataDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ScheduleDataDecoded:
    """The schedule data of a contract as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleDataDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Cancellation:
    """The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`)."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        cancelamento_codigo: codes.CancellationReason | int | None = None,
        cancelamento_motivo: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def cancelamento_codigo(self) -> codes.CancellationReason | None:
        """Why, as a code; required."""
    @property
    def cancelamento_motivo(self) -> str | None:
        """Why, in at least 15 characters; required."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Cancellation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CancellationDecoded:
    """A cancellation as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Cancellation | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Cancellation:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CancellationDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ReceiptDecoded:
    """A receipt as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Receipt | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Receipt:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ReceiptDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class BoletoUpdate:
    """The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not
    compute any of it.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id_parcela: int | None = None,
        data_vencimento_novo: types.DateInput | None = None,
        valor_novo: types.DecimalInput | None = None,
        multa: types.DecimalInput | None = None,
        multa_total: types.DecimalInput | None = None,
        juros_mensal: types.DecimalInput | None = None,
        juros_mensal_total: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id_parcela(self) -> int | None:
        """Key of the installment; required."""
    @property
    def data_vencimento_novo(self) -> datetime.date | None:
        """New due date; required."""
    @property
    def valor_novo(self) -> Decimal | None:
        """New value: the original value with fine and interest; required."""
    @property
    def multa(self) -> Decimal | None:
        """Fine, in per cent of the original value."""
    @property
    def multa_total(self) -> Decimal | None:
        """Fine applied, as an amount."""
    @property
    def juros_mensal(self) -> Decimal | None:
        """Interest, in per cent per month of 30 days."""
    @property
    def juros_mensal_total(self) -> Decimal | None:
        """Interest applied, as an amount."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdate:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class BoletoUpdateDecoded:
    """A boleto update as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: BoletoUpdate | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> BoletoUpdate:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdateDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

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
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Service:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceDecoded:
    """A service as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PaymentMethod:
    """A payment method (`/meios-pagamento/`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        status: codes.ActiveStatus | int | None = None,
        tipo: codes.PaymentKind | int | None = None,
        multa: types.DecimalInput | None = None,
        juros: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key."""
    @property
    def nome(self) -> str | None:
        """Display name."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether it is in use."""
    @property
    def tipo(self) -> codes.PaymentKind | None:
        """What it is."""
    @property
    def multa(self) -> Decimal | None:
        """Fine for late payment, in per cent."""
    @property
    def juros(self) -> Decimal | None:
        """Interest for late payment, in per cent per month."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethod:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PaymentMethodDecoded:
    """A payment method as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: PaymentMethod | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> PaymentMethod:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Contact:
    """A contact of a customer (`contatos`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_pessoa: int | None = None,
        tipo: str | None = None,
        principal: codes.Flag | int | None = None,
        nome: str | None = None,
        cpf: str | None = None,
        data_nascimento: types.DateInput | None = None,
        identidade: str | None = None,
        genero: codes.Gender | int | None = None,
        email: str | None = None,
        telefone: str | None = None,
        celular: str | None = None,
        obs: str | None = None,
        cep: str | None = None,
        id_cidade: int | None = None,
        cidade: str | None = None,
        estado: int | None = None,
        endereco: str | None = None,
        numero: str | None = None,
        complemento: str | None = None,
        bairro: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def id_pessoa(self) -> int | None:
        """Key of the customer."""
    @property
    def tipo(self) -> str | None:
        """Kind of contact, in the account's own words."""
    @property
    def principal(self) -> codes.Flag | None:
        """Whether it is the main contact."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def cpf(self) -> str | None:
        """CPF."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth."""
    @property
    def identidade(self) -> str | None:
        """Identity document."""
    @property
    def genero(self) -> codes.Gender | None:
        """Gender: written as a code, returned as its display text; both are read."""
    @property
    def email(self) -> str | None:
        """E-mail address."""
    @property
    def telefone(self) -> str | None:
        """Phone number."""
    @property
    def celular(self) -> str | None:
        """Mobile phone number."""
    @property
    def obs(self) -> str | None:
        """Free notes."""
    @property
    def cep(self) -> str | None:
        """Postal code; sent in the form `XX.YYY-ZZZ`."""
    @property
    def id_cidade(self) -> int | None:
        """IBGE code of the city."""
    @property
    def cidade(self) -> str | None:
        """Display name of the city."""
    @property
    def estado(self) -> int | None:
        """IBGE code of the federative unit: the first two digits of the city's."""
    @property
    def endereco(self) -> str | None:
        """Street."""
    @property
    def numero(self) -> str | None:
        """Number in the street."""
    @property
    def complemento(self) -> str | None:
        """Flat, floor or block."""
    @property
    def bairro(self) -> str | None:
        """District."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Contact:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Card:
    """A stored card of a customer (`cartoes`). Its number and security code never appear
    in a debug form, message or log.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_pessoa: int | None = None,
        id_meio_pagamento: int | None = None,
        meio_pagamento: str | None = None,
        padrao: codes.Flag | int | None = None,
        titular: str | None = None,
        bandeira: str | None = None,
        numero: str | None = None,
        validade: types.DateInput | None = None,
        codigo: str | int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def id_pessoa(self) -> int | None:
        """Key of the customer."""
    @property
    def id_meio_pagamento(self) -> int | None:
        """Key of the payment method."""
    @property
    def meio_pagamento(self) -> str | None:
        """Display name of the payment method."""
    @property
    def padrao(self) -> codes.Flag | None:
        """Whether it is the card used by default."""
    @property
    def titular(self) -> str | None:
        """Name of the holder."""
    @property
    def bandeira(self) -> str | None:
        """Name of the card's network."""
    @property
    def numero(self) -> types.Concealed | None:
        """Number: whole on insert, masked with only the last digits visible in responses."""
    @property
    def validade(self) -> datetime.date | None:
        """Expiry date."""
    @property
    def codigo(self) -> types.Concealed | None:
        """Security code of 3 digits, or 4 for American Express; never in a response."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Card:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Customer:
    """A customer: a legal entity or an individual. Custom fields are members `custom_...`,
    kept in `extra`.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        codigo: int | None = None,
        data_cadastro: types.DateTimeInput | None = None,
        status: codes.ActiveStatus | int | None = None,
        tipo: codes.PersonKind | int | None = None,
        nome: str | None = None,
        cnpj: str | None = None,
        razao_social: str | None = None,
        inscricao_estadual: str | None = None,
        inscricao_municipal: str | None = None,
        cpf: str | None = None,
        identidade: str | None = None,
        data_nascimento: types.DateInput | None = None,
        genero: codes.Gender | int | None = None,
        obs: str | None = None,
        cep: str | None = None,
        id_cidade: int | None = None,
        cidade: str | None = None,
        estado: int | None = None,
        endereco: str | None = None,
        numero: str | None = None,
        complemento: str | None = None,
        bairro: str | None = None,
        contatos: Sequence[Contact | Mapping[str, object]] | None = None,
        cartoes: Sequence[Card | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key, given by the service on insert."""
    @property
    def codigo(self) -> int | None:
        """Extra reference code."""
    @property
    def data_cadastro(self) -> datetime.datetime | None:
        """When the customer was registered."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether it is in use; a new customer starts as active."""
    @property
    def tipo(self) -> codes.PersonKind | None:
        """Legal entity or individual; required on insert."""
    @property
    def nome(self) -> str | None:
        """Display name; required on insert."""
    @property
    def cnpj(self) -> str | None:
        """CNPJ of a legal entity, digits and letters or in its printed form."""
    @property
    def razao_social(self) -> str | None:
        """Registered name of a legal entity; defaults to `nome` on insert."""
    @property
    def inscricao_estadual(self) -> str | None:
        """State registration of a legal entity."""
    @property
    def inscricao_municipal(self) -> str | None:
        """Municipal registration of a legal entity."""
    @property
    def cpf(self) -> str | None:
        """CPF of an individual."""
    @property
    def identidade(self) -> str | None:
        """Identity document of an individual."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth of an individual."""
    @property
    def genero(self) -> codes.Gender | None:
        """Gender of an individual: written as a code, returned as its display text; both are
        read.
        """
    @property
    def obs(self) -> str | None:
        """Free notes."""
    @property
    def cep(self) -> str | None:
        """Postal code; sent in the form `XX.YYY-ZZZ`."""
    @property
    def id_cidade(self) -> int | None:
        """IBGE code of the city."""
    @property
    def cidade(self) -> str | None:
        """Display name of the city."""
    @property
    def estado(self) -> int | None:
        """IBGE code of the federative unit: the first two digits of the city's."""
    @property
    def endereco(self) -> str | None:
        """Street."""
    @property
    def numero(self) -> str | None:
        """Number in the street."""
    @property
    def complemento(self) -> str | None:
        """Flat, floor or block."""
    @property
    def bairro(self) -> str | None:
        """District."""
    @property
    def contatos(self) -> Sequence[Contact] | None:
        """Contacts; only if the request asks for them."""
    @property
    def cartoes(self) -> Sequence[Card] | None:
        """Cards; only if the request asks for them."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Customer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerDecoded:
    """A customer as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Customer | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Customer:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ContactDecoded:
    """A contact as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Contact | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Contact:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ContactDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CardInspection:
    """The facts that a card's number reveals."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        bandeira: types.CardBrand,
        luhn: bool,
    ) -> Self: ...
    @property
    def bandeira(self) -> types.CardBrand:
        """Its network."""
    @property
    def luhn(self) -> bool:
        """Whether it has 12 to 19 digits and the right check digit."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CardInspection:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CardDecoded:
    """A card as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Card | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Card:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CardDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PlanItem:
    """An item of a plan (`itens`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_plano: int | None = None,
        id_servico: int | None = None,
        servico: str | None = None,
        emitir_cobranca: codes.Flag | int | None = None,
        valor: types.DecimalInput | None = None,
        qtd_padrao: types.DecimalInput | None = None,
        qtd_maxima: types.DecimalInput | None = None,
        qtd_flexivel: types.DecimalInput | None = None,
        qtd: types.DecimalInput | None = None,
        total: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key."""
    @property
    def id_plano(self) -> int | None:
        """Key of the plan."""
    @property
    def id_servico(self) -> int | None:
        """Key of the service."""
    @property
    def servico(self) -> str | None:
        """Display name of the service."""
    @property
    def emitir_cobranca(self) -> codes.Flag | None:
        """Whether a charge is issued for it."""
    @property
    def valor(self) -> Decimal | None:
        """Unit value."""
    @property
    def qtd_padrao(self) -> Decimal | None:
        """Default quantity."""
    @property
    def qtd_maxima(self) -> Decimal | None:
        """Largest quantity."""
    @property
    def qtd_flexivel(self) -> Decimal | None:
        """Flexible quantity."""
    @property
    def qtd(self) -> Decimal | None:
        """Quantity."""
    @property
    def total(self) -> Decimal | None:
        """`valor` multiplied by `qtd`."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanItem:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PlanPaymentMethod:
    """A payment method of a plan (`meios_pagamento`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_plano: int | None = None,
        data_pagamento_flexivel: codes.Flag | int | None = None,
        id_meio_pagamento: int | None = None,
        meio_pagamento: str | None = None,
        permitir_preenchimento_depois: codes.Flag | int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key."""
    @property
    def id_plano(self) -> int | None:
        """Key of the plan."""
    @property
    def data_pagamento_flexivel(self) -> codes.Flag | None:
        """Whether the payment date is flexible."""
    @property
    def id_meio_pagamento(self) -> int | None:
        """Key of the payment method."""
    @property
    def meio_pagamento(self) -> str | None:
        """Display name of the payment method."""
    @property
    def permitir_preenchimento_depois(self) -> codes.Flag | None:
        """Whether card data may be filled in later."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanPaymentMethod:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Plan:
    """A plan for which customers sign up through a link."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        titulo: str | None = None,
        subtitulo: str | None = None,
        detalhamento: str | None = None,
        valor: types.DecimalInput | None = None,
        frequencia_exibida: codes.FrequencyDisplay | int | None = None,
        frequencia_exibida_texto_customizado: str | None = None,
        comentario: str | None = None,
        texto_botao: str | None = None,
        mensagem_confirmacao: str | None = None,
        termos_uso: str | None = None,
        cancelamento_impedir: codes.Flag | int | None = None,
        impedir_alteracao_itens: codes.Flag | int | None = None,
        personalizavel: codes.Flag | int | None = None,
        frequencia: codes.Frequency | int | None = None,
        agendamento_automatico: codes.Flag | int | None = None,
        agendamento_repetir: codes.Repetition | int | None = None,
        agendamento_data_fim: types.DateInput | None = None,
        agendamento_numero: int | None = None,
        discriminacao: str | None = None,
        desconto: types.DecimalInput | None = None,
        metodo_cobranca: codes.BillingMethod | int | None = None,
        nfse_dados: NfseData | Mapping[str, object] | None = None,
        identificador: str | None = None,
        status: codes.ActiveStatus | int | None = None,
        itens: Sequence[PlanItem | Mapping[str, object]] | None = None,
        meios_pagamento: Sequence[PlanPaymentMethod | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Primary key."""
    @property
    def titulo(self) -> str | None:
        """Title."""
    @property
    def subtitulo(self) -> str | None:
        """Subtitle."""
    @property
    def detalhamento(self) -> str | None:
        """Content of the detail view in sales links, as HTML."""
    @property
    def valor(self) -> Decimal | None:
        """Displayed value."""
    @property
    def frequencia_exibida(self) -> codes.FrequencyDisplay | None:
        """What is displayed as the frequency."""
    @property
    def frequencia_exibida_texto_customizado(self) -> str | None:
        """The text displayed instead of the frequency."""
    @property
    def comentario(self) -> str | None:
        """Comment."""
    @property
    def texto_botao(self) -> str | None:
        """Text of the button that starts the sign-up."""
    @property
    def mensagem_confirmacao(self) -> str | None:
        """Message shown at the end of the sign-up."""
    @property
    def termos_uso(self) -> str | None:
        """File of the terms of use. Its form is not documented; it is read as a string."""
    @property
    def cancelamento_impedir(self) -> codes.Flag | None:
        """Whether customers cannot cancel by themselves."""
    @property
    def impedir_alteracao_itens(self) -> codes.Flag | None:
        """Whether customers cannot change the items that they sign up for."""
    @property
    def personalizavel(self) -> codes.Flag | None:
        """Whether value and frequency are flexible."""
    @property
    def frequencia(self) -> codes.Frequency | None:
        """Months between two occurrences."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether sales are generated automatically."""
    @property
    def agendamento_repetir(self) -> codes.Repetition | None:
        """How long it repeats."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last day, inclusive, when it repeats up to a date."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences, when it repeats a number of times."""
    @property
    def discriminacao(self) -> str | None:
        """Text shown on issued charges."""
    @property
    def desconto(self) -> Decimal | None:
        """Discount."""
    @property
    def metodo_cobranca(self) -> codes.BillingMethod | None:
        """When the invoice is issued."""
    @property
    def nfse_dados(self) -> NfseData | None:
        """Invoice data."""
    @property
    def identificador(self) -> str | None:
        """Code in the address of the sign-up page."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether it is in use."""
    @property
    def itens(self) -> Sequence[PlanItem] | None:
        """Items; only if the request asks for them."""
    @property
    def meios_pagamento(self) -> Sequence[PlanPaymentMethod] | None:
        """Payment methods; only if the request asks for them."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Plan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PlanDecoded:
    """A plan as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Plan | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Plan:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class HiredPlan:
    """A plan that the customer signed up for (`planos_contratados`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        id_plano: int | None = None,
        id_cliente: int | None = None,
        data_inicio_vigente: types.DateInput | None = None,
        data_fim_vigente: types.DateInput | None = None,
        carteira_virtual_data_liberacao: types.DateInput | None = None,
        carteira_virtual_status: bool | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Key of the sign-up."""
    @property
    def id_plano(self) -> int | None:
        """Key of the plan, if there is one."""
    @property
    def id_cliente(self) -> int | None:
        """Key of the customer."""
    @property
    def data_inicio_vigente(self) -> datetime.date | None:
        """First day of the current period."""
    @property
    def data_fim_vigente(self) -> datetime.date | None:
        """Last day of the current period."""
    @property
    def carteira_virtual_data_liberacao(self) -> datetime.date | None:
        """Day from which the wallet may be used."""
    @property
    def carteira_virtual_status(self) -> bool | None:
        """Whether the wallet of this plan is active."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> HiredPlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class WalletEntry:
    """A customer or a dependent, as found by CPF."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        nome: str | None = None,
        titular: str | None = None,
        cpf: str | None = None,
        cnpj: str | None = None,
        carteira_virtual_status: bool | None = None,
        planos_contratados: Sequence[HiredPlan | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def titular(self) -> str | None:
        """Name of the holder that a dependent belongs to; unset for the holder."""
    @property
    def cpf(self) -> str | None:
        """CPF."""
    @property
    def cnpj(self) -> str | None:
        """CNPJ, if there is one."""
    @property
    def carteira_virtual_status(self) -> bool | None:
        """Whether the wallet is active."""
    @property
    def planos_contratados(self) -> Sequence[HiredPlan] | None:
        """Plans that the customer signed up for."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> WalletEntry:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class WalletEntryDecoded:
    """A wallet entry as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: WalletEntry | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> WalletEntry:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> WalletEntryDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Cnae:
    """An economic activity of the CNAE (`/cnae/`)."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Cnae:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CnaeDecoded:
    """A CNAE activity as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Cnae | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Cnae:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CnaeDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceListItem:
    """An item of the service list of Lei Complementar 116 (`/lista-servicos/`)."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Item, digits only: 1.02 is 102."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListItem:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceListItemDecoded:
    """An item of the LC 116 service list as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ServiceListItem | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ServiceListItem:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListItemDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Municipality:
    """A municipality (`/municipios/`)."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        uf: codes.FederativeUnit | int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """IBGE code, 7 digits."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def uf(self) -> codes.FederativeUnit | None:
        """Federative unit."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Municipality:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class MunicipalityDecoded:
    """A municipality as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Municipality | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Municipality:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> MunicipalityDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class AdjustmentIndex:
    """The value of an adjustment index in a month (`/indices/`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        codigo: int | None = None,
        sigla: str | None = None,
        nome: str | None = None,
        mes: str | None = None,
        valor: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def codigo(self) -> int | None:
        """Code of the index."""
    @property
    def sigla(self) -> str | None:
        """Short name."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def mes(self) -> str | None:
        """The month of the value."""
    @property
    def valor(self) -> str | None:
        """Value: a number of any size and notation, kept as a string."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> AdjustmentIndex:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class AdjustmentIndexDecoded:
    """An adjustment index as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: AdjustmentIndex | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> AdjustmentIndex:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> AdjustmentIndexDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListingHeader:
    """The header of a listing."""

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
        """Maximum number of records in one response, 1 to 1000."""
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
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingHeader:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

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
    def data(self) -> Sequence[str] | None:
        """The records, in the format of their entity; each is read by that entity's `decode`.
        Pages of sales, customers and services are read whole by `sale_listing`,
        `customer_listing` and `service_listing`.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Listing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListingDecoded:
    """A listing as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleListing:
    """One page of sales. Each is read as by `sale.decode`."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        header: ListingHeader | Mapping[str, object] | None = None,
        data: Sequence[Sale | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def header(self) -> ListingHeader | None:
        """Offset, limit and count."""
    @property
    def data(self) -> Sequence[Sale] | None:
        """The sales."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleListingDecoded:
    """A sale listing as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: SaleListing | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> SaleListing:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerListing:
    """One page of customers. Each is read as by `customer.decode`."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        header: ListingHeader | Mapping[str, object] | None = None,
        data: Sequence[Customer | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def header(self) -> ListingHeader | None:
        """Offset, limit and count."""
    @property
    def data(self) -> Sequence[Customer] | None:
        """The customers."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerListingDecoded:
    """A customer listing as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: CustomerListing | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> CustomerListing:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceListing:
    """One page of services. Each is read as by `service.decode`."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        header: ListingHeader | Mapping[str, object] | None = None,
        data: Sequence[Service | Mapping[str, object]] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def header(self) -> ListingHeader | None:
        """Offset, limit and count."""
    @property
    def data(self) -> Sequence[Service] | None:
        """The services."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceListingDecoded:
    """A service listing as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ServiceListing | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ServiceListing:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Deleted:
    """The response to a delete."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        id: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> str | None:
        """Key of the record that was deleted, as a string."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Deleted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class DeletedDecoded:
    """The response to a delete as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> DeletedDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiError:
    """An error as the service returns it."""

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
        """Short description of the problem and a possible fix. The message of a 401 quotes the
        beginning of the key.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiError:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiErrorDecoded:
    """An API error as it was read, and the values that did not fit."""

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
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiErrorDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PixCode:
    """The contents of a Pix code."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        tipo: types.PixKind,
        chave: str | None = None,
        url: str | None = None,
        info: str | None = None,
        nome: str,
        cidade: str,
        valor: types.DecimalInput | None = None,
        txid: str | None = None,
    ) -> Self: ...
    @property
    def tipo(self) -> types.PixKind:
        """Static or dynamic."""
    @property
    def chave(self) -> str | None:
        """Key of the receiver, in a static code."""
    @property
    def url(self) -> str | None:
        """Address of the charge, without `https://`, in a dynamic code."""
    @property
    def info(self) -> str | None:
        """Note to the payer."""
    @property
    def nome(self) -> str:
        """Name of the receiver."""
    @property
    def cidade(self) -> str:
        """City of the receiver."""
    @property
    def valor(self) -> Decimal | None:
        """Amount, if it is fixed."""
    @property
    def txid(self) -> str | None:
        """Transaction identifier; `***` if the receiver set none."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PixCode:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PixCheck:
    """Whether a Pix code is valid."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        valid: bool,
        reason: types.PixFault | None = None,
        warning: types.PixWarning | None = None,
    ) -> Self: ...
    @property
    def valid(self) -> bool:
        """Whether it can be paid unchanged."""
    @property
    def reason(self) -> types.PixFault | None:
        """Why it cannot be paid."""
    @property
    def warning(self) -> types.PixWarning | None:
        """Something unusual about a valid code."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PixCheck:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Filter:
    """One condition. Conditions on the same field with the same operator are joined by
    "or", all others by "and".
    """

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
        """A field of the entity, `section.field` of a nested record, or a custom field."""
    @property
    def operator(self) -> types.Operator | None:
        """The comparison; `eq` when unset."""
    @property
    def value(self) -> int | Decimal | datetime.date | str | None:
        """The value to compare with; unset for `between`, `isnull` and `isnotnull`."""
    @property
    def values(self) -> Sequence[int | Decimal | datetime.date | str] | None:
        """The two ends of `between`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Filter:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Query:
    """What to list."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        entity: types.Resource | None = None,
        filters: Sequence[Filter | Mapping[str, object]] | None = None,
        sort: Sequence[str] | None = None,
        fields: Sequence[str] | None = None,
        expand: Sequence[str] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Self: ...
    @property
    def entity(self) -> types.Resource | None:
        """The entity. It may be left out if the operation has an argument for it."""
    @property
    def filters(self) -> Sequence[Filter] | None:
        """Conditions, in order."""
    @property
    def sort(self) -> Sequence[str] | None:
        """Names of fields to sort by, with the prefix `-` for descending."""
    @property
    def fields(self) -> Sequence[str] | None:
        """Fields to return; all when unset."""
    @property
    def expand(self) -> Sequence[str] | None:
        """Nested records to include."""
    @property
    def limit(self) -> int | None:
        """Maximum number of records, 1 to 1000; 100 when unset."""
    @property
    def offset(self) -> int | None:
        """Records to skip; none when unset."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Query:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PageHeader:
    """The header of a page."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        offset: int,
        limit: int,
        count: int,
        sort: str | None = None,
        requestId: str | None = None,
    ) -> Self: ...
    @property
    def offset(self) -> int:
        """Index of the first record returned within the full result."""
    @property
    def limit(self) -> int:
        """Maximum number of records in one response."""
    @property
    def count(self) -> int:
        """How many records match, before paging."""
    @property
    def sort(self) -> str | None:
        """The sort parameter used."""
    @property
    def requestId(self) -> str | None:
        """Always unset: no request was made."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PageHeader:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListPage:
    """One page of records, in the shape of a listing."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        header: PageHeader | Mapping[str, object],
        data: Sequence[types.JsonInput],
    ) -> Self: ...
    @property
    def header(self) -> PageHeader:
        """Offset, limit and count."""
    @property
    def data(self) -> Sequence[str]:
        """The records unchanged, but with only the requested fields and sections."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListPage:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiRequest:
    """A request for the program's own HTTP client. Debug output never shows headers and
    body, since they contain the key and cards.
    """

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: str | None = None,
    ) -> Self: ...
    @property
    def method(self) -> str:
        """`GET`, `POST`, `PUT` or `DELETE`."""
    @property
    def url(self) -> str:
        """The whole address, the query string included."""
    @property
    def headers(self) -> types.Headers:
        """The headers to send, the key among them."""
    @property
    def body(self) -> types.Concealed | None:
        """The body, if there is one: JSON text."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiRequest:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiFailure:
    """An error as the service returned it."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        code: int,
        kind: types.ErrorKind,
        message: str | None = None,
    ) -> Self: ...
    @property
    def code(self) -> int:
        """The HTTP status."""
    @property
    def kind(self) -> types.ErrorKind:
        """What kind of error it is."""
    @property
    def message(self) -> types.Concealed | None:
        """The service's message; unset if the body is not the service's error. Debug output
        never shows it, since the message of a 401 quotes the beginning of the key, which is
        masked here if the key is given.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiFailure:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiAnswer:
    """A response: either a value or the service's error."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        value: types.JsonInput | None = None,
        api_error: ApiFailure | Mapping[str, object] | None = None,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> str | None:
        """The record, the listing `{header, data}`, or the list that the operation returns."""
    @property
    def api_error(self) -> ApiFailure | None:
        """The service's error."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, with its path in `value`, where
        the value is kept unchanged.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiAnswer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class RetryPlan:
    """The next action, and the wait before it."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        action: types.RetryAction,
        wait_ms: int | None = None,
    ) -> Self: ...
    @property
    def action(self) -> types.RetryAction:
        """The action."""
    @property
    def wait_ms(self) -> int | None:
        """Milliseconds to wait before sending it again or looking it up."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> RetryPlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PageRequest:
    """The next request of a pagination, for `request.build`."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        operation: types.ApiOperation,
        query: str,
    ) -> Self: ...
    @property
    def operation(self) -> types.ApiOperation:
        """Which operation."""
    @property
    def query(self) -> str:
        """Its query string."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PageRequest:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PageStep:
    """A step of a pagination."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        state: types.JsonInput,
        request: PageRequest | Mapping[str, object] | None = None,
        done: bool,
        items: Sequence[types.JsonInput],
        count_changed: bool,
        end: types.PageEnd | None = None,
    ) -> Self: ...
    @property
    def state(self) -> str:
        """Everything that the next step needs: plain data, to be passed on unchanged."""
    @property
    def request(self) -> PageRequest | None:
        """The next request; unset when done."""
    @property
    def done(self) -> bool:
        """Whether the pagination has ended."""
    @property
    def items(self) -> Sequence[str]:
        """The records of the last response, without those that were returned before."""
    @property
    def count_changed(self) -> bool:
        """Whether the service's count changed during the pagination: records were added or
        removed, and some may be missing or returned twice.
        """
    @property
    def end(self) -> types.PageEnd | None:
        """How the pagination ended: whether it certainly returned every record. Unset while it
        continues.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PageStep:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ExchangeSettings:
    """Address, key and limits of the exchanges with an account."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        base_url: str,
        api_key: str,
        today: types.DateInput | None = None,
        timeout_ms: int | None = None,
        deadline_ms: int | None = None,
        settled_after_ms: int | None = None,
        look_before: bool | None = None,
        per_second: int | None = None,
        allow_http: bool | None = None,
    ) -> Self: ...
    @property
    def base_url(self) -> str:
        """The account's address: https; http on this machine, or with `allow_http`."""
    @property
    def api_key(self) -> types.Concealed:
        """The account's key."""
    @property
    def today(self) -> datetime.date | None:
        """The current day, for the rules that need it. Unset: these rules are skipped."""
    @property
    def timeout_ms(self) -> int | None:
        """Timeout of one request in milliseconds; default 30,000."""
    @property
    def deadline_ms(self) -> int | None:
        """Time limit of the whole exchange in milliseconds, or of each page of a listing;
        default 300,000.
        """
    @property
    def settled_after_ms(self) -> int | None:
        """Milliseconds after which the service no longer carries out a request whose response
        was lost. A change that is not found after that was not carried out. Unset: a change
        that is not found stays unknown, since the documents state no limit.
        """
    @property
    def look_before(self) -> bool | None:
        """Whether to read the newest key before an insert, and the installment before a
        receipt; default true. Without it, an insert or a receipt whose response is lost is
        always unknown.
        """
    @property
    def per_second(self) -> int | None:
        """Requests per second, at most, of all exchanges that share a gate; default unlimited."""
    @property
    def allow_http(self) -> bool | None:
        """Whether http is allowed for every host; default false. The key is then sent
        unencrypted: meant for a twin in a private network.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeSettings:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ExchangeFailure:
    """A failure."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        kind: types.ExchangeFailureKind,
        carried_out: types.CarriedOut,
        resumable: bool,
        api_error: ApiFailure | Mapping[str, object] | None = None,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def kind(self) -> types.ExchangeFailureKind:
        """Why."""
    @property
    def carried_out(self) -> types.CarriedOut:
        """Whether a change was carried out; `no` for a read."""
    @property
    def resumable(self) -> bool:
        """Whether the exchange can be resumed, to look up a change whose outcome is unknown
        once more.
        """
    @property
    def api_error(self) -> ApiFailure | None:
        """The service's error, if it responded with one."""
    @property
    def issues(self) -> Sequence[Issue]:
        """The mismatches in a response of another shape; paths begin with `body`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeFailure:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ExchangeStep:
    """What to do next."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        state: types.JsonInput,
        gate: types.JsonInput,
        request: ApiRequest | Mapping[str, object] | None = None,
        timeout_ms: int | None = None,
        wait_ms: int | None = None,
        failure: ExchangeFailure | Mapping[str, object] | None = None,
        items: Sequence[types.JsonInput] | None = None,
        end: types.PageEnd | None = None,
        count_changed: bool | None = None,
        value: types.JsonInput | None = None,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def state(self) -> str:
        """The state to pass to the next step: plain data that contains neither the key nor the
        record.
        """
    @property
    def gate(self) -> str:
        """Rate limit and key check, shared by all exchanges with this key. Pass it to the next
        step of any of them.
        """
    @property
    def request(self) -> ApiRequest | None:
        """Send this request, without following redirects, and report the outcome as an event."""
    @property
    def timeout_ms(self) -> int | None:
        """Timeout of the request in milliseconds."""
    @property
    def wait_ms(self) -> int | None:
        """Wait this many milliseconds, then send the event `waited`."""
    @property
    def failure(self) -> ExchangeFailure | None:
        """The exchange has failed."""
    @property
    def items(self) -> Sequence[str] | None:
        """The records of a page. Send the event `more` for the next page, unless `end` is set."""
    @property
    def end(self) -> types.PageEnd | None:
        """Whether the listing returned every record. Unset while there may be more pages."""
    @property
    def count_changed(self) -> bool | None:
        """Whether the service's count of records changed between pages."""
    @property
    def value(self) -> str | None:
        """The value of the response. Unset if the change was carried out, its response was
        lost, and there is no record to read.
        """
    @property
    def issues(self) -> Sequence[Issue]:
        """The values that do not fit their fields, each with its path in `value`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeStep:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ExchangeEvent:
    """An event."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        kind: types.ExchangeEventKind,
        now_ms: int,
        seed: int,
        status: int | None = None,
        retry_after: str | None = None,
    ) -> Self: ...
    @property
    def kind(self) -> types.ExchangeEventKind:
        """What happened."""
    @property
    def now_ms(self) -> int:
        """Current time in milliseconds since 1970. An earlier time than before counts as the
        same time.
        """
    @property
    def seed(self) -> int:
        """Seed of the random wait: any number, a new one per step."""
    @property
    def status(self) -> int | None:
        """The HTTP status of a response."""
    @property
    def retry_after(self) -> str | None:
        """The `Retry-After` of a response."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeEvent:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Event:
    """The event's header."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        entity: types.EventEntity | None = None,
        api: str | None = None,
        endpoint: str | None = None,
        operation: str | None = None,
        timestamp: int | None = None,
    ) -> Self: ...
    @property
    def entity(self) -> types.EventEntity | None:
        """The entity; unset if this version does not know the endpoint."""
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
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Verification:
    """The result of verifying a body."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        verdict: types.Verdict,
        secret_index: int | None = None,
        form: types.SignedForm | None = None,
        event: Event | Mapping[str, object] | None = None,
        dedupe_key: str | None = None,
    ) -> Self: ...
    @property
    def verdict(self) -> types.Verdict:
        """`ok`, or why not."""
    @property
    def secret_index(self) -> int | None:
        """Index of the secret that fits, from 0; when ok."""
    @property
    def form(self) -> types.SignedForm | None:
        """The form that was signed; when ok."""
    @property
    def event(self) -> Event | None:
        """The event's header; when ok."""
    @property
    def dedupe_key(self) -> str | None:
        """SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two
        deliveries of one event share it.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Verification:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ByteRange:
    """Bytes from `start` to before `end`."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        start: int,
        end: int,
    ) -> Self: ...
    @property
    def start(self) -> int:
        """First byte."""
    @property
    def end(self) -> int:
        """After the last byte."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ByteRange:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SignaturePlan:
    """The bytes to hash, and the digests to expect."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        verdict: types.Verdict | None = None,
        ranges: Sequence[ByteRange | Mapping[str, object]],
        expected: Sequence[str],
        event: Event | Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def verdict(self) -> types.Verdict | None:
        """The verdict, if the form of the body alone decides it; then there is nothing to
        hash.
        """
    @property
    def ranges(self) -> Sequence[ByteRange]:
        """The signed bytes as ranges of the body, to be hashed one after the other."""
    @property
    def expected(self) -> Sequence[str]:
        """The digests that the body claims, as hexadecimal digits: of the first entry, or of
        every entry that is a digest.
        """
    @property
    def event(self) -> Event | None:
        """The event's header. Do not trust it before the verdict."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SignaturePlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class Explanation:
    """The likely causes and their evidence."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        likely: types.Cause,
        causes: Sequence[types.Cause],
        evidence: str,
    ) -> Self: ...
    @property
    def likely(self) -> types.Cause:
        """The likely cause; the first one if there are several."""
    @property
    def causes(self) -> Sequence[types.Cause]:
        """Every likely cause: the signature fits once all of them are undone."""
    @property
    def evidence(self) -> str:
        """The evidence for it, which never contains a secret or a digest."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> Explanation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class WebhookEvent:
    """An event with its record: one of the entities, or only the data if this version does
    not know the entity.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        event: Event | Mapping[str, object],
        customer: Customer | Mapping[str, object] | None = None,
        sale: Sale | Mapping[str, object] | None = None,
        service: Service | Mapping[str, object] | None = None,
        payment_method: PaymentMethod | Mapping[str, object] | None = None,
        plan: Plan | Mapping[str, object] | None = None,
        data: types.JsonInput,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def event(self) -> Event:
        """The event's header."""
    @property
    def customer(self) -> Customer | None:
        """The customer."""
    @property
    def sale(self) -> Sale | None:
        """The sale or contract."""
    @property
    def service(self) -> Service | None:
        """The service."""
    @property
    def payment_method(self) -> PaymentMethod | None:
        """The payment method."""
    @property
    def plan(self) -> Plan | None:
        """The plan."""
    @property
    def data(self) -> str:
        """The data unchanged."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> WebhookEvent:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class NewCustomer:
    """The customer that a sale creates; its CNPJ and CPF are parameters of the sale
    itself.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        nome: str | None = None,
        tipo: codes.PersonKind | int | None = None,
        razao_social: str | None = None,
        inscricao_estadual: str | None = None,
        inscricao_municipal: str | None = None,
        data_nascimento: types.DateInput | None = None,
        obs: str | None = None,
        cep: str | None = None,
        id_cidade: int | None = None,
        estado: int | None = None,
        endereco: str | None = None,
        numero: str | None = None,
        complemento: str | None = None,
        bairro: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def tipo(self) -> codes.PersonKind | None:
        """Legal entity or individual."""
    @property
    def razao_social(self) -> str | None:
        """Registered name."""
    @property
    def inscricao_estadual(self) -> str | None:
        """State registration."""
    @property
    def inscricao_municipal(self) -> str | None:
        """Municipal registration."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth."""
    @property
    def obs(self) -> str | None:
        """Free notes."""
    @property
    def cep(self) -> str | None:
        """Postal code."""
    @property
    def id_cidade(self) -> int | None:
        """IBGE code of the city."""
    @property
    def estado(self) -> int | None:
        """The first two digits of the city's IBGE code."""
    @property
    def endereco(self) -> str | None:
        """Street."""
    @property
    def numero(self) -> str | None:
        """Number in the street."""
    @property
    def complemento(self) -> str | None:
        """Flat, floor or block."""
    @property
    def bairro(self) -> str | None:
        """District."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> NewCustomer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InstallmentParameters:
    """One installment of a new sale."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        valor: types.DecimalInput | None = None,
        data_vencimento: types.DateInput | None = None,
        demonstrativo: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def valor(self) -> Decimal | None:
        """Amount."""
    @property
    def data_vencimento(self) -> datetime.date | None:
        """Due date."""
    @property
    def demonstrativo(self) -> str | None:
        """Statement printed on the boleto."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleParameters:
    """The parameters of a sale's insert or update. Parameters that the documents do not
    name, such as the e-mail address, are in `extra`.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        data: types.DateInput | None = None,
        agendamento_data: types.DateInput | None = None,
        agendamento_repetir: codes.Flag | int | None = None,
        agendamento_frequencia: codes_v1.FrequencyV1 | int | None = None,
        cliente: str | None = None,
        cliente_cnpj: str | None = None,
        cliente_cpf: str | None = None,
        cliente_campos: NewCustomer | Mapping[str, object] | None = None,
        servico: str | None = None,
        discriminacao: str | None = None,
        valor_venda: types.DecimalInput | None = None,
        emissao_nfse: codes.BillingMethod | int | None = None,
        meio_pagamento: str | None = None,
        parcelas: Sequence[InstallmentParameters | Mapping[str, object]] | None = None,
        nfse_municipio_emissao: int | None = None,
        nfse_item_servico: str | None = None,
        nfse_codigo_tributacao_municipio: str | None = None,
        nfse_inscricao_municipal: str | None = None,
        nfse_optante_simples_nacional: codes.YesNo | int | None = None,
        nfse_incentivador_cultural: codes.YesNo | int | None = None,
        cartao_bandeira: str | None = None,
        cartao_numero: str | None = None,
        cartao_validade: str | None = None,
        cartao_codigo: str | int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def data(self) -> datetime.date | None:
        """Date of the sale; needed without a schedule."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Next occurrence of the schedule; needed without `data`."""
    @property
    def agendamento_repetir(self) -> codes.Flag | None:
        """Whether the schedule repeats."""
    @property
    def agendamento_frequencia(self) -> codes_v1.FrequencyV1 | None:
        """Months between two occurrences: 1, 2, 3, 6 or 12."""
    @property
    def cliente(self) -> str | None:
        """Code or name of the customer; required."""
    @property
    def cliente_cnpj(self) -> str | None:
        """CNPJ of the customer."""
    @property
    def cliente_cpf(self) -> str | None:
        """CPF of the customer."""
    @property
    def cliente_campos(self) -> NewCustomer | None:
        """Fields to create the customer with, sent as `cliente_...`."""
    @property
    def servico(self) -> str | None:
        """Name of the service; required."""
    @property
    def discriminacao(self) -> str | None:
        """Description; required when an invoice is issued."""
    @property
    def valor_venda(self) -> Decimal | None:
        """Value of the sale; required."""
    @property
    def emissao_nfse(self) -> codes.BillingMethod | None:
        """When the invoice is issued; required."""
    @property
    def meio_pagamento(self) -> str | None:
        """Name of the payment method; required. If no payment method has this name, the
        service creates one.
        """
    @property
    def parcelas(self) -> Sequence[InstallmentParameters] | None:
        """Installments, for boletos only, sent as `valor_1`, `data_vencimento_1`,
        `demonstrativo_1`.
        """
    @property
    def nfse_municipio_emissao(self) -> int | None:
        """IBGE code of the municipality of issue."""
    @property
    def nfse_item_servico(self) -> str | None:
        """Item of the service list, digits only: 1.02 is 102."""
    @property
    def nfse_codigo_tributacao_municipio(self) -> str | None:
        """Municipal tax code, digits only: 6204-0/00 is 6204000."""
    @property
    def nfse_inscricao_municipal(self) -> str | None:
        """Municipal registration of the company."""
    @property
    def nfse_optante_simples_nacional(self) -> codes.YesNo | None:
        """Whether the company is in the Simples Nacional."""
    @property
    def nfse_incentivador_cultural(self) -> codes.YesNo | None:
        """Whether the company sponsors culture."""
    @property
    def cartao_bandeira(self) -> str | None:
        """Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`."""
    @property
    def cartao_numero(self) -> types.Concealed | None:
        """Number of the card, digits only."""
    @property
    def cartao_validade(self) -> str | None:
        """Expiry of the card, `YYYYMM`."""
    @property
    def cartao_codigo(self) -> types.Concealed | None:
        """Security code of the card."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ContextV1:
    """Facts that the rules need and parameters do not contain. An unset field is unknown."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        service_issued_before: bool | None = None,
        city_issued_before: bool | None = None,
        payment_type: codes.PaymentKind | int | None = None,
        customer_abroad: bool | None = None,
    ) -> Self: ...
    @property
    def service_issued_before(self) -> bool | None:
        """Whether an invoice for this service was issued before."""
    @property
    def city_issued_before(self) -> bool | None:
        """Whether an invoice was issued at this city hall before."""
    @property
    def payment_type(self) -> codes.PaymentKind | None:
        """The kind of the payment method."""
    @property
    def customer_abroad(self) -> bool | None:
        """Whether the customer is resident or established abroad."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ContextV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class EntryV1:
    """An entry of a list, by key and name."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Key."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> EntryV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceV1:
    """A service. On its own it has `servico` and `atividade`; inside a sale it has their
    keys.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        discriminacao: str | None = None,
        valor: types.DecimalInput | None = None,
        impostos_percentual: types.DecimalInput | None = None,
        id_servico: int | None = None,
        id_atividade: int | None = None,
        servico: EntryV1 | Mapping[str, object] | None = None,
        atividade: EntryV1 | Mapping[str, object] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text."""
    @property
    def valor(self) -> Decimal | None:
        """Default value."""
    @property
    def impostos_percentual(self) -> Decimal | None:
        """Estimated taxes printed on the invoice, in per cent."""
    @property
    def id_servico(self) -> int | None:
        """Item of the service list, inside a sale."""
    @property
    def id_atividade(self) -> int | None:
        """CNAE identifier, inside a sale."""
    @property
    def servico(self) -> EntryV1 | None:
        """Item of the service list."""
    @property
    def atividade(self) -> EntryV1 | None:
        """Economic activity (CNAE)."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ItemV1:
    """One item of a sale (`servicos`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        recorrente: codes.Flag | int | None = None,
        id_servico: int | None = None,
        valor: types.DecimalInput | None = None,
        qtd: types.DecimalInput | None = None,
        total: types.DecimalInput | None = None,
        servico: ServiceV1 | Mapping[str, object] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def recorrente(self) -> codes.Flag | None:
        """Whether it recurs."""
    @property
    def id_servico(self) -> int | None:
        """Key of the service."""
    @property
    def valor(self) -> Decimal | None:
        """Unit value."""
    @property
    def qtd(self) -> Decimal | None:
        """Quantity."""
    @property
    def total(self) -> Decimal | None:
        """Total."""
    @property
    def servico(self) -> ServiceV1 | None:
        """Service."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InstallmentV1:
    """One installment of a sale (`parcelas_venda`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
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
        status: codes_v1.InstallmentStatusV1 | int | None = None,
        data_recebimento: types.DateInput | None = None,
        pdf_url: str | None = None,
        linha_digitavel: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def id_venda(self) -> int | None:
        """Key of the sale."""
    @property
    def parcela(self) -> int | None:
        """Sequence in the sale, from 1."""
    @property
    def numero(self) -> str | None:
        """Number given by the service."""
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
        """Amount charged."""
    @property
    def valor_original(self) -> Decimal | None:
        """Amount before updates."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received."""
    @property
    def valor_tarifas(self) -> Decimal | None:
        """Fees of the payment method."""
    @property
    def status(self) -> codes_v1.InstallmentStatusV1 | None:
        """Its state."""
    @property
    def data_recebimento(self) -> datetime.date | None:
        """When it was received."""
    @property
    def pdf_url(self) -> str | None:
        """URL of the boleto's PDF."""
    @property
    def linha_digitavel(self) -> str | None:
        """Digitable line of the boleto."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PaymentMethodV1:
    """A payment method. The documents do not explain its further fields: they are strings,
    kept unchanged.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        tipo: codes.PaymentKind | int | None = None,
        parcelas: str | None = None,
        tempo_credito: str | None = None,
        prazo_pagamento: str | None = None,
        banco: str | None = None,
        carteira: str | None = None,
        agencia: str | None = None,
        agencia_dv: str | None = None,
        conta: str | None = None,
        conta_dv: str | None = None,
        instrucoes1: str | None = None,
        instrucoes2: str | None = None,
        instrucoes3: str | None = None,
        instrucoes4: str | None = None,
        instrucao_1: str | None = None,
        instrucao_2: str | None = None,
        boleto_confirmacao: str | None = None,
        especie: str | None = None,
        aceite: str | None = None,
        prazo: str | None = None,
        convenio: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def tipo(self) -> codes.PaymentKind | None:
        """What it is."""
    @property
    def parcelas(self) -> str | None:
        """Installments, as the service sent it."""
    @property
    def tempo_credito(self) -> str | None:
        """Time to credit, as the service sent it."""
    @property
    def prazo_pagamento(self) -> str | None:
        """Term of payment, as the service sent it."""
    @property
    def banco(self) -> str | None:
        """Bank, as the service sent it."""
    @property
    def carteira(self) -> str | None:
        """Portfolio of the boletos, as the service sent it."""
    @property
    def agencia(self) -> str | None:
        """Branch, as the service sent it."""
    @property
    def agencia_dv(self) -> str | None:
        """Check digit of the branch, as the service sent it."""
    @property
    def conta(self) -> str | None:
        """Account, as the service sent it."""
    @property
    def conta_dv(self) -> str | None:
        """Check digit of the account, as the service sent it."""
    @property
    def instrucoes1(self) -> str | None:
        """First line of instructions, as the service sent it."""
    @property
    def instrucoes2(self) -> str | None:
        """Second line of instructions, as the service sent it."""
    @property
    def instrucoes3(self) -> str | None:
        """Third line of instructions, as the service sent it."""
    @property
    def instrucoes4(self) -> str | None:
        """Fourth line of instructions, as the service sent it."""
    @property
    def instrucao_1(self) -> str | None:
        """First instruction, as the service sent it."""
    @property
    def instrucao_2(self) -> str | None:
        """Second instruction, as the service sent it."""
    @property
    def boleto_confirmacao(self) -> str | None:
        """Confirmation of the boleto, as the service sent it."""
    @property
    def especie(self) -> str | None:
        """Kind of the boleto, as the service sent it."""
    @property
    def aceite(self) -> str | None:
        """Acceptance of the boleto, as the service sent it."""
    @property
    def prazo(self) -> str | None:
        """Term, as the service sent it."""
    @property
    def convenio(self) -> str | None:
        """Agreement with the bank, as the service sent it."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InvoiceV1:
    """The municipal service invoice of a sale (`nfse`)."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        numero: str | None = None,
        codigo_verificacao: str | None = None,
        data_emissao: str | None = None,
        cancelamento_data: str | None = None,
        cancelamento_codigo: codes.CancellationReason | int | None = None,
        status: codes_v1.InvoiceStatusV1 | int | None = None,
        id_prestador: int | None = None,
        id_tomador: int | None = None,
        natureza_operacao: codes.OperationNature | int | None = None,
        id_municipio: int | None = None,
        id_municipio_emissao: int | None = None,
        id_servico: int | None = None,
        id_atividade: int | None = None,
        discriminacao: str | None = None,
        impostos_federais: codes.YesNo | int | None = None,
        valor_pis: types.DecimalInput | None = None,
        valor_cofins: types.DecimalInput | None = None,
        valor_inss: types.DecimalInput | None = None,
        valor_ir: types.DecimalInput | None = None,
        valor_csll: types.DecimalInput | None = None,
        outras_retencoes: types.DecimalInput | None = None,
        iss_retido: codes.YesNo | int | None = None,
        valor_iss_retido: types.DecimalInput | None = None,
        aliquota: types.DecimalInput | None = None,
        valor_servicos: types.DecimalInput | None = None,
        desconto_condicionado: types.DecimalInput | None = None,
        desconto_incondicionado: types.DecimalInput | None = None,
        valor_deducoes: types.DecimalInput | None = None,
        valor_liquido_nfse: types.DecimalInput | None = None,
        base_calculo: types.DecimalInput | None = None,
        valor_iss: types.DecimalInput | None = None,
        rps_tipo: codes.RpsKind | int | None = None,
        rps_serie: str | None = None,
        rps_numero: str | None = None,
        url_pdf: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def numero(self) -> str | None:
        """Number."""
    @property
    def codigo_verificacao(self) -> str | None:
        """Verification code."""
    @property
    def data_emissao(self) -> str | None:
        """Date and time of issue, as the service sent it."""
    @property
    def cancelamento_data(self) -> str | None:
        """When it was cancelled, as the service sent it."""
    @property
    def cancelamento_codigo(self) -> codes.CancellationReason | None:
        """Why it was cancelled."""
    @property
    def status(self) -> codes_v1.InvoiceStatusV1 | None:
        """Its state."""
    @property
    def id_prestador(self) -> int | None:
        """Key of the company that renders the service."""
    @property
    def id_tomador(self) -> int | None:
        """Key of the customer that the service is rendered to."""
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
    def id_servico(self) -> int | None:
        """Item of the service list."""
    @property
    def id_atividade(self) -> int | None:
        """CNAE identifier."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text."""
    @property
    def impostos_federais(self) -> codes.YesNo | None:
        """Whether federal taxes are withheld."""
    @property
    def valor_pis(self) -> Decimal | None:
        """Withheld PIS."""
    @property
    def valor_cofins(self) -> Decimal | None:
        """Withheld COFINS."""
    @property
    def valor_inss(self) -> Decimal | None:
        """Withheld INSS."""
    @property
    def valor_ir(self) -> Decimal | None:
        """Withheld IR."""
    @property
    def valor_csll(self) -> Decimal | None:
        """Withheld CSLL."""
    @property
    def outras_retencoes(self) -> Decimal | None:
        """Other withholdings."""
    @property
    def iss_retido(self) -> codes.YesNo | None:
        """Whether the customer withholds the ISS."""
    @property
    def valor_iss_retido(self) -> Decimal | None:
        """Withheld ISS."""
    @property
    def aliquota(self) -> Decimal | None:
        """ISS rate, in per cent."""
    @property
    def valor_servicos(self) -> Decimal | None:
        """Value of the services."""
    @property
    def desconto_condicionado(self) -> Decimal | None:
        """Discount under a condition."""
    @property
    def desconto_incondicionado(self) -> Decimal | None:
        """Discount without a condition."""
    @property
    def valor_deducoes(self) -> Decimal | None:
        """Total of other deductions."""
    @property
    def valor_liquido_nfse(self) -> Decimal | None:
        """Net value."""
    @property
    def base_calculo(self) -> Decimal | None:
        """Tax base of the ISS."""
    @property
    def valor_iss(self) -> Decimal | None:
        """ISS."""
    @property
    def rps_tipo(self) -> codes.RpsKind | None:
        """Kind of the provisional receipt (RPS)."""
    @property
    def rps_serie(self) -> str | None:
        """Series of the RPS."""
    @property
    def rps_numero(self) -> str | None:
        """Number of the RPS."""
    @property
    def url_pdf(self) -> str | None:
        """URL of the PDF."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CityV1:
    """A city."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        nome: str | None = None,
        uf: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """IBGE code."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def uf(self) -> str | None:
        """Federative unit, as the service sent it."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CityV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerV1:
    """A customer. On its own it has `cidade`; inside a sale it has the city's key."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        tipo: codes.PersonKind | int | None = None,
        cnpj: str | None = None,
        nome: str | None = None,
        razao_social: str | None = None,
        inscricao_estadual: str | None = None,
        inscricao_municipal: str | None = None,
        cpf: str | None = None,
        data_nascimento: types.DateInput | None = None,
        obs: str | None = None,
        cep: str | None = None,
        estado: int | None = None,
        endereco: str | None = None,
        numero: str | None = None,
        complemento: str | None = None,
        bairro: str | None = None,
        cidade: CityV1 | Mapping[str, object] | None = None,
        id_cidade: int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def tipo(self) -> codes.PersonKind | None:
        """Legal entity or individual."""
    @property
    def cnpj(self) -> str | None:
        """CNPJ of a legal entity."""
    @property
    def nome(self) -> str | None:
        """Name."""
    @property
    def razao_social(self) -> str | None:
        """Registered name."""
    @property
    def inscricao_estadual(self) -> str | None:
        """State registration."""
    @property
    def inscricao_municipal(self) -> str | None:
        """Municipal registration."""
    @property
    def cpf(self) -> str | None:
        """CPF of an individual."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth."""
    @property
    def obs(self) -> str | None:
        """Free notes."""
    @property
    def cep(self) -> str | None:
        """Postal code."""
    @property
    def estado(self) -> int | None:
        """IBGE code of the federative unit: the first two digits of the city's."""
    @property
    def endereco(self) -> str | None:
        """Street."""
    @property
    def numero(self) -> str | None:
        """Number in the street."""
    @property
    def complemento(self) -> str | None:
        """Flat, floor or block."""
    @property
    def bairro(self) -> str | None:
        """District."""
    @property
    def cidade(self) -> CityV1 | None:
        """City."""
    @property
    def id_cidade(self) -> int | None:
        """IBGE code of the city, inside a sale."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleV1:
    """A sale, complete or abbreviated. A placeholder of a nested record is kept in
    `extra`.
    """

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        id: int | None = None,
        agendamento: codes.Flag | int | None = None,
        agendamento_data: types.DateInput | None = None,
        agendamento_frequencia: codes.Frequency | int | None = None,
        agendamento_automatico: codes.Flag | int | None = None,
        agendamento_repetir: codes.Flag | int | None = None,
        agendamento_data_fim: types.DateInput | None = None,
        agendamento_numero: int | None = None,
        agendamento_data_geracao: types.DateInput | None = None,
        agendamento_ativo: codes.Flag | int | None = None,
        data: types.DateInput | None = None,
        discriminacao: str | None = None,
        desconto: types.DecimalInput | None = None,
        valor_venda: types.DecimalInput | None = None,
        metodo_cobranca: codes.BillingMethod | int | None = None,
        email_enviado: str | None = None,
        email_erro: str | None = None,
        email_entrega: str | None = None,
        email_leitura: str | None = None,
        sms_enviado: str | None = None,
        sms_erro: str | None = None,
        whatsapp_enviado: str | None = None,
        whatsapp_erro: str | None = None,
        whatsapp_entrega: str | None = None,
        whatsapp_leitura: str | None = None,
        parcelas: int | None = None,
        valor_recebido: types.DecimalInput | None = None,
        valor_parcelas: types.DecimalInput | None = None,
        data_vencimento: types.DateInput | None = None,
        data_recebimento: types.DateInput | None = None,
        parcela_status: codes_v1.InstallmentStatusV1 | int | None = None,
        vencido_dias: int | None = None,
        nfse_status: codes_v1.InvoiceStatusV1 | int | None = None,
        id_servico: int | None = None,
        dados_extra: str | None = None,
        servico: ServiceV1 | Mapping[str, object] | None = None,
        servicos: Sequence[ItemV1 | Mapping[str, object]] | None = None,
        parcelas_venda: Sequence[InstallmentV1 | Mapping[str, object]] | None = None,
        meio_pagamento: PaymentMethodV1 | Mapping[str, object] | None = None,
        nfse: InvoiceV1 | Mapping[str, object] | None = None,
        cliente: CustomerV1 | Mapping[str, object] | None = None,
        boletos: Sequence[str] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def id(self) -> int | None:
        """Identifier."""
    @property
    def agendamento(self) -> codes.Flag | None:
        """Whether it is scheduled or recurring."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Next occurrence."""
    @property
    def agendamento_frequencia(self) -> codes.Frequency | None:
        """Months between two occurrences."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether sales are generated automatically."""
    @property
    def agendamento_repetir(self) -> codes.Flag | None:
        """Whether it repeats."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last occurrence."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences."""
    @property
    def agendamento_data_geracao(self) -> datetime.date | None:
        """When it was generated."""
    @property
    def agendamento_ativo(self) -> codes.Flag | None:
        """Whether the schedule is active."""
    @property
    def data(self) -> datetime.date | None:
        """Date of the sale."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text."""
    @property
    def desconto(self) -> Decimal | None:
        """Discount."""
    @property
    def valor_venda(self) -> Decimal | None:
        """Value of the sale."""
    @property
    def metodo_cobranca(self) -> codes.BillingMethod | None:
        """When the invoice is issued."""
    @property
    def email_enviado(self) -> str | None:
        """When the e-mail was sent."""
    @property
    def email_erro(self) -> str | None:
        """When sending the e-mail failed."""
    @property
    def email_entrega(self) -> str | None:
        """When the e-mail was delivered."""
    @property
    def email_leitura(self) -> str | None:
        """When the e-mail was read."""
    @property
    def sms_enviado(self) -> str | None:
        """When the SMS was sent."""
    @property
    def sms_erro(self) -> str | None:
        """When sending the SMS failed."""
    @property
    def whatsapp_enviado(self) -> str | None:
        """When the WhatsApp message was sent."""
    @property
    def whatsapp_erro(self) -> str | None:
        """When sending the WhatsApp message failed."""
    @property
    def whatsapp_entrega(self) -> str | None:
        """When the WhatsApp message was delivered."""
    @property
    def whatsapp_leitura(self) -> str | None:
        """When the WhatsApp message was read."""
    @property
    def parcelas(self) -> int | None:
        """Number of installments."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received."""
    @property
    def valor_parcelas(self) -> Decimal | None:
        """Amount of one installment."""
    @property
    def data_vencimento(self) -> datetime.date | None:
        """Due date."""
    @property
    def data_recebimento(self) -> datetime.date | None:
        """Receipt date."""
    @property
    def parcela_status(self) -> codes_v1.InstallmentStatusV1 | None:
        """State of the installments taken together."""
    @property
    def vencido_dias(self) -> int | None:
        """Days overdue."""
    @property
    def nfse_status(self) -> codes_v1.InvoiceStatusV1 | None:
        """State of the invoice."""
    @property
    def id_servico(self) -> int | None:
        """Key of the main service."""
    @property
    def dados_extra(self) -> str | None:
        """Extra data, a JSON string kept unchanged."""
    @property
    def servico(self) -> ServiceV1 | None:
        """Main service."""
    @property
    def servicos(self) -> Sequence[ItemV1] | None:
        """Items sold."""
    @property
    def parcelas_venda(self) -> Sequence[InstallmentV1] | None:
        """Installments."""
    @property
    def meio_pagamento(self) -> PaymentMethodV1 | None:
        """Payment method."""
    @property
    def nfse(self) -> InvoiceV1 | None:
        """Invoice."""
    @property
    def cliente(self) -> CustomerV1 | None:
        """Customer."""
    @property
    def boletos(self) -> Sequence[str] | None:
        """URLs of the boletos; in the complete form only."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleV1Decoded:
    """A sale of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: SaleV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> SaleV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ItemV1Decoded:
    """An item of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ItemV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ItemV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InstallmentV1Decoded:
    """An installment of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: InstallmentV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> InstallmentV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class InvoiceV1Decoded:
    """An invoice of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: InvoiceV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> InvoiceV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PaymentMethodV1Decoded:
    """A payment method of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: PaymentMethodV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> PaymentMethodV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceParameters:
    """The parameters of a service's insert or update."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        nome: str | None = None,
        id_servico: str | None = None,
        id_atividade: int | None = None,
        codigo_tributacao_municipio: str | None = None,
        discriminacao: str | None = None,
        valor: types.DecimalInput | None = None,
        impostos_percentual: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def nome(self) -> str | None:
        """Name; required."""
    @property
    def id_servico(self) -> str | None:
        """Item of the service list, digits only."""
    @property
    def id_atividade(self) -> int | None:
        """CNAE identifier."""
    @property
    def codigo_tributacao_municipio(self) -> str | None:
        """Municipal tax code, digits only."""
    @property
    def discriminacao(self) -> str | None:
        """Descriptive text."""
    @property
    def valor(self) -> Decimal | None:
        """Default value."""
    @property
    def impostos_percentual(self) -> Decimal | None:
        """Estimated taxes printed on each invoice, in per cent."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceV1Decoded:
    """A service of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ServiceV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ServiceV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerParameters:
    """The parameters of a customer's insert or update."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        nome: str | None = None,
        tipo: codes.PersonKind | int | None = None,
        cnpj: str | None = None,
        razao_social: str | None = None,
        inscricao_estadual: str | None = None,
        inscricao_municipal: str | None = None,
        cpf: str | None = None,
        data_nascimento: types.DateInput | None = None,
        obs: str | None = None,
        cep: str | None = None,
        id_cidade: int | None = None,
        estado: int | None = None,
        endereco: str | None = None,
        numero: str | None = None,
        complemento: str | None = None,
        bairro: str | None = None,
        meio_pagamento: str | None = None,
        cartao_bandeira: str | None = None,
        cartao_numero: str | None = None,
        cartao_validade: str | None = None,
        cartao_codigo: str | int | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def nome(self) -> str | None:
        """Name; required."""
    @property
    def tipo(self) -> codes.PersonKind | None:
        """Legal entity or individual."""
    @property
    def cnpj(self) -> str | None:
        """CNPJ of a legal entity."""
    @property
    def razao_social(self) -> str | None:
        """Registered name."""
    @property
    def inscricao_estadual(self) -> str | None:
        """State registration."""
    @property
    def inscricao_municipal(self) -> str | None:
        """Municipal registration."""
    @property
    def cpf(self) -> str | None:
        """CPF of an individual."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth."""
    @property
    def obs(self) -> str | None:
        """Free notes."""
    @property
    def cep(self) -> str | None:
        """Postal code."""
    @property
    def id_cidade(self) -> int | None:
        """IBGE code of the city."""
    @property
    def estado(self) -> int | None:
        """The first two digits of the city's IBGE code."""
    @property
    def endereco(self) -> str | None:
        """Street."""
    @property
    def numero(self) -> str | None:
        """Number in the street."""
    @property
    def complemento(self) -> str | None:
        """Flat, floor or block."""
    @property
    def bairro(self) -> str | None:
        """District."""
    @property
    def meio_pagamento(self) -> str | None:
        """Name of the payment method of the card."""
    @property
    def cartao_bandeira(self) -> str | None:
        """Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`."""
    @property
    def cartao_numero(self) -> types.Concealed | None:
        """Number of the card, digits only."""
    @property
    def cartao_validade(self) -> str | None:
        """Expiry of the card, `YYYYMM`."""
    @property
    def cartao_codigo(self) -> types.Concealed | None:
        """Security code of the card."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerV1Decoded:
    """A customer of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: CustomerV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> CustomerV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListingV1:
    """One page of records."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        inicio: int | None = None,
        limite: int | None = None,
        data: Sequence[types.JsonInput] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def inicio(self) -> int | None:
        """Index of the first record."""
    @property
    def limite(self) -> int | None:
        """Number of records requested."""
    @property
    def data(self) -> Sequence[str] | None:
        """The records, each to be read by its own `decode`."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListingV1Decoded:
    """A listing of version 1 as it was read, and the values that did not fit."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ListingV1 | Mapping[str, object],
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ListingV1:
        """The record."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, at its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CancellationParameters:
    """The parameters of "cancel invoice"."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        cancelamento_codigo: codes.CancellationReason | int | None = None,
        cancelamento_motivo: str | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def cancelamento_codigo(self) -> codes.CancellationReason | None:
        """Why, as a code; required."""
    @property
    def cancelamento_motivo(self) -> str | None:
        """Why, in at least 15 characters; required when the code is 4."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CancellationParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ReceiptParameters:
    """The parameters of "confirm receipt"."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        data_recebimento: types.DateInput | None = None,
        valor_recebido: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def data_recebimento(self) -> datetime.date | None:
        """Receipt date; required."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received; the value of the sale when unset."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ReceiptParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class BoletoUpdateParameters:
    """The parameters of "update boleto". The service does not compute any of them."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        parcela: int | None = None,
        data_vencimento_novo: types.DateInput | None = None,
        valor_novo: types.DecimalInput | None = None,
        multa: types.DecimalInput | None = None,
        multa_total: types.DecimalInput | None = None,
        juros_mensal: types.DecimalInput | None = None,
        juros_mensal_total: types.DecimalInput | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> Self: ...
    @property
    def parcela(self) -> int | None:
        """Sequence of the installment in the sale, from 1; required."""
    @property
    def data_vencimento_novo(self) -> datetime.date | None:
        """New due date; required."""
    @property
    def valor_novo(self) -> Decimal | None:
        """New amount; required."""
    @property
    def multa(self) -> Decimal | None:
        """Fine, in per cent."""
    @property
    def multa_total(self) -> Decimal | None:
        """Fine applied."""
    @property
    def juros_mensal(self) -> Decimal | None:
        """Interest, in per cent per month."""
    @property
    def juros_mensal_total(self) -> Decimal | None:
        """Interest applied."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdateParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ListingQueryV1:
    """Which records a listing returns, and in which order."""

    __match_args__: ClassVar[tuple[str, str, str, str]]
    def __new__(
        cls,
        *,
        inicio: int | None = None,
        limite: int | None = None,
        ordenarColuna: str | None = None,
        ordenarDirecao: types_v1.DirectionV1 | None = None,
    ) -> Self: ...
    @property
    def inicio(self) -> int | None:
        """Index of the first record, from 0."""
    @property
    def limite(self) -> int | None:
        """Records to return, 1 to 100; 10 when unset."""
    @property
    def ordenarColuna(self) -> str | None:
        """Field to sort by."""
    @property
    def ordenarDirecao(self) -> types_v1.DirectionV1 | None:
        """Direction of the sort."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingQueryV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiFailureV1:
    """An error as version 1 returns it."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        tipo: str | None = None,
        kind: types.ErrorKind,
        message: str | None = None,
    ) -> Self: ...
    @property
    def tipo(self) -> str | None:
        """`requisicao_invalida`, `api_erro`, or another; unset if the body is not the
        service's error.
        """
    @property
    def kind(self) -> types.ErrorKind:
        """The kind of error of the status."""
    @property
    def message(self) -> types.Concealed | None:
        """The service's message. Debug output never shows it; the key is masked in it if it is
        given.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiFailureV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ApiAnswerV1:
    """A response: either a value or the service's error."""

    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(
        cls,
        *,
        value: types.JsonInput | None = None,
        api_error: ApiFailureV1 | Mapping[str, object] | None = None,
        issues: Sequence[Issue | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> str | None:
        """The record, the listing, or the result of the action."""
    @property
    def api_error(self) -> ApiFailureV1 | None:
        """The service's error."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that does not fit its field, with its path in `value`, where
        the value is kept unchanged.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiAnswerV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PageRequestV1:
    """The next request of a pagination."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        operation: types_v1.OperationV1,
        listing: ListingQueryV1 | Mapping[str, object],
    ) -> Self: ...
    @property
    def operation(self) -> types_v1.OperationV1:
        """Which operation."""
    @property
    def listing(self) -> ListingQueryV1:
        """What to list."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PageRequestV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PageStepV1:
    """A step of a pagination."""

    __match_args__: ClassVar[tuple[str, str, str, str, str]]
    def __new__(
        cls,
        *,
        state: types.JsonInput,
        request: PageRequestV1 | Mapping[str, object] | None = None,
        done: bool,
        items: Sequence[types.JsonInput],
        end: types.PageEnd | None = None,
    ) -> Self: ...
    @property
    def state(self) -> str:
        """Everything that the next step needs: plain data, to be passed on unchanged."""
    @property
    def request(self) -> PageRequestV1 | None:
        """The next request; unset when done."""
    @property
    def done(self) -> bool:
        """Whether the pagination has ended."""
    @property
    def items(self) -> Sequence[str]:
        """The records of the last response, without those that were returned before."""
    @property
    def end(self) -> types.PageEnd | None:
        """How the pagination ended: whether it certainly returned every record. Unset while it
        continues.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PageStepV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ReportLine:
    """A value that was lost or changed."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        path: str,
        code: types.IssueCode,
    ) -> Self: ...
    @property
    def path(self) -> str:
        """Its path in the given record."""
    @property
    def code(self) -> types.IssueCode:
        """`no_equivalent`, `dropped`, `derived` or `placeholder`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ReportLine:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleConverted:
    """A sale of version 2."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Sale | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Sale:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerConverted:
    """A customer of version 2."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Customer | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Customer:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceConverted:
    """A service of version 2."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Service | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Service:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class PaymentMethodConverted:
    """A payment method of version 2."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: PaymentMethod | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> PaymentMethod:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class SaleParametersConverted:
    """The parameters of a sale."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: SaleParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> SaleParameters:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class CustomerParametersConverted:
    """The parameters of a customer."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: CustomerParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> CustomerParameters:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class ServiceParametersConverted:
    """The parameters of a service."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ServiceParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ServiceParameters:
        """The record of the other version."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class FormLabel:
    """A label in every supported language."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        en: str,
        pt_br: str,
    ) -> Self: ...
    @property
    def en(self) -> str:
        """English."""
    @property
    def pt_br(self) -> str:
        """Brazilian Portuguese."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> FormLabel:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class FormChoice:
    """One value to choose."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: int,
        label: FormLabel | Mapping[str, object],
    ) -> Self: ...
    @property
    def value(self) -> int:
        """The number on the wire."""
    @property
    def label(self) -> FormLabel:
        """What a person reads."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> FormChoice:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """

@final
class FormField:
    """One field of a form."""

    __match_args__: ClassVar[tuple[str, str, str, str, str, str, str, str]]
    def __new__(
        cls,
        *,
        path: str,
        name: str,
        label: FormLabel | Mapping[str, object],
        input: types.FormInput,
        required: bool,
        read_only: bool,
        max_length: int | None = None,
        choices: Sequence[FormChoice | Mapping[str, object]] | None = None,
    ) -> Self: ...
    @property
    def path(self) -> str:
        """Its path in the record: `nome`, `nfse_dados.aliquota`, `itens[].valor` of each item."""
    @property
    def name(self) -> str:
        """The field's name."""
    @property
    def label(self) -> FormLabel:
        """The label that a person reads next to it."""
    @property
    def input(self) -> types.FormInput:
        """The kind of input."""
    @property
    def required(self) -> bool:
        """Whether every insert needs it. Some records need more fields; `validate` reports
        those.
        """
    @property
    def read_only(self) -> bool:
        """Whether the service fills it in: shown, and never sent."""
    @property
    def max_length(self) -> int | None:
        """Maximum number of characters, if there is a limit."""
    @property
    def choices(self) -> Sequence[FormChoice] | None:
        """The values to choose from."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """The record as JSON text: exact decimals as text, nothing lost."""
    @staticmethod
    def from_json(json: str | bytes) -> FormField:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Every problem, each with its path.
            TypeError: For anything but text and bytes.
        """
