# Made from the core's tables by `cargo xtask python`: change them, not this file.
"""The legacy interface, version 1."""

from . import (
    sale,
    item,
    installment,
    invoice,
    payment_method,
    service,
    customer,
    listing,
    cancellation,
    receipt,
    boleto_update,
    form,
    request,
    response,
    retry,
    pages,
    convert,
)

__all__ = [
    "sale",
    "item",
    "installment",
    "invoice",
    "payment_method",
    "service",
    "customer",
    "listing",
    "cancellation",
    "receipt",
    "boleto_update",
    "form",
    "request",
    "response",
    "retry",
    "pages",
    "convert",
]
