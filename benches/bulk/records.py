"""Benchmarks of whole records: reads sales in NDJSON into columns, validates them, and converts sales of version 1."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Annotated, Any

import duckdb
import lastro
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.json
from lastro import bulk
from lastro.v1 import convert
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model

import inputs
from columns import faster
from harness import ONLY_CHECK, Contender, cents, megabytes, work

SALES = 500 if ONLY_CHECK else 50_000
SLOW = SALES // 10
"""Number of sales for the compared libraries that take tens of microseconds per sale."""
RECORDS = json.loads((Path(__file__).parent.parent / "records.json").read_text(encoding="utf-8"))
CHOSEN = {
    "id": "BIGINT", "data": "DATE", "agendamento": "BIGINT", "id_cliente": "BIGINT", "cliente": "VARCHAR",
    "discriminacao": "VARCHAR", "desconto": "DECIMAL(17,2)", "valor_venda": "DECIMAL(17,2)", "metodo_cobranca": "BIGINT",
    "id_meio_pagamento": "BIGINT", "meio_pagamento": "VARCHAR", "parcela_status": "BIGINT", "nfse_status": "BIGINT",
}  # fmt: skip
"""Thirteen columns of a sale that are not nested, with their DuckDB types."""
ODD = {'"1,50"': '{"valor_venda": "1,50"}', "1.505": '{"valor_venda": 1.505}'}
"""Invalid amounts such as real exports have. Each key is the amount as shown in the notes, each value a record with it."""

WORDS = {
    "text": "VARCHAR", "whole": "BIGINT", "date": "DATE", "moment": "VARCHAR",
    "amount": "DECIMAL(17,2)", "quantity": "DECIMAL(20,10)",
}  # fmt: skip
"""The DuckDB type for each type name in `records.json`."""

Reader = Callable[[Path], Any]


def own(path: Path) -> pa.Table:
    return pa.table(bulk.read("sale", path, threads=1))


def by_duckdb(function: str, options: str = "") -> Reader:
    con = duckdb.connect()
    con.execute("SET threads = 1")
    return lambda path: con.sql(f"FROM {function}('{path}', format='newline_delimited'{options})").to_arrow_table()


def all_columns() -> dict[str, str]:
    """The DuckDB type of every field of a sale, including its nested records."""
    known = dict(WORDS)
    for name, fields in RECORDS.items():
        types = {field: f"{known[word[0]]}[]" if isinstance(word, list) else known[word] for field, word in fields.items()}
        known[name] = "STRUCT(" + ", ".join(f"{field} {type_}" for field, type_ in types.items()) + ")"
    return types


def by_pyarrow(path: Path) -> pa.Table:
    schema = pa.schema([("valor_venda", pa.decimal128(17, 2))])
    options = pyarrow.json.ParseOptions(explicit_schema=schema)
    return pyarrow.json.read_json(path, pyarrow.json.ReadOptions(use_threads=False), options)


def by_polars(path: Path) -> pa.Table:
    return pl.read_ndjson(path).to_arrow()


def by_pandas(path: Path) -> pa.Table:
    return pa.table({"valor_venda": pd.read_json(path, lines=True)["valor_venda"].tolist()})


def pydantic() -> TypeAdapter[Any]:
    """A pydantic model with the same fields as lastro's sale: amounts are `Decimal` with two places."""
    known: dict[str, Any] = {
        "text": str, "whole": int, "date": date, "moment": datetime,
        "amount": Annotated[Decimal, Field(decimal_places=2)], "quantity": Annotated[Decimal, Field(decimal_places=10)],
    }  # fmt: skip
    loose = ConfigDict(extra="allow")
    for name, fields in RECORDS.items():
        types = {field: list[known[word[0]]] if isinstance(word, list) else known[word] for field, word in fields.items()}
        known[name] = create_model(name, __config__=loose, **{field: (type_ | None, None) for field, type_ in types.items()})
    return TypeAdapter(known["sale"])


def found(reader: Reader, folder: Path) -> str:
    """Describes what a library's JSON reader does with the invalid amounts."""
    said = []
    for shown, text in ODD.items():
        path = folder / "odd.ndjson"
        path.write_text('{"valor_venda": "2.00"}\n' + text + "\n", encoding="utf-8")
        try:
            table = reader(path)
            value = table["valor_venda"].to_pylist()[1]
            if value is None:
                issues = table["issues"][1].as_py() if "issues" in table.schema.names else []
                made = "null and an issue" if issues else "null, not a word"
            else:
                made = f"{value!r}" if isinstance(value, float | str) else str(value)
        except Exception:  # the reader stops, so the other rows of the file are lost
            made = "ends the file"
        said.append(f"`{shown}`: {made}")
    return ", ".join(said)


