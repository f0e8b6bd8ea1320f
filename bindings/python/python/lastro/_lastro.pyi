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
        operation (str): The name of the operation, such as `installments.split`.
        input (str): A JSON object with the arguments by name.

    Returns:
        str: JSON text: `{"ok": ..}` with the result, or `{"error": ..}`.
    """

@final
class TwinEngine:
    """The native part of `lastro.twin.Twin`, the twin of the service. Programs use `lastro.twin.Twin`."""

    def __new__(cls, config: str, /) -> Self: ...
    def call(self, method: str, arguments: str, /) -> str:
        """Calls a method by name. The arguments and the result are JSON text."""
    def handle(
        self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, at: str | None, /
    ) -> tuple[tuple[int, list[tuple[str, str]], bytes] | None, tuple[int, int | None] | None]:
        """Responds to a request."""
    def fork(self) -> Self:
        """Returns another twin with the same state. It takes constant time, whatever the size of the state."""

@final
class Recording:
    """A recording file that is open for writing. API keys and card data are left out. The clients open it for `record=`."""

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
        """Writes a request and its response to the file before it returns. After `close` or a write error, it does nothing."""
    def close(self) -> None:
        """Closes the file, so that another program can append to it.

        Raises:
            OSError: The first write error. Nothing was written after it.
        """

@final
class Table:
    """A table in memory. It can be read any number of times. Iterating yields its columns, as with a `polars.DataFrame`.

    Any library that reads Arrow data accepts a table: `pyarrow.table(table)`, `polars.DataFrame(table)`,
    `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` converts any Arrow data to a table.

    Args:
        data (ArrowData): A table, a stream, a batch or a column.

    Raises:
        TypeError: `data` has no Arrow data.
    """

    def __new__(cls, data: object, /) -> Self: ...
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The name of each column, and its Arrow type as a string."""
    @property
    def num_rows(self) -> int:
        """The number of rows."""
    def to_pyarrow(self) -> pyarrow.Table:
        """Converts the table to a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Converts the table to a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Converts the table to a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types: amounts stay exact."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Column]: ...
    def __getitem__(self, name: str, /) -> Column:
        """Returns the column with this name."""
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __reduce__(self) -> tuple[type[Self], tuple[pyarrow.Table]]:
        """Pickles the table as a `pyarrow.Table`."""
    def _repr_html_(self) -> str:
        """The first rows as HTML, for notebooks."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Stream:
    """A stream of batches. Each batch is computed when it is read. A stream can be read only once: iterating yields one table
    per batch. `with stream:` closes the stream at the end of the block.

    Any library that reads Arrow streams accepts it: `pyarrow.RecordBatchReader.from_stream(stream)`,
    `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The name of each column, and its Arrow type as a string."""
    def read_all(self) -> Table:
        """Reads all remaining rows.

        Returns:
            Table: The rows, in memory.

        Raises:
            LastroError: An operation failed.
            RuntimeError: The source failed. The message is that of the source.
            ValueError: The stream was already read or closed.
        """
    def to_pyarrow(self) -> pyarrow.Table:
        """Reads all remaining rows into a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Reads all remaining rows into a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Reads all remaining rows into a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types."""
    def close(self) -> None:
        """Closes the stream and releases its sources, such as files. A closed stream cannot be read."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Column:
    """A column in memory.

    Any library that reads Arrow data accepts a column: `pyarrow.array(column)`, `polars.Series(column)`, and the functions
    of `lastro.bulk`.
    """

    @property
    def name(self) -> str:
        """The column's name."""
    @property
    def type(self) -> str:
        """The Arrow type of the values, as a string."""
    def to_pyarrow(self) -> pyarrow.Array:
        """Converts the column to a `pyarrow.Array`."""
    def to_polars(self) -> polars.Series:
        """Converts the column to a `polars.Series`."""
    def to_pandas(self) -> pandas.Series:
        """Converts the column to a `pandas.Series` with pyarrow. The series keeps the Arrow type."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Never: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

@final
class lit:
    """Marks a string as a constant. Without the mark, a string is the name of a column.

    Args:
        text (str): The constant.
    """

    def __new__(cls, text: str, /) -> Self: ...

bulk: ModuleType

@final
class ColumnFunction:
    """An operation on columns with positional arguments."""

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
        """The number of required arguments."""
    def none(self) -> Column:
        """An empty column of the result's type."""
    def answer(self, batch: object, /) -> Column:
        """Computes the results for a batch. Its columns are the arguments, in order."""

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
        """Due date before any boleto update."""
    @property
    def valor(self) -> Decimal | None:
        """Amount charged."""
    @property
    def valor_original(self) -> Decimal | None:
        """Amount before any boleto update."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received, recorded by bank reconciliation or manually."""
    @property
    def valor_tarifas(self) -> Decimal | None:
        """Total fees of the payment method."""
    @property
    def status(self) -> codes.InstallmentStatus | None:
        """Payment state of the installment."""
    @property
    def data_recebimento(self) -> datetime.datetime | None:
        """When the payment was received."""
    @property
    def data_repasse(self) -> datetime.date | None:
        """Date on which a third-party payment provider transfers the money."""
    @property
    def pdf_url(self) -> str | None:
        """URL of the boleto's PDF."""
    @property
    def linha_digitavel(self) -> str | None:
        """The boleto's linha digitável: the digits above its barcode, for typing."""
    @property
    def pix_imagem_url(self) -> str | None:
        """URL of an image of the Pix QR code."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Installment:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Fine, charged once: it does not depend on the number of days."""
    @property
    def juros_mensal_total(self) -> Decimal:
        """Simple interest over the days late."""
    @property
    def valor_novo(self) -> Decimal:
        """The original value plus fine and interest."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> LateCharges:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Due date of a boleto. Each due date factor has two possible dates, see `parse`.
        Unset if `fator` is 0, or if neither date is near the reference date.
        """
    @property
    def fator(self) -> int | None:
        """Due date factor of a boleto: its due date as a day number. 0 if the boleto has no
        due date.
        """
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Slip:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Tax base: value of the services minus deductions and unconditional discount."""
    @property
    def valor_iss(self) -> Decimal:
        """ISS: tax base times rate; 0.00 if no ISS is due."""
    @property
    def valor_iss_retido(self) -> Decimal:
        """The ISS that the customer withholds."""
    @property
    def valor_liquido_nfse(self) -> Decimal:
        """Amount that the customer pays: value of the services minus all withheld taxes and
        both discounts.
        """
    @property
    def motivo_iss_zero(self) -> types.ZeroIssReason | None:
        """Why no ISS is due; unset if ISS is due."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceTotals:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ScheduleData:
    """E-mail parameters of a contract (`agendamento_dados`). Attachments that users add
    are members `anexo_1`, `anexo_2` and so on; they are kept in `extra`.
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
        """Whether to attach the invoice PDF, if it exists."""
    @property
    def anexo_boleto(self) -> codes.Flag | None:
        """Whether to attach the boleto PDF, if it exists."""
    @property
    def id_contato(self) -> int | None:
        """Recipient: the key of a contact of the sale's customer, or -1 for the main contacts."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleData:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Nature of the operation, which states where and whether ISS is due."""
    @property
    def id_municipio(self) -> int | None:
        """IBGE code of the municipality where the service is rendered."""
    @property
    def id_municipio_emissao(self) -> int | None:
        """IBGE code of the municipality that issues the invoice."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseData:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Whether the item recurs in every sale of a contract; otherwise only the first sale
        has it.
        """
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Item:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Sale:
    """A sale or a contract. A contract is a scheduled, recurring sale; it has
    `agendamento_data` and no `data`.
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
        """Whether the record is a contract."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Date of a contract's next occurrence, on which a sale is generated."""
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
        """Last day on which a sale is generated, if the contract repeats until a date."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences, including the first, if the contract repeats a number of
        times.
        """
    @property
    def agendamento_ativo(self) -> codes.Flag | None:
        """Whether the contract is active; a paused one generates no sales."""
    @property
    def agendamento_ativo_data(self) -> datetime.datetime | None:
        """When `agendamento_ativo` was last changed."""
    @property
    def agendamento_ultima_ocorrencia(self) -> codes.Flag | None:
        """Whether this sale is the last one of its contract."""
    @property
    def agendamento_data_geracao(self) -> datetime.date | None:
        """Date on which a contract generated this sale."""
    @property
    def agendamento_sequencia(self) -> int | None:
        """Number of this sale among those that its contract generated, from 1."""
    @property
    def agendamento_dados(self) -> ScheduleData | None:
        """Parameters of the e-mail that is sent for a sale."""
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
        """Value of the sale, on which the invoice is based. The installments may charge
        another amount.
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
        """Payment state of the sale, derived from all installments."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Sale:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleTotals:
    """The totals of a sale, computed from its items and installments."""

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
        """`itens` minus `desconto`. For a sale without items, its `valor_venda`, from which
        the discount is already subtracted.
        """
    @property
    def parcelas(self) -> Decimal:
        """Sum of the installments; 0.00 if there are none."""
    @property
    def difference(self) -> Decimal:
        """`total` minus `parcelas`: the amount that no installment charges. Negative if the
        installments charge more than the total.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleTotals:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Key of the installment; required if the sale has more than one."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received; if unset, the remaining amount of the installment."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Receipt:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Path of the value, such as `parcelas[2].valor`; empty if the issue is about the
        whole document or argument.
        """
    @property
    def code(self) -> types.IssueCode:
        """The kind of problem."""
    @property
    def severity(self) -> types.Severity:
        """Whether the issue stops the request."""
    @property
    def params(self) -> Mapping[str, str]:
        """Parameters of the message, such as limits and allowed values."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Issue:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Validation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> NfseDataDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ScheduleDataDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Reason for the cancellation, as a code; required."""
    @property
    def cancelamento_motivo(self) -> str | None:
        """Reason for the cancellation, as text of at least 15 characters; required."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Cancellation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CancellationDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ReceiptDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class BoletoUpdate:
    """The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not
    compute fine or interest: the caller sends all values.
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
        """Fine, as an amount."""
    @property
    def juros_mensal(self) -> Decimal | None:
        """Interest, in per cent per month of 30 days."""
    @property
    def juros_mensal_total(self) -> Decimal | None:
        """Interest, as an amount."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdate:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdateDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Service:
    """A service that is sold and invoiced."""

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
        """Whether the service is active; a new service is active by default."""
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
        """Default value; 0 if unset in an insert."""
    @property
    def impostos_percentual(self) -> Decimal | None:
        """Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert."""
    @property
    def codigo_tributacao_municipio(self) -> str | None:
        """Municipal tax code, which the city hall needs to issue invoices."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Service:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Whether the payment method is active."""
    @property
    def tipo(self) -> codes.PaymentKind | None:
        """Kind of payment method."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethod:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Kind of contact, as free text."""
    @property
    def principal(self) -> codes.Flag | None:
        """Whether it is the main contact."""
    @property
    def nome(self) -> str | None:
        """Name of the contact."""
    @property
    def cpf(self) -> str | None:
        """CPF of the contact."""
    @property
    def data_nascimento(self) -> datetime.date | None:
        """Date of birth."""
    @property
    def identidade(self) -> str | None:
        """Identity document."""
    @property
    def genero(self) -> codes.Gender | None:
        """Gender. It is sent as a code and returned as display text; both are accepted when
        reading.
        """
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Contact:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Card:
    """A stored card of a customer (`cartoes`). Its number and security code never appear
    in debug output, messages or logs.
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
        """Card number: complete on insert; in responses masked, with only the last digits
        visible.
        """
    @property
    def validade(self) -> datetime.date | None:
        """Expiry date."""
    @property
    def codigo(self) -> types.Concealed | None:
        """Security code of 3 digits, or 4 for American Express; the service never returns it."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Card:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Customer:
    """A customer: a legal entity or an individual. Custom fields have names that begin
    with `custom_`; they are kept in `extra`.
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
        """Additional reference code of the customer."""
    @property
    def data_cadastro(self) -> datetime.datetime | None:
        """When the customer was registered."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether the customer is active; a new customer is active by default."""
    @property
    def tipo(self) -> codes.PersonKind | None:
        """Legal entity or individual; required on insert."""
    @property
    def nome(self) -> str | None:
        """Display name; required on insert."""
    @property
    def cnpj(self) -> str | None:
        """CNPJ of a legal entity, with or without punctuation."""
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
        """Gender of an individual. It is sent as a code and returned as display text; both are
        accepted when reading.
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
        """Contacts; returned only if the query parameter `_expand` contains `contatos`."""
    @property
    def cartoes(self) -> Sequence[Card] | None:
        """Cards; returned only if the query parameter `_expand` contains `cartoes`."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Customer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ContactDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CardInspection:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CardDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Whether a charge is issued for the item."""
    @property
    def valor(self) -> Decimal | None:
        """Unit value."""
    @property
    def qtd_padrao(self) -> Decimal | None:
        """Default quantity."""
    @property
    def qtd_maxima(self) -> Decimal | None:
        """Maximum quantity."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanItem:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Whether the customer may enter the card data later."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanPaymentMethod:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Plan:
    """A plan that customers sign up for through a link."""

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
        """What is displayed as the frequency: the plan's frequency or a custom text."""
    @property
    def frequencia_exibida_texto_customizado(self) -> str | None:
        """Custom text that is displayed instead of the frequency."""
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
        """Whether customers are prevented from cancelling the plan themselves."""
    @property
    def impedir_alteracao_itens(self) -> codes.Flag | None:
        """Whether customers are prevented from changing the items."""
    @property
    def personalizavel(self) -> codes.Flag | None:
        """Whether value and frequency can be customized."""
    @property
    def frequencia(self) -> codes.Frequency | None:
        """Months between two sales."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether sales are generated automatically."""
    @property
    def agendamento_repetir(self) -> codes.Repetition | None:
        """How long the sales repeat."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last day on which a sale is generated, if the sales repeat until a date."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of sales, if they repeat a number of times."""
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
        """Code in the URL of the sign-up page."""
    @property
    def status(self) -> codes.ActiveStatus | None:
        """Whether the plan is active."""
    @property
    def itens(self) -> Sequence[PlanItem] | None:
        """Items; returned only if the query parameter `_expand` contains `itens`."""
    @property
    def meios_pagamento(self) -> Sequence[PlanPaymentMethod] | None:
        """Payment methods; returned only if the query parameter `_expand` contains
        `meios_pagamento`.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Plan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PlanDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """First day on which the wallet may be used."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> HiredPlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class WalletEntry:
    """An entry of the virtual wallet: a customer or a dependent with the CPF that was
    looked up.
    """

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
        """Name of the holder, if this person is a dependent; unset for the holder."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> WalletEntry:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> WalletEntryDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Cnae:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CnaeDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListItem:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListItemDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Municipality:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> MunicipalityDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """The month for which the value is valid."""
    @property
    def valor(self) -> str | None:
        """Value of the index in that month. It may have any size and notation, so it is kept
        as a string.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> AdjustmentIndex:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> AdjustmentIndexDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Total number of records that match the filters."""
    @property
    def sort(self) -> str | None:
        """The sort parameter used, if any."""
    @property
    def requestId(self) -> str | None:
        """Identifier of the request, to be quoted to the service's support."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingHeader:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """The records as JSON. The `decode` operation of their kind reads each of them. The
        operations of `sale_listing`, `customer_listing` and `service_listing` read a whole
        page with its records.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Listing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleListing:
    """One page of sales. Each sale is read by the same rules as in `sale.decode`."""

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class CustomerListing:
    """One page of customers. Each customer is read by the same rules as in
    `customer.decode`.
    """

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ServiceListing:
    """One page of services. Each service is read by the same rules as in `service.decode`."""

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListing:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceListingDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Deleted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> DeletedDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        beginning of the API key.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiError:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiErrorDecoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PixCode:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PixCheck:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Filter:
    """One condition of a query. Conditions on the same field with the same operator are
    joined by "or", all others by "and".
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
        """Name of a field of the record, `section.field` of a nested record, or the name of a
        custom field.
        """
    @property
    def operator(self) -> types.Operator | None:
        """The comparison operator; `eq` if unset."""
    @property
    def value(self) -> int | Decimal | datetime.date | str | None:
        """The value to compare with; unset for `between`, `isnull` and `isnotnull`."""
    @property
    def values(self) -> Sequence[int | Decimal | datetime.date | str] | None:
        """The lower and upper value of `between`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Filter:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Query:
    """A list query: which records to list, in which order, and what to return of them."""

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
        """The kind of record. It may be left out if the operation has an argument for it."""
    @property
    def filters(self) -> Sequence[Filter] | None:
        """Conditions, in order."""
    @property
    def sort(self) -> Sequence[str] | None:
        """Names of fields to sort by, with the prefix `-` for descending."""
    @property
    def fields(self) -> Sequence[str] | None:
        """Fields to return; all if unset."""
    @property
    def expand(self) -> Sequence[str] | None:
        """Sections (nested records) to include."""
    @property
    def limit(self) -> int | None:
        """Maximum number of records per page, 1 to 1000; 100 if unset."""
    @property
    def offset(self) -> int | None:
        """Number of records to skip; 0 if unset."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Query:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Total number of records that match, on all pages."""
    @property
    def sort(self) -> str | None:
        """The sort parameter used."""
    @property
    def requestId(self) -> str | None:
        """Always unset, because no request was sent to the service."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PageHeader:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ListPage:
    """One page of records, with the structure of the service's listings."""

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
        """The records, with only the requested fields and sections and otherwise unchanged."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListPage:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ApiRequest:
    """A request, to be sent with your program's HTTP client. Debug output never shows
    headers and body, because they may contain the API key and card numbers.
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
        """The whole URL, including the query string."""
    @property
    def headers(self) -> types.Headers:
        """The headers to send. They include the API key."""
    @property
    def body(self) -> types.Concealed | None:
        """The body, JSON text in version 2; unset if the request has none."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiRequest:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """The service's message; unset if the body is not an error of the service. The message
        of a 401 quotes the beginning of the API key. Debug output therefore never shows the
        message, and if the key is known, it is masked in the message.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiFailure:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path in `value`.
        Such values are kept unchanged in `value`.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiAnswer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class RetryPlan:
    """What to do after an attempt, and how long to wait before that."""

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
        """Milliseconds to wait before the request is sent again, or its outcome is looked up."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> RetryPlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PageRequest:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """State of the pagination. Pass it unchanged to the next step."""
    @property
    def request(self) -> PageRequest | None:
        """The next request; unset after the last page."""
    @property
    def done(self) -> bool:
        """Whether the pagination has ended."""
    @property
    def items(self) -> Sequence[str]:
        """The records of the last response, without records that an earlier step returned."""
    @property
    def count_changed(self) -> bool:
        """Whether the service's count of records changed between pages. Records were then
        added or removed in the meantime, so some may be missing or returned twice.
        """
    @property
    def end(self) -> types.PageEnd | None:
        """How the pagination ended, and whether it certainly returned every record. Unset
        while there may be more pages.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PageStep:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ExchangeSettings:
    """Address, API key and limits for exchanges with one account."""

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
        """The account's address. It must use https; http is accepted for this machine, and for
        every host if `allow_http` is set.
        """
    @property
    def api_key(self) -> types.Concealed:
        """The account's API key."""
    @property
    def today(self) -> datetime.date | None:
        """The current date, for the validation rules that need it. If unset, these rules are
        skipped.
        """
    @property
    def timeout_ms(self) -> int | None:
        """Timeout of one request in milliseconds; default 30,000."""
    @property
    def deadline_ms(self) -> int | None:
        """Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the
        limit applies to each page.
        """
    @property
    def settled_after_ms(self) -> int | None:
        """For how many milliseconds after a response was lost the service may still carry out
        the request. If a look-up does not find the change after this time, the change
        counts as not carried out. If unset, a change that is not found stays unknown,
        because the service's documents state no limit.
        """
    @property
    def look_before(self) -> bool | None:
        """Whether to read the newest record's key before an insert, and the installment before
        a receipt; default true. This data is needed to find the change if its response is
        lost. If false, the outcome of such an insert or receipt is always unknown.
        """
    @property
    def per_second(self) -> int | None:
        """Maximum number of requests per second of all exchanges that share a `gate`; default
        unlimited.
        """
    @property
    def allow_http(self) -> bool | None:
        """Whether http is allowed for every host; default false. With http the API key is sent
        unencrypted, so use it only for a test server in a private network.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeSettings:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ExchangeFailure:
    """Why an exchange failed, and whether its change may have been carried out."""

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
        """The kind of failure."""
    @property
    def carried_out(self) -> types.CarriedOut:
        """Whether the change was carried out; `no` for an operation that only reads."""
    @property
    def resumable(self) -> bool:
        """Whether the exchange can be resumed to look up the outcome of its change again."""
    @property
    def api_error(self) -> ApiFailure | None:
        """The service's error, if it responded with one."""
    @property
    def issues(self) -> Sequence[Issue]:
        """How a response differs from the structure that the operation returns; paths begin
        with `body`.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeFailure:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ExchangeStep:
    """What your program must do next in an exchange."""

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
        """The rate limit, and whether the API key was rejected: shared by all exchanges with
        this key. Pass the latest value to the next step of any of them.
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
        """Set if the exchange has failed."""
    @property
    def items(self) -> Sequence[str] | None:
        """The records of a page. Send the event `more` for the next page, unless `end` is set."""
    @property
    def end(self) -> types.PageEnd | None:
        """Set after the last page of a listing: whether the listing returned every record."""
    @property
    def count_changed(self) -> bool | None:
        """Whether the service's count of records changed between pages."""
    @property
    def value(self) -> str | None:
        """The value that the operation returns. Unset if the response to a change was lost,
        and a look-up confirmed the change but found no record to return.
        """
    @property
    def issues(self) -> Sequence[Issue]:
        """Issues of values that are invalid for their field, each with its path in `value`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeStep:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ExchangeEvent:
    """An event that your program reports to an exchange."""

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
        """Current time in milliseconds since 1970. A time before that of the previous step is
        replaced by the previous time.
        """
    @property
    def seed(self) -> int:
        """Seed for the random wait before a retry: a different number for each step."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ExchangeEvent:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class Event:
    """The header of an event."""

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
        """Kind of record; unset if this version of the library does not know the endpoint."""
    @property
    def api(self) -> str | None:
        """API version, which determines the format of the record."""
    @property
    def endpoint(self) -> str | None:
        """Kind of record as the service names it, such as `clientes` or `vendas`."""
    @property
    def operation(self) -> str | None:
        """`insert`, `update` or `delete`."""
    @property
    def timestamp(self) -> int | None:
        """When the service generated the event, in seconds since 1970."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Event:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """`ok`, or the reason for rejecting the body."""
    @property
    def secret_index(self) -> int | None:
        """Index, from 0, of the secret with which the body was signed. Set only if the verdict
        is `ok`.
        """
    @property
    def form(self) -> types.SignedForm | None:
        """The form of the body that was signed. Set only if the verdict is `ok`."""
    @property
    def event(self) -> Event | None:
        """The event's header. Set only if the verdict is `ok`."""
    @property
    def dedupe_key(self) -> str | None:
        """Key for recognizing repeated deliveries of the same event, because events have no
        id: the SHA-256 of the signed bytes in hexadecimal. Set only if the verdict is `ok`.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Verification:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ByteRange:
    """A range of bytes. It includes `start` and excludes `end`."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        start: int,
        end: int,
    ) -> Self: ...
    @property
    def start(self) -> int:
        """Offset of the first byte."""
    @property
    def end(self) -> int:
        """Offset after the last byte."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ByteRange:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SignaturePlan:
    """The result of the first step: the bytes to hash, and the digests that the body
    contains.
    """

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
        """Set if the body is rejected because of its form. There is then nothing to hash."""
    @property
    def ranges(self) -> Sequence[ByteRange]:
        """The signed bytes as ranges of the body, to be hashed one after the other."""
    @property
    def expected(self) -> Sequence[str]:
        """The digests in the body's signature, as hexadecimal digits: only the first entry, or
        all entries if `any_entry` is set.
        """
    @property
    def event(self) -> Event | None:
        """The event's header. Do not trust it before the second step has accepted the body."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SignaturePlan:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """The likely cause; the first of `causes` if there are several."""
    @property
    def causes(self) -> Sequence[types.Cause]:
        """All likely causes together: the signature is correct once all of them are undone."""
    @property
    def evidence(self) -> str:
        """The evidence for the causes. It never contains a secret or a digest."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> Explanation:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class WebhookEvent:
    """An event and its record. The record is in the field of its type; if this version of
    the library does not know the type, it is only in `data`.
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
        """The record as JSON, unchanged."""
    @property
    def issues(self) -> Sequence[Issue]:
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> WebhookEvent:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class NewCustomer:
    """Data of a customer that the service creates with a sale. CNPJ and CPF are parameters
    of the sale itself.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> NewCustomer:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleParameters:
    """The parameters for inserting or updating a sale. Parameters that the service's
    documents do not mention, such as the e-mail address, are in `extra`.
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
        """Date of the sale; required if there is no schedule."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Date of the next occurrence of the schedule; required if there is no `data`."""
    @property
    def agendamento_repetir(self) -> codes.Flag | None:
        """Whether the schedule repeats."""
    @property
    def agendamento_frequencia(self) -> codes_v1.FrequencyV1 | None:
        """Months between two occurrences: 1, 2, 3, 6 or 12."""
    @property
    def cliente(self) -> str | None:
        """Key or name of the customer; required."""
    @property
    def cliente_cnpj(self) -> str | None:
        """CNPJ of the customer."""
    @property
    def cliente_cpf(self) -> str | None:
        """CPF of the customer."""
    @property
    def cliente_campos(self) -> NewCustomer | None:
        """Data of a customer that the service creates with the sale, sent as parameters
        `cliente_...`.
        """
    @property
    def servico(self) -> str | None:
        """Name of the service; required."""
    @property
    def discriminacao(self) -> str | None:
        """Description; required if an invoice is issued."""
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
        """Installments, for boletos only, sent as parameters `valor_1`, `data_vencimento_1`,
        `demonstrativo_1` and so on.
        """
    @property
    def nfse_municipio_emissao(self) -> int | None:
        """IBGE code of the municipality that issues the invoice."""
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
        """Whether the company is in the tax regime Simples Nacional."""
    @property
    def nfse_incentivador_cultural(self) -> codes.YesNo | None:
        """Whether the company is a registered sponsor of culture (incentivador cultural)."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ContextV1:
    """Information that the validation rules need but that parameters do not contain. An
    unset field means "unknown".
    """

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
        """Whether an invoice for this service has already been issued."""
    @property
    def city_issued_before(self) -> bool | None:
        """Whether an invoice has already been issued at this city hall."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ContextV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class EntryV1:
    """An entry of a reference list, with its key and name."""

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> EntryV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ServiceV1:
    """A service. A separate service has the nested records `servico` and `atividade`;
    inside a sale it has only their keys.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Whether the item recurs in every sale of a contract."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Due date before any boleto update."""
    @property
    def valor(self) -> Decimal | None:
        """Amount charged."""
    @property
    def valor_original(self) -> Decimal | None:
        """Amount before any boleto update."""
    @property
    def valor_recebido(self) -> Decimal | None:
        """Amount received."""
    @property
    def valor_tarifas(self) -> Decimal | None:
        """Fees of the payment method."""
    @property
    def status(self) -> codes_v1.InstallmentStatusV1 | None:
        """Payment state of the installment."""
    @property
    def data_recebimento(self) -> datetime.date | None:
        """When the payment was received."""
    @property
    def pdf_url(self) -> str | None:
        """URL of the boleto's PDF."""
    @property
    def linha_digitavel(self) -> str | None:
        """The boleto's linha digitável: the digits above its barcode, for typing."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class PaymentMethodV1:
    """A payment method. The service's documents do not explain the fields after `tipo`;
    they are strings, kept unchanged.
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
        """Kind of payment method."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Number of the invoice."""
    @property
    def codigo_verificacao(self) -> str | None:
        """Verification code."""
    @property
    def data_emissao(self) -> str | None:
        """Date and time of issue, in the form in which the service returned it."""
    @property
    def cancelamento_data(self) -> str | None:
        """Date and time of the cancellation, in the form in which the service returned it."""
    @property
    def cancelamento_codigo(self) -> codes.CancellationReason | None:
        """Reason for the cancellation."""
    @property
    def status(self) -> codes_v1.InvoiceStatusV1 | None:
        """State of the invoice."""
    @property
    def id_prestador(self) -> int | None:
        """Key of the company that provides the service."""
    @property
    def id_tomador(self) -> int | None:
        """Key of the customer who receives the service."""
    @property
    def natureza_operacao(self) -> codes.OperationNature | None:
        """Nature of the operation, which states where and whether ISS is due."""
    @property
    def id_municipio(self) -> int | None:
        """IBGE code of the municipality where the service is rendered."""
    @property
    def id_municipio_emissao(self) -> int | None:
        """IBGE code of the municipality that issues the invoice."""
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
        """Conditional discount: it lowers only the amount paid, not the tax base."""
    @property
    def desconto_incondicionado(self) -> Decimal | None:
        """Unconditional discount: it lowers the tax base and the amount paid."""
    @property
    def valor_deducoes(self) -> Decimal | None:
        """Total of other deductions."""
    @property
    def valor_liquido_nfse(self) -> Decimal | None:
        """Net value: the amount that the customer pays."""
    @property
    def base_calculo(self) -> Decimal | None:
        """Tax base of the ISS."""
    @property
    def valor_iss(self) -> Decimal | None:
        """Amount of the ISS."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Federative unit (state), in the form in which the service returned it."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CityV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class CustomerV1:
    """A customer. A separate customer has the nested record `cidade`; inside a sale it has
    only the city's key.
    """

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleV1:
    """A sale. The service may return it in an abbreviated form, with placeholders in place
    of nested records; placeholders are kept in `extra`.
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
        """Whether the record is a contract: a scheduled or recurring sale."""
    @property
    def agendamento_data(self) -> datetime.date | None:
        """Date of the next occurrence."""
    @property
    def agendamento_frequencia(self) -> codes.Frequency | None:
        """Months between two occurrences."""
    @property
    def agendamento_automatico(self) -> codes.Flag | None:
        """Whether sales are generated automatically."""
    @property
    def agendamento_repetir(self) -> codes.Flag | None:
        """Whether the schedule repeats."""
    @property
    def agendamento_data_fim(self) -> datetime.date | None:
        """Last day on which a sale is generated."""
    @property
    def agendamento_numero(self) -> int | None:
        """Number of occurrences."""
    @property
    def agendamento_data_geracao(self) -> datetime.date | None:
        """Date on which a contract generated the sale."""
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
        """Payment state of the sale, derived from all installments."""
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
        """Additional data: a string of JSON text, kept unchanged."""
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
        """URLs of the boletos; not in the abbreviated form."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ItemV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InstallmentV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> InvoiceV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ServiceParameters:
    """The parameters for inserting or updating a service."""

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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class CustomerParameters:
    """The parameters for inserting or updating a customer."""

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
        """Name of the card's payment method."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Maximum number of records per page."""
    @property
    def data(self) -> Sequence[str] | None:
        """The records as JSON. The `decode` operation of their kind reads each of them."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingV1Decoded:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Reason for the cancellation, as a code; required."""
    @property
    def cancelamento_motivo(self) -> str | None:
        """Reason for the cancellation, as text of at least 15 characters; required if the code
        is 4.
        """
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CancellationParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Amount received; if unset, the value of the sale."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ReceiptParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class BoletoUpdateParameters:
    """The parameters of "update boleto". The service does not compute fine or interest:
    the caller sends all values.
    """

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
        """Sequence number of the installment in the sale, from 1; required."""
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
        """Fine, as an amount."""
    @property
    def juros_mensal(self) -> Decimal | None:
        """Interest, in per cent per month."""
    @property
    def juros_mensal_total(self) -> Decimal | None:
        """Interest, as an amount."""
    @property
    def extra(self) -> Mapping[str, object]:
        """Members that are not fields: custom fields, attachments and fields that this version does not know."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> BoletoUpdateParameters:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Maximum number of records per page, 1 to 100; 10 if unset."""
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ListingQueryV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is
        not an error of the service.
        """
    @property
    def kind(self) -> types.ErrorKind:
        """The kind of error that the HTTP status stands for."""
    @property
    def message(self) -> types.Concealed | None:
        """The service's message. It may quote the API key: debug output never shows the
        message, and if the key is known, it is masked in the message.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiFailureV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """An issue for each value that is invalid for its field, with its path in `value`.
        Such values are kept unchanged in `value`.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ApiAnswerV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Which records to list."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PageRequestV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """State of the pagination. Pass it unchanged to the next step."""
    @property
    def request(self) -> PageRequestV1 | None:
        """The next request; unset after the last page."""
    @property
    def done(self) -> bool:
        """Whether the pagination has ended."""
    @property
    def items(self) -> Sequence[str]:
        """The records of the last response, without records that an earlier step returned."""
    @property
    def end(self) -> types.PageEnd | None:
        """How the pagination ended, and whether it certainly returned every record. Unset
        while there may be more pages.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PageStepV1:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ReportLine:
    """A line of a conversion's report: a value that was lost or changed."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        path: str,
        code: types.IssueCode,
    ) -> Self: ...
    @property
    def path(self) -> str:
        """Path of the value in the given record."""
    @property
    def code(self) -> types.IssueCode:
        """What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ReportLine:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleConverted:
    """A sale converted to version 2, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Sale | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Sale:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class CustomerConverted:
    """A customer converted to version 2, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Customer | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Customer:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ServiceConverted:
    """A service converted to version 2, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: Service | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> Service:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class PaymentMethodConverted:
    """A payment method converted to version 2, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: PaymentMethod | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> PaymentMethod:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> PaymentMethodConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class SaleParametersConverted:
    """A sale converted to version 1 parameters, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: SaleParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> SaleParameters:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> SaleParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class CustomerParametersConverted:
    """A customer converted to version 1 parameters, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: CustomerParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> CustomerParameters:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> CustomerParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class ServiceParametersConverted:
    """A service converted to version 1 parameters, with its report."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: ServiceParameters | Mapping[str, object],
        report: Sequence[ReportLine | Mapping[str, object]],
    ) -> Self: ...
    @property
    def value(self) -> ServiceParameters:
        """The converted record."""
    @property
    def report(self) -> Sequence[ReportLine]:
        """The values that were lost or changed."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> ServiceParametersConverted:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> FormLabel:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """

