"""Compares contenders: lastro and other libraries that do the same work. All must return the same result before they are timed."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from time import perf_counter
from timeit import Timer
from typing import Any, NamedTuple

ONLY_CHECK = "--check" in sys.argv
# Maximum number of rounds. Each round times every contender once, with several samples. The median of a contender's fastest round
# counts, to exclude other load on the machine.
ROUNDS = 11
BUDGET_S = 0.7
"""After this time per contender, no new round begins: the times of long runs vary little after a few rounds."""
SAMPLES_A_ROUND = 5
SECONDS_A_SAMPLE = 0.008

BENCHES = Path(__file__).parent.parent
inputs = json.loads((BENCHES / "inputs.json").read_text(encoding="utf-8"))
fixture = json.loads((BENCHES / "../tests/fixtures/billing-day.json").read_text(encoding="utf-8"))


class Contender(NamedTuple):
    """A library that is compared: its name, its work, the conversion of its result to a common form, and a note on how its
    work differs from that of the others."""

    who: str
    run: Callable[[], Any]
    answer: Callable[[Any], Any] = lambda result: result
    note: str | None = None


def work(name: str, size: str, wanted: object, *contenders: Contender) -> None:
    """Checks that every contender returns `wanted`, then times all of them. `size` describes the size of the input."""
    for who, run, answer, _ in contenders:
        given = answer(run())
        assert given == wanted, f"{name}: {who} answers {given}, not {wanted}"
    rounds: dict[str, list[float]] = {}
    loops: dict[str, int] = {}
    end = perf_counter() + BUDGET_S * len(contenders)
    for round_ in range(0 if ONLY_CHECK else ROUNDS):
        if round_ > 1 and perf_counter() > end:
            break
        for who, run, *_ in contenders:
            timer = Timer(run)
            if who not in loops:
                timer.timeit(3)
                loops[who] = max(1, int(SECONDS_A_SAMPLE * 3 / timer.timeit(3)))
            samples = timer.repeat(SAMPLES_A_ROUND, loops[who])
            rounds.setdefault(who, []).append(median(samples) / loops[who])
    for who, _, _, note in contenders:
        ns = min(rounds[who]) * 1e9 if rounds else None
        line = {"work": name, "size": size, "who": who, "language": "Python", "ns": ns, "note": note}
        print(json.dumps(line), flush=True)


def kilobytes(text: bytes) -> str:
    return f"{len(text) / 1000:.1f} KB"


def edited(text: str, edits: Iterable[tuple[str, str]]) -> str:
    """Replaces parts of a text, each once. Fails if a part is missing."""
    for old, new in edits:
        assert old in text, f"{old} is not in the text"
        text = text.replace(old, new, 1)
    return text
