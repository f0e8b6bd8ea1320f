# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The choices of version 1, for annotations."""

from typing import Literal

OperationV1 = Literal[
    "sales.list",
    "sales.insert",
    "sales.select",
    "sales.update",
    "sales.delete",
    "sales.cancel_invoice",
    "sales.confirm_receipt",
    "sales.update_boleto",
    "services.list",
    "services.insert",
    "services.select",
    "services.update",
    "services.delete",
    "customers.list",
    "customers.insert",
    "customers.select",
    "customers.update",
    "customers.delete",
]
"""An operation of version 1."""

DirectionV1 = Literal[
    "ASC",
    "DESC",
]
"""The direction of a listing's sort."""
