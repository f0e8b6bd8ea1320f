# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def to_code(
    item: str,
) -> int:
    """The number by which the service identifies an item: `1.02` is 102. The sub-item must
    have two digits.

    Args:
        item (str): The item as it is printed, `1.02`.

    Returns:
        int: The number.

    Raises:
        LastroError: `invalid_service_item`. If only digits were given, its parameter
            `printed` is the item in its printed form.

    Example:
        >>> import lastro
        >>> lastro.lc116.to_code("40.99")
        4099
    """

def to_item(
    code: int,
) -> str:
    """The item with a given number: 102 is `1.02`.

    Args:
        code (int): The number that the service takes: 102.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_service_item`.

    Example:
        >>> import lastro
        >>> lastro.lc116.to_item(4099)
        '40.99'
    """

__all__ = ["to_code", "to_item"]
