"""Tests of records in DuckDB: the table function `lastro_read` of the extension, and the relations of `lastro.duckdb`."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

duckdb = pytest.importorskip("duckdb")
pa = pytest.importorskip("pyarrow")

import guide
import lastro
import lastro.duckdb
from bulk_corpus import ROOT as VECTORS
from test_bulk_duckdb import LINES, con, connect  # noqa: F401 -- `con` is a fixture


# --- lastro_read ----------------------------------------------------------------------------------------------------


def documents() -> list[dict[str, Any]]:
    """Every JSON object in the vectors, from whole records to single values."""
    found: list[dict[str, Any]] = []
    pending = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(VECTORS.glob("**/*.json"))]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            found.append(value)
        pending.extend(value.values() if isinstance(value, dict) else value if isinstance(value, list) else [])
    return found


@pytest.fixture(scope="module")
def exports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the same records in several forms."""
    folder = tmp_path_factory.mktemp("exports")
    found = documents()
    assert len(found) > 3 * 2048
    lines = "".join(json.dumps(record) + "\n" for record in found).encode()
    (folder / "lines.jsonl").write_bytes(lines + b"no record\n\n")
    (folder / "more").mkdir()
    (folder / "more" / "list.json.gz").write_bytes(gzip.compress(json.dumps(found[:3000]).encode()))
    page = json.dumps({"data": [record for record in found if "valor_venda" in record]}, indent=1)
    (folder / "more" / "page.json").write_text(page, encoding="utf-8")
    return folder


def entities() -> list[str]:
    with pytest.raises(lastro.LastroError) as raised:
        lastro.bulk.read("", b"")
    (issue,) = raised.value.issues
    return dict(issue.params)["allowed"].split(", ")


@pytest.fixture
def reading() -> Iterator[Any]:
    with connect("extension") as made:
        yield made


def read_in_bulk(con: Any, *given: Any, **options: Any) -> Any:
    return con.from_arrow(pa.table(lastro.bulk.read(*given, **options)))


def same(con: Any, call: str, wanted: Any) -> None:
    found = con.sql(f"FROM lastro_read({call})")
    assert (found.columns, found.types) == (wanted.columns, wanted.types)
    assert found.fetchall() == wanted.fetchall()


@pytest.mark.parametrize("entity", entities())
def test_the_rows_of_every_entity_are_those_of_bulk_read(reading: Any, exports: Path, entity: str) -> None:
    file = exports / "lines.jsonl"
    same(reading, f"'{file}', entity := '{entity}'", read_in_bulk(reading, entity, file))


def test_every_form_of_path_and_every_option(reading: Any, exports: Path) -> None:
    same(reading, f"'{exports}'", read_in_bulk(reading, "sale", exports))
    same(reading, f"'{exports}/**/*.json*', threads := 1", read_in_bulk(reading, "sale", exports))
    paths = [str(exports / "more" / "page.json"), str(exports / "lines.jsonl")]
    same(reading, f"{paths}", read_in_bulk(reading, "sale", paths))
    for explode in ("parcelas", "itens"):
        wanted = read_in_bulk(reading, "sale", exports / "more", explode=explode, severity="warning")
        same(reading, f"'{exports}/more', explode := '{explode}', severity := 'warning'", wanted)
    found = reading.execute("SELECT count(*) FROM lastro_read(?, entity := ?)", [paths, "sale"]).fetchall()
    assert found == [(read_in_bulk(reading, "sale", paths).shape[0],)]


def test_columns_in_any_selection_and_members_of_records(reading: Any, exports: Path) -> None:
    wanted = read_in_bulk(reading, "sale", exports)
    assert reading.sql(f"SELECT count(*) FROM lastro_read('{exports}')").fetchall() == [(wanted.shape[0],)]
    members = {name: kind.children for name, kind in zip(wanted.columns, wanted.types) if kind.id == "struct"}
    assert len(members) > 1
    # if a nested record is null, each of its members must be null, too
    columns = [f'"{name}"."{member}"' for name, children in members.items() for member, _ in children]
    columns += ["valor_venda", "list_transform(parcelas, lambda x: x.valor)", "list_transform(issues, lambda x: x.code)", "id"]
    found = reading.sql(f"SELECT {', '.join(columns)} FROM lastro_read('{exports}')")
    assert found.fetchall() == wanted.project(", ".join(columns)).fetchall()
    found = reading.sql(f"FROM lastro_read('{exports}') LIMIT 3000 OFFSET 2000")
    assert found.fetchall() == wanted.limit(3000, 2000).fetchall()


def test_a_query_that_is_prepared_reads_the_file_each_time(reading: Any, tmp_path: Path) -> None:
    file = tmp_path / "sales.jsonl"
    file.write_text(LINES, encoding="utf-8")
    reading.execute(f"PREPARE sales AS SELECT count(*), sum(valor_venda) FROM lastro_read('{file}')")
    assert reading.execute("EXECUTE sales").fetchall() == [(3, Decimal("250.00"))]
    file.write_text(LINES * 2, encoding="utf-8")
    assert reading.execute("EXECUTE sales").fetchall() == [(6, Decimal("500.00"))]


