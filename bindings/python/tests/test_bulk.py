"""Tests of lastro.bulk: the test vectors as columns of every library, edge cases of the PyCapsule protocol, reading and writing
records."""

from __future__ import annotations

import doctest
import importlib
import io
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")

import lastro
from bulk_corpus import BATCHES, FUNCTIONS, cases, check, columns, plain, refused
from lastro import bulk


def module(name: str) -> Any:
    return pytest.importorskip(name)


def datafusion(table: Any) -> Any:
    return module("datafusion").SessionContext().from_arrow(table)


def pandas(table: Any) -> Any:
    return table.to_pandas(types_mapper=module("pandas").ArrowDtype)


def has_arrow(name: str) -> Any:
    """Returns a library, or skips the test if its version has no Arrow data: pandas has it since 2.2."""
    found = module(name)
    return found if hasattr(found.DataFrame, "__arrow_c_stream__") else pytest.skip(f"{name} {found.__version__}")


# for each library, a function that converts a pyarrow table to a table of the library
LIBRARIES: dict[str, Callable[[Any], Any]] = {
    "pyarrow table": lambda table: table,
    "pyarrow batch": lambda table: table.to_batches()[0],
    "pyarrow reader": lambda table: table.to_reader(max_chunksize=3),
    "polars": lambda table: module("polars").DataFrame(table),
    "pandas": lambda table: has_arrow("pandas") and pandas(table),
    "duckdb": lambda table: module("duckdb").from_arrow(table),
    "datafusion": datafusion,
    "arro3": lambda table: module("arro3.core").Table.from_arrow(table),
    "nanoarrow": lambda table: module("nanoarrow").ArrayStream(table),
}


def rows(answer: Any) -> list[dict[str, Any]]:
    return [plain(row) for row in pa.table(answer).to_pylist()]


def codes(row: dict[str, Any]) -> list[tuple[str, str]]:
    return [(issue["path"], issue["code"]) for issue in row["issues"]]


# --- test vectors ---------------------------------------------------------------------------------------------------


def test_there_are_cases_for_every_operation_but_one() -> None:
    assert set(FUNCTIONS) - {function for function, _, _ in cases()} == {"ageing"}
    assert sum(1 for _ in cases()) > 350
    assert set(FUNCTIONS) <= set(bulk.__all__)


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("key", BATCHES)
def test_the_vectors_as_columns(key: str, library: str) -> None:
    batch = BATCHES[key]
    varying, constants = columns(batch)
    # these libraries are not tested with columns of bytes
    if library in ("nanoarrow", "datafusion", "duckdb") and any(isinstance(one, bytes) for one in varying.get("body", [])):
        pytest.skip("the other libraries have bytes")
    table = LIBRARIES[library](pa.table(varying))
    try:
        answer = getattr(bulk, key.split()[0])(table, **{name: name for name in varying}, **constants)
    except lastro.LastroError as error:
        refused(batch, " ".join(issue.path for issue in error.issues))
        return
    check(batch, rows(answer))


def test_ageing_equals_the_single_operations() -> None:
    today = date(2027, 3, 1)
    due = [date(2027, 2, day) for day in range(1, 29)]
    table = pa.table({"valor": [Decimal("100.10")] * 28, "data_vencimento": due})
    for row, day in zip(rows(bulk.ageing(table, today=today, multa=2, juros_mensal=1)), due):
        dias = lastro.boleto.days_late(day, today)
        charged = lastro.boleto.late_charges("100.10", 2, 1, dias)
        assert (row["dias"], row["valor_novo"]) == (dias, str(charged.valor_novo)), day


def test_the_examples_are_true() -> None:
    for name, least in [("lastro.bulk", 4), ("lastro._records", 4)]:
        failed, attempted = doctest.testmod(importlib.import_module(name))
        assert failed == 0 and attempted >= least, name


# --- arguments ------------------------------------------------------------------------------------------------------

SALES = {"valor": ["250.00", "1.50"], "dias": [17, 3]}


