# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Types for annotations: what arguments accept, and the choices."""

import datetime
from collections.abc import Mapping
from decimal import Decimal
from typing import Literal, Union

from ._concealed import Concealed as Concealed
from ._concealed import FormPairs as FormPairs
from ._concealed import Headers as Headers

DecimalInput = Union[Decimal, int, str]
"""An exact decimal as input. A float is rejected: it has no exact decimal value."""

DateInput = Union[datetime.date, str]
"""A date as input, or a string ``YYYY-MM-DD``. A datetime is rejected: its time would be lost."""

DateTimeInput = Union[datetime.datetime, str]
"""An aware datetime as input, or an ISO 8601 string."""

JsonInput = Union[str, bytes, Mapping[str, object]]
"""A JSON document: a string, bytes, or a dict."""

SplitPolicy = Literal[
    "spread",
    "first",
    "last",
]
"""Which installments receive the cents that remain after an amount is split equally."""

Rounding = Literal[
    "half_up",
    "down",
]
"""How a fraction of a cent is rounded. Each formula is rounded only once, at its end."""

SlipKind = Literal[
    "boleto",
    "arrecadacao",
]
"""The kind of slip of a linha digitável."""

ZeroIssReason = Literal[
    "exempt",
    "immune",
    "export",
    "no_rate",
    "zero_rate",
    "zero_base",
]
"""Why no ISS is due."""

IssueCode = Literal[
    "malformed_json",
    "not_json",
    "not_ready",
    "already_started",
    "not_an_engine",
    "another_engine",
    "too_deep",
    "too_large",
    "invalid_utf8",
    "lone_surrogate",
    "duplicate_key",
    "invalid_type",
    "required",
    "blank",
    "invalid_integer",
    "invalid_money",
    "invalid_percent",
    "invalid_quantity",
    "too_many_decimals",
    "out_of_range",
    "invalid_date",
    "invalid_month",
    "invalid_date_time",
    "invalid_choice",
    "invalid_base64",
    "invalid_code",
    "mismatch",
    "too_long",
    "contradiction",
    "out_of_order",
    "unknown_field",
    "ignored",
    "invalid_municipality",
    "invalid_service_item",
    "too_short",
    "invalid_cpf",
    "invalid_cnpj",
    "invalid_cep",
    "invalid_email",
    "invalid_tax_code",
    "invalid_card_number",
    "invalid_security_code",
    "invalid_linha_digitavel",
    "invalid_barcode",
    "invalid_pix",
    "invalid_pix_key",
    "invalid_url",
    "locked_after_issue",
    "invoice_issued",
    "no_equivalent",
    "dropped",
    "derived",
    "placeholder",
    "invalid_characters",
    "unknown_key",
    "above_legal_limit",
    "no_occurrence",
    "nothing_to_charge",
    "nothing_to_receive",
    "no_positive_weight",
    "unbounded",
    "invalid_operator",
    "reserved_name",
    "unknown_operation",
    "more_issues",
    "internal",
    "unknown_argument",
    "unknown_column",
    "column_exists",
]
"""A stable, machine-readable name for a kind of problem. It is the same in every programming language."""

Severity = Literal[
    "error",
    "warning",
]
"""Whether an issue stops a request."""

WriteOperation = Literal[
    "insert",
    "update",
]
"""The operation for which a record is validated or its body is written."""

CardBrand = Literal[
    "elo",
    "hipercard",
    "amex",
    "diners",
    "mastercard",
    "visa",
    "unknown",
]
"""A card's network."""

PixKind = Literal[
    "estatico",
    "dinamico",
]
"""Kind of a Pix code: static codes contain the receiver's key, dynamic codes a URL of the charge."""

PixFault = Literal[
    "crc",
    "truncated",
    "malformed",
    "not_pix",
    "name_too_long",
    "city_too_long",
    "wrong_version",
    "wrong_currency",
    "wrong_country",
    "invalid_amount",
    "invalid_key",
    "invalid_url",
    "invalid_txid",
    "duplicate",
]
"""Why a Pix code is not valid."""

