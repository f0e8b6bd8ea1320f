# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The numeric codes that only version 1 has; an unknown number is kept as ``UNKNOWN_n``."""

from .._code import Code


class FrequencyV1(Code):
    """Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat."""

    MONTHLY = 1
    """Every month."""
    BIMONTHLY = 2
    """Every 2 months."""
    QUARTERLY = 3
    """Every 3 months."""
    SEMIANNUAL = 6
    """Every 6 months."""
    ANNUAL = 12
    """Every 12 months."""


class InstallmentStatusV1(Code):
    """Payment state of an installment, or of a sale, derived from its installments."""

    PENDING = 1
    """Not paid yet."""
    PAID = 2
    """Paid."""
    PARTIALLY_RECEIVED = 3
    """Paid in part."""
    CANCELLED = 4
    """Cancelled."""
    OVERDUE = 5
    """Past its due date."""
    SUSPENDED = 6
    """Suspended."""
    NOT_AUTHORIZED = 7
    """The card's issuer rejected the payment."""
    EXPIRED = 8
    """Expired."""
    EXTERNAL_COLLECTION = 9
    """Collected outside the service."""
    ERROR = 10
    """The charge failed."""


class InvoiceStatusV1(Code):
    """State of an invoice."""

    ISSUED = 1
    """Issued."""
    CANCELLED = 2
    """Cancelled."""
    PENDING = 3
    """Waiting to be issued."""
    ISSUE_ERROR = 4
    """The city hall rejected it."""
    AWAITING_RECEIPT = 5
    """Will be issued once the sale is paid."""
    NOT_ISSUED = 6
    """Will not be issued."""
    REMITTANCE = 7
    """In remittance to the city hall."""
    ISSUING = 8
    """Being issued."""
    CANCELLING = 9
    """Being cancelled."""
