"""Tests of the classes of lastro.bulk: tables, streams and columns in notebooks, pandas, Polars and pyarrow."""

from __future__ import annotations

import copy
import gzip
import pickle
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")
pl = pytest.importorskip("polars")

import lastro
import lastro.polars
from lastro import bulk

SALES = {"valor": ["250.00", "1.005", None], "dias": [17, 3, None]}
TYPES = {"multa_total": "Decimal128(17, 2)", "juros_mensal_total": "Decimal128(17, 2)", "valor_novo": "Decimal128(17, 2)"}


def charged(chunks: int = 1) -> Any:
    return bulk.late_charges(pa.concat_tables([pa.table(SALES)] * chunks))


def stream() -> Any:
    return bulk.late_charges(pa.table(SALES).to_reader(max_chunksize=1))


@pytest.mark.parametrize("make", [charged, stream])
def test_every_library_has_the_same_columns(make: Any) -> None:
    assert make().column_names == [*TYPES, "issues"]
    assert {name: ty for name, ty in make().schema.items() if name != "issues"} == TYPES
    wanted = [Decimal("256.42"), None, None]
    assert make().to_pyarrow()["valor_novo"].to_pylist() == wanted
    assert make().to_polars()["valor_novo"].to_list() == wanted
    frame = make().to_pandas()
    assert list(frame.columns) == [*TYPES, "issues"]
    assert frame["valor_novo"].dtype == pd.ArrowDtype(pa.decimal128(17, 2))
    assert frame["valor_novo"].sum() == Decimal("256.42")


def test_conversions_that_lose_types_raise_an_error_with_an_alternative() -> None:
    column = charged()["valor_novo"]
    for convert, columns in [(pd.DataFrame, charged()), (pd.DataFrame, stream()), (pd.Series, charged()), (pd.Series, column), (list, column)]:
        with pytest.raises(TypeError, match=r"\.to_pandas\(\)"):
            convert(columns)


@pytest.mark.parametrize("chunks", [0, 1, 3])
def test_a_column_is_one_array_of_all_batches(chunks: int) -> None:
    table = charged(chunks) if chunks else bulk.late_charges(pa.table(SALES).slice(0, 0))
    whole = table.to_pyarrow()
    for name in table.column_names:
        column = table[name]
        assert (column.name, column.type, len(column)) == (name, table.schema[name], 3 * chunks)
        wanted = whole[name].to_pylist()
        assert pa.array(column).type == whole.schema.field(name).type
        assert pa.array(column).to_pylist() == column.to_pyarrow().to_pylist() == wanted
        assert column.to_polars().equals(pl.DataFrame(whole)[name]) and column.to_polars().name == name
        assert column.to_pandas().equals(table.to_pandas()[name]) and column.to_pandas().name == name
    assert [column.name for column in table] == table.column_names
    assert "valor_novo" in table and "nada" not in table and 0 not in table


def test_a_column_is_found_by_its_name_alone() -> None:
    with pytest.raises(KeyError, match="nada"):
        charged()["nada"]
    for wrong in [0, slice(1), ["valor_novo"]]:
        with pytest.raises(TypeError, match="by its name"):
            charged()[wrong]


def test_a_notebook_shows_the_first_rows_escaped() -> None:
    table = bulk.Table(pa.table({"<b>": ["<script>alert(1)</script>"] * 30}))
    shown = table._repr_html_()
    assert "<script>" not in shown and "<b>" not in shown
    assert shown.count("&lt;script&gt;") == 10 and "30 rows" in shown
    assert repr(table["<b>"]) == "<lastro.bulk.Column: <b>: Utf8; 30 rows>"


def test_a_table_is_pickled_and_copied() -> None:
    for again in [pickle.loads(pickle.dumps(charged(3))), copy.deepcopy(charged(3))]:
        assert isinstance(again, bulk.Table)
        assert again.to_pyarrow().equals(charged(3).to_pyarrow())
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(stream())


def test_a_closed_stream_releases_its_source_and_cannot_be_read() -> None:
    ended = threading.Event()

    def made() -> Iterator[Any]:
        try:
            while True:
                yield from pa.table(SALES).to_batches()
        finally:
            ended.set()

    reader = pa.RecordBatchReader.from_batches(pa.table(SALES).schema, made())
    with bulk.late_charges(reader) as answers:  # type: ignore[union-attr]
        del reader
        assert len(next(answers)) == 3 and not ended.is_set()
    assert ended.wait(10)
    for read in [answers.read_all, answers.to_pandas, lambda: next(answers)]:
        with pytest.raises(ValueError, match="closed"):
            read()
    answers.close()
    assert answers.column_names == [*TYPES, "issues"]