PixWarning = Literal[
    "lower_case_crc",
    "key_case",
]
"""What is unusual about a valid Pix code."""

Resource = Literal[
    "service",
    "payment_method",
    "customer",
    "sale",
    "plan",
    "cnae",
    "service_list_item",
    "municipality",
]
"""A kind of record that can be listed with a query."""

Operator = Literal[
    "eq",
    "neq",
    "gt",
    "lt",
    "gte",
    "lte",
    "between",
    "isnull",
    "isnotnull",
    "contains",
    "notcontains",
]
"""The comparison operator of a filter."""

ApiOperation = Literal[
    "services.list",
    "services.insert",
    "services.select",
    "services.update",
    "services.delete",
    "payment_methods.list",
    "customers.list",
    "customers.insert",
    "customers.select",
    "customers.update",
    "customers.delete",
    "sales.list",
    "sales.insert",
    "sales.select",
    "sales.update",
    "sales.delete",
    "sales.cancel_invoice",
    "sales.confirm_receipt",
    "sales.update_boleto",
    "plans.list",
    "plans.select",
    "wallet.select",
    "cnae.list",
    "service_list.list",
    "municipalities.list",
    "indices.list",
]
"""An operation of the service."""

ErrorKind = Literal[
    "bad_request",
    "unauthorized",
    "not_found",
    "rate_limited",
    "server",
    "unavailable",
    "other",
]
"""The kind of error that an HTTP status stands for."""

RetryAction = Literal[
    "retry",
    "give_up",
    "reconcile",
    "done",
]
"""What to do after an attempt."""

PageEnd = Literal[
    "complete",
    "missing",
    "repeated",
    "unsure",
]
"""How a pagination ended."""

ExchangeFailureKind = Literal[
    "refused",
    "unreachable",
    "unexpected_response",
    "cancelled",
    "key_refused",
]
"""Why an exchange failed."""

CarriedOut = Literal[
    "no",
    "unknown",
]
"""Whether a change was carried out."""

ExchangeEventKind = Literal[
    "response",
    "not_sent",
    "lost",
    "timed_out",
    "waited",
    "more",
    "cancelled",
]
"""What happened since the last step of an exchange."""

Verdict = Literal[
    "ok",
    "malformed",
    "not_an_object",
    "missing_header",
    "missing_signature",
    "bad_signature_encoding",
    "duplicate_key",
    "too_large",
    "too_deep",
    "empty_secret",
    "mismatch",
    "too_old",
    "too_new",
]
"""The outcome of a verification: `ok`, or the reason for rejecting the body."""

SignedForm = Literal[
    "as_sent",
    "unescaped",
    "php",
]
"""Which form of the body was signed."""

EventEntity = Literal[
    "customer",
    "sale",
    "service",
    "payment_method",
    "plan",
]
"""The kind of record of an event, among those that this version of the library knows."""

Cause = Literal[
    "nothing",
    "form",
    "secret_space",
    "escapes",
    "numbers",
    "indented",
    "base64_signature",
    "prefixed_signature",
    "double_encoded",
    "compressed",
    "parsed_object",
    "secret_or_data",
]
"""The likely cause why the signature of a body is not accepted."""

Flavour = Literal[
    "php",
    "php_unescaped",
    "js",
    "python",
]
"""A JSON encoder, which determines how strings are escaped and numbers are written."""

Language = Literal[
    "en",
    "pt-BR",
]
"""The language of a message."""

FormInput = Literal[
    "text",
    "textarea",
    "email",
    "tel",
    "integer",
    "decimal",
    "money",
    "percent",
    "date",
    "datetime",
    "checkbox",
    "select",
    "password",
    "group",
    "list",
    "hidden",
]
"""The kind of input element for a field."""
