"""Converts cases of the test vectors to rows of tables, with the expected results, for the tests of operations on columns."""

from __future__ import annotations

import base64
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from lastro._lastro import column_functions

Case = tuple[dict[str, Any], dict[str, Any]]
"""The arguments of a case by name, and the whole case."""

FUNCTIONS = {function.name: function for function in column_functions()}
ROOT = Path(__file__).resolve().parents[3] / "tests" / "vectors"

# for each operation: the function on columns that corresponds to it, the conversion of the operation's result to the
# function's columns, and the arguments that the function names differently
REPEATED: dict[str, tuple[str, Callable[[Any], dict[str, Any]], dict[str, str]]] = {
    "boleto.late_charges": ("late_charges", dict, {}),
    "boleto.days_late": ("days_late", lambda ok: {"dias": ok}, {}),
    "installments.split": ("split", lambda ok: {"parcelas": ok}, {}),
    "installments.plan": ("plan", lambda ok: {"plano": ok}, {}),
    "schedule.occurrences": ("occurrences", lambda ok: {"datas": ok}, {}),
    "schedule.next_after": ("next_after", lambda ok: {"data": ok}, {}),
    "installments.status": ("status", lambda ok: {"status": ok}, {}),
    "cpf.is_valid": ("cpf", lambda ok: {"valid": ok}, {}),
    "cpf.format": ("cpf", lambda ok: {"formatted": ok}, {}),
    "cnpj.is_valid": ("cnpj", lambda ok: {"valid": ok}, {}),
    "cnpj.format": ("cnpj", lambda ok: {"formatted": ok}, {}),
    "cep.is_valid": ("cep", lambda ok: {"valid": ok}, {}),
    "cep.format": ("cep", lambda ok: {"formatted": ok}, {}),
    "boleto.is_valid_linha_digitavel": ("linha_digitavel", lambda ok: {"valid": ok}, {"linha": "linha_digitavel"}),
    "pix.check": ("pix", lambda ok: {"valid": ok["valid"], "reason": ok["reason"]}, {"code": "pix"}),
    "webhook.verify": ("webhooks", lambda ok: {"verdict": ok["verdict"]}, {"secret": "secrets"}),
}

# arguments that must be constants: they have the same value in all rows of a table
CONSTANTS = {"rounding", "holidays", "policy", "secrets", "now", "tolerance_s", "future_s", "strict", "any_entry"}


def plain(value: Any) -> Any:
    """Converts a result to the types that the vectors have: decimals and dates become strings."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Decimal):
        return str(value)
    return value.isoformat() if isinstance(value, date) else value


def given(case: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The arguments of a case, with the names that the function on columns gives them."""
    found = {names.get(name, name): value for name, value in case["input"].items()}
    found.update(found.pop("installment", {}))
    if "body_base64" in found:
        found["body"] = base64.b64decode(found.pop("body_base64"))
    return found


def texts(case: dict[str, Any]) -> list[Any]:
    """The values of a case that may differ from row to row."""
    return [value for name, value in case["input"].items() if name not in CONSTANTS]


def cases() -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Yields function, arguments and case for every case that a table can express. Cases with misspelt names, or without a
    required argument, are left out."""
    for file in sorted(ROOT.glob("*/*.json")):
        for case in json.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)["cases"]:
            # leaves out cases with malformed base64, or with a boolean where a column has strings
            held = case["id"] != "not-base64" and not any(isinstance(text, bool) for text in texts(case))
            if case["op"] in REPEATED and held:
                function, _, names = REPEATED[case["op"]]
                arguments, known = given(case, names), FUNCTIONS[function].arguments
                if set(arguments) <= set(known) and set(known[: FUNCTIONS[function].least]) <= set(arguments):
                    yield function, arguments, case


def kind(value: Any) -> str:
    return "text" if isinstance(value, (str, Decimal)) else type(value).__name__


def batches() -> dict[str, list[Case]]:
    """Groups the cases that can be rows of one table: they have the same constants, and their arguments have the same types. The
    name of a group begins with the function's name."""
    found = defaultdict(list)
    for function, arguments, case in cases():
        constants = {name: value for name, value in arguments.items() if name in CONSTANTS}
        kinds = {name: kind(value) for name, value in arguments.items()}
        found[json.dumps([function, constants, kinds], sort_keys=True)].append((arguments, case))
    return {f"{json.loads(key)[0]} {number}": batch for number, (key, batch) in enumerate(found.items())}


BATCHES = batches()


def columns(batch: Sequence[Case]) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    """The columns of a table of cases, and its constants. Amounts are strings."""
    rows = [arguments for arguments, _ in batch]
    varying = [name for name in rows[0] if name not in CONSTANTS]
    text = {name: [str(row[name]) if isinstance(row[name], Decimal) else row[name] for row in rows] for name in varying}
    return text, {name: value for name, value in rows[0].items() if name in CONSTANTS}


def refused(batch: Sequence[Case], said: str) -> None:
    """Asserts that the error of a whole table, such as an invalid constant, is the expected error of each of its cases."""
    for _, case in batch:
        assert any(issue["path"].split("[")[0] in said for issue in case["error"]["issues"]), case["id"]


def check(batch: Sequence[Case], answers: Sequence[Mapping[str, Any]]) -> None:
    """Asserts that the rows of a result match the cases."""
    assert len(answers) == len(batch)
    for answer, (_, case) in zip(answers, batch):
        answer = dict(answer)
        issues = [(issue["path"], issue["code"]) for issue in answer.pop("issues")]
        if "error" in case and case["op"].endswith(".format"):
            # in an operation on columns, an invalid document, such as a CPF, has a result and no issue
            assert (answer["valid"], answer["formatted"], issues) == (False, None, []), case["id"]
        elif "error" in case:
            wanted = [(i["path"].removeprefix("installment."), i["code"]) for i in case["error"]["issues"]]
            assert issues == wanted, case["id"]
            assert set(answer.values()) == {None}, case["id"]
        else:
            results = REPEATED[case["op"]][1](case["ok"])
            assert {name: answer[name] for name in results} == results, case["id"]
            assert issues == [], case["id"]