# --- single columns -------------------------------------------------------------------------------------------------

CPFS = ["529.982.247-25", "1", None]
ALONE = {
    "pyarrow array": pa.array(CPFS),
    "pyarrow chunks": pa.chunked_array([CPFS[:1], CPFS[1:]]),
    "polars": pl.Series("documento", CPFS),
    "polars without a name": pl.Series(CPFS),
    "pandas": pd.Series(CPFS, name="documento", index=["a", "b", "c"]),
    "pandas of Arrow": pd.Series(CPFS, dtype=pd.ArrowDtype(pa.string())),
    "lastro": bulk.Table(pa.table({"documento": CPFS}))["documento"],
}


@pytest.mark.parametrize("library", ALONE)
def test_a_single_column_is_the_main_argument(library: str) -> None:
    wanted = bulk.cpf(pa.table({"cpf": CPFS})).to_pyarrow()
    assert wanted["valid"].to_pylist() == [True, False, None]
    assert bulk.cpf(ALONE[library]).to_pyarrow().equals(wanted)
    assert bulk.cpf(ALONE[library], keep=True).to_pyarrow()["cpf"].to_pylist() == CPFS


def test_a_single_column_is_no_other_argument_than_the_main_one() -> None:
    days = pl.Series("dias", ["250.00"])
    assert bulk.late_charges(days, dias=17).to_polars()["valor_novo"].to_list() == [Decimal("256.42")]
    with pytest.raises(lastro.LastroError) as raised:
        bulk.late_charges(days)
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [("dias", "required")]
    # a table with a single column is still a table, and this table has no column `cpf`
    with pytest.raises(lastro.LastroError):
        bulk.cpf(pl.DataFrame({"documento": CPFS}))
    assert isinstance(bulk.cpf(pa.RecordBatchReader.from_stream(pa.table({"cpf": CPFS}))), bulk.Stream)


def test_a_lazy_frame_is_collected() -> None:
    lazy = pl.LazyFrame(SALES).filter(pl.col("dias") > 3)
    answer = bulk.late_charges(lazy, keep=True)
    assert isinstance(answer, bulk.Table)
    assert answer.to_polars()["valor_novo"].to_list() == [Decimal("256.42")]
    assert len(bulk.report(bulk.late_charges(pl.LazyFrame(SALES)).to_polars().lazy())) == 1


# --- reading --------------------------------------------------------------------------------------------------------


@pytest.fixture
def month(tmp_path: Path) -> Path:
    (tmp_path / "02").mkdir()
    for name, ids in [("b.ndjson", range(10)), ("02/c.ndjson", range(10, 20)), ("_temporary", range(90, 99))]:
        (tmp_path / name).write_text("".join(f'{{"id": {n}, "valor_venda": "{n}.50"}}\n' for n in ids), encoding="utf-8")
    (tmp_path / "a.ndjson.gz").write_bytes(gzip.compress(b'{"id": 77}\n'))
    return tmp_path


def test_folders_and_patterns_are_read_in_order(month: Path) -> None:
    def ids(source: Any) -> list[int]:
        answer = bulk.read("sale", source)
        assert isinstance(answer, bulk.Stream)
        return answer.to_polars()["id"].to_list()

    assert ids(month) == [*range(10, 20), 77, *range(10)]
    assert ids(str(month / "*.ndjson")) == list(range(10))
    assert ids([month / "*.gz", month / "02"]) == [77, *range(10, 20)]
    assert ids(str(month / "**" / "*.ndjson")) == [*range(10, 20), *range(10)]
    assert lastro.polars.scan_sales(month).select("id").collect().height == 21
    for missing in [month / "*.csv", month / "02" / "nada"]:
        with pytest.raises(FileNotFoundError, match=re.escape(str(missing))):
            bulk.read("sale", missing)


