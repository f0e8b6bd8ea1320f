"""Reconciles a month of sales with pandas: what was received, what is overdue on a day, and what it costs by now.

    python reconcile_month.py 2026-02-19 page-1.json page-2.json ...

The pages are the bodies of the service's responses, unchanged. Amounts stay ``Decimal`` in columns of dtype ``object``, so
that a sum is exact.
"""

import sys
from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pandas as pd

from lastro import InstallmentStatus, Sale, boleto, installments, pages, query, sale

FINE, MONTHLY_INTEREST = 2, 1
PAGE_SIZE = 25
NOTHING = Decimal("0.00")


def read(bodies: Iterable[bytes]) -> Iterator[Sale]:
    """The sales of the pages, in the pagination that requested them."""
    step = pages.start("sales.list", query.build("sale", sort=["id"], limit=PAGE_SIZE))
    for body in bodies:
        step = pages.next(step.state, body)
        for text in step.items:
            decoded = sale.decode(text)
            if decoded.issues:
                raise ValueError(f"sale {decoded.value.id}: {decoded.issues}")
            yield decoded.value
    if not step.done:
        raise ValueError("the last page is missing")


def rows(sold: Sale, today: date) -> Iterator[dict[str, object]]:
    """A row an installment: its state on the day and, when it is overdue, what it costs by then."""
    for owed in sold.parcelas or []:
        if owed.data_vencimento is None or owed.valor is None:
            raise ValueError(f"installment {owed.id} has no due date or no value")
        status = installments.status(owed, today)
        days = boleto.days_late(owed.data_vencimento, today) if status is InstallmentStatus.OVERDUE else 0
        late = boleto.late_charges(owed.valor, FINE, MONTHLY_INTEREST, days)
        yield {
            "parcela": owed.numero,
            "cliente": sold.cliente,
            "data_vencimento": owed.data_vencimento,
            "status": status.name,
            "valor": owed.valor,
            "valor_recebido": owed.valor_recebido or NOTHING,
            "dias": days,
            "multa_total": late.multa_total,
            "juros_mensal_total": late.juros_mensal_total,
            "valor_novo": late.valor_novo,
        }


def reconcile(sales: Iterable[Sale], today: date) -> pd.DataFrame:
    """Every installment of the sales, by due date."""
    frame = pd.DataFrame([row for sold in sales for row in rows(sold, today)])
    return frame.sort_values("data_vencimento", kind="stable", ignore_index=True)


def in_state(frame: pd.DataFrame, *states: InstallmentStatus) -> pd.DataFrame:
    return frame[frame["status"].isin([state.name for state in states])]


def totals(frame: pd.DataFrame) -> dict[str, Decimal]:
    """The month in six amounts."""

    def total(part: pd.DataFrame, *columns: str) -> Decimal:
        return sum((amount for column in columns for amount in part[column]), NOTHING)

    status = InstallmentStatus
    valid = in_state(frame, status.PENDING, status.PAID, status.PARTIALLY_RECEIVED, status.OVERDUE)
    late = in_state(frame, status.OVERDUE)
    sold, received = total(valid, "valor"), total(valid, "valor_recebido")
    return {
        "sold": sold,
        "received": received,
        "open": sold - received,
        "overdue": total(late, "valor"),
        "charges": total(late, "multa_total", "juros_mensal_total"),
        "overdue with charges": total(late, "valor_novo"),
    }


def main(day: str, *files: str) -> None:
    today = date.fromisoformat(day)
    sales = list(read(Path(file).read_bytes() for file in files))
    frame = reconcile(sales, today)
    late = in_state(frame, InstallmentStatus.OVERDUE)
    print(f"{len(frame)} installments of {len(sales)} sales; {len(late)} overdue on {today}\n")
    print(late.drop(columns=["status", "valor_recebido"]).to_string(index=False))
    print()
    print(frame.groupby("status")["valor"].agg(["count", "sum"]).to_string())
    print()
    for name, amount in totals(frame).items():
        print(f"{name:<22}{amount:>12}")


if __name__ == "__main__":
    main(*sys.argv[1:])