def test_a_text_is_a_column_and_anything_else_a_constant() -> None:
    table = pa.table({**SALES, "taxa": ["1.5", "10"]})
    by_column = rows(bulk.late_charges(table, multa="taxa", rounding="down"))
    assert [row["multa_total"] for row in by_column] == ["3.75", "0.15"]
    for multa in [Decimal("1.5"), bulk.lit("1.5")]:
        assert rows(bulk.late_charges(table, multa=multa, rounding="down"))[0] == by_column[0]
    assert rows(bulk.late_charges(table, dias=0))[0]["valor_novo"] == "250.00"
    holidays = [date(2027, 6, 14)]
    days = pa.table({"data_vencimento": [date(2027, 6, 12)], "data_pagamento": [date(2027, 6, 15)]})
    assert rows(bulk.days_late(days))[0]["dias"] == 3
    assert rows(bulk.days_late(days, holidays=holidays))[0]["dias"] == 0


def test_keep_appends_to_the_columns_of_the_table() -> None:
    assert bulk.late_charges(pa.table(SALES), keep=True).column_names == [
        "valor",
        "dias",
        "multa_total",
        "juros_mensal_total",
        "valor_novo",
        "issues",
    ]


def test_every_missing_or_mistyped_column_is_in_one_error() -> None:
    with pytest.raises(lastro.LastroError) as raised:
        bulk.late_charges(pa.table({"valor": [1.5], "outro": [1]}), multa="taxa")
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [
        ("valor", "invalid_type"),
        ("taxa", "unknown_column"),
        ("dias", "required"),
    ]
    with pytest.raises(lastro.LastroError) as raised:
        bulk.late_charges(pa.table(SALES), multa=1.5, juros_mensal=bulk.lit("um"))
    assert {issue.path for issue in raised.value.issues} <= {"multa", "juros_mensal"}


