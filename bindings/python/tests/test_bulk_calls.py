"""Tests of lastro.bulk: sequences of calls, invalid constants, sources of records, and interruptions."""

from __future__ import annotations

import ast
import contextlib
import gzip
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import date, datetime, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")

import lastro
from bulk_corpus import FUNCTIONS, plain
from lastro import bulk


def rows(answer: Any) -> list[dict[str, Any]]:
    return [plain(row) for row in pa.table(answer).to_pylist()]


def codes(row: dict[str, Any]) -> list[tuple[str, str]]:
    return [(issue["path"], issue["code"]) for issue in row["issues"]]


def problems(call: Any) -> list[tuple[str, str]]:
    with pytest.raises(lastro.LastroError) as raised:
        call()
    return [(issue.path, issue.code) for issue in raised.value.issues]


# --- sequences of calls ---------------------------------------------------------------------------------------------

BAD_DATE = {"valor": ["10.00", "x"], "data_vencimento": ["2027-02-31", "2027-02-01"], "data_pagamento": ["2027-03-01"] * 2}
KEPT = [[("data_vencimento", "invalid_date")], [("valor", "invalid_money")]]


@pytest.mark.parametrize("through", ["table", "stream", "polars", "duckdb"])
def test_issues_of_the_table_come_before_those_of_the_call(through: str) -> None:
    table = pa.table(BAD_DATE)
    late: Any = bulk.days_late(table.to_reader() if through == "stream" else table, keep=True)
    if through == "polars":
        late = pytest.importorskip("polars").DataFrame(late)
    if through == "duckdb":
        late = pytest.importorskip("duckdb").from_arrow(pa.table(late)).to_arrow_table()
    assert [codes(row) for row in rows(bulk.late_charges(late, keep=True))] == KEPT


def test_issues_of_a_reading_stay_through_ageing_to_the_report() -> None:
    installment = {"parcela": 1, "data_vencimento": "2027-01-11", "valor": "1,50"}
    lines = "\n".join(json.dumps(sale) for sale in [{"id": 1, "parcelas": [installment]}, {"id": 2, "parcelas": []}])
    read = bulk.read("sale", lines.encode(), explode="parcelas")
    aged = bulk.ageing(read, date(2027, 2, 10), multa=2, juros_mensal=1)
    listed = pa.table(bulk.report(aged))
    assert listed["path"].to_pylist() == ["parcelas[0].valor", "valor"]
    assert listed["code"].to_pylist() == ["invalid_money", "required"]
    assert listed["text"].to_pylist()[1] == "is required"


def test_the_rates_of_the_table_are_taken() -> None:
    table = {"valor": ["100.00"] * 2, "dias": [30] * 2, "multa": ["10", None], "juros_mensal": ["2", "2"]}
    first, second = rows(bulk.late_charges(pa.table(table)))
    assert first["valor_novo"] == "112.00"
    assert (second["valor_novo"], codes(second)) == (None, [("multa", "required")])
    assert rows(bulk.late_charges(pa.table(table), multa=0))[0]["valor_novo"] == "102.00"
    assert rows(bulk.late_charges(pa.table(table).select(["valor", "dias"])))[0]["valor_novo"] == "103.00"
    plans = pa.table({"valor": ["9.00"], "parcelas": [2], "first_due": ["2027-01-01"], "every_days": [10]})
    assert [share["data_vencimento"] for share in rows(bulk.plan(plans))[0]["plano"]] == ["2027-01-01", "2027-01-11"]


def test_a_column_of_a_results_name_is_never_overwritten() -> None:
    table = pa.table({"valor": ["10.00"], "dias": [1], "valor_novo": ["meu"], "issues": ["meu"]})
    taken = [("valor_novo", "column_exists"), ("issues", "column_exists")]
    assert problems(lambda: bulk.late_charges(table, keep=True)) == taken
    answer = bulk.late_charges(table, keep=True, suffix="_hoje")
    assert answer.column_names[-4:] == ["multa_total", "juros_mensal_total", "valor_novo_hoje", "issues_hoje"]
    assert rows(answer)[0]["valor_novo"] == "meu"
    with pytest.raises(TypeError, match="keep=True"):
        bulk.late_charges(table, suffix="_hoje")


def test_an_amount_below_zero_is_not_paid() -> None:
    table = pa.table({"valor": ["-1.00", "1.00"], "valor_recebido": [None, "-1.00"], "data_vencimento": ["2027-01-04"] * 2})
    wanted = [[("valor", "out_of_range")], [("valor_recebido", "out_of_range")]]
    for answer in [bulk.status(table, date(2027, 1, 4)), bulk.ageing(table, date(2027, 1, 4), 2, 1)]:
        assert [codes(row) for row in rows(answer)] == wanted


