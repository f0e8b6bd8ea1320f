# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    json: types.JsonInput,
) -> _lastro.ItemV1Decoded:
    """Reads an item of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ItemV1Decoded: An item of version 1 as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.item.decode({"id_servico": "4", "qtd": "2"})
        ItemV1Decoded(value=ItemV1(id_servico=4, qtd=Decimal('2')), issues=[])
    """

def encode(
    value: _lastro.ItemV1 | Mapping[str, object],
) -> str:
    """Writes an item of version 1 as the service does: numbers and amounts as texts, unset
    fields left out, nothing else lost.

    Args:
        value (ItemV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.item.encode({"recorrente": 1, "id_servico": 4, "valor": "10.5", "qtd": "2.0", "total": "21"})
        '{"recorrente":"1","id_servico":"4","valor":"10.50","qtd":"2","total":"21.00"}'
    """

__all__ = ["decode", "encode"]