def test_a_value_that_is_not_a_table_is_a_type_error() -> None:
    for wrong in [[1], {"valor": [1]}, 3, None]:
        with pytest.raises(TypeError, match="__arrow_c_stream__.*__arrow_c_array__"):
            bulk.late_charges(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        bulk.late_charges(pa.table(SALES), valr="valor")  # type: ignore[call-arg]


# --- edge cases -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [pa.table(SALES).slice(0, 0), pa.table(SALES).schema.empty_table().to_reader()])
def test_an_empty_table_keeps_the_columns(table: Any) -> None:
    answer = pa.table(bulk.late_charges(table))
    assert answer.num_rows == 0
    assert answer.schema == pa.table(bulk.late_charges(pa.table(SALES))).schema
    assert str(answer.schema.field("valor_novo").type) == "decimal128(17, 2)"


def many(count: int = 1000) -> Any:
    return pa.table(
        {
            "valor": pa.array([Decimal(n * 731) / 100 if n % 7 else None for n in range(count)], pa.decimal128(17, 2)),
            "dias": pa.array([n % 97 for n in range(count)], pa.int32()),
        }
    )


def test_slices_offsets_and_borders_of_chunks_change_nothing() -> None:
    whole = rows(bulk.late_charges(many()))
    assert rows(bulk.late_charges(many().slice(13, 500))) == whole[13:513]
    batch = many().to_batches()[0].slice(7, 100)
    assert rows(bulk.late_charges(batch)) == whole[7:107]
    assert rows(bulk.late_charges(pa.concat_tables([many().slice(at, 10) for at in range(0, 1000, 10)]))) == whole
    uneven = pa.table(
        {
            "valor": pa.chunked_array([many()["valor"].slice(0, 3).combine_chunks(), many()["valor"].slice(3).combine_chunks()]),
            "dias": many()["dias"],
        }
    )
    assert rows(bulk.late_charges(uneven)) == whole
    record = pa.array(many().to_pylist(), pa.struct(list(many().schema))).slice(5, 20)
    assert rows(bulk.late_charges(record)) == whole[5:25]


@pytest.mark.parametrize(
    "valor",
    [
        pa.array(["7.31", None, "x"], pa.large_string()),
        pa.array(["7.31", None, "x"], pa.string_view()),
        pa.array(["7.31", None, "x"]).dictionary_encode(),
        pa.array(["a", "7.31", None, "x"]).slice(1),
        pa.array(["", "a", "7.31", None, "x"]).dictionary_encode().slice(2),
    ],
    ids=lambda array: str(array.type),
)
def test_texts_in_every_form(valor: Any) -> None:
    first, second, third = rows(bulk.late_charges(pa.table({"valor": valor, "dias": [1, 1, 1]}), multa=10))
    assert first["multa_total"] == "0.73" and first["issues"] == []
    assert second["multa_total"] is None and second["issues"] == []
    assert third["multa_total"] is None and codes(third) == [("valor", "invalid_money")]


AMOUNTS = [pa.decimal128(38, 2), pa.decimal128(5, 4), pa.int8(), pa.uint64()]
if hasattr(pa, "decimal64"):
    AMOUNTS += [pa.decimal64(10, 2), pa.decimal32(4, 1)]


@pytest.mark.parametrize("ty", AMOUNTS, ids=str)
def test_amounts_of_every_type(ty: Any) -> None:
    table = pa.table({"valor": pa.array([7], ty), "dias": [0]})
    assert rows(bulk.late_charges(table, multa=0))[0]["valor_novo"] == "7.00"


def test_all_null_and_columns_of_the_type_null() -> None:
    for ty in [pa.null(), pa.decimal128(17, 2), pa.string()]:
        table = pa.table({"valor": pa.nulls(3, ty), "dias": pa.nulls(3)})
        assert rows(bulk.late_charges(table)) == [
            {"multa_total": None, "juros_mensal_total": None, "valor_novo": None, "issues": []}
        ] * 3


def test_columns_of_the_type_null_by_polars() -> None:
    polars = module("polars")
    frame = polars.DataFrame({"valor": [None, None], "dias": [1, 2], "lista": [[None], []]})
    assert rows(bulk.late_charges(frame, keep=True))[1]["valor_novo"] is None


def test_a_stream_is_read_once_and_has_its_schema_before() -> None:
    stream = bulk.late_charges(many().to_reader(max_chunksize=100))
    assert isinstance(stream, bulk.Stream)
    assert pa.schema(stream).names == stream.column_names == ["multa_total", "juros_mensal_total", "valor_novo", "issues"]
    reader = pa.RecordBatchReader.from_stream(stream)
    assert [batch.num_rows for batch in reader] == [100] * 10
    with pytest.raises(ValueError, match="once"):
        stream.read_all()
    again = bulk.late_charges(many().to_reader(max_chunksize=400))
    assert isinstance(again, bulk.Stream)
    assert [len(table) for table in again] == [400, 400, 200]
    table = bulk.late_charges(many().to_reader()).read_all()  # type: ignore[union-attr]
    assert isinstance(table, bulk.Table) and table.num_rows == len(table) == 1000
    assert rows(table) == rows(table)


def test_duckdb_reads_a_stream_and_a_table() -> None:
    duckdb = module("duckdb")
    wanted = sum(Decimal(row["valor_novo"]) for row in rows(bulk.late_charges(many())) if row["valor_novo"])
    for answer in [bulk.late_charges(many().to_reader()), bulk.late_charges(many())]:
        assert duckdb.sql("SELECT sum(valor_novo) FROM answer").fetchall() == [(wanted,)]


def test_a_result_can_be_the_input_of_the_next_operation() -> None:
    days = pa.table({"valor": ["10.00"], "data_vencimento": ["2027-01-04"], "data_pagamento": ["2027-01-14"]})
    for table in [days, days.to_reader()]:
        late = bulk.days_late(table, keep=True)
        assert rows(bulk.late_charges(late))[0]["valor_novo"] == "10.23"


def failing(schema: Any, error: Exception) -> Any:
    def made() -> Iterator[Any]:
        yield from many().cast(schema).to_batches(max_chunksize=500)
        raise error

    return pa.RecordBatchReader.from_batches(schema, made())


def test_an_error_of_the_source_is_raised_to_the_consumer() -> None:
    stream = bulk.late_charges(failing(many().schema, OSError("the disk is gone")))
    assert isinstance(stream, bulk.Stream)
    with pytest.raises(RuntimeError, match="the disk is gone"):
        stream.read_all()
    reader = pa.RecordBatchReader.from_stream(bulk.late_charges(failing(many().schema, OSError("the disk is gone"))))
    assert reader.read_next_batch().num_rows == 500
    reader.read_next_batch()
    for _ in range(2):  # every further read fails, too: end-of-stream would look like success
        with pytest.raises(pa.ArrowInvalid, match="the disk is gone"):
            reader.read_next_batch()


def test_a_consumer_that_stops_releases_the_source() -> None:
    ended = threading.Event()

    def made() -> Iterator[Any]:
        try:
            while True:
                yield from many().to_batches()
        finally:
            ended.set()

    reader = pa.RecordBatchReader.from_stream(
        bulk.late_charges(pa.RecordBatchReader.from_batches(many().schema, made()))
    )
    assert reader.read_next_batch().num_rows == 1000 and not ended.is_set()
    del reader
    assert ended.wait(10)


def test_two_threads_at_once() -> None:
    wanted = rows(bulk.late_charges(many()))
    found: list[Any] = []
    work = [threading.Thread(target=lambda: found.append(rows(bulk.late_charges(many())))) for _ in range(4)]
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    assert found == [wanted] * 4


STREAMED = """
import resource, sys
import pyarrow as pa
from lastro import bulk
batch = pa.record_batch({"valor": pa.array(range(100_000), pa.int32()), "dias": pa.array([9] * 100_000, pa.int32())})
def made():
    for _ in range(int(sys.argv[1])):
        yield batch
def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
list(bulk.late_charges(pa.RecordBatchReader.from_batches(batch.schema, iter([batch]))))
with open("/proc/self/status") as status:
    size = next(int(line.split()[1]) for line in status if line.startswith("VmSize"))
limit = (size + 300_000) * 1024
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
before, rows = used(), 0
for table in bulk.late_charges(pa.RecordBatchReader.from_batches(batch.schema, made())):
    rows += len(table)
print(rows, used() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is Linux's")
def test_millions_of_rows_stream_within_a_limit_of_memory() -> None:
    batches = 100 if "LASTRO_THOROUGH" in os.environ else 20
    program = [sys.executable, "-c", STREAMED, str(batches)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    count, grown = map(int, done.stdout.split())
    assert count == batches * 100_000
    assert grown < 64 * 1024  # KiB


# --- records --------------------------------------------------------------------------------------------------------

LINES = b'{"id": 1, "valor_venda": "250.00"}\n{"id": 2, "valor_venda": "1,50"}\nnada\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "vendas.ndjson"
    file.write_bytes(LINES)
    return file


def test_records_are_read_from_every_kind_of_source(path: Path) -> None:
    texts = LINES.decode().splitlines()
    sources = {
        "path": path,
        "text of a path": str(path),
        "bytes": LINES,
        "bytearray": bytearray(LINES),
        "pages": iter(texts),
        "pages of bytes": iter([LINES]),
        "column": pa.array(texts),
        "chunks": pa.chunked_array([texts[:1], texts[1:]]),
    }
    for name, source in sources.items():
        found = pa.table(bulk.read("sale", source)).to_pylist()
        assert [row["id"] for row in found] == [1, 2, None], name
        assert [row["valor_venda"] for row in found] == [Decimal("250.00"), None, None], name
        assert [[code for _, code in codes(row)] for row in found] == [[], ["invalid_money"], ["malformed_json"]], name
        assert json.loads(found[1]["extra"]) == {"valor_venda": "1,50"}, name
    both = pa.table(bulk.read("sale", [path, str(path)]))
    assert both.num_rows == 6 and both["source"][4].as_py() == {"name": str(path), "line": 2, "offset": 35}
    values = pa.table(bulk.read("sale", iter([{"id": 1, "valor_venda": Decimal("250.00")}, [{"id": 2}]])))
    assert values["id"].to_pylist() == [1, 2]


@pytest.mark.parametrize("threads", [1, 2, None])
def test_threads_change_nothing(path: Path, threads: int | None) -> None:
    path.write_bytes(LINES * 2000)
    read = pa.table(bulk.read("sale", path, threads=threads))
    assert read["id"].to_pylist() == [1, 2, None] * 2000
    assert read["source"].combine_chunks().field("line").to_pylist() == list(range(1, 6001))


def test_sources_that_cannot_be_read_are_errors(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        bulk.read("sale", path.with_name("nada"))
    with pytest.raises(TypeError, match="pages"):
        bulk.read("sale", 3)  # type: ignore[arg-type]
    for wrong in [{"entity": "sal"}, {"explode": "valor"}, {"severity": "grave"}]:
        with pytest.raises(lastro.LastroError):
            bulk.read(**{"entity": "sale", "source": path, **wrong})  # type: ignore[arg-type]

    def pages() -> Iterator[str]:
        yield '{"id": 1}'
        raise OSError("the service is gone")

    with pytest.raises(RuntimeError, match="the service is gone"):
        list(bulk.read("sale", pages()))  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="not float"):
        list(bulk.read("sale", iter([{"valor_venda": 1.5}])))  # type: ignore[arg-type]


def test_a_row_has_the_values_that_decode_returns(path: Path) -> None:
    root = Path(__file__).resolve().parents[3] / "tests" / "vectors" / "sale"
    documents = []
    for file in sorted(root.glob("*.json")):
        for case in json.loads(file.read_text(encoding="utf-8"))["cases"]:
            value = case["input"].get("value") or case["input"].get("json")
            if isinstance(value, dict):
                documents.append(json.dumps(value))
    assert len(documents) > 20
    for row, document in zip(pa.table(bulk.read("sale", pa.array(documents), severity="warning")).to_pylist(), documents):
        one = lastro.sale.decode(document)
        assert row["valor_venda"] == one.value.valor_venda and row["id"] == one.value.id
        assert codes(row) == [(issue.path, issue.code) for issue in one.issues]


def test_validate_reports_the_issues_of_each_single_record(path: Path) -> None:
    checked = bulk.validate("sale", path, operation="insert", today=date(2027, 1, 1))
    for row, line in zip(pa.table(checked).to_pylist(), LINES.splitlines()[:2]):
        said = lastro.sale.validate(json.loads(line, parse_float=Decimal), "insert", date(2027, 1, 1)).issues
        assert codes(row) == [(issue.path, issue.code) for issue in said if issue.severity == "error"]
        assert row["id"] == json.loads(line)["id"]


def test_written_records_can_be_read_again(path: Path) -> None:
    sales = pa.table(bulk.read("sale", path))
    written = bulk.write("sale", sales)
    # rows with invalid values are not written; the issues of these rows have the reasons
    assert pa.table(bulk.read("sale", written.lines)).drop_columns("source").to_pylist() == sales.drop_columns("source").to_pylist()[:1]
    assert [bool(row["issues"]) for row in rows(written.issues)] == [False, True, True]
    body = bulk.write("sale", sales.slice(0, 1), "update").lines
    assert json.loads(body) == json.loads(lastro.sale.body({"id": 1, "valor_venda": "250.00"}, "update"))
    file = io.BytesIO()
    assert bulk.write("sale", sales, to=file).lines == b"" and file.getvalue() == written.lines


def test_a_report_has_a_row_for_each_issue(path: Path) -> None:
    sales = bulk.read("sale", path)
    for language, text in [("pt-BR", "valor inválido; use ponto decimal (129.90)"), ("en", "is not a valid amount; use a decimal point (129.90)")]:
        report = pa.table(bulk.report(pa.table(bulk.read("sale", path)), language)).to_pylist()  # type: ignore[arg-type]
        assert [(row["line"], row["id"], row["path"], row["code"]) for row in report] == [
            (2, 2, "valor_venda", "invalid_money"),
            (3, None, "", "malformed_json"),
        ]
        assert report[0]["source"] == str(path)
        assert report[0]["text"] == text
    assert isinstance(bulk.report(sales), bulk.Stream)
    with pytest.raises(lastro.LastroError):
        bulk.report(pa.table({"id": [1]}))


def test_received_amounts_are_matched_with_sales() -> None:
    sales = pa.table({"id": [1, 2], "valor_venda": ["10.00", "20.00"]})
    received = pa.table({"id": [1, 1, 3], "valor_recebido": ["4.00", "5.00", "1.00"]})
    matched, unmatched = bulk.reconcile(sales, received)
    assert [(row["id"], row["difference"]) for row in rows(matched)] == [(1, "1.00")]
    assert [(row["side"], row["id"], row["valor"]) for row in rows(unmatched)] == [("sales", 2, "20.00"), ("received", 3, "1.00")]


def test_version_1_becomes_version_2() -> None:
    lines = [{"id": "7", "valor_venda": "10.00", "valor_total": "10.00"}, {"id": "8", "nome": "Ana", "cpf": "1"}]
    text = "\n".join(map(json.dumps, lines))
    sale, customer = pa.table(bulk.v1_to_v2("sale", text.encode())).to_pylist()
    assert sale["id"] == 7
    # like `lastro migrate`, `v1_to_v2` does not convert a customer to a sale, but reports an issue
    assert (customer["id"], codes(customer)) == (None, [("", "mismatch")])
    with pytest.raises(lastro.LastroError):
        bulk.v1_to_v2("card", b"{}")
