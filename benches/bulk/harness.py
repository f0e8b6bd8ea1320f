"""Contenders for the same rows: their results are compared first, then they take turns and the quietest round counts."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

# before the libraries are imported: one thread each, so that processor time is that of one
os.environ.setdefault("POLARS_MAX_THREADS", "1")

import numpy as np
import pyarrow as pa

pa.set_cpu_count(1)

ONLY_CHECK = "--check" in sys.argv
ROUNDS = 5
ENOUGH_S = 4
"""A contender that has taken so long altogether, in seconds, takes part in no more rounds: a long run is steady."""

Amounts = list["np.ndarray[Any, Any]"]
"""The amounts of an answer in cents, a column after the other."""


class Contender(NamedTuple):
    """Who does it and how, and what it is said of it."""

    who: str
    run: Callable[[], Any]
    """The work that is timed."""
    answer: Callable[[Any], Any] | None = None
    """What came of it, in common terms. Without it, nobody has anything to compare with."""
    note: str = ""
    rows: int | None = None
    """How many rows it is given, where it is too slow for all of them: the first ones."""
    may_differ: bool = False
    """It is known to answer wrongly: then how wrong stands in the table, and is not a failure."""


def emit(work: str, size: str, who: str, value: float | None, unit: str, note: str = "") -> None:
    """A line for the page. Without a value it was only compared."""
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
    """Compares the results with `wanted`, then measures how much of `amount` (the rows, if unset) each does in a second of
    processor time."""
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
    """What a contender's result is worth.

    Raises:
        AssertionError: It is wrong, and not known to be.
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
    """A column of decimals as whole cents; a digit after the second place is an error."""
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
    # the low half of each: these amounts fit
    words = np.frombuffer(column.buffers()[1], dtype=np.int64)
    return words[2 * column.offset : 2 * (column.offset + len(column)) : 2].copy()


def streamed(answer: Any) -> int:
    """Takes a result batch by batch and lets each go, as who writes a file of them does. How many rows it had."""
    return sum(batch.num_rows for batch in pa.RecordBatchReader.from_stream(answer))


def decimals(whole: np.ndarray[Any, Any]) -> pa.Array:
    """Whole cents as decimals of two places."""
    words = np.empty(2 * len(whole), dtype=np.int64)
    words[0::2], words[1::2] = whole, whole >> 63
    return pa.Array.from_buffers(pa.decimal128(17, 2), len(whole), [None, pa.py_buffer(words)])


def megabytes(path: Path) -> float:
    return path.stat().st_size / 1e6
