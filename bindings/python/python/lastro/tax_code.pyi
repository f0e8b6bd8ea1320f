# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def digits(
    code: str,
) -> str:
    """Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`.
    Leading zeros are kept.

    Args:
        code (str): The code as a text.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_tax_code` if the code has any other character, no digits, or
            more than 20 digits.

    Example:
        >>> import lastro
        >>> lastro.tax_code.digits("11111111111111111111")
        '11111111111111111111'
    """

__all__ = ["digits"]
