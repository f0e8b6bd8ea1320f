# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    json: types.JsonInput,
) -> _lastro.InstallmentV1Decoded:
    """Reads an installment of version 1 from a JSON document. Every problem is listed with
    its path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        InstallmentV1Decoded: An installment of version 1 as it was read, and the values
            that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.installment.decode({"id": "1", "valor": "10.00", "status": "10"})
        InstallmentV1Decoded(value=InstallmentV1(id=1, valor=Decimal('10.00'),
        status=InstallmentStatusV1.ERROR), issues=[])
    """

def encode(
    value: _lastro.InstallmentV1 | Mapping[str, object],
) -> str:
    """Writes an installment of version 1 as the service does: numbers and amounts as
    texts, unset fields left out, nothing else lost.

    Args:
        value (InstallmentV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.installment.encode({"id": 1, "parcela": 2, "data_vencimento": "2026-12-01", "valor": "100", "status": 6})
        '{"id":"1","parcela":"2","data_vencimento":"2026-12-01","valor":"100.00","status":"6"}'
    """

__all__ = ["decode", "encode"]
