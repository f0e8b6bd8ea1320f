# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def encode(
    parameters: Sequence[Sequence[str]],
) -> types.Concealed:
    """Encodes names and values as a form, in the given order. The form is UTF-8; spaces
    become `+`.

    Args:
        parameters (Sequence[Sequence[str]]): Names and values.

    Returns:
        Concealed:
    """

def decode(
    form: str,
) -> types.FormPairs:
    """Decodes a form to its names and values, in order.

    Args:
        form (str): The text of a form, `a=1&b=2`.

    Returns:
        FormPairs: Names and values in order; its `repr` shows the names alone.

    Raises:
        LastroError: `invalid_characters` at `form` for an incomplete escape, or bytes that
            are not UTF-8.
    """

__all__ = ["encode", "decode"]
