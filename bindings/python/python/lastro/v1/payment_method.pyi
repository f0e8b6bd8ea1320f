# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    json: types.JsonInput,
) -> _lastro.PaymentMethodV1Decoded:
    """Reads a payment method of version 1 from a JSON document. Every problem is listed
    with its path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        PaymentMethodV1Decoded: A payment method of version 1 as it was read, and the values
            that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.payment_method.decode('{"banco":341,"agencia":1.50,"conta":12345678901234567890,"prazo":1e2}')
        PaymentMethodV1Decoded(value=PaymentMethodV1(banco='341', agencia='1.50',
        conta='12345678901234567890', prazo='1e2'), issues=[])
    """

def encode(
    value: _lastro.PaymentMethodV1 | Mapping[str, object],
) -> str:
    """Writes a payment method of version 1 as the service does: numbers and amounts as
    texts, unset fields left out, nothing else lost.

    Args:
        value (PaymentMethodV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.payment_method.encode({"id": 2, "nome": "Boleto", "tipo": 2, "agencia": "0001"})
        '{"id":"2","nome":"Boleto","tipo":"2","agencia":"0001"}'
    """

__all__ = ["decode", "encode"]
