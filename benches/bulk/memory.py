"""Measures how much memory a process needs to read sales as a stream. It must not grow with the number of rows.

    python memory.py FILE TIMES     reads the file this many times

Prints the number of rows, and by how many MB the peak memory grew while reading.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow as pa
from lastro import bulk

THREADS = 2


def peak() -> float:
    """Peak memory so far, in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


def main(file: str, times: int) -> None:
    # reads once before the measurement, so that one-time allocations do not count
    pa.RecordBatchReader.from_stream(bulk.read("sale", b"{}")).read_all()
    before, rows = peak(), 0
    for batch in pa.RecordBatchReader.from_stream(bulk.read("sale", [file] * times, threads=THREADS)):
        rows += batch.num_rows
    print(rows, peak() - before)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