def read(clean: Path, odd: Path, folder: Path) -> None:
    written = [json.loads(line, parse_float=Decimal) for line in clean.open(encoding="utf-8")]
    wanted = sum(int(Decimal(sale["valor_venda"]) * 100) for sale in written)
    lists = ("parcelas", "itens")
    sums = (wanted, *(sum(int(Decimal(part["valor"]) * 100) for sale in written for part in sale[name]) for name in lists))

    def nested(table: pa.Table) -> tuple[int, ...]:
        assert not any(table["issues"].to_pylist()), "clean sales have no issues"
        parts = [table[name].combine_chunks().flatten().field("valor") for name in lists]
        return tuple(int(cents(column).sum()) for column in (table["valor_venda"], *parts))

    def flat(table: pa.Table) -> int:
        column = table["valor_venda"]
        if pa.types.is_string(column.type) or pa.types.is_large_string(column.type) or pa.types.is_string_view(column.type):
            column = pa.array([Decimal(text) for text in column.to_pylist()], pa.decimal128(17, 2))
        return int(cents(column).sum())

    def oddities(table: pa.Table) -> tuple[int, ...]:
        assert all(len(issues) == 2 for issues in table["issues"].to_pylist()), "each odd sale has two issues"
        assert table["desconto"].null_count == len(table), "what is no amount is null"
        return (int(cents(table["valor_venda"]).sum()), *sums[1:])

    columns = len(set(own(clean).schema.names) - {"source", "issues"})
    columns_of = lambda types: ", columns={" + ", ".join(f"{name}: '{type_}'" for name, type_ in types.items()) + "}"  # noqa: E731
    chosen, whole = columns_of(CHOSEN), by_duckdb("read_json", columns_of(all_columns()))
    typed, lenient = by_duckdb("read_json", chosen), by_duckdb("read_json", chosen + ", ignore_errors=true")
    auto = by_duckdb("read_json_auto")
    adapter = pydantic()

    def models() -> list[Any]:
        with clean.open("rb") as lines:
            return [adapter.validate_json(line) for line, _ in zip(lines, range(SLOW))]

    for part, first in zip(models(), written):
        assert part.valor_venda == Decimal(first["valor_venda"]), "pydantic"
    size = f"{SALES:,} sales, {megabytes(clean):.0f} MB"

    def contender(who: str, reader: Reader, remark: str) -> Contender:
        return Contender(who, lambda: reader(clean), lambda table: (flat(table), *sums[1:]), f"{remark}; {found(reader, folder)}")

    work(
        "read sales", SALES, sums,
        Contender("lastro", lambda: own(clean), nested, f"all {columns} columns, two nested lists; {found(own, folder)}"),
        Contender("lastro, every row odd", lambda: own(odd), oddities, "two issues in each row, which is kept"),
        contender("DuckDB, typed", typed, f"{len(CHOSEN)} columns, no lists"),
        contender("DuckDB, all columns typed", whole, "two nested lists"),
        contender("DuckDB, typed, errors ignored", lenient, f"{len(CHOSEN)} columns, no lists"),
        contender("DuckDB, inferred", auto, "all columns"),
        contender("pyarrow, amounts typed", by_pyarrow, "all columns"),
        contender("Polars, inferred", by_polars, "all columns"),
        contender("pandas", by_pandas, "one column kept"),
        Contender("pydantic", models, note="models, no columns", rows=SLOW),
        unit="MB/s", amount=megabytes(clean), size=size,
    )  # fmt: skip
    faster("read sales", SALES, lambda: own(clean), lambda: pa.table(bulk.read("sale", clean, threads=2)))


def validate(clean: Path, odd: Path) -> None:
    """Validates sales, including the rules between several fields."""

    def issues(table: Any) -> int:
        return sum(len(row) for row in pa.table(table)["issues"].to_pylist())

    def checked(threads: int, path: Path = clean) -> Any:
        return pa.table(bulk.validate("sale", path, operation="update", threads=threads))

    def one_by_one(path: Path = clean) -> int:
        count = 0
        with path.open("rb") as lines:
            for line, _ in zip(lines, range(SLOW)):
                found = lastro.sale.validate(lastro.sale.decode(line).value, "update").issues
                count += sum(issue.severity == "error" for issue in found)
        return count

    wanted = issues(checked(1))
    assert one_by_one(odd) == issues(checked(1, odd)[:SLOW]) > 0, "the issues of a call a sale"
    work(
        "validate sales", SALES, wanted,
        Contender("lastro", lambda: checked(1), issues),
        Contender("lastro, a call a sale", one_by_one, rows=SLOW),
    )  # fmt: skip
    faster("validate sales", SALES, lambda: checked(1), lambda: checked(2))


def v1_to_v2(path: Path) -> None:
    def one_by_one() -> int:
        with path.open("rb") as lines:
            read = (convert.sale_to_v2(json.loads(line)).value for line, _ in zip(lines, range(SLOW)))
            return sum(int(Decimal(sale.valor_venda) * 100) for sale in read)

    def run() -> pa.Table:
        return pa.table(bulk.v1_to_v2("sale", path, threads=1))

    sums = lambda table: int(cents(table["valor_venda"]).sum())  # noqa: E731
    assert sums(run()[:SLOW]) == one_by_one(), "v1 to v2: a call a sale"
    work(
        "v1 to v2", SALES, sums(run()),
        Contender("lastro", run, sums),
        Contender("lastro, a call a sale", one_by_one, note="to objects, no columns", rows=SLOW),
        size=f"{SALES:,} sales of {megabytes(path) * 1000 / SALES:.1f} KB",
    )  # fmt: skip


def main(folder: Path) -> None:
    random = Random(5)
    clean = inputs.written(folder / "sales.ndjson", inputs.sales(SALES))
    odd = inputs.written(folder / "odd-sales.ndjson", map(inputs.odd, inputs.sales(SALES)))
    old = inputs.written(folder / "v1.ndjson", (inputs.sale_v1(id, random) for id in range(1, SALES + 1)))
    read(clean, odd, folder)
    validate(clean, odd)
    v1_to_v2(old)
