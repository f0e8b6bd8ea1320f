# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.Receipt | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Validates the body of "confirm receipt" before it is sent. If `sale` is given, also
    checks that the receipt fits its installments. `version` has no effect here.

    Args:
        value (Receipt | Mapping): The record.
        sale (Sale | Mapping, optional): The sale.
        version (ApiVersion | int, optional): The version of the interface that the body is
            for; 2 when unset.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if
            the value is not an object. All other problems are returned as issues.

    Example:
        >>> import lastro
        >>> lastro.receipt.validate(
        ...     value={"data_recebimento": "2026-02-20", "valor_recebido": "1.00"},
        ...     sale={"parcelas": [{"id": 7, "valor": "100.00", "valor_recebido": "100.00"}]},
        ... )
        Validation(issues=[])
    """

def decode(
    json: types.JsonInput,
) -> _lastro.ReceiptDecoded:
    """Reads a receipt from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ReceiptDecoded: A receipt as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.receipt.decode({"data_recebimento": "2026-12-20", "id_parcela": "3", "valor_recebido": Decimal("10.5"), "obs": "Pix"})
        ReceiptDecoded(value=Receipt(data_recebimento=datetime.date(2026, 12, 20),
        id_parcela=3, valor_recebido=Decimal('10.50'), obs='Pix'), issues=[])
    """

def encode(
    value: _lastro.Receipt | Mapping[str, object],
) -> str:
    """Writes a receipt as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Receipt | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.receipt.encode({"data_recebimento": "2026-12-20", "valor_recebido": "10"})
        '{"data_recebimento":"2026-12-20","valor_recebido":10.00}'
    """

def body(
    value: _lastro.Receipt | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a receipt: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Receipt | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.receipt.body(
        ...     value={"data_recebimento": "2026-02-20", "valor_recebido": "10", "obs": "José"},
        ...     operation="update",
        ... )
        '{"data_recebimento":"2026-02-20","valor_recebido":10.00,"obs":"José"}'
    """

__all__ = ["validate", "decode", "encode", "body"]