@final
class FormChoice:
    """A value that the user can choose."""

    __match_args__: ClassVar[tuple[str, str]]
    def __new__(
        cls,
        *,
        value: int,
        label: FormLabel | Mapping[str, object],
    ) -> Self: ...
    @property
    def value(self) -> int:
        """The numeric code that is sent."""
    @property
    def label(self) -> FormLabel:
        """The label that the user sees."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __replace__(self, /, **changes: object) -> Self: ...
    def to_json(self) -> str:
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> FormChoice:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
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
        """Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor`
        for a field of each item.
        """
    @property
    def name(self) -> str:
        """The field's name."""
    @property
    def label(self) -> FormLabel:
        """The label that the user sees next to the input."""
    @property
    def input(self) -> types.FormInput:
        """The kind of input element."""
    @property
    def required(self) -> bool:
        """Whether every insert requires the field. Other fields may be required depending on
        values; `validate` reports those.
        """
    @property
    def read_only(self) -> bool:
        """Whether the service fills in the field. Show it, but do not let the user change it:
        it is never sent.
        """
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
        """Returns the record as JSON text. Decimals are strings, so that they stay exact."""
    @staticmethod
    def from_json(json: str | bytes) -> FormField:
        """Reads a record from JSON text or bytes.

        Raises:
            LastroError: Lists every problem with its path.
            TypeError: The argument is neither a string nor bytes.
        """
