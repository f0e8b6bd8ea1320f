# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    json: types.JsonInput,
) -> _lastro.InvoiceV1Decoded:
    """Reads an invoice of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        InvoiceV1Decoded: An invoice of version 1 as it was read, and the values that did
            not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.invoice.decode({"id": "9", "numero": "12", "valor_iss": "5.00", "url_pdf": "https://a.example"})
        InvoiceV1Decoded(value=InvoiceV1(id=9, numero='12', valor_iss=Decimal('5.00'),
        url_pdf='https://a.example'), issues=[])
    """

def encode(
    value: _lastro.InvoiceV1 | Mapping[str, object],
) -> str:
    """Writes an invoice of version 1 as the service does: numbers and amounts as texts,
    unset fields left out, nothing else lost.

    Args:
        value (InvoiceV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.invoice.encode({"numero": "17", "status": 1, "aliquota": "5", "valor_iss": "0.5"})
        '{"numero":"17","status":"1","aliquota":"5.00","valor_iss":"0.50"}'
    """

__all__ = ["decode", "encode"]
