"""Runs every case in tests/vectors twice: with dispatch, and with the typed function."""

from __future__ import annotations

import base64
import importlib
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import lastro
import pytest
from lastro import webhook

def read(text: str) -> Any:
    """Parses JSON with exact numbers, because the operations refuse floats."""
    return json.loads(text, parse_float=Decimal)


ROOT = Path(__file__).resolve().parents[3] / "tests" / "vectors"
# The cases by operation. There is one test per operation, not per case: pytest spends more time on a test than on a case.
CASES: dict[str, list[dict[str, Any]]] = {}
for file in sorted(ROOT.glob("*/*.json")):
    for case in read(file.read_text(encoding="utf-8"))["cases"]:
        CASES.setdefault(case["op"], []).append(case)


def to_json(value: Any) -> Any:
    """Converts a typed result to the JSON value that dispatch returns."""
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if hasattr(value, "to_json"):
        return read(value.to_json())
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    return str(value)


def arguments(case: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a case for the typed function. The function and the case name raw bytes and secrets differently."""
    given = dict(case["input"])
    if "body_base64" in given:
        given["body"] = base64.b64decode(given.pop("body_base64"), validate=True)
    if case["op"] == "webhook.verify" and "secret" in given:
        given["secrets"] = given.pop("secret")
    return given


def test_there_are_cases() -> None:
    assert sum(map(len, CASES.values())) > 2000


@pytest.mark.parametrize("op", CASES)
def test_dispatch(op: str) -> None:
    for case in CASES[op]:
        answer = read(lastro.dispatch(op, json.dumps(case["input"], default=float)))
        if "error" in case:
            error = answer["error"]
            assert {"code": error["code"], "issues": error["issues"]} == case["error"], case["id"]
        else:
            assert answer == {"ok": case["ok"]}, case["id"]


# Cases that only dispatch can run: the typed function raises TypeError for a misspelt name, and takes bytes instead of base64.
DISPATCH_ONLY = {"misspelt-argument", "not-base64"}


@pytest.mark.parametrize("op", CASES)
def test_typed(op: str) -> None:
    area, _, name = op.rpartition(".")
    function = getattr(importlib.import_module(f"lastro.{area}"), name)
    for case in CASES[op]:
        if case["id"] in DISPATCH_ONLY:
            continue
        if "error" in case:
            with pytest.raises(lastro.LastroError) as raised:
                function(**arguments(case))
            error = raised.value
            assert {"code": error.code, "issues": to_json(error.issues)} == case["error"], case["id"]
        else:
            result = to_json(function(**arguments(case)))
            if isinstance(result, str) and isinstance(case["ok"], dict):
                result = read(result)
            assert result == case["ok"], case["id"]


def test_misspelt_argument_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        lastro.installments.split(valr="1", parcelas=1)  # type: ignore[call-arg]


def test_bodies_of_a_real_php_encoder() -> None:
    lines = (ROOT / "webhook" / "php.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 8
    for line in lines:
        row = json.loads(line)
        body = base64.b64decode(row["wire_b64"])
        assert webhook.verify("segredo-de-teste", body).verdict == "ok", row["name"]
        assert webhook.verify("segredo-de-teste", body[:-3] + b"~" + body[-2:]).verdict != "ok", row["name"]
