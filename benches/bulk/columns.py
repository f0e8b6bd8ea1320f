"""Benchmarks of operations on columns: late charges, equal shares, days late, CPFs, ageing, a journal of webhooks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import duckdb
import lastro.duckdb
import lastro.polars  # noqa: F401  the import registers the expressions
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute
from lastro import boleto, bulk, webhook
from validate_docbr import CPF

import inputs
from harness import ONLY_CHECK, Contender, cents, decimals, emit, streamed, work

ROWS = 2_000 if ONLY_CHECK else 1_000_000
SLOW = ROWS // 20
"""Number of rows for the compared libraries that take a microsecond or more per row."""
SECONDS = 3
"""How long one thread is compared with two, in seconds. Runs with one and with two alternate; the fastest of each counts."""
CENT = Decimal("0.01")
BY_HAND = "whole cents by hand: three expressions that each user must write"
CHARGES = ["multa_total", "juros_mensal_total", "valor_novo"]


def amounts(table: Any) -> list[np.ndarray[Any, Any]]:
    table = pa.table(table)
    return [cents(table[name]) for name in CHARGES]


def late_charges() -> None:
    """Computes a fine of 2 % and interest of 1 % per month. Each is rounded once, half up."""
    valor, dias, table = inputs.late(ROWS)
    fine, interest = np.where(dias > 0, (valor * 2 + 50) // 100, 0), (valor * dias + 1_500) // 3_000
    wanted = [fine, interest, valor + fine + interest]
    frame = pl.DataFrame(table)
    frame_cents = frame.with_columns(valor=pl.Series(valor))
    con = duckdb.connect()
    con.execute("SET threads = 1")
    con.register("given", table)
    con.execute("CREATE TABLE parcelas AS SELECT * FROM given")
    con.register("given_cents", pa.table({"valor": valor, "dias": dias}))
    con.execute("CREATE TABLE cents AS SELECT * FROM given_cents")
    lastro.duckdb.register(con)
    reais = valor / 100
    objects = pd.DataFrame({"valor": table["valor"][:SLOW].to_pylist(), "dias": dias[:SLOW]})

    def sql(multa: str, juros: str, source: str) -> pa.Table:
        return con.sql(
            f"SELECT multa_total, juros_mensal_total, valor + multa_total + juros_mensal_total AS valor_novo FROM "
            f"(SELECT valor, CASE WHEN dias > 0 THEN {multa} ELSE 0 END AS multa_total, {juros} AS juros_mensal_total FROM {source})"
        ).to_arrow_table()

    def expressions(frame: pl.DataFrame, multa: pl.Expr, juros: pl.Expr) -> pa.Table:
        charged = frame.select("valor", pl.when(pl.col("dias") > 0).then(multa).otherwise(0).alias(CHARGES[0]), juros.alias(CHARGES[1]))
        total = pl.col("valor") + pl.col(CHARGES[0]) + pl.col(CHARGES[1])
        return charged.select(CHARGES[0], CHARGES[1], total.alias(CHARGES[2])).to_arrow()

    def floats() -> pa.Table:
        multa = np.where(dias > 0, np.round(reais * 0.02, 2), 0.0)
        juros = np.round(reais * 0.01 / 30 * dias, 2)
        return pa.table([multa, juros, reais + multa + juros], names=CHARGES)

    def loops() -> pa.Table:
        multa = objects.valor.map(lambda v: (v * 2 / 100).quantize(CENT, ROUND_HALF_UP)).where(objects.dias > 0, Decimal(0))
        each = zip(objects.valor, objects.dias.tolist(), strict=True)
        juros = pd.Series([(v * d / 3000).quantize(CENT, ROUND_HALF_UP) for v, d in each])
        return pa.table(pd.DataFrame(dict(zip(CHARGES, [multa, juros, objects.valor + multa + juros], strict=True))))

    v, d = pl.col("valor"), pl.col("dias")
    work(
        "late charges", ROWS, wanted,
        Contender("lastro", lambda: pa.table(bulk.late_charges(table)), amounts),
        batch_by_batch(bulk.late_charges, table),
        Contender("lastro in Polars", lambda: frame.select(v.lastro.late_charges(dias="dias").alias("c")).unnest("c").to_arrow(), amounts),
        Contender("lastro in DuckDB, over Arrow", lambda: con.sql(
            "SELECT unnest(lastro_late_charges(valor, dias)) FROM parcelas").to_arrow_table(), amounts),
        Contender("DuckDB, decimals", lambda: sql("round(valor * 2 / 100, 2)", "round(valor * dias / 3000, 2)", "parcelas"), amounts, may_differ=True),
        Contender("DuckDB, whole cents", lambda: sql("(valor * 2 + 50) // 100", "(valor * dias + 1500) // 3000", "cents"), amounts, BY_HAND),
        Contender("Polars, decimals", lambda: expressions(frame, (v * 2 / 100).round(2), (v * d / 3000).round(2)), amounts, may_differ=True),
        Contender("Polars, whole cents", lambda: expressions(frame_cents, (v * 2 + 50) // 100, (v * d + 1500) // 3000), amounts, BY_HAND),
        Contender("numpy, floats", floats, amounts, may_differ=True),
        Contender("pandas, `Decimal`", loops, amounts, rows=SLOW),
    )  # fmt: skip
    two_threads("late charges", table, bulk.late_charges)


def batch_by_batch(operation: Callable[[Any], Any], table: pa.Table) -> Contender:
    """A contender that drops each result batch. This measures the operation without the cost of memory for the whole result."""
    return Contender("lastro, batch by batch", lambda: streamed(operation(table.to_reader())), note="no batch is kept, as when writing a file")


def two_threads(name: str, table: pa.Table, operation: Any) -> None:
    """Compares the wall time of an operation in one Python thread with two threads, each of which computes half of the rows."""
    half = len(table) // 2
    halves = [table[:half], table[half:]]
    with ThreadPoolExecutor(2) as pool:
        one = lambda part: streamed(operation(part))  # noqa: E731
        faster(name, len(table), lambda: one(table), lambda: [*pool.map(one, halves)])


def faster(name: str, rows: int, one: Any, two: Any) -> None:
    """Measures and prints how much faster two threads are than one."""
    took: dict[int, float] = {}
    end = time.perf_counter() + (0 if ONLY_CHECK else SECONDS)
    while not took or time.perf_counter() < end:
        for threads, run in ((1, one), (2, two)):
            begun = time.perf_counter()
            run()
            seconds = time.perf_counter() - begun
            took[threads] = min(seconds, took.get(threads, seconds))
    emit(f"two threads: {name}", f"{rows:,} rows", "lastro", None if ONLY_CHECK else took[1] / took[2], "x", "compared with one thread, by the clock")


def split() -> None:
    """Splits each amount into twelve shares. The first shares get the cents that are left over."""
    valor, _, table = inputs.late(ROWS)
    share, left = valor // 12, valor % 12
    wanted = [(share[:, None] + (np.arange(12) < left[:, None])).reshape(-1)]

    def loops() -> list[list[Decimal]]:
        made = []
        for value in valor[:SLOW].tolist():
            share, left = divmod(value, 12)
            made.append([Decimal(share + (part < left)).scaleb(-2) for part in range(12)])
        return made

    def numpy() -> pa.Array:
        share, left = valor // 12, valor % 12
        return decimals((share[:, None] + (np.arange(12) < left[:, None])).reshape(-1))

    flat = lambda lists: [cents(pa.array(lists, pa.list_(pa.decimal128(17, 2))))]  # noqa: E731
    check = lambda answer: [cents(pa.table(answer)["parcelas"])]  # noqa: E731
    shares = wanted[0]
    assert (flat(loops())[0] == shares[: 12 * SLOW]).all(), "shares by hand"
    work(
        "split in 12", ROWS, wanted,
        Contender("lastro", lambda: pa.table(bulk.split(table, parcelas=12)), check),
        batch_by_batch(lambda given: bulk.split(given, parcelas=12), table),
        Contender("numpy, whole cents", numpy, lambda answer: [cents(answer)], "the shares alone, in one column: no lists, nothing checked"),
        Contender("Python, `Decimal`", loops, note="no column is made of them", rows=SLOW),
    )  # fmt: skip


def days_late() -> None:
    """Counts the days late. An installment due on a weekend or bank holiday may be paid on the next business day."""
    table = inputs.installments(ROWS)
    answer = pa.table(bulk.days_late(table))
    sample = table.slice(0, 500).select(["data_vencimento", "data_pagamento"]).to_pylist()
    days = [row["data_pagamento"] and boleto.days_late(row["data_vencimento"], row["data_pagamento"]) for row in sample]
    assert answer["dias"][:500].to_pylist() == days, "days late: a call a row"
    work(
        "days late", ROWS, None,
        Contender("lastro", lambda: pa.table(bulk.days_late(table)), note="no peer has the holidays of banks"),
        batch_by_batch(bulk.days_late, table),
    )  # fmt: skip


def cpf() -> None:
    texts = inputs.cpfs(ROWS)
    table = inputs.batched(pa.table({"cpf": pa.array(texts)}))
    judge = CPF()
    wanted = [np.arange(ROWS) % 10 != 0]
    work(
        "CPF", ROWS, wanted,
        Contender("lastro", lambda: pa.table(bulk.cpf(table)), lambda answer: [np.array(answer["valid"])], "valid, bare, formatted, the reason"),
        batch_by_batch(bulk.cpf, table),
        Contender("validate-docbr", lambda: judge.validate_list(texts[:SLOW]), lambda answer: [np.array(answer)], "valid alone", rows=SLOW),
    )  # fmt: skip


def ageing() -> None:
    table = inputs.installments(ROWS)
    run = lambda given: bulk.ageing(given, today=date(2026, 10, 1), multa=2, juros_mensal=1)  # noqa: E731
    answer = pa.table(run(table))
    # the charges of the overdue rows must be those that the operation `late_charges` computes
    late = answer.append_column("valor", table["valor"]).filter(pa.compute.equal(answer["status"], 5))
    charged = pa.table(bulk.late_charges(late.select(["valor", "dias"])))
    assert late.num_rows and all((cents(late[name]) == cents(charged[name])).all() for name in CHARGES), "ageing: its charges"
    note = "state, days late, charges, range of days: by business days, so no peer"
    work("ageing", ROWS, None, Contender("lastro", lambda: pa.table(run(table)), note=note), batch_by_batch(run, table))


def webhooks() -> None:
    """Verifies a journal of webhook bodies of 1.25 KB each. Every hundredth body has a forged signature."""
    rows = ROWS // 20
    secret, made = "segredo-de-teste", []
    note = "Cobrança referente à manutenção mensal, conforme contrato. " * 20
    for id in range(rows):
        data = {"id": id, "cliente": "João da Conceição", "valor_venda": f"{id}.90", "discriminacao": note[:715]}
        body = webhook.sign("vendas", "insert", json.dumps(data), 1_800_000_000, secret, "php")
        made.append((body.replace(".90", ".91", 1) if id % 100 == 0 else body).encode())
    table = pa.table({"body": made})
    each = sum(map(len, made)) / rows
    wanted = [np.arange(rows) % 100 != 0]

    def one_by_one() -> list[bool]:
        return [webhook.verify(secret, body).verdict == "ok" for body in made]

    work(
        "webhook journal", rows, wanted,
        Contender("lastro", lambda: pa.table(bulk.webhooks(table, secrets=secret)),
                  lambda answer: [np.array([verdict == "ok" for verdict in answer["verdict"].to_pylist()])], "verdict, cause, key of the event"),
        Contender("lastro, a call a body", one_by_one, lambda answer: [np.array(answer)], "verdict alone"),
        size=f"{rows:,} bodies of {each / 1000:.2f} KB",
    )  # fmt: skip


def main() -> None:
    late_charges()
    days_late()
    split()
    cpf()
    ageing()
    webhooks()
