"""Tests whole records in Spark: validating a column has the same result as validating each record alone, and files that are
read in slices give the same rows as `lastro.bulk`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from conftest import VECTORS
from lastro import LastroError, bulk, sale
from lastro import spark as ls
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

PAGES = sorted((VECTORS.parent / "fixtures" / "sales-2026-01").glob("*.json"))


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """Lines with sixty sales, some of which have an error, and lines that are not valid JSON."""
    records = [record for page in PAGES for record in json.loads(page.read_text(encoding="utf-8"), parse_float=str)["data"]]
    for place, record in enumerate(records):
        if place % 3 == 0:
            record["valor_venda"] = "1,50"
        if place % 5 == 0:
            record["data"] = "2026-02-30"
    return [json.dumps(record, ensure_ascii=place % 2 == 0) for place, record in enumerate(records)] + ["", "[1]", "{"]


def alone(text: str, operation: str) -> list[tuple[str, str]]:
    """The issues that the core reports for a single record."""
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    try:
        # text that is not valid JSON cannot be passed to `validate`, so `decode` reports its issues
        found = sale.validate(value, operation=operation).issues if value else sale.decode(text).issues
    except LastroError as error:
        return [(issue.path.removeprefix("value").removeprefix("json"), str(issue.code)) for issue in error.issues]
    return [(issue.path, str(issue.code)) for issue in found if str(issue.severity) == "error"]


def listed(issues: list[Any]) -> list[tuple[str, str]]:
    return [(issue["path"], issue["code"]) for issue in issues]


@pytest.mark.parametrize("operation", ["insert", "update"])
def test_a_column_of_texts_is_checked(spark: SparkSession, lines: list[str], operation: Any) -> None:
    frame = spark.createDataFrame([*enumerate(lines), (len(lines), None)], "place int, json string")
    rows = ls.check(frame, operation=operation).orderBy("place").collect()
    assert [listed(row.issues) for row in rows] == [*(alone(text, operation) for text in lines), []]
    assert sum(bool(row.issues) for row in rows) > 20
    assert rows[0].json == lines[0]


def test_an_unknown_entity_raises_at_once(spark: SparkSession) -> None:
    with pytest.raises(LastroError):
        ls.check(spark.sql("SELECT '{}' json"), entity="sales")


@pytest.mark.parametrize("size", [1000, 32_000_000, 0])
def test_a_file_is_read_in_slices(spark: SparkSession, lines: list[str], tmp_path: Path, size: int) -> None:
    ls.register(spark)
    text = "\n".join(line for line in lines if line).encode()
    file = tmp_path / "sales.ndjson"
    file.write_bytes(text)
    frame = spark.read.format("lastro").option("entity", "sale").option("slice_bytes", str(size)).load(str(file))
    assert frame.rdd.getNumPartitions() == (-(-len(text) // size) if size else 1)
    expected = pa.table(bulk.read("sale", text))
    assert frame.columns == expected.column_names
    got = frame.orderBy("source.offset").collect()
    plain = [row.asDict(recursive=True) for row in got]
    for row, wanted in zip(plain, expected.to_pylist()):
        place = row.pop("source")
        assert place["name"] == str(file) and text[place["offset"] :].startswith(text[wanted["source"]["offset"] :][:20])
        assert place["offset"] == wanted.pop("source")["offset"]
        assert row == wanted
    assert len(plain) == len(expected)


def test_a_folder_of_documents_and_of_compressed_files_is_read(spark: SparkSession, lines: list[str], tmp_path: Path) -> None:
    ls.register(spark)
    (tmp_path / "lines.ndjson.gz").write_bytes(gzip.compress("\n".join(lines[:10]).encode()))
    (tmp_path / "list.json").write_text("[" + ",\n".join(lines[10:30]) + "]", encoding="utf-8")
    (tmp_path / "_SUCCESS").touch()
    reader = spark.read.format("lastro").option("entity", "sale").option("explode", "parcelas")
    frame = reader.load(tmp_path.as_uri())
    expected = pa.table(bulk.read("sale", "\n".join(lines[:30]).encode(), explode="parcelas"))
    assert frame.columns == expected.column_names
    assert frame.count() == len(expected) >= 30


def test_a_missing_option_or_file_is_an_error_of_the_query(spark: SparkSession, tmp_path: Path) -> None:
    ls.register(spark)
    for reader, named in (
        (spark.read.format("lastro"), "entity"),
        (spark.read.format("lastro").option("entity", "sales"), "entity"),
        (spark.read.format("lastro").option("entity", "sale"), str(tmp_path / "absent")),
    ):
        with pytest.raises(PySparkException) as refused:
            reader.load(str(tmp_path / "absent")).count()
        assert named in str(refused.value)
