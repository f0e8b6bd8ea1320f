"""Benchmarks of calculations: splits an amount, computes the dates of installments, and validates check digits."""

from collections.abc import Callable
from datetime import date
from decimal import ROUND_DOWN, Decimal

from dateutil.relativedelta import relativedelta
from dateutil.rrule import MONTHLY, rrule
from lastro import boleto, cnpj, cpf, installments, schedule
from moneyed import BRL, Money
from validate_docbr import CNPJ, CPF

from harness import Contender, inputs, work

CENT = Decimal("0.01")
valor, parcelas = Decimal(inputs["split"]["valor"]), inputs["split"]["parcelas"]


def by_moneyed(total: Money, count: int) -> list[Money]:
    """Splits an amount with the arithmetic of py-moneyed, which has no function for it."""
    share = Money((total.amount / count).quantize(CENT, ROUND_DOWN), total.currency)
    rest = total - share * count
    extra = int(rest.amount / CENT)
    larger = share + Money(CENT, total.currency)
    return [larger] * extra + [share] * (count - extra)


work(
    "split",
    f"{parcelas} shares",
    [money.amount for money in by_moneyed(Money(valor, BRL), parcelas)],
    Contender("lastro", lambda: installments.split(valor, parcelas)),
    Contender("py-moneyed", lambda: by_moneyed(Money(valor, BRL), parcelas), lambda all_: [one.amount for one in all_]),
)

first, count = date.fromisoformat(inputs["schedule"]["first"]), inputs["schedule"]["count"]
LAST_DAYS = range(28, first.day + 1)


def by_relativedelta() -> list[date]:
    return [first + relativedelta(months=k) for k in range(count)]


work(
    "occurrences",
    f"{count} dates",
    by_relativedelta(),
    Contender("lastro", lambda: schedule.occurrences(first, 1, 1, limit=count)),
    Contender("dateutil relativedelta", by_relativedelta),
    Contender(
        "dateutil rrule",
        lambda: [at.date() for at in rrule(MONTHLY, dtstart=first, bymonthday=LAST_DAYS, bysetpos=-1, count=count)],
    ),
)

documents: list[tuple[str, Callable[[str], bool], Callable[[str], bool] | None]] = [
    ("cpf", cpf.is_valid, CPF().validate),
    ("cnpj", cnpj.is_valid, CNPJ().validate),
    ("linha", boleto.is_valid_linha_digitavel, None),
]
for name, ours, theirs in documents:
    right, wrong = inputs["documents"][name]
    contenders = {"lastro": ours} | ({"validate-docbr": theirs} if theirs else {})
    work(
        name,
        "2 of them",
        [True, False],
        *(Contender(who, lambda is_valid=is_valid: [is_valid(right), is_valid(wrong)]) for who, is_valid in contenders.items()),
    )
