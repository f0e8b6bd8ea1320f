# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def split(
    valor: types.DecimalInput,
    parcelas: int,
    policy: types.SplitPolicy | None = None,
) -> list[Decimal]:
    """Splits an amount into equal shares that add up to it exactly. Remaining cents are
    added to the first shares, one cent each (`spread`, the default), or all to the
    `first` or the `last` share.

    Args:
        valor (Decimal | int | str): The amount. A float is refused.
        parcelas (int): Number of shares, 1 to 1000.
        policy (str, optional): Which shares get the cents left over; `spread` when unset.
            One of "spread", "first", "last".

    Returns:
        list[Decimal]: The exact amount.

    Raises:
        LastroError: `out_of_range` at `parcelas` outside 1 to 1000.

    Example:
        >>> import lastro
        >>> lastro.installments.split(valor="129.90", parcelas=12)
        [Decimal('10.83'), Decimal('10.83'), Decimal('10.83'), Decimal('10.83'),
        Decimal('10.83'), Decimal('10.83'), Decimal('10.82'), Decimal('10.82'),
        Decimal('10.82'), Decimal('10.82'), Decimal('10.82'), Decimal('10.82')]
    """

def plan(
    valor: types.DecimalInput,
    parcelas: int,
    first_due: types.DateInput,
    every_months: int | None = None,
    every_days: int | None = None,
    policy: types.SplitPolicy | None = None,
) -> list[_lastro.Installment]:
    """Splits an amount into equal installments with due dates. The dates are
    `every_months` calendar months or `every_days` days apart; one month if neither is
    given. Months are counted from the first date, so a plan that begins on a 31st
    returns to the 31st after February.

    Args:
        valor (Decimal | int | str): The amount. A float is refused.
        parcelas (int): Number of shares, 1 to 1000.
        first_due (datetime.date | str): The first due date.
        every_months (int, optional): Calendar months from one due date to the next, 1 to
            1200; 1 when unset.
        every_days (int, optional): Days from one due date to the next, 1 to 36500; months
            are counted when unset.
        policy (str, optional): Which shares get the cents left over; `spread` when unset.
            One of "spread", "first", "last".

    Returns:
        list[Installment]: One installment of a sale (`parcelas`).

    Raises:
        LastroError: Those of `split`; `contradiction` if both `every_months` and
            `every_days` are given; `out_of_range` if `every_months` is outside 1 to
            1200, `every_days` is outside 1 to 36500, or a date would be past the year
            9999.

    Example:
        >>> import lastro
        >>> lastro.installments.plan(valor="100.00", parcelas=3, first_due="2028-01-31")
        [Installment(parcela=1, data_vencimento=datetime.date(2028, 1, 31),
        valor=Decimal('33.34')), Installment(parcela=2,
        data_vencimento=datetime.date(2028, 2, 29), valor=Decimal('33.33')),
        Installment(parcela=3, data_vencimento=datetime.date(2028, 3, 31),
        valor=Decimal('33.33'))]
    """

def status(
    installment: _lastro.Installment | Mapping[str, object],
    today: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> codes.InstallmentStatus:
    """The payment state of an installment on a given day. A cancelled installment stays
    cancelled. An installment is paid if its whole amount was received, and partially
    received if a part was. If nothing was received, it is overdue after the first
    business day on or after its due date, and pending until then. `holidays`: local
    holidays, in addition to the national ones.

    Args:
        installment (Installment | Mapping): The installment.
        today (datetime.date | str): The current day, for the rules that need it.
        holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to
            the national ones; none when unset.

    Returns:
        InstallmentStatus: Payment state of an installment, or of a sale. The state of a
            sale is derived from its installments.

    Raises:
        LastroError: `required` at `installment.valor` if it is missing, and at
            `installment.data_vencimento` if it is missing and nothing was received;
            `out_of_range` at `valor` or `valor_recebido` below zero, and at
            `data_vencimento` if no business day follows within a year.

    Example:
        >>> import lastro
        >>> lastro.installments.status(
        ...     installment={"valor": "100.00", "data_vencimento": "2026-02-14", "status": 4, "valor_recebido": "100.00"},
        ...     today="2026-03-01",
        ... )
        InstallmentStatus.CANCELLED
    """

__all__ = ["split", "plan", "status"]
