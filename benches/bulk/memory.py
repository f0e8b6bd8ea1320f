"""The most memory that a process needs to read sales as a stream: more rows must not need more of it.

    python memory.py FILE TIMES     the file, so often one after the other

Prints the rows, and in MB how much more the process came to need by reading.
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
    # a first read, so that one-time allocations do not count
    pa.RecordBatchReader.from_stream(bulk.read("sale", b"{}")).read_all()
    before, rows = peak(), 0
    for batch in pa.RecordBatchReader.from_stream(bulk.read("sale", [file] * times, threads=THREADS)):
        rows += batch.num_rows
    print(rows, peak() - before)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
