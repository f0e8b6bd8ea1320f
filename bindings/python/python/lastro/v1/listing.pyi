# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    json: types.JsonInput,
) -> _lastro.ListingV1Decoded:
    """Reads a listing of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ListingV1Decoded: A listing of version 1 as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.listing.decode({"inicio": "0", "limite": "10", "data": [{"id": "1"}]})
        ListingV1Decoded(value=ListingV1(inicio=0, limite=10, data=['{"id":"1"}']),
        issues=[])
    """

def encode(
    value: _lastro.ListingV1 | Mapping[str, object],
) -> str:
    """Writes a listing of version 1 as the service does: numbers and amounts as texts,
    unset fields left out, nothing else lost.

    Args:
        value (ListingV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.listing.encode({"inicio": 0, "limite": 10, "data": [{"id": "1"}]})
        '{"inicio":"0","limite":"10","data":[{"id":"1"}]}'
    """

__all__ = ["decode", "encode"]
