# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The numeric codes of the service; an unknown number is kept as ``UNKNOWN_n``."""

from ._code import Code


class InstallmentStatus(Code):
    """Payment state of an installment, or of a sale. The state of a sale is derived from its installments."""

    PENDING = 1
    """Nothing received yet, and not past due."""
    PAID = 2
    """Received in full."""
    PARTIALLY_RECEIVED = 3
    """Received in part."""
    CANCELLED = 4
    """No longer charged."""
    OVERDUE = 5
    """Nothing received, and past due."""


class Frequency(Code):
    """Months between two occurrences of a contract."""

    ONCE = 0
    """A single occurrence."""
    MONTHLY = 1
    """Every month. The version 2 documents omit this code from their list, but use it in an example; the version 1
     documents list it.
    """
    BIMONTHLY = 2
    """Every two months."""
    QUARTERLY = 3
    """Every three months."""
    SEMIANNUAL = 6
    """Every six months."""
    ANNUAL = 12
    """Every twelve months."""


class Repetition(Code):
    """How long a contract repeats."""

    ALWAYS = 1
    """Without an end."""
    COUNT = 2
    """A number of occurrences, `agendamento_numero`."""
    UNTIL_DATE = 3
    """Up to a date, `agendamento_data_fim`, inclusive."""


class Flag(Code):
    """A yes/no flag that the service writes as 1 for yes and 0 for no."""

    NO = 0
    """No."""
    YES = 1
    """Yes."""


class YesNo(Code):
    """A yes/no flag that the service writes as 1 for yes and 2 for no."""

    YES = 1
    """Yes."""
    NO = 2
    """No."""


class OperationNature(Code):
    """Where and whether the ISS of an NFS-e is due (`natureza_operacao`)."""

    TAXED_IN_MUNICIPALITY = 1
    """Taxed in the municipality."""
    TAXED_OUTSIDE = 2
    """Taxed outside the municipality."""
    EXEMPT = 3
    """Exempt."""
    IMMUNE = 4
    """Immune."""
    SUSPENDED_BY_COURT = 5
    """Collection suspended by court decision."""
    SUSPENDED_BY_ADMINISTRATION = 6
    """Collection suspended by administrative procedure."""
    EXPORT = 51
    """Export of services."""


class BillingMethod(Code):
    """When the invoice of a sale is issued."""

    ISSUE_NOW = 1
    """Immediately."""
    AFTER_PAYMENT = 2
    """When the payment arrives."""
    DO_NOT_ISSUE = 3
    """Never."""


class InvoiceStatus(Code):
    """State of the municipal service invoice (NFS-e) of a sale."""

    ISSUED = 1
    """Issued."""
    CANCELLED = 2
    """Cancelled."""
    PENDING = 3
    """Waiting to be issued."""
    ERROR = 4
    """Rejected by the city hall, or failed."""


class RpsKind(Code):
    """Kind of the provisional receipt (RPS) from which an NFS-e is issued."""

    NORMAL = 1
    """Provisional service receipt."""
    MIXED = 2
    """Invoice of goods and services together."""
    COUPON = 3
    """Receipt of a till (cupom)."""


class CancellationReason(Code):
    """Why an invoice is cancelled."""

    ISSUE_ERROR = 1
    """It was issued with an error."""
    SERVICE_NOT_RENDERED = 2
    """Service not rendered."""
    DUPLICITY = 3
    """Issued twice."""
    OTHER = 4
    """Anything else."""


class ApiVersion(Code):
    """A version of the service's API."""

    V1 = 1
    """The old version."""
    V2 = 2
    """The current version."""


class ActiveStatus(Code):
    """Whether a service, a customer, a payment method or a plan is in use."""

    ACTIVE = 1
    """In use; the state of a new record."""
    INACTIVE = 2
    """Not in use."""


class PaymentKind(Code):
    """Kind of a payment method."""

    CASH = 1
    """Cash."""
    BOLETO = 2
    """Boleto."""
    CHEQUE = 3
    """Cheque."""
    EXTERNAL_CREDIT_CARD = 4
    """Credit card that is charged outside the service."""
    EXTERNAL_DEBIT_CARD = 5
    """Debit card that is charged outside the service."""
    DEPOSIT = 6
    """Deposit."""
    TRANSFER = 7
    """Bank transfer."""
    EXTERNAL_COLLECTION = 9
    """Other collection outside the service."""
    ONLINE_CARD = 11
    """Card that the service charges online."""
    PIX = 12
    """Pix."""


class PersonKind(Code):
    """Whether a customer is a legal entity or an individual."""

    LEGAL_ENTITY = 1
    """Legal entity, which has a CNPJ."""
    INDIVIDUAL = 2
    """Individual, who has a CPF."""


class Gender(Code):
    """Gender of a person. The service accepts this code, but returns the display text instead."""

    FEMALE = 1
    """Female."""
    MALE = 2
    """Male."""
    OTHER = 3
    """Other."""


class FrequencyDisplay(Code):
    """What is displayed as the frequency of a plan."""

    PLAN_FREQUENCY = 1
    """The plan's frequency."""
    CUSTOM_TEXT = 2
    """A custom text."""


class FederativeUnit(Code):
    """A federative unit by its IBGE code."""

    RO = 11
    """Rondônia."""
    AC = 12
    """Acre."""
    AM = 13
    """Amazonas."""
    RR = 14
    """Roraima."""
    PA = 15
    """Pará."""
    AP = 16
    """Amapá."""
    TO = 17
    """Tocantins."""
    MA = 21
    """Maranhão."""
    PI = 22
    """Piauí."""
    CE = 23
    """Ceará."""
    RN = 24
    """Rio Grande do Norte."""
    PB = 25
    """Paraíba."""
    PE = 26
    """Pernambuco."""
    AL = 27
    """Alagoas."""
    SE = 28
    """Sergipe."""
    BA = 29
    """Bahia."""
    MG = 31
    """Minas Gerais."""
    ES = 32
    """Espírito Santo."""
    RJ = 33
    """Rio de Janeiro."""
    SP = 35
    """São Paulo."""
    PR = 41
    """Paraná."""
    SC = 42
    """Santa Catarina."""
    RS = 43
    """Rio Grande do Sul."""
    MS = 50
    """Mato Grosso do Sul."""
    MT = 51
    """Mato Grosso."""
    GO = 52
    """Goiás."""
    DF = 53
    """Distrito Federal."""
