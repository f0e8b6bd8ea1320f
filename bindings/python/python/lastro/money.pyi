# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def parse(
    text: types.DecimalInput,
) -> Decimal:
    """Reads an amount from a string and returns its canonical form, with two decimal
    places.

    Args:
        text (Decimal | int | str): The amount as a text with a point: `129.90`. A float is
            refused.

    Returns:
        Decimal: The exact amount.

    Raises:
        LastroError: `invalid_money` if the string does not have the form `-?digits[.d[d]]`,
            or has leading zeros (`007.50`); `too_many_decimals` for a third decimal
            place, which is never rounded; `out_of_range` above 999999999999999.99.

    Example:
        >>> import lastro
        >>> lastro.money.parse("-999999999999999.99")
        Decimal('-999999999999999.99')
    """

def allocate(
    total: types.DecimalInput,
    weights: Sequence[types.DecimalInput],
) -> list[Decimal]:
    """Splits an amount by weights into shares that add up to it exactly, using the largest
    remainder method. Of equal remainders, the one with the lower index gets the cent. A
    weight of zero never receives a cent.

    Args:
        total (Decimal | int | str): The amount to share. A float is refused.
        weights (Sequence[Decimal | int | str]): The weights, none below zero and one at
            least above it.

    Returns:
        list[Decimal]: The exact amount.

    Raises:
        LastroError: `no_positive_weight` if no weight is above zero; `out_of_range` at a
            negative weight.

    Example:
        >>> import lastro
        >>> lastro.money.allocate(total="0.05", weights=["0", "1", "1", "0", "1"])
        [Decimal('0.00'), Decimal('0.02'), Decimal('0.02'), Decimal('0.00'),
        Decimal('0.01')]
    """

__all__ = ["parse", "allocate"]