@pytest.mark.parametrize("plugin", [True, False])
def test_an_expression_of_polars_takes_the_rates_of_its_frame(plugin: bool) -> None:
    polars = pytest.importorskip("polars")
    import lastro.polars

    lastro.polars.use_plugin(plugin)
    try:
        charges = polars.col("valor").lastro.late_charges(dias="dias").struct.field("valor_novo")
        whole = polars.DataFrame({"valor": ["100.00", "50.00"], "dias": [30, 30], "multa": ["10", "0"], "juros_mensal": ["2", "0"]})
        for frame in (whole, whole.lazy()):
            assert frame.select(charges).lazy().collect().to_series().to_list() == [Decimal("112.00"), Decimal("50.00")]
        assert whole.drop("multa", "juros_mensal").select(charges).to_series().to_list() == [Decimal("103.00"), Decimal("51.50")]
    finally:
        lastro.polars.use_plugin(None)


@pytest.mark.parametrize("name", ["bulk.py", "spark.py"])
def test_type_checkers_find_every_operation(name: str) -> None:
    assert set(FUNCTIONS) <= exported(Path(bulk.__file__).with_name(name))


def exported(module: Path) -> set[str]:
    """The names in ``__all__`` as type checkers find them: in the source text, without running the module."""
    names: set[str] = set()
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names = set(ast.literal_eval(node.value))
        if isinstance(node, ast.AugAssign) and ast.unparse(node.target) == "__all__":
            other, name = ast.unparse(node.value).split(".")
            assert name == "__all__"
            names |= exported(module.with_name(f"{other}.py"))
    return names


# --- invalid constants and types ------------------------------------------------------------------------------------


def test_a_constant_invalid_for_every_row_raises_at_once() -> None:
    reader = pa.table({"valor": ["1.00"], "dias": [1], "agendamento_data": ["2027-01-01"]}).to_reader()
    assert problems(lambda: bulk.late_charges(reader, multa=200)) == [("multa", "out_of_range")]
    contract = {"agendamento_frequencia": 1, "agendamento_repetir": 1}
    assert problems(lambda: bulk.occurrences(reader, limit=0, **contract)) == [("limit", "out_of_range")]
    assert reader.read_all().num_rows == 1


def test_an_unknown_column_name_is_an_error_that_explains_constants() -> None:
    table = pa.table({"valor": ["1.00"], "dias": [1], "taxas": ["1"]})
    assert problems(lambda: bulk.late_charges(table, multa="taxa")) == [("taxa", "unknown_column")]
    with pytest.raises(lastro.LastroError, match=r"taxa: is not a column .*taxas.*lit\("):
        bulk.late_charges(table, multa="taxa")


def test_an_unsupported_type_is_an_error_that_suggests_a_cast() -> None:
    table = {"data_vencimento": pa.array([datetime(2027, 1, 4, tzinfo=timezone.utc)]), "data_pagamento": ["2027-01-05"]}
    with pytest.raises(lastro.LastroError, match="a date, not Timestamp.*: cast it to Date32"):
        bulk.days_late(pa.table(table))
    pandas = pytest.importorskip("pandas")
    if not hasattr(pandas.DataFrame, "__arrow_c_stream__"):
        pytest.skip(f"pandas {pandas.__version__} has no Arrow")
    gaps = pandas.DataFrame({"valor": ["1.00", "1.00"], "dias": [1, None]})
    with pytest.raises(lastro.LastroError, match="a whole number, not Float64: cast it to Int64"):
        bulk.late_charges(gaps)
    assert rows(bulk.late_charges(gaps.astype({"dias": "Int64"})))[0]["valor_novo"] == "1.02"
    # the error for a float amount must not suggest a cast
    with pytest.raises(lastro.LastroError, match=r"an amount, not Float64$"):
        bulk.late_charges(pa.table({"valor": [1.5], "dias": [1]}))


# --- sources --------------------------------------------------------------------------------------------------------


