# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def to_code(
    item: str,
) -> int:
    """The number that the service takes for an item: `1.02` is 102. The sub-item always has two digits.

    Raises LastroError:
    `invalid_service_item`, with the item as it is `printed` where digits alone were given.
    """

def to_item(
    code: int,
) -> str:
    """The item of a number: 102 is `1.02`.

    Raises LastroError:
    `invalid_service_item`.
    """

__all__ = ["to_code", "to_item"]
