# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def inspect(
    number: str,
) -> _lastro.CardInspection:
    """The network and the check digit (Luhn) of a card's number: digits, or groups of them with single spaces.

    Raises LastroError:
    None: any other text has no network and no right check digit.
    """

def is_valid_expiry(
    validade: str,
    today: types.DateInput | None = None,
) -> bool:
    """Whether a text is a real month `YYYYMM`, and not one before the month of `today` where that is given.

    Raises LastroError:
    None: any other text gives false.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CardDecoded:
    """Reads a card from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.Card | Mapping[str, object],
) -> str:
    """Writes a card as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

def body(
    value: _lastro.Card | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a card: read-only and display fields left out, and on insert the keys.

    Raises LastroError:
    None for a value of the type.
    """

def validate(
    value: _lastro.Card | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a card before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.

    Raises LastroError:
    `invalid` if the value is not an object. All other problems are listed as issues.
    """

__all__ = ["inspect", "is_valid_expiry", "decode", "encode", "body", "validate"]
