# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.Cancellation | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Checks the body of "cancel invoice" before it is sent. The reason has at least 15 characters; version 1 needs
    one with code 4 only. The `sale` decides nothing here.

    Raises LastroError:
    `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed
    as issues.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CancellationDecoded:
    """Reads a cancellation from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.Cancellation | Mapping[str, object],
) -> str:
    """Writes a cancellation as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

def body(
    value: _lastro.Cancellation | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a cancellation: read-only and display fields left out, and on insert the keys.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["validate", "decode", "encode", "body"]
