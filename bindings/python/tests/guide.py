"""Helpers for the tests of the guide to a month of a million sales. They extract and run its code blocks, and compute the
expected output with the functions for single records."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from lastro import boleto, installments, sale
from lastro.codes import InstallmentStatus

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "guides" / "a-month-of-a-million-sales.md"
GENERATOR = ROOT / "bindings" / "python" / "examples" / "million_sales.py"
# the checks before a push use a tenth of the rows
ROWS = 20_000 if "LASTRO_THOROUGH" in os.environ else 2_000
TODAY = date(2027, 5, 15)
RANGES = (("em dia", 0), ("1-30", 30), ("31-60", 60), ("61-90", 90), (">90", 36_500))


def blocks(page: Path, heading: str | None = None, language: str = r"\w+") -> list[str]:
    """The code blocks of a page, or of one section. Blocks after "From [a file]" are left out: they are excerpts of the file,
    which has its own tests."""
    part = page.read_text(encoding="utf-8")
    if heading is not None:
        part = part.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(rf"(^From \[[^\n]*\n\n)?^```{language}\n(.*?)^```", part, re.DOTALL | re.MULTILINE)
    return [block for excerpt, block in found if not excerpt]


def generate(place: Path) -> Path:
    """Writes the file of sales into a folder, with the guide's command but fewer rows."""
    (command,) = blocks(PAGE, "The file")
    python, generator, *words = command.replace(" 1000000 ", f" {ROWS} ").split()
    assert (python, generator, str(ROWS) in words) == ("python", GENERATOR.name, True)
    subprocess.run([sys.executable, str(GENERATOR), *words], check=True, cwd=place)
    return place / "sales.ndjson"


def run(program: list[str], folder: Path, **environment: str) -> str:
    """Runs a program in a folder and returns its output."""
    done = subprocess.run(
        program, cwd=folder, env={**os.environ, **environment}, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def python(block: str, folder: Path, **environment: str) -> str:
    """Runs a code block as a program and returns its output."""
    file = folder / "block.py"
    file.write_text(block, encoding="utf-8")
    return run([sys.executable, "-P", str(file)], folder, **environment)


def values(block: str, names: dict[str, Any]) -> list[Any]:
    """Runs a block in the given namespace, which it extends, and returns the values of its expressions."""
    found = []
    for statement in ast.parse(block).body:
        if isinstance(statement, ast.Expr):
            found.append(eval(compile(ast.Expression(statement.value), "block", "eval"), names))
        else:
            exec(compile(ast.Module([statement], []), "block", "exec"), names)
    return found


def expected(file: Path) -> str:
    """The output that the guide must print for a file, computed with the functions for single records and sums of `Decimal`."""
    codes: Counter[str] = Counter()
    failed = 0
    counts: Counter[str] = Counter()
    totals: dict[str, Decimal] = {}
    texts = file.read_text(encoding="utf-8").splitlines()
    for text in texts:
        found = errors(text)
        codes.update(found)
        failed += bool(found)
        for name, amount in aged(text):
            counts[name] += 1
            totals[name] = totals.get(name, Decimal(0)) + amount
    first = f"{len(texts)} rows: {len(texts) - failed} without an error, {failed} with one; {codes.total()} issues"
    lines = [first, *(f"{code} {count}" for code, count in sorted(codes.items()))]
    lines += [f"{name} {counts[name]} {totals[name]}" for name, _ in RANGES if name in counts]
    return "\n".join(lines) + "\n"


def parsed(text: str) -> Any:
    """Parses a line, with amounts as strings; `None` if it is not JSON."""
    try:
        return json.loads(text, parse_float=str)
    except ValueError:
        return None


def errors(text: str) -> list[str]:
    """The codes of a line's issues."""
    if parsed(text) is None:
        return ["malformed_json"]
    decoded = sale.decode(text)
    found = decoded.issues or sale.validate(decoded.value, "update").issues
    return [str(issue.code) for issue in found if str(issue.severity) == "error"]


def aged(text: str) -> list[tuple[str, Decimal]]:
    """For each open installment in a line: its range of days late, and its charges."""
    if parsed(text) is None:
        return []
    found = []
    for one in sale.decode(text).value.parcelas or []:
        if one.valor is None or one.data_vencimento is None:
            continue
        status = installments.status(one, TODAY)
        if status in (InstallmentStatus.PAID, InstallmentStatus.CANCELLED):
            continue
        days = boleto.days_late(one.data_vencimento, TODAY)
        rest = one.valor - (one.valor_recebido or Decimal(0))
        name = next(name for name, last in RANGES if days <= last)
        found.append((name, boleto.late_charges(rest, 2, 1, days).valor_novo))
    return found
