# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def next_business_day(
    date: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> datetime.date:
    """The first day on or after a date on which banks work (Resolução CMN 4.880/2020). `holidays`: local holidays, in
    addition to the national ones.

    Raises LastroError:
    `out_of_range` at `date` if there is none within a year, or before the year 10000.
    """

def bank_holidays(
    year: int,
) -> list[datetime.date]:
    """The national bank holidays of a year, in order: Carnival Monday and Tuesday, Good Friday and Corpus Christi
    among them, 20 November from 2024.

    Raises LastroError:
    `out_of_range` at `year` outside 1 to 9999.
    """

__all__ = ["next_business_day", "bank_holidays"]
