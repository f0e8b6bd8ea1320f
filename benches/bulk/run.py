"""Runs every benchmark of columns and records on the installed package. Prints one line of JSON per contender. With --check, it
only compares the results, on few rows. With --wheel, it also prints the size of a wheel.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import columns
import inputs
import records
from harness import ONLY_CHECK, emit, megabytes

MEMORY = [(1_000, 1), (1_000, 10)] if ONLY_CHECK else [(1_000, 1), (100_000, 1), (100_000, 10), (100_000, 30)]
"""For each measurement of memory: the number of sales in the file, and how often the file is read."""


def memory(folder: Path) -> None:
    """Measures the peak memory of a separate process for each size."""
    needed = []
    for count, times in MEMORY:
        path = folder / f"{count}.ndjson"
        if not path.exists():
            inputs.written(path, inputs.sales(count))
        program = [sys.executable, Path(__file__).with_name("memory.py"), path, str(times)]
        printed = subprocess.run(program, check=True, stdout=subprocess.PIPE, text=True).stdout
        rows, grown = printed.split()
        assert int(rows) == count * times, f"{rows} of {count * times} sales were read"
        size = f"{count * times:,} sales, {times * path.stat().st_size / 1e6:,.0f} MB"
        emit("memory", size, "lastro", None if ONLY_CHECK else float(grown), "MB", "in addition to the interpreter with pyarrow")
        needed.append(float(grown))
    value = None if ONLY_CHECK else needed[-1] / needed[1]
    emit("memory of the most rows", "compared with 100,000", "lastro", value, "x")


def wheel() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--wheel", type=Path)
    given = parser.parse_args()
    if given.wheel:
        emit("wheel", "all of it, compressed", "lastro", megabytes(given.wheel), "MB")


with TemporaryDirectory() as folder:
    columns.main()
    records.main(Path(folder))
    memory(Path(folder))
wheel()
