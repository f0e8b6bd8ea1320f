# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def digits(
    code: str,
) -> str:
    """The digits of a code printed with dots, hyphens or slashes: `6204-0/00` is
    `6204000`. Zeros in front count.

    Args:
        code (str): The code as a text.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_tax_code` for any other character, no digit, or more than 20.

    Example:
        >>> import lastro
        >>> lastro.tax_code.digits("11111111111111111111")
        '11111111111111111111'
    """

__all__ = ["digits"]
