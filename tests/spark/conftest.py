"""Helpers for the Spark tests: a session with two threads and the jar, and the cases of the test vectors."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

VECTORS = Path(__file__).resolve().parents[1] / "vectors"


def cases(operation: str) -> list[dict[str, Any]]:
    """The cases of an operation in the test vectors. Their amounts are strings or integers."""
    files = sorted((VECTORS / operation.partition(".")[0]).glob("*.json"))
    every = [case for file in files for case in json.loads(file.read_text(encoding="utf-8"))["cases"]]
    found = [case for case in every if case["op"] == operation]
    assert found, operation
    return found


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    """The Spark session. The functions of the jar are in the catalog `lastro`."""
    builder = SparkSession.builder.master("local[2]")
    settings = {
        "spark.jars": os.environ["LASTRO_SPARK_JAR"],
        "spark.sql.catalog.lastro": "dev.lastro.spark.LastroCatalog",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.driver.memory": "1g",
        # halves the processor time of a process that ends soon
        "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()
