# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def encode(
    parameters: Sequence[Sequence[str]],
) -> types.Concealed:
    """The text of a form: UTF-8, a space as `+`, the order kept.

    Raises LastroError:
    None.
    """

def decode(
    form: str,
) -> types.FormPairs:
    """The names and values of a form's text, in order.

    Raises LastroError:
    `invalid_characters` at `form` for an escape that is not whole, or bytes that are no UTF-8.
    """

__all__ = ["encode", "decode"]
