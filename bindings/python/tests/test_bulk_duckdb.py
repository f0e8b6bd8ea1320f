"""lastro.duckdb: the corpus as columns, the edges, and both ways with the same answers."""

from __future__ import annotations

import base64
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

duckdb = pytest.importorskip("duckdb")
pa = pytest.importorskip("pyarrow")

import lastro
import lastro.duckdb
from lastro._lastro import column_functions

FUNCTIONS = {function.name: function for function in column_functions()}
ROOT = Path(__file__).resolve().parents[3] / "tests" / "vectors"


def connect(way: str) -> Any:
    """A connection with the functions, the one way or the other: what it allows decides."""
    con = duckdb.connect(config={"allow_unsigned_extensions": "true"} if way == "extension" else {})
    if way == "extension":
        pytest.importorskip("lastro_duckdb")
    assert lastro.duckdb.register(con) == way
    return con


@pytest.fixture(params=["extension", "python"])
def con(request: pytest.FixtureRequest) -> Iterator[Any]:
    with connect(request.param) as made:
        yield made


def plain(value: Any) -> Any:
    """An answer as the vectors have it."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Decimal):
        return str(value)
    return value.isoformat() if isinstance(value, date) else value


def answers(con: Any, sql: str) -> list[Any]:
    return [plain(row[0]) for row in con.execute(sql).fetchall()]


# --- the corpus -----------------------------------------------------------------------------------------------------

# which function repeats an operation, how the one answer becomes results, and what its arguments are called there
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


def given(case: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The arguments of a case by the names that the function has."""
    found = {names.get(name, name): value for name, value in case["input"].items()}
    found.update(found.pop("installment", {}))
    if "body_base64" in found:
        found["body"] = base64.b64decode(found.pop("body_base64"))
    return found


def cases() -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Function, arguments and case of whatever can be asked in SQL: without misspelt names, and with what must be given."""
    for file in sorted(ROOT.glob("*/*.json")):
        for case in json.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)["cases"]:
            if case["op"] in REPEATED and case["id"] != "not-base64":
                function, _, names = REPEATED[case["op"]]
                arguments, known = given(case, names), FUNCTIONS[function].arguments
                if set(arguments) <= set(known) and set(known[: FUNCTIONS[function].least]) <= set(arguments):
                    yield function, arguments, case


def kind(value: Any) -> str:
    return "text" if isinstance(value, (str, Decimal)) else type(value).__name__


def batches() -> dict[str, list[tuple[dict[str, Any], dict[str, Any]]]]:
    """The cases that can be the rows of one query: the same constants, arguments of the same types."""
    found = defaultdict(list)
    for function, arguments, case in cases():
        constants = {name: value for name, value in arguments.items() if name in CONSTANTS}
        kinds = {name: kind(value) for name, value in arguments.items()}
        found[json.dumps([function, constants, kinds], sort_keys=True)].append((arguments, case))
    return found


# the arguments that are the same in every row
CONSTANTS = {"rounding", "holidays", "policy", "secrets", "now", "tolerance_s", "future_s", "strict", "any_entry"}


def query(function: str, rows: list[dict[str, Any]]) -> tuple[str, list[Any], Any]:
    """A query over rows, its parameters, and the table `rows`."""
    arguments = FUNCTIONS[function].arguments
    places = max(arguments.index(name) for name in rows[0]) + 1
    written, parameters = [], []
    columns: dict[str, Any] = {"row": list(range(len(rows)))}
    for name in arguments[:places]:
        if name not in rows[0]:
            written.append("NULL")
        elif name in CONSTANTS:
            written.append("?")
            parameters.append(rows[0][name])
        else:
            written.append(f'"{name}"')
            columns[name] = [str(row[name]) if isinstance(row[name], Decimal) else row[name] for row in rows]
    return f"SELECT lastro_{function}({', '.join(written)}) FROM rows ORDER BY row", parameters, pa.table(columns)


BATCHES = batches()


def test_there_are_cases_for_every_function_but_one() -> None:
    assert set(FUNCTIONS) - {function for function, _, _ in cases()} == {"ageing"}
    assert sum(1 for _ in cases()) > 350


@pytest.mark.parametrize("key", BATCHES)
def test_the_corpus_as_columns(con: Any, key: str) -> None:
    function = json.loads(key)[0]
    batch = BATCHES[key]
    sql, parameters, rows = query(function, [arguments for arguments, _ in batch])
    con.register("rows", rows)
    try:
        found = [plain(row[0]) for row in con.execute(sql, parameters).fetchall()]
    except duckdb.Error as error:
        # a constant that fits no row, and a type that no value of the argument has
        for _, case in batch:
            assert any(issue["path"].split("[")[0] in str(error) for issue in case["error"]["issues"]), case["id"]
        return
    for answer, (_, case) in zip(found, batch, strict=True):
        issues = [(issue["path"], issue["code"]) for issue in answer.pop("issues")]
        if "error" in case and case["op"].endswith(".format"):
            # a document that is none is an answer, not an issue
            assert (answer["valid"], answer["formatted"], issues) == (False, None, []), case["id"]
        elif "error" in case:
            wanted = [(i["path"].removeprefix("installment."), i["code"]) for i in case["error"]["issues"]]
            assert issues == wanted, case["id"]
            assert set(answer.values()) == {None}, case["id"]
        else:
            wanted_results = REPEATED[case["op"]][1](case["ok"])
            assert {name: answer[name] for name in wanted_results} == wanted_results, case["id"]
            assert issues == [], case["id"]
