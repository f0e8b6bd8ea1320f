# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cnpj: str,
) -> bool:
    """Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB
    2.229/2024), without punctuation or as `XX.XXX.XXX/XXXX-XX`, in upper or lower case.
    Returns false for any other string.

    Args:
        cnpj (str): A company's number, bare or printed.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.cnpj.is_valid("00.000.000/0001-91")
        True
    """

def format(
    cnpj: str,
) -> str:
    """The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.

    Args:
        cnpj (str): A company's number, bare or printed.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_cnpj`.

    Example:
        >>> import lastro
        >>> lastro.cnpj.format("11.222.333/0001-81")
        '11.222.333/0001-81'
    """

def check_digits(
    base: str,
) -> str:
    """Computes the two check digits of a CNPJ from its first 12 characters.

    Args:
        base (str): The first 12 digits or letters, bare or printed.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_cnpj` at `base` if it is not 12 digits or letters, with or
            without punctuation.

    Example:
        >>> import lastro
        >>> lastro.cnpj.check_digits("12.abc.345/01de")
        '35'
    """

__all__ = ["is_valid", "format", "check_digits"]
