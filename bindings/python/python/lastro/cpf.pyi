# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cpf: str,
) -> bool:
    """Whether a string is a CPF: 11 digits with correct check digits (Receita Federal)
    that are not all equal, without punctuation or as `XXX.XXX.XXX-XX`. Returns false
    for any other string.

    Args:
        cpf (str): A person's number, bare or printed.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.cpf.is_valid("123.456.789-09")
        True
    """

def format(
    cpf: str,
) -> str:
    """The printed form of a valid CPF, `XXX.XXX.XXX-XX`.

    Args:
        cpf (str): A person's number, bare or printed.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_cpf`.

    Example:
        >>> import lastro
        >>> lastro.cpf.format("000.000.001-91")
        '000.000.001-91'
    """

__all__ = ["is_valid", "format"]
