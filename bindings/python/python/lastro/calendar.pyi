# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def next_business_day(
    date: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> datetime.date:
    """The first day on or after a date on which banks are open (Resolução CMN 4.880/2020).
    `holidays`: local holidays, in addition to the national ones.

    Args:
        date (datetime.date | str): The day.
        holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to
            the national ones; none when unset.

    Returns:
        datetime.date: The date.

    Raises:
        LastroError: `out_of_range` at `date` if there is no business day within a year, or
            if it would be past the year 9999.

    Example:
        >>> import lastro
        >>> lastro.calendar.next_business_day(
        ...     date="2026-01-23",
        ...     holidays=["2026-01-25", "2026-01-23", "2026-01-26"],
        ... )
        datetime.date(2026, 1, 27)
    """

def bank_holidays(
    year: int,
) -> list[datetime.date]:
    """The national bank holidays of a year, in order. They include Carnival Monday and
    Tuesday, Good Friday and Corpus Christi, and from 2024 on also 20 November.

    Args:
        year (int): The year, 1 to 9999.

    Returns:
        list[datetime.date]: The date.

    Raises:
        LastroError: `out_of_range` at `year` outside 1 to 9999.

    Example:
        >>> import lastro
        >>> lastro.calendar.bank_holidays(2000)
        [datetime.date(2000, 1, 1), datetime.date(2000, 3, 6), datetime.date(2000, 3, 7),
        datetime.date(2000, 4, 21), datetime.date(2000, 5, 1), datetime.date(2000, 6,
        22), datetime.date(2000, 9, 7), datetime.date(2000, 10, 12), datetime.date(2000,
        11, 2), datetime.date(2000, 11, 15), datetime.date(2000, 12, 25)]
    """

__all__ = ["next_business_day", "bank_holidays"]
