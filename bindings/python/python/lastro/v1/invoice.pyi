# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.InvoiceV1Decoded:
    """Reads an invoice of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.InvoiceV1 | Mapping[str, object],
) -> str:
    """Writes an invoice of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["decode", "encode"]
