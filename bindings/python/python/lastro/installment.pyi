# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.InstallmentDecoded:
    """Reads an installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.Installment | Mapping[str, object],
) -> str:
    """Writes an installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

def body(
    value: _lastro.Installment | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for an installment: read-only and display fields left out, and on insert the keys.

    Raises LastroError:
    None for a value of the type.
    """

def validate(
    value: _lastro.Installment | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks an installment before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.

    Raises LastroError:
    `invalid` if the value is not an object. All other problems are listed as issues.
    """

__all__ = ["decode", "encode", "body", "validate"]
