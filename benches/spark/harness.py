"""Measures contenders on Spark: their wall time and total processor time. They run in turns, and the fastest round of each
counts."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pyspark.sql import SparkSession

ONLY_CHECK = "--check" in sys.argv
AS_LINES = "--json" in sys.argv
ROUNDS = 3
TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """The cost of a run, in seconds."""

    wall: float
    processor: float


def session(threads: int) -> SparkSession:
    """Starts a local Spark session with this many threads. The functions of the jar are in the catalog `lastro`."""
    settings = {
        "spark.jars": os.environ["LASTRO_SPARK_JAR"],
        "spark.sql.catalog.lastro": "dev.lastro.spark.LastroCatalog",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.driver.memory": "2g",
    }
    builder = SparkSession.builder.master(f"local[{threads}]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    return spark


def processor() -> float:
    """Processor time in seconds of this process and its descendants: the JVM and the Python workers."""
    times: dict[int, tuple[int, int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            # the id of the process's parent, and the sum of the user and system times of the process and of its children
            # that have ended
            times[int(folder.name)] = (int(fields[1]), sum(map(int, fields[11:15])))

    def below(process: int) -> int:
        children = (child for child, (parent, _) in times.items() if parent == process)
        return times[process][1] + sum(map(below, children))

    return below(os.getpid()) / TICKS


def measured(contenders: dict[str, Callable[[], object]]) -> dict[str, Cost]:
    """Runs the contenders in turns. Returns the cost of each one's fastest round, without the first round, a warm-up."""
    costs: dict[str, Cost] = {}
    for round_ in range(1 + ROUNDS):
        for who, work in contenders.items():
            wall, used = time.perf_counter(), processor()
            work()
            cost = Cost(time.perf_counter() - wall, processor() - used)
            if round_ and (who not in costs or cost.wall < costs[who].wall):
                costs[who] = cost
    return costs


def show(title: str, rows: int, costs: dict[str, Cost], base: str) -> None:
    """Prints a line per contender, with its ratio to the contender `base`. With --json, prints lines for `bench-report`."""
    if AS_LINES:
        work = f"Spark, {SparkSession.active().sparkContext.master}: {title}"
        for who, cost in costs.items():
            line = {"work": work, "size": f"{rows:,} rows", "who": who, "value": rows / cost.wall, "unit": "rows/s", "note": ""}
            print(json.dumps(line), flush=True)
        return
    print(f"\n{title}, {rows:,} rows")
    for who, cost in costs.items():
        wall, used = (seconds / rows * 1e9 for seconds in cost)
        ratio = cost.wall / costs[base].wall
        print(f"  {who:44} {wall:8.0f} ns a row on the clock {used:8.0f} of processors {ratio:7.2f} x {base}")
