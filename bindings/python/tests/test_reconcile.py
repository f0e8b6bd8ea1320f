"""Tests of the tutorial a-month-of-exports-in-python.md. The expected figures are computed here from the exports, without
lastro."""

from __future__ import annotations

import json
import sys
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from types import ModuleType
from typing import Any

import guide
import pandas as pd
import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/tutorials/a-month-of-exports-in-python.md"
PAGES = sorted((ROOT / "tests/fixtures/sales-2026-01").glob("page-*.json"))
DAY = date(2026, 2, 19)
# Carnival: an installment due from Saturday 14 to Tuesday 17 February may be paid on Ash Wednesday, the 18th
CARNIVAL = [date(2026, 2, day) for day in (14, 15, 16, 17)]
CENT = Decimal("0.01")
TOTALS = {
    "sold": "18337.31",
    "received": "7120.65",
    "open": "11216.66",
    "overdue": "2815.05",
    "charges": "63.77",
    "overdue with charges": "2878.82",
}


def saved(name: str, block: str) -> Any:
    """Creates a module from a code block that the page tells the reader to save as a file."""
    sys.modules[name] = module = ModuleType(name)
    exec(block, module.__dict__)
    return module


MONTH, RECONCILE = map(saved, ("month", "reconcile_month"), guide.blocks(PAGE, language="python"))


def sold() -> list[dict[str, Any]]:
    """The sales as plain JSON, without lastro."""
    pages = [json.loads(page.read_text(encoding="utf-8"), parse_float=Decimal) for page in PAGES]
    return [sale for page in pages for sale in page["data"]]


def bank_day(due: date) -> date:
    """The last day on which an installment can be paid without charges. Carnival is the only bank holiday on a due date here."""
    if due in CARNIVAL:
        return date(2026, 2, 18)
    return date.fromordinal(due.toordinal() + {5: 2, 6: 1}.get(due.weekday(), 0))


def expected(today: date) -> dict[str, tuple[str, Decimal, int, Decimal, Decimal]]:
    """For each installment: state, value, days late, fine and interest."""
    found = {}
    for owed in (owed for sale in sold() for owed in sale["parcelas"]):
        value, received = Decimal(owed["valor"]), Decimal(owed.get("valor_recebido") or 0)
        due = date.fromisoformat(owed["data_vencimento"])
        days, fine, interest = 0, Decimal(0), Decimal(0)
        if int(owed["status"]) == 4:
            state = "CANCELLED"
        elif received >= value:
            state = "PAID"
        elif received > 0:
            state = "PARTIALLY_RECEIVED"
        elif today > bank_day(due):
            state, days = "OVERDUE", (today - due).days
            fine = (value * 2 / 100).quantize(CENT, ROUND_HALF_UP)
            interest = (value * days / 3000).quantize(CENT, ROUND_HALF_UP)
        else:
            state = "PENDING"
        found[owed["numero"]] = (state, value, days, fine, interest)
    return found


def frame(today: date = DAY) -> pd.DataFrame:
    return RECONCILE.reconcile(MONTH.read(page.read_bytes() for page in PAGES), today)


@pytest.mark.parametrize("today", [date(2026, 1, 31), date(2026, 2, 14), date(2026, 2, 18), DAY, date(2026, 3, 31)])
def test_every_installment_as_computed_by_hand(today: date) -> None:
    rows = frame(today)
    known = expected(today)
    columns = ["status", "valor", "dias", "multa_total", "juros_mensal_total"]
    assert {row["parcela"]: tuple(row[column] for column in columns) for _, row in rows.iterrows()} == known
    assert len(rows) == len(known) > 100
    for _, row in rows.iterrows():
        assert row["valor_novo"] == row["valor"] + row["multa_total"] + row["juros_mensal_total"]


def test_amounts_stay_decimals() -> None:
    rows = frame()
    for column in ("valor", "valor_recebido", "multa_total", "juros_mensal_total", "valor_novo"):
        assert rows[column].dtype == object
        assert all(type(amount) is Decimal and amount.as_tuple().exponent == -2 for amount in rows[column])


def test_the_totals() -> None:
    made = RECONCILE.totals(frame())
    known = expected(DAY).values()
    received = sum(Decimal(owed.get("valor_recebido") or 0) for sale in sold() for owed in sale["parcelas"])
    assert made["sold"] == sum(value for state, value, *_ in known if state != "CANCELLED")
    assert made["received"] == received
    assert made["open"] == made["sold"] - received
    assert made["overdue"] == sum(value for state, value, *_ in known if state == "OVERDUE")
    assert made["charges"] == sum(fine + interest for *_, fine, interest in known)
    assert made["overdue with charges"] == made["overdue"] + made["charges"]
    # compares with fixed figures, too, in case both computations are wrong in the same way
    assert {name: str(amount) for name, amount in made.items()} == TOTALS


def test_carnival_gives_days_of_grace() -> None:
    grace, next_day = (frame(date(2026, 2, day)).set_index("parcela") for day in (18, 19))
    due = [number for number, row in grace.iterrows() if row["data_vencimento"] in CARNIVAL and row["status"] == "PENDING"]
    assert due
    for number in due:
        assert next_day.loc[number, "status"] == "OVERDUE"
        assert next_day.loc[number, "dias"] == (DAY - next_day.loc[number, "data_vencimento"]).days


def test_a_missing_page_is_noticed() -> None:
    with pytest.raises(ValueError, match="last page"):
        list(MONTH.read(page.read_bytes() for page in PAGES[:-1]))


def test_the_table_on_the_page() -> None:
    """The table on the page agrees with the expected figures. `crates/cli/tests/docs/tutorials.rs` compares the table with the
    program's output."""
    _, shown = guide.blocks(PAGE, language="console")
    command, *lines = shown.splitlines()
    assert DAY.isoformat() in command
    late = [number for number, (state, *_) in expected(DAY).items() if state == "OVERDUE"]
    assert sum(any(f" {number} " in line for number in late) for line in lines) == len(late) > 10
    assert lines[-6:] == [f"{name:<22}{amount:>12}" for name, amount in TOTALS.items()]
