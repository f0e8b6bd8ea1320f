# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.PaymentMethodDecoded:
    """Reads a payment method from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        PaymentMethodDecoded: A payment method as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.payment_method.decode({"tipo": 13})
        PaymentMethodDecoded(value=PaymentMethod(tipo=PaymentKind(13)), issues=[])
    """

def encode(
    value: _lastro.PaymentMethod | Mapping[str, object],
) -> str:
    """Writes a payment method as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (PaymentMethod | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.payment_method.encode({"novo": Decimal("1.0")})
        '{"novo":1.0}'
    """

def body(
    value: _lastro.PaymentMethod | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a payment method: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (PaymentMethod | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.payment_method.body(
        ...     value={"id": 2, "nome": "Boleto", "tipo": 2, "multa": "2"},
        ...     operation="update",
        ... )
        '{"id":2,"nome":"Boleto","tipo":2,"multa":2.00}'
    """

def validate(
    value: _lastro.PaymentMethod | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a payment method before it is sent: values, codes, names, and its own rules
    as `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (PaymentMethod | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".
        today (datetime.date | str, optional): The current day, for the rules that need it.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid` if the value is not an object. All other problems are listed
            as issues.

    Example:
        >>> import lastro
        >>> lastro.payment_method.validate(
        ...     value={"id": 1, "nome": "Boleto", "status": 1, "tipo": 2, "multa": 2, "juros": "1.5"},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
