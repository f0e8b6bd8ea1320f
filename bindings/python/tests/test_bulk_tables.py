"""lastro.bulk: what a table, a stream and a column are in notebooks, in pandas, Polars and pyarrow."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")
pl = pytest.importorskip("polars")

import lastro
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


def test_what_would_lose_the_types_says_what_to_call() -> None:
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


def test_a_closed_stream_lets_its_source_go_and_cannot_be_read() -> None:
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


# --- one column alone -----------------------------------------------------------------------------------------------

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
def test_a_column_alone_is_the_first_argument(library: str) -> None:
    wanted = bulk.cpf(pa.table({"cpf": CPFS})).to_pyarrow()
    assert wanted["valid"].to_pylist() == [True, False, None]
    assert bulk.cpf(ALONE[library]).to_pyarrow().equals(wanted)
    assert bulk.cpf(ALONE[library], keep=True).to_pyarrow()["cpf"].to_pylist() == CPFS


def test_a_column_alone_is_no_other_argument() -> None:
    days = pl.Series("dias", ["250.00"])
    assert bulk.late_charges(days, dias=17).to_polars()["valor_novo"].to_list() == [Decimal("256.42")]
    with pytest.raises(lastro.LastroError) as raised:
        bulk.late_charges(days)
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [("dias", "required")]
    # a table is not a column, even if it has only one
    with pytest.raises(lastro.LastroError):
        bulk.cpf(pl.DataFrame({"documento": CPFS}))
    assert isinstance(bulk.cpf(pa.RecordBatchReader.from_stream(pa.table({"cpf": CPFS}))), bulk.Stream)


def test_a_lazy_frame_is_collected() -> None:
    lazy = pl.LazyFrame(SALES).filter(pl.col("dias") > 3)
    answer = bulk.late_charges(lazy, keep=True)
    assert isinstance(answer, bulk.Table)
    assert answer.to_polars()["valor_novo"].to_list() == [Decimal("256.42")]
    assert len(bulk.report(bulk.late_charges(pl.LazyFrame(SALES)).to_polars().lazy())) == 1