def test_errors_of_files_and_arguments_are_errors_of_the_query(reading: Any, tmp_path: Path) -> None:
    file = tmp_path / "sales.jsonl"
    file.write_text(LINES, encoding="utf-8")
    (tmp_path / "damaged.gz").write_bytes(gzip.compress(os.urandom(9) + LINES.encode() * 1000)[:-20])
    (tmp_path / "sales.parquet").write_bytes(b"PAR1")
    wrong = {
        f"'{tmp_path}/none.jsonl'": "none.jsonl",
        f"'{tmp_path}/*.csv'": "has no files",
        f"'{tmp_path}/damaged.gz'": "damaged.gz",
        f"['{file}', '{tmp_path}/sales.parquet']": "is a Parquet file",
        "NULL": "path",
        "7": "path",
        "['a', NULL]": "path",
        "": "lastro_read",
        f"'{file}', 'sale'": "lastro_read",
        f"'{file}', entity := 'sael'": "entity",
        f"'{file}', explode := 'valor'": "explode",
        f"'{file}', severity := 'grave'": "severity",
        f"'{file}', severty := 'error'": "severty",
        f"'{file}', threads := 0": "threads",
    }
    for arguments, message in wrong.items():
        with pytest.raises(duckdb.Error, match=message):
            reading.execute(f"SELECT count(*) FROM lastro_read({arguments})").fetchall()
    # the connection can still be used after these errors
    assert reading.execute(f"SELECT count(*) FROM lastro_read('{file}', entity := NULL)").fetchall() == [(3,)]


STREAMED = """
import resource, sys
import duckdb, lastro.duckdb
con = duckdb.connect(config={"allow_unsigned_extensions": "true", "threads": 2})
con.execute("SET enable_progress_bar = false")
lastro.duckdb.register(con)
def read(count):
    rows = con.execute("SELECT count(*), count(valor_venda) FROM lastro_read(?, threads := 2)", [[sys.argv[1]] * count]).fetchall()
    return rows, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
_, before = read(2)
(rows,), after = read(int(sys.argv[2]))
print(*rows, after - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the unit of the memory's size is Linux's")
def test_memory_does_not_depend_on_the_size_of_the_files(tmp_path: Path) -> None:
    pytest.importorskip("lastro_duckdb")
    count = 100 if "LASTRO_THOROUGH" in os.environ else 20
    file = tmp_path / "sales.jsonl"
    # 5 MB
    file.write_text((LINES + " " * 4000 + "\n") * 1200, encoding="utf-8")
    rows, valid, grown = map(int, guide.run([sys.executable, "-P", "-c", STREAMED, str(file), str(count)], tmp_path).split())
    assert (rows, valid) == (count * 3600, count * 1200)
    assert grown < 16 * 1024  # KiB


# --- records --------------------------------------------------------------------------------------------------------


def test_sales_of_a_file_are_a_relation_that_can_be_read_again(con: Any, tmp_path: Path) -> None:
    file = tmp_path / "sales.jsonl"
    file.write_text(LINES * 1000, encoding="utf-8")
    sales = lastro.duckdb.read_sales(con, file)
    for _ in range(2):
        assert sales.aggregate("count(*), count(valor_venda), sum(valor_venda)").fetchall() == [
            (3000, 1000, Decimal("250000.00"))
        ]
    problems = sales.query("sales", "SELECT i.code, count(*) FROM (SELECT unnest(issues) AS i FROM sales) GROUP BY ALL")
    found = problems.fetchall()
    assert len(found) == 2 and [count for _, count in found] == [1000, 1000]
    wanted = {issue.code for text in LINES.splitlines()[1:2] for issue in lastro.sale.decode(text).issues}
    assert wanted < {code for code, _ in found}
    charged = sales.query("sales", "SELECT sum(lastro_late_charges(valor_venda, 10).valor_novo) FROM sales")
    assert charged.fetchall() == [(1000 * lastro.boleto.late_charges("250.00", "2", "1", 10).valor_novo,)]


def test_a_stream_of_records_goes_into_a_table_block_by_block(con: Any, tmp_path: Path) -> None:
    from lastro import bulk

    file = tmp_path / "sales.jsonl"
    file.write_text(LINES * 1000, encoding="utf-8")
    stream = bulk.read("sale", file)
    con.execute("CREATE TABLE sales AS SELECT * FROM stream")
    assert stream.column_names == [name for name, *_ in con.execute("DESCRIBE sales").fetchall()]
    assert con.execute("SELECT count(*), sum(valor_venda) FROM sales").fetchall() == [(3000, Decimal("250000.00"))]


def test_an_unknown_entity_is_an_error() -> None:
    with duckdb.connect() as con, pytest.raises(lastro.LastroError):
        lastro.duckdb.read(con, "sael", b"")
