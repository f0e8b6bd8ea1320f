"""Every work in turn, on the installed package. Prints a line of JSON for each contender; with --check only their agreement is
looked at, on few rows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import columns
import inputs
import records
from harness import ONLY_CHECK, emit

MEMORY = [(1_000, 1), (1_000, 10)] if ONLY_CHECK else [(1_000, 1), (100_000, 1), (100_000, 10), (100_000, 100)]
"""The sales of a file, and how often it is read."""


def memory(folder: Path) -> None:
    """In a process of its own for each size."""
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
        emit("memory", size, "lastro", None if ONLY_CHECK else float(grown), "MB", "beside the interpreter with pyarrow")
        needed.append(float(grown))
    value = None if ONLY_CHECK else needed[-1] / needed[1]
    emit("memory of the most rows", "beside that of 100,000", "lastro", value, "x")


with TemporaryDirectory() as folder:
    columns.main()
    records.main(Path(folder))
    memory(Path(folder))
