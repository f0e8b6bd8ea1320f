# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cep: str,
) -> bool:
    """Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as
    `XXYYY-ZZZ`. Shorter numbers are not padded. Returns false for any other string.

    Args:
        cep (str): A postal code, bare or printed.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.cep.is_valid("01.310-100")
        True
    """

def format(
    cep: str,
) -> str:
    """A CEP in the format that the service requires, `XX.YYY-ZZZ`.

    Args:
        cep (str): A postal code, bare or printed.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_cep`.

    Example:
        >>> import lastro
        >>> lastro.cep.format("01.310-100")
        '01.310-100'
    """

__all__ = ["is_valid", "format"]
