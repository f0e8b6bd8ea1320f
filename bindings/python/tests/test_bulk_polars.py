"""Tests of lastro.polars: the test vectors with and without the plugin, edge cases of expressions, and frames of records."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

pl = pytest.importorskip("polars")

import lastro
import lastro.polars
from bulk_corpus import BATCHES, FUNCTIONS, check, columns, plain, refused


@pytest.fixture(params=[True, False], ids=["plugin", "map_batches"], autouse=True)
def way(request: pytest.FixtureRequest) -> Iterator[bool]:
    lastro.polars.use_plugin(request.param)
    yield request.param
    lastro.polars.use_plugin(None)


def rows(frame: Any) -> list[Any]:
    return [plain(value) for value in frame.to_series().to_list()]


def charged(**arguments: Any) -> Any:
    return pl.col("valor").lastro.late_charges(**arguments)


def frame(count: int = 100) -> Any:
    return pl.DataFrame({"valor": [Decimal(n * 731) / 100 for n in range(count)], "dias": [n % 97 for n in range(count)]})


def wanted(valor: Any, dias: int) -> dict[str, Any]:
    one = lastro.boleto.late_charges(valor, 2, 1, dias)
    names = ("multa_total", "juros_mensal_total", "valor_novo")
    return {**{name: str(getattr(one, name)) for name in names}, "issues": []}


WANTED = [wanted(Decimal(n * 731) / 100, n % 97) for n in range(100)]


def test_the_example_is_true() -> None:
    failed, attempted = doctest.testmod(lastro.polars)
    assert failed == 0 and attempted == 7


def test_the_version_of_polars_decides_unless_use_plugin_was_called(way: bool) -> None:
    assert lastro.polars.uses_plugin() is way
    lastro.polars.use_plugin(None)
    assert lastro.polars.uses_plugin() is True


@pytest.mark.parametrize("key", BATCHES)
def test_the_vectors_as_expressions(key: str) -> None:
    batch = BATCHES[key]
    varying, constants = columns(batch)
    table = pl.DataFrame(varying)
    name = key.split()[0]
    parameters = inspect.signature(getattr(lastro.polars.Columns, name)).parameters
    (first,) = set(FUNCTIONS[name].arguments) - set(parameters)
    # passes None for an argument without a column: an omitted argument would be read from the column with its name
    given = {each: each if each in varying else None for each in parameters if each in FUNCTIONS[name].arguments}
    left_out = [each for each in given if each in constants or (each not in varying and parameters[each].default != each)]
    given = {each: column for each, column in given.items() if each not in left_out}
    try:
        found = table.select(getattr(pl.col(first).lastro, name)(**given, **constants))
    except lastro.LastroError as error:
        refused(batch, " ".join(issue.path for issue in error.issues))
    except pl.exceptions.ComputeError as error:
        refused(batch, str(error))
    else:
        check(batch, rows(found))


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_a_query_knows_its_schema_and_runs_on_both_engines(engine: str) -> None:
    lazy = frame().lazy().select(charged().alias("novo"))
    schema = lazy.collect_schema()
    found = lazy.collect(engine=engine)
    assert found.schema == schema and rows(found) == WANTED
    fields = {field.name: field.dtype for field in schema["novo"].fields}
    assert fields["valor_novo"] == pl.Decimal(17, 2) and list(fields)[-1] == "issues"
    one = frame().lazy().select(charged().struct.field("valor_novo").sum()).collect(engine=engine).item()
    assert one == sum(Decimal(row["valor_novo"]) for row in WANTED)


def test_chunks_slices_and_empty_frames() -> None:
    pieces = pl.concat([frame().slice(at, 7) for at in range(0, 100, 7)], rechunk=False)
    assert rows(pieces.select(charged())) == WANTED
    uneven = pieces.with_columns(dias=frame()["dias"])
    assert rows(uneven.select(charged())) == WANTED
    assert rows(frame().slice(13, 50).select(charged())) == WANTED[13:63]
    empty = frame().clear().select(charged())
    assert empty.height == 0 and empty.schema == frame().select(charged()).schema
    assert rows(frame().filter(pl.col("dias") == 3).select(charged())) == [WANTED[3]]


def test_literals_stand_for_every_row() -> None:
    assert rows(frame().select(charged(dias=pl.lit(3))))[:2] == [wanted(Decimal(0), 3), wanted(Decimal("7.31"), 3)]
    assert rows(frame().select(charged(dias=3)))[1] == wanted(Decimal("7.31"), 3)
    assert rows(frame(1).select(charged(dias=pl.lit(3)))) == [wanted(Decimal(0), 3)]
    assert rows(frame().select(charged(multa=pl.col("dias").max() * 0 + 2))) == WANTED
    assert rows(frame().select(pl.lit("7.31").lastro.late_charges(dias="dias")))[5] == wanted("7.31", 5)


def test_operations_in_group_by_have_one_result_per_group() -> None:
    grouped = frame().group_by("dias", maintain_order=True).agg(charged().struct.field("valor_novo").sum())
    by_hand = frame().select("dias", charged().struct.field("valor_novo")).group_by("dias", maintain_order=True).sum()
    assert grouped.equals(by_hand)


def test_lists_of_amounts_and_of_records() -> None:
    table = pl.DataFrame({"valor": ["100.00", None, "x"], "parcelas": [3, 3, 3]})
    found = rows(table.select(pl.col("valor").lastro.split(parcelas="parcelas")))
    assert [row["parcelas"] for row in found] == [["33.34", "33.33", "33.33"], None, None]
    assert [len(row["issues"]) for row in found] == [0, 0, 1]
    assert table.select(pl.col("valor").lastro.split(parcelas="parcelas").struct.field("parcelas").list.sum()).item(0, 0) == 100


def test_columns_of_every_kind_of_text() -> None:
    values = ["7.31", None, "7.31"]
    for ty in [pl.String, pl.Categorical, pl.Enum(["7.31"])]:
        table = pl.DataFrame({"valor": pl.Series(values, dtype=ty), "dias": [1, 1, 1]})
        novo = table.select(charged().struct.field("valor_novo")).to_series().to_list()
        assert novo == [Decimal("7.46"), None, Decimal("7.46")], ty
    nothing = pl.DataFrame({"valor": [None, None], "dias": [None, None]})
    assert rows(nothing.select(charged()))[0]["valor_novo"] is None


def test_what_is_wrong_with_a_column_is_an_error_of_the_query() -> None:
    with pytest.raises(pl.exceptions.ComputeError, match="valor"):
        frame().select(pl.col("valor").cast(pl.Float64).lastro.late_charges())
    with pytest.raises(pl.exceptions.ColumnNotFoundError, match="atraso"):
        frame().select(charged(dias="atraso"))
    with pytest.raises(lastro.LastroError):
        charged(multa=1.5)
    with pytest.raises(lastro.LastroError):
        charged(rounding="up")


def test_a_secret_is_not_in_the_plan_of_a_query() -> None:
    query = pl.LazyFrame({"body": ["{}"]}).select(pl.col("body").lastro.webhooks("segredo-de-teste"))
    assert "segredo" not in query.explain() and "segredo" not in repr(query)
    assert rows(query.collect())[0]["verdict"] != "ok"


# --- records --------------------------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "vendas.ndjson"
    lines = [f'{{"id": {n}, "valor_venda": "{n}.50", "parcelas": [{{"valor": 1}}, {{"valor": 2}}]}}' for n in range(100)]
    file.write_text("\n".join([*lines, '{"id": 100, "valor_venda": "1,50"}']), encoding="utf-8")
    return file


def test_scan_reads_records_only_when_the_query_runs(path: Path) -> None:
    sales = lastro.polars.scan_sales(path)
    assert sales.select("id").collect().to_series().to_list() == list(range(101))
    assert sales.select(pl.len()).collect().item() == 101
    assert sales.head(3).select("valor_venda").collect().to_series().to_list() == [Decimal(f"{n}.50") for n in range(3)]
    assert sales.filter(pl.col("id") == 7).select("valor_venda").collect().item() == Decimal("7.50")
    assert sales.filter(pl.col("issues").list.len() > 0).select("id").collect().item() == 100
    assert sales.collect_schema()["valor_venda"] == pl.Decimal(17, 2)
    assert sales.collect().schema == sales.collect_schema()
    exploded = lastro.polars.scan("sale", [path, path], explode="parcelas")
    assert exploded.select(pl.col("valor").sum()).collect().item() == 600
    with pytest.raises(lastro.LastroError):
        lastro.polars.scan("vend", path)


def test_a_query_reports_its_progress_while_it_runs(path: Path) -> None:
    calls: list[tuple[int, int | None]] = []
    for scan in [lastro.polars.scan_sales, lambda path, **options: lastro.polars.scan("sale", path, **options)]:
        sales = scan(path, progress=lambda *call: calls.append(call))
        assert calls == []
        assert sales.select(pl.len()).collect().item() == 101
        size = path.stat().st_size
        assert calls[0] == (0, size) and calls[-1] == (size, size)
        calls.clear()
