# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def split(
    valor: types.DecimalInput,
    parcelas: int,
    policy: types.SplitPolicy | None = None,
) -> list[Decimal]:
    """Splits an amount into equal shares that add up to it exactly. Cents left over go one each to the first
    shares (`spread`, the default), or all to the `first` or the `last`.

    Raises LastroError:
    `out_of_range` at `parcelas` outside 1 to 1000.
    """

def plan(
    valor: types.DecimalInput,
    parcelas: int,
    first_due: types.DateInput,
    every_months: int | None = None,
    every_days: int | None = None,
    policy: types.SplitPolicy | None = None,
) -> list[_lastro.Installment]:
    """Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
    neither step is given; the 31st stays the 31st after a February), or every `every_days` days.

    Raises LastroError:
    As `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months
    or 1 to 36500 days, or a date past the year 9999.
    """

def status(
    installment: _lastro.Installment | Mapping[str, object],
    today: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> codes.InstallmentStatus:
    """The state of an installment on a day: cancelled stays; received in full is paid, in part is partially received;
    not received and past the first business day on or after the due date is overdue; else pending. `holidays`:
    local holidays, in addition to the national ones.

    Raises LastroError:
    `required` at `installment.valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at
    `data_vencimento` if no business day follows within a year.
    """

__all__ = ["split", "plan", "status"]
