"""Runs the code blocks of the guide spark.md, and the Spark block of a-month-of-a-million-sales.md, unchanged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyspark
import pytest
from conftest import VECTORS
from pyspark.sql import SparkSession

sys.path.append(str(VECTORS.parents[1] / "bindings" / "python" / "tests"))

import guide


def test_the_block_prints_what_the_functions_for_one_record_add_up_to(tmp_path: Path) -> None:
    expected = guide.expected(guide.generate(tmp_path))
    (block,) = guide.blocks(guide.PAGE, "In Spark")
    assert guide.python(block, tmp_path, SPARK_LOCAL_IP="127.0.0.1") == expected


SPARK = guide.ROOT / "docs" / "guides" / "spark.md"


@pytest.fixture
def tables(spark: SparkSession) -> None:
    """Creates the tables that the page uses: two installments, one late and one on time, and two customers, one with a valid
    CPF."""
    today = spark.sql("SELECT current_date() day").first().day
    rows = [(1, Decimal("100.00"), 10, date(2026, 2, 10)), (2, Decimal("100.00"), 0, today)]
    spark.createDataFrame(rows, "id int, valor decimal(17,2), dias int, data_vencimento date").createOrReplaceTempView("parcelas")
    spark.createDataFrame([("52998224725",), ("1",)], "documento string").createOrReplaceTempView("clientes")


def queries(block: str) -> list[str]:
    return [query for query in block.split(";\n") if query.strip()]


def test_sql(spark: SparkSession, tables: None) -> None:
    (block,) = guide.blocks(SPARK, language="sql")
    late, rates, documents = [[tuple(row) for row in spark.sql(query).collect()] for query in queries(block)]
    assert late[0][1] > 102 and late[1] == (2, Decimal("100.00"))
    # expected for 100.00: a fine of 2 %, and interest of 1.5 % per month for 10 of 30 days
    assert rates == [(1, Decimal("102.50")), (2, Decimal("100.00"))]
    assert documents == [("1",)]


def test_python(spark: SparkSession, tables: None, tmp_path: Path) -> None:
    charges, records, files = guide.blocks(SPARK, language="python")
    names: dict[str, Any] = {"spark": spark, "frame": spark.table("parcelas")}
    (found,) = guide.values(charges, names)
    assert [tuple(row) for row in found.collect()] == [(1, Decimal("102.33")), (2, Decimal("100.00"))]

    sale = {"data": "2027-01-10", "parcelas": [{"valor": "1,50"}]}
    names["texts"] = spark.createDataFrame([(json.dumps(sale),)], "json string")
    assert guide.values(records, names) == []
    assert "parcelas[0].valor" in [row.issue.path for row in names["bad"].collect()]

    (tmp_path / "sales.ndjson").write_text(json.dumps(sale) + "\n", encoding="utf-8")
    guide.values(files.replace("s3://bucket/sales/", str(tmp_path)), names)
    assert [row.data for row in names["sales"].collect()] == [date(2027, 1, 10)]


def shell(script: str, folder: Path) -> str:
    """Runs a script and returns its output. The script uses this Python and the programs of its pyspark. Instead of `cargo`, a
    function prints the path of the jar."""
    paths = [str(Path(sys.executable).parent), str(Path(pyspark.__file__).parent / "bin"), os.environ["PATH"]]
    environment = {**os.environ, "PATH": os.pathsep.join(paths), "SPARK_LOCAL_IP": "127.0.0.1"}
    script = f'cargo() {{ echo "$LASTRO_SPARK_JAR"; }}; {script}'
    done = subprocess.run(["sh", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_a_shell_of_spark_has_the_functions(tmp_path: Path) -> None:
    command, *_ = guide.blocks(SPARK, "The jar", language="sh")
    jar = os.environ["LASTRO_SPARK_JAR"]
    command = command.strip().replace(Path(jar).name, jar)
    assert jar in command
    assert shell(f'{command} -e "SELECT lastro.valor_novo(100, 10)"', tmp_path).strip() == "102.33"


def test_the_benchmarks_contenders_agree() -> None:
    command, *_ = guide.blocks(SPARK, "How fast", language="sh")
    assert shell(f"{command.strip()} --check", guide.ROOT).splitlines()[0] == "local[1]"
