# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def to_code(
    item: str,
) -> int:
    """The number that the service takes for an item: `1.02` is 102. The sub-item always
    has two digits.

    Args:
        item (str): The item as it is printed, `1.02`.

    Returns:
        int: The number.

    Raises:
        LastroError: `invalid_service_item`, with the item as it is `printed` where digits
            alone were given.

    Example:
        >>> import lastro
        >>> lastro.lc116.to_code("40.99")
        4099
    """

def to_item(
    code: int,
) -> str:
    """The item of a number: 102 is `1.02`.

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