def test_only_some_columns_are_read(month: Path) -> None:
    wanted = bulk.read("sale", month).to_pyarrow()
    for source in [month, b'{"id": 77}', pa.array(['{"id": 77}'])]:
        some = bulk.read("sale", source, columns=["issues", "id"])
        assert some.column_names == ["issues", "id"]
    assert bulk.read("sale", month, columns=["valor_venda", "id"]).to_pyarrow().equals(wanted.select(["valor_venda", "id"]))
    assert len(bulk.read("sale", month, columns=[]).read_all()) == 21  # type: ignore[union-attr]
    with pytest.raises(lastro.LastroError) as raised:
        bulk.read("sale", month, columns=["id", "valor_vendas", "nada"])
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [
        ("valor_vendas", "unknown_column"),
        ("nada", "unknown_column"),
    ]


@pytest.mark.parametrize("batch_rows", [1, 3, 10, 1000])
def test_batches_have_at_most_the_given_number_of_rows(month: Path, batch_rows: int) -> None:
    sizes = [len(batch) for batch in bulk.read("sale", month, batch_rows=batch_rows)]
    assert max(sizes) <= batch_rows and sum(sizes) == 21
    assert bulk.read("sale", month, batch_rows=batch_rows).to_pyarrow().equals(bulk.read("sale", month).to_pyarrow())
    texts = pa.chunked_array([['{"id": 1}'] * 7]).cast(pa.string())
    assert len(bulk.read("sale", texts, batch_rows=batch_rows)) == 7  # type: ignore[arg-type]


def test_batch_rows_must_be_at_least_one(month: Path) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        bulk.read("sale", month, batch_rows=0)


