"""Compares contenders: lastro and other libraries that do the same work on the same rows. First their results are compared. Then
they are measured in turns, and the fastest round of each counts."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

# Limits Polars to one thread, as pyarrow below, so that processor times can be compared. Polars reads the variable when it is
# imported.
os.environ.setdefault("POLARS_MAX_THREADS", "1")

import numpy as np
import pyarrow as pa

pa.set_cpu_count(1)

ONLY_CHECK = "--check" in sys.argv
ROUNDS = 5
ENOUGH_S = 4
"""A contender that has run for this many seconds gets no more rounds, because the times of long runs vary little."""

Amounts = list["np.ndarray[Any, Any]"]
"""The amounts of a result in cents, column by column."""


class Contender(NamedTuple):
    """A library, or a way to use it, that is compared with others."""

    who: str
    run: Callable[[], Any]
    """The work that is timed."""
    answer: Callable[[Any], Any] | None = None
    """Converts the result to a common form for comparison. If unset, the result is not compared."""
    note: str = ""
    rows: int | None = None
    """If set, the contender computes only this many rows, because it is too slow for all of them."""
    may_differ: bool = False
    """Whether the contender's results may be wrong, for example because of floats. The table then shows how many rows are wrong."""


def emit(work: str, size: str, who: str, value: float | None, unit: str, note: str = "") -> None:
    """Prints a line of JSON, from which `docs/benchmarks.md` is made. ``value`` is None if the results were only compared."""
    line = {"work": work, "size": size, "who": who, "value": value, "unit": unit, "note": note}
    print(json.dumps(line, ensure_ascii=False), flush=True)


def work(
    name: str,
    rows: int,
    wanted: Any,
    *contenders: Contender,
    unit: str = "rows/s",
    amount: float | None = None,
    size: str = "",
) -> None:
    """Compares the result of each contender with `wanted`. Then measures how many rows a contender processes per second
    of processor time. If `amount` is set, such as the megabytes of all rows, measures the part of it per second instead."""
    notes = {one.who: remark(name, one, wanted) for one in contenders}
    quietest: dict[str, float] = {}
    spent = dict.fromkeys(notes, 0.0)
    for _ in range(0 if ONLY_CHECK else ROUNDS):
        for one in contenders:
            if spent[one.who] > ENOUGH_S:
                continue
            gc.collect()
            begun = time.process_time()
            answer = one.run()
            took = time.process_time() - begun
            del answer
            spent[one.who] += took
            quietest[one.who] = min(took, quietest.get(one.who, took))
    for one in contenders:
        done = (amount or rows) * (one.rows or rows) / rows
        value = done / quietest[one.who] if quietest else None
        emit(name, size or f"{rows:,} rows", one.who, value, unit, notes[one.who])


def remark(name: str, one: Contender, wanted: Any) -> str:
    """Compares a contender's result with the expected one, and returns the remark for the table.

    Raises:
        AssertionError: The result is wrong, and `may_differ` of the contender is false.
    """
    result = one.run()
    if one.answer is None:
        return one.note
    given = one.answer(result)
    parts = [one.note] if one.note else []
    if isinstance(wanted, list):
        head = [column[: one.rows] for column in wanted]
        assert [len(column) for column in given] == [len(column) for column in head], f"{name}: {one.who}: rows"
        wrong = np.zeros(len(head[0]), dtype=bool)
        for ours, theirs in zip(head, given, strict=True):
            wrong |= ours != theirs
        off = sum(int(theirs.sum()) - int(ours.sum()) for ours, theirs in zip(head, given, strict=True))
        if wrong.any():
            assert one.may_differ, f"{name}: {one.who} is wrong in {int(wrong.sum())} rows, {off} cents"
            parts.append(f"**wrong in {int(wrong.sum()):,} of {len(wrong):,} rows**, the sums {off / 100:+,.2f} off")
    else:
        if given != wanted:
            assert one.may_differ, f"{name}: {one.who} answers {given}, not {wanted}"
            parts.append(f"**wrong**: {given}, not {wanted}")
    return "; ".join(parts)


def cents(column: Any) -> np.ndarray[Any, Any]:
    """Converts a column of amounts to whole cents. Floats are rounded; a decimal with a fraction of a cent is an error."""
    if isinstance(column, pa.ChunkedArray):
        column = column.combine_chunks()
    if pa.types.is_list(column.type):
        column = column.flatten()
    if pa.types.is_floating(column.type):
        return np.round(column.to_numpy(zero_copy_only=False) * 100).astype(np.int64)
    if pa.types.is_integer(column.type):
        return column.to_numpy(zero_copy_only=False).astype(np.int64)
    column = column.cast(pa.decimal128(38, 2))
    assert column.null_count == 0, "nothing may be null"
    # takes the low 64 bits of each decimal, which are enough for these amounts
    words = np.frombuffer(column.buffers()[1], dtype=np.int64)
    return words[2 * column.offset : 2 * (column.offset + len(column)) : 2].copy()


def streamed(answer: Any) -> int:
    """Consumes a result batch by batch without keeping it, like a program that writes a file. Returns the number of rows."""
    return sum(batch.num_rows for batch in pa.RecordBatchReader.from_stream(answer))


def decimals(whole: np.ndarray[Any, Any]) -> pa.Array:
    """Converts whole cents to decimals with two places."""
    words = np.empty(2 * len(whole), dtype=np.int64)
    words[0::2], words[1::2] = whole, whole >> 63
    return pa.Array.from_buffers(pa.decimal128(17, 2), len(whole), [None, pa.py_buffer(words)])


def megabytes(path: Path) -> float:
    return path.stat().st_size / 1e6