def test_compressed_files_and_bytes_are_read_by_their_first_bytes(tmp_path: Path) -> None:
    lines = b'{"id": 1}\n{"id": 2}\n'
    zstd = pa.compress(lines, codec="zstd", asbytes=True)
    # a file with several gzip members, such as two gzip files joined with `cat`
    parts = gzip.compress(lines[:10]) + gzip.compress(lines[10:])
    for name, content in [("gzip", parts), ("zstd", zstd), ("plain", lines)]:
        path = tmp_path / name
        path.write_bytes(content)
        for source in (path, content):
            assert pa.table(bulk.read("sale", source))["id"].to_pylist() == [1, 2], name
    for name, content in [("Parquet", b"PAR1.."), ("CSV", b"id,valor\n1,2\n"), ("XML", b"<html>"), ("UTF-16", b"\xff\xfe{\0")]:
        with pytest.raises(RuntimeError, match=f"bytes: is .*{name}.*JSON is needed"):
            bulk.read("sale", content)


def test_a_list_with_a_null_keeps_its_good_elements() -> None:
    line = b'{"id": 1, "parcelas": [null, {"parcela": 2, "valor": "1.00"}]}'
    read = pa.table(bulk.read("sale", line)).to_pylist()[0]
    assert codes(read) == [("parcelas[0]", "invalid_type")] and read["extra"] is None
    assert read["parcelas"][0] is None and read["parcelas"][1]["valor"] == Decimal("1.00")
    exploded = pa.table(bulk.read("sale", line, explode="parcelas"))
    assert exploded["valor"].to_pylist() == [None, Decimal("1.00")]
    assert [codes(row) for row in exploded.to_pylist()] == [[("parcelas[0]", "invalid_type")], []]


def test_floats_from_json_are_an_error_that_explains_parse_float() -> None:
    with pytest.raises(RuntimeError, match="parse_float=Decimal"):
        list(bulk.read("sale", iter([json.loads('{"valor_venda": 1.5}')])))  # type: ignore[arg-type]


def pages(interrupt: Any, seen: list[int]) -> Iterator[str]:
    for number in range(10_000):
        seen.append(number)
        if number == 3:
            interrupt()
        yield json.dumps({"id": number})


def test_a_keyboard_interrupt_is_raised_unchanged() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    for threads in (1, 2):
        seen: list[int] = []
        with pytest.raises(KeyboardInterrupt):
            bulk.read("sale", pages(interrupt, seen), threads=threads).read_all()  # type: ignore[union-attr]
        assert len(seen) == 4
    batch = pa.record_batch({"valor": ["1.00"], "dias": [1]})

    def made() -> Iterator[Any]:
        yield batch
        raise KeyboardInterrupt

    # here KeyboardInterrupt passes through pyarrow, which turns it into a string
    with pytest.raises(KeyboardInterrupt):
        bulk.late_charges(pa.RecordBatchReader.from_batches(batch.schema, made())).read_all()  # type: ignore[union-attr]
    # any other exception of a source becomes the cause of a RuntimeError
    with pytest.raises(RuntimeError) as raised:
        list(bulk.read("sale", pages(lambda: 1 / 0, [])))  # type: ignore[arg-type]
    assert isinstance(raised.value.__cause__, ZeroDivisionError)


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Makes SIGINT raise KeyboardInterrupt, as in a terminal. A program in the background may ignore SIGINT."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("keyboard")
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_ctrl_c_ends_a_reading_between_two_batches(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "endless")
    line = json.dumps({"id": 1, "discriminacao": "x" * (1 << 20)}).encode() + b"\n"
    written: list[int] = []

    def write() -> None:
        with contextlib.suppress(BrokenPipeError), (tmp_path / "endless").open("wb") as pipe:
            for number in range(1000):
                pipe.write(line)
                written.append(number)
                if number == 20:
                    # sends SIGINT, like Ctrl-C, while native code reads the pipe
                    os.kill(os.getpid(), signal.SIGINT)

    writer = threading.Thread(target=write)
    writer.start()
    with pytest.raises(KeyboardInterrupt):
        bulk.read("sale", tmp_path / "endless", threads=1).read_all()  # type: ignore[union-attr]
    writer.join()
    assert 20 < len(written) < 100


FORKED = """
import os
from datetime import date
from lastro import bulk
with open("a.ndjson", "wb") as file:
    file.write(b'{"id": 1}\\n' * 100_000)
for threads in (1, 2):
    stream = bulk.ageing(bulk.read("sale", "a.ndjson", explode="parcelas", threads=threads), date(2027, 1, 1), 2, 1)
    next(stream)
    child = os.fork()
    if child == 0:
        try:
            next(stream)
        except RuntimeError as error:
            del stream
            os._exit(7 if "forked" in str(error) else 8)
        os._exit(9)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    assert sum(len(table) for table in stream) > 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_after_a_fork_a_stream_fails_in_the_child_and_continues_in_the_parent(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