INFLATED = """
import resource, sys
from lastro import bulk
def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
list(bulk.read("sale", sys.argv[2], threads=1))
before, rows = used(), 0
for batch in bulk.read("sale", sys.argv[1], columns=["id"], threads=1):
    rows += len(batch)
print(rows, used() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the measure is Linux's")
def test_a_file_that_compresses_well_is_read_with_little_memory(tmp_path: Path) -> None:
    # 160 MB that compress well: 80 short records, each followed by 1 MB of spaces, and a line that is longer than a document may be
    block = b'{"id": 1}' + b" " * ((1 << 20) - 10) + b"\n"
    line = gzip.compress(block, 1)
    (tmp_path / "large.gz").write_bytes(line * 80 + gzip.compress(b" " * (1 << 20), 1) * 80)
    (tmp_path / "small.gz").write_bytes(line)
    program = [sys.executable, "-c", INFLATED, str(tmp_path / "large.gz"), str(tmp_path / "small.gz")]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    count, grown = map(int, done.stdout.split())
    assert count >= 80 and grown < 64 * 1024  # KiB


# --- inexact amounts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table",
    [
        pd.DataFrame({"valor": [0.1, None, 0.1 + 0.2], "dias": [1, 17, 3]}),
        pl.DataFrame({"valor": [0.1, None, 0.1 + 0.2], "dias": [1, 17, 3]}),
        pl.Series("preco", [0.1, None, 0.1 + 0.2]),
    ],
    ids=lambda table: type(table).__module__,
)
def test_floats_are_converted_exactly_or_refused(table: Any) -> None:
    with pytest.raises(lastro.LastroError):
        bulk.late_charges(table, dias=17)
    exact = bulk.amounts(table, "float")
    assert exact.schema["valor"] == "Decimal128(17, 2)"
    charged = bulk.late_charges(exact, dias=0).to_pyarrow()
    assert charged["valor_novo"].to_pylist() == [Decimal("0.10"), None, None]
    codes = [[(issue["path"], issue["code"]) for issue in issues] for issues in charged["issues"].to_pylist()]
    assert codes == [[], [], [("valor", "too_many_decimals")]]


def test_a_decimal_comma_is_read_only_on_request() -> None:
    table = {"valor": ["1.234,56", "1.50", None], "outro": ["7", "x", "8,5"], "dias": [0, 0, 0]}
    exact = bulk.amounts(pa.table(table).to_reader(), "decimal_comma", ["valor", "outro"])
    assert isinstance(exact, bulk.Stream) and exact.column_names == [*table, "issues"]
    found = exact.to_pyarrow()
    assert found["valor"].to_pylist() == [Decimal("1234.56"), None, None]
    assert found["outro"].to_pylist() == [Decimal(7), None, Decimal("8.50")]
    assert [[issue["path"] for issue in issues] for issues in found["issues"].to_pylist()] == [[], ["valor", "outro"], []]


def test_only_columns_of_the_form_are_converted() -> None:
    for form, columns in [("float", ["texto", "nada"]), ("decimal_comma", ["float", "nada"])]:
        with pytest.raises(lastro.LastroError) as raised:
            bulk.amounts(pa.table({"texto": ["1,50"], "float": [1.5]}), form, columns)  # type: ignore[arg-type]
        assert [(issue.path, issue.code) for issue in raised.value.issues] == [
            (columns[0], "invalid_type"),
            ("nada", "unknown_column"),
        ]
    with pytest.raises(ValueError, match="decimal_comma"):
        bulk.amounts(pa.table({"valor": [1.5]}), "point")  # type: ignore[arg-type]


def test_pages_are_read_by_libraries_that_release_the_gil() -> None:
    def nested() -> Iterator[str]:
        yield from (f'{{"id": {n}}}' for n in bulk.read("sale", iter(['{"id": 1}', '{"id": 2}'])).to_pyarrow()["id"])

    def failing() -> Iterator[str]:
        yield '{"id": 1}'
        raise OSError("the service is gone")

    for name in ["to_pyarrow", "to_polars", "to_pandas"]:
        assert len(getattr(bulk.read("sale", nested()), name)()) == 2
        with pytest.raises(BaseException, match="the service is gone"):  # old Polars panics
            getattr(bulk.read("sale", failing()), name)()


def test_a_function_is_called_with_the_bytes_read(month: Path) -> None:
    size = sum(path.stat().st_size for path in [month / "b.ndjson", month / "02" / "c.ndjson", month / "a.ndjson.gz"])
    for threads in [1, 2]:
        calls: list[tuple[int, int | None]] = []
        with bulk.read("sale", month, threads=threads, progress=lambda *call: calls.append(call)) as stream:
            assert calls == []
            assert stream.to_pyarrow().num_rows == 21  # type: ignore[union-attr]
        assert calls[0] == (0, size) and calls[-1] == (size, size) and len(calls) == 1 + 3 + 1
        assert calls == sorted(calls)
    line = b'{"id": 77}\n'
    for function in [bulk.read, bulk.validate, bulk.v1_to_v2]:
        calls.clear()
        assert len(function("sale", line, progress=lambda *call: calls.append(call))) == 1  # type: ignore[arg-type,operator]
        assert calls == [(0, 11), (11, 11), (11, 11)]


def test_rows_are_counted_where_the_size_is_unknown() -> None:
    texts = ['{"id": 1}', '[{"id": 2}, {"id": 3}]']
    for source, rows in [(iter(texts), [0, 1, 3, 3]), (pa.array(texts), [0, 2, 2])]:
        calls: list[tuple[int, int | None]] = []
        pa.table(bulk.read("sale", source, batch_rows=1, progress=lambda *call: calls.append(call)))
        assert calls == [(done, None) for done in rows]


def test_an_error_of_the_function_ends_the_reading(month: Path) -> None:
    def stop(done: int, total: int | None) -> None:
        if done:
            raise ValueError("enough")

    with pytest.raises(RuntimeError, match="enough") as raised:
        list(bulk.read("sale", month, progress=stop))
    assert isinstance(raised.value.__cause__, ValueError)


def test_a_bar_of_tqdm_shows_the_bytes(month: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    path = month / "b.ndjson"
    for read in [
        lambda: bulk.read("sale", path, progress=True).to_polars(),
        lambda: pa.table(bulk.read("sale", path, progress=True)),
        lambda: list(bulk.read("sale", path, progress=True)),
    ]:
        read()
        shown = capsys.readouterr().err
        size = path.stat().st_size
        assert f"| {size}/{size} [" in shown.splitlines()[-1] and "100%" in shown and shown.endswith("B/s]\n")
    pa.table(bulk.read("sale", iter(['{"id": 1}']), progress=True))
    assert "1.00rows [" in capsys.readouterr().err


def test_a_bar_without_tqdm_is_an_error_before_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    pages = iter(['{"id": 1}'])
    with pytest.raises(ImportError, match=re.escape("progress=True needs tqdm: pip install 'lastro[progress]'")):
        bulk.read("sale", pages, progress=True)
    assert next(pages) == '{"id": 1}'
