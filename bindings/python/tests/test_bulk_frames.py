"""Tests that the methods in the namespace `lastro` of frames and series return the same as the functions of lastro.bulk."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")
pl = pytest.importorskip("polars")

import lastro
import lastro.pandas
import lastro.polars
from lastro import bulk

SALES: dict[str, list[Any]] = {"valor": ["250.00", "1.005", None], "dias": [17, 3, 5], "nota": ["a", "b", "c"]}
WANTED = bulk.late_charges(pa.table(SALES), multa=2).to_pyarrow()
RESULTS = WANTED.column_names
NOVO = [Decimal("256.42"), None, None]


@pytest.fixture(params=[True, False], ids=["plugin", "map_batches"], autouse=True)
def way(request: pytest.FixtureRequest) -> Iterator[bool]:
    lastro.polars.use_plugin(request.param)
    yield request.param
    lastro.polars.use_plugin(None)


def test_the_examples_are_true() -> None:
    failed, attempted = doctest.testmod(lastro.pandas)
    assert failed == 0 and attempted == 6


FRAMES = [pl.DataFrame(SALES), pl.LazyFrame(SALES), pd.DataFrame(SALES), pd.Series(SALES["valor"])]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{type(frame).__module__}")
def test_every_operation_is_a_method_without_the_table(frame: Any) -> None:
    for name in bulk._functions.__all__:
        function = getattr(bulk, name)
        method = getattr(frame.lastro, name)
        assert list(inspect.signature(method).parameters) == list(inspect.signature(function).parameters)[1:]
        assert method.__doc__ == function.__doc__ and method.__name__ == name


# --- Polars ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lazy", [False, True])
def test_frames_of_polars(lazy: bool) -> None:
    frame = pl.DataFrame(SALES)
    answer = (frame.lazy() if lazy else frame).lastro.late_charges(multa=2)
    assert isinstance(answer, pl.LazyFrame if lazy else pl.DataFrame)
    schema = answer.collect_schema()
    found = answer.lazy().collect()
    assert found.schema == schema
    assert found.to_arrow().to_pylist() == WANTED.to_pylist()
    kept = frame.lastro.late_charges(keep=True)
    assert kept.columns == [*SALES, *RESULTS] and kept["nota"].to_list() == SALES["nota"]
    for wrong in [frame.lastro, frame.lazy().lastro]:
        with pytest.raises(lastro.LastroError):
            wrong.late_charges(dias="atraso")


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_a_query_around_an_operation_keeps_its_order(engine: str) -> None:
    many = pl.concat([pl.DataFrame(SALES)] * 1000).lazy()
    query = many.lastro.late_charges(keep=True).filter(pl.col("valor_novo") > 256).select("nota", "valor_novo").head(7)
    assert query.collect(engine=engine).rows() == [("a", NOVO[0])] * 7
    assert many.lastro.late_charges(keep=True).select(pl.len()).collect(engine=engine).item() == 3000


def test_a_series_of_polars_is_what_the_expression_is() -> None:
    frame = pl.DataFrame(SALES)
    wanted = frame.select(pl.col("valor").lastro.late_charges(multa=2)).to_series()
    found = frame["valor"].lastro.late_charges(multa=2, dias=frame["dias"])
    assert isinstance(found, pl.Series) and found.equals(wanted, check_names=True)
    assert frame.select(pl.col("valor").lastro.late_charges(multa=2, dias=frame["dias"])).to_series().equals(wanted)
    for count in [0, 1]:
        part = frame.head(count)
        assert part["valor"].lastro.late_charges(multa=2, dias=part["dias"]).equals(wanted.head(count))
    # the series is passed as `valor`, whatever its name: so the column `dias` is missing
    with pytest.raises(pl.exceptions.ColumnNotFoundError, match="dias"):
        frame["valor"].rename("dias").lastro.late_charges()


# --- pandas ---------------------------------------------------------------------------------------------------------


def test_a_frame_of_pandas_keeps_its_index_and_its_columns() -> None:
    # `misto` has a type that Arrow does not support, and the index has duplicate labels
    frame = pd.DataFrame({**SALES, "misto": [1, {}, "x"], 7: [1.5, None, 2.5]}, index=["x", "y", "x"])
    answer = frame.lastro.late_charges(multa=2)
    assert list(answer.columns) == RESULTS and list(answer.index) == ["x", "y", "x"]
    assert answer["valor_novo"].dtype == pd.ArrowDtype(pa.decimal128(17, 2))
    assert [None if value is pd.NA else value for value in answer["valor_novo"]] == NOVO
    kept = frame.lastro.late_charges(multa=2, keep=True)
    assert list(kept.columns) == [*SALES, "misto", 7, *RESULTS]
    pd.testing.assert_frame_equal(kept[list(frame.columns)], frame)
    pd.testing.assert_frame_equal(kept[RESULTS], answer, check_column_type=False)
    again = kept.lastro.late_charges(keep=True, suffix="_2")
    assert list(again.columns) == [*SALES, "misto", 7, *RESULTS[:-1], *(f"{name}_2" for name in RESULTS[:-1]), "issues"]
    assert [len(issues) for issues in again["issues"]] == [0, 2, 0]


def test_float_columns_of_pandas_are_refused() -> None:
    with pytest.raises(lastro.LastroError) as raised:
        pd.DataFrame({"valor": [1.5], "dias": [1]}).lastro.late_charges()
    assert [(issue.path, issue.code) for issue in raised.value.issues] == [("valor", "invalid_type")]
    with pytest.raises(lastro.LastroError):
        pd.DataFrame(SALES).lastro.late_charges(keep=True).lastro.late_charges(keep=True)
    twice = pd.DataFrame([["1.00", 1, 2]], columns=["valor", "dias", "dias"])
    with pytest.raises(ValueError, match="one name"):
        twice.lastro.late_charges()


def test_a_series_of_pandas_gives_a_frame() -> None:
    for dtype in ["object", pd.ArrowDtype(pa.string())]:
        series = pd.Series(SALES["valor"], index=[3, 1, 2], name="dias", dtype=dtype)
        answer = series.lastro.late_charges(dias=17)
        assert list(answer.index) == [3, 1, 2] and answer["valor_novo"].iloc[0] == NOVO[0]
        assert [issue["code"] for issue in answer["issues"].iloc[1]] == ["too_many_decimals"]
    decimals = pd.Series([Decimal("250.00"), None]).lastro.late_charges(dias=17)
    assert decimals["valor_novo"].iloc[0] == NOVO[0]
