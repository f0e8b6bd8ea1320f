"""Tests of lastro.duckdb: the test vectors as columns, and edge cases. Each test runs with the extension and with the Python
functions."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

duckdb = pytest.importorskip("duckdb")
pa = pytest.importorskip("pyarrow")

import guide
import lastro
import lastro.duckdb
from bulk_corpus import BATCHES, CONSTANTS, FUNCTIONS, cases, check, plain, refused


GUIDE = guide.ROOT / "docs" / "guides" / "duckdb.md"


def connect(way: str) -> Any:
    """Opens a connection with the functions of the extension or of Python (`way`). Python's are used if the connection does not
    allow unsigned extensions."""
    con = duckdb.connect(config={"allow_unsigned_extensions": "true"} if way == "extension" else {})
    if way == "extension" and "LASTRO_EXTENSION" not in os.environ:
        # skips the test if the extension is not installed; with LASTRO_EXTENSION, it must be installed
        pytest.importorskip("lastro_duckdb")
    assert lastro.duckdb.register(con) == way
    # registering again, or from another connection to the same database, changes nothing
    assert lastro.duckdb.register(con) == way
    with con.cursor() as other:
        assert lastro.duckdb.register(other) == way
    return con


@pytest.fixture(params=["extension", "python"])
def con(request: pytest.FixtureRequest) -> Iterator[Any]:
    with connect(request.param) as made:
        yield made


def answers(con: Any, sql: str) -> list[Any]:
    return [plain(row[0]) for row in con.execute(sql).fetchall()]


# --- test vectors ---------------------------------------------------------------------------------------------------


def query(function: str, rows: list[dict[str, Any]]) -> tuple[str, list[Any], Any]:
    """Builds a query that calls the function on the rows. Returns the query, its parameters, and the table `rows`."""
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


def test_there_are_cases_for_every_function_but_one() -> None:
    assert set(FUNCTIONS) - {function for function, _, _ in cases()} == {"ageing"}
    assert sum(1 for _ in cases()) > 350


@pytest.mark.parametrize("key", BATCHES)
def test_the_corpus_as_columns(con: Any, key: str) -> None:
    function = key.split()[0]
    batch = BATCHES[key]
    sql, parameters, rows = query(function, [arguments for arguments, _ in batch])
    con.register("rows", rows)
    try:
        found = [plain(row[0]) for row in con.execute(sql, parameters).fetchall()]
    except duckdb.Error as error:
        refused(batch, str(error))
        return
    check(batch, found)


# --- edge cases -----------------------------------------------------------------------------------------------------


def codes(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(issue["path"], issue["code"]) for issue in answer["issues"]]


def charges(valor: Decimal, dias: int) -> dict[str, Any]:
    """The expected result, computed with the function for a single boleto."""
    one = lastro.boleto.late_charges(valor=valor, multa="2", juros_mensal="1", dias=dias)
    names = ("multa_total", "juros_mensal_total", "valor_novo")
    return {**{name: str(getattr(one, name)) for name in names}, "issues": []}


def test_rows_over_several_chunks_are_the_answers_for_each_record(con: Any) -> None:
    con.execute("SET threads = 2")
    con.execute("CREATE TABLE rows AS SELECT i AS row, (i * 7.31)::DECIMAL(17, 2) AS valor, i % 97 AS dias FROM range(5000) t(i)")
    found = answers(con, "SELECT lastro_late_charges(valor, dias) FROM rows ORDER BY row")
    given = con.execute("SELECT valor, dias FROM rows ORDER BY row").fetchall()
    assert found == [charges(valor, dias) for valor, dias in given]
    # DuckDB passes filtered and reordered rows as dictionary vectors
    some = answers(con, "SELECT lastro_late_charges(valor, dias) FROM rows WHERE row % 3 = 1 ORDER BY valor DESC")
    assert some == [charges(valor, dias) for valor, dias in reversed(given[1::3])]


def test_lists_over_several_chunks(con: Any) -> None:
    sql = "SELECT lastro_split((i / 100)::DECIMAL(17, 2), 1 + i % 24).parcelas FROM range(5000) t(i) ORDER BY i"
    wanted = [[str(s) for s in lastro.installments.split(valor=Decimal(i) / 100, parcelas=1 + i % 24)] for i in range(5000)]
    # the same amounts as strings with two decimal places, such as 0.07
    assert answers(con, sql.replace("(i / 100)::DECIMAL(17, 2)", "printf('%d.%02d', i // 100, i % 100)")) == wanted


@pytest.mark.parametrize(
    "kind",
    ["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT", "UTINYINT", "USMALLINT", "UINTEGER", "UBIGINT", "VARCHAR"]
    + [f"DECIMAL({width}, 2)" for width in (4, 9, 18, 38)]
    + ["DECIMAL(38, 9)", "ENUM('7', '12')"],
)
def test_every_type_of_an_amount(con: Any, kind: str) -> None:
    sql = f"SELECT lastro_late_charges(v::{kind}, 10) FROM (VALUES (0, '7'), (1, NULL), (2, '12')) t(row, v) ORDER BY row"
    nothing = {"multa_total": None, "juros_mensal_total": None, "valor_novo": None, "issues": []}
    assert answers(con, sql) == [charges(Decimal(7), 10), nothing, charges(Decimal(12), 10)]


def test_a_value_that_does_not_fit_is_an_issue_of_its_row(con: Any) -> None:
    sql = "SELECT lastro_late_charges(v, d) FROM (VALUES (0, 1.505, 1), (1, 100.00, -1), (2, 100.00, 10)) t(row, v, d) ORDER BY row"
    found = answers(con, sql)
    assert [codes(answer) for answer in found] == [[("valor", "too_many_decimals")], [("dias", "out_of_range")], []]
    assert [answer["valor_novo"] for answer in found] == [None, None, "102.33"]


def test_binary_floats_are_no_amounts(con: Any) -> None:
    with pytest.raises(duckdb.Error, match="valor"):
        answers(con, "SELECT lastro_late_charges(1.5::DOUBLE, 10)")


def test_nulls_columns_of_nulls_and_no_rows(con: Any) -> None:
    nothing = {"multa_total": None, "juros_mensal_total": None, "valor_novo": None, "issues": []}
    assert answers(con, "SELECT lastro_late_charges(NULL, NULL)") == [nothing]
    assert answers(con, "SELECT lastro_late_charges(NULL, 10)") == [nothing]
    assert answers(con, "SELECT lastro_late_charges(NULL::DECIMAL(17, 2), i) FROM range(3000) t(i)") == [nothing] * 3000
    empty = con.sql("SELECT lastro_late_charges(1.00, i) AS answer FROM range(9) t(i) WHERE i > 9")
    assert empty.fetchall() == []
    members = "multa_total DECIMAL(17,2), juros_mensal_total DECIMAL(17,2), valor_novo DECIMAL(17,2)"
    issues = "issues STRUCT(path VARCHAR, code VARCHAR, severity VARCHAR, params VARCHAR)[]"
    assert str(empty.types[0]) == f"STRUCT({members}, {issues})"


def test_the_answer_for_constants_is_one_value_for_all_rows(con: Any) -> None:
    assert answers(con, "SELECT lastro_late_charges(100.00, 10) FROM range(3000)") == [charges(Decimal(100), 10)] * 3000
    # a constant argument has the same value in all rows; null counts as not given
    found = answers(con, "SELECT lastro_late_charges(i + 0.25, 1, 1, 1, 'down').multa_total FROM range(4) t(i)")
    assert found == ["0.00", "0.01", "0.02", "0.03"]
    assert answers(con, "SELECT lastro_late_charges(0.25, 2, 2, 1, NULL).multa_total") == ["0.01"]


def test_a_constant_must_be_equal_in_all_rows_and_valid(con: Any) -> None:
    with pytest.raises(duckdb.Error, match="rounding"):
        answers(con, "SELECT lastro_late_charges(1.00, 1, 2, 1, if(i = 0, 'down', 'half_up')) FROM range(2) t(i)")
    with pytest.raises(duckdb.Error, match="rounding"):
        answers(con, "SELECT lastro_late_charges(1.00, 1, 2, 1, 'bankers')")


def test_too_few_and_too_many_arguments(con: Any) -> None:
    for arguments in ("1.00", "1.00, 1, 2, 1, 'down', 7"):
        with pytest.raises(duckdb.Error, match="lastro_late_charges"):
            answers(con, f"SELECT lastro_late_charges({arguments})")


@pytest.mark.parametrize("holidays", ["[DATE '2026-01-23']", "['2026-01-23']", "list_value(DATE '2026-01-23', NULL)"])
def test_lists_as_constants(con: Any, holidays: str) -> None:
    sql = f"SELECT lastro_days_late(DATE '2026-01-23' + (i % 2)::INTEGER, DATE '2026-01-27', {holidays}).dias FROM range(3000) t(i)"
    assert answers(con, sql) == [4, 3] * 1500


def test_a_list_that_is_the_same_in_every_row_without_being_a_constant(con: Any) -> None:
    con.execute("CREATE TABLE closed AS SELECT [DATE '2026-01-23'] AS days, i FROM range(3000) t(i)")
    found = answers(con, "SELECT lastro_days_late(DATE '2026-01-23', DATE '2026-01-27', days).dias FROM closed")
    assert found == [4] * 3000


def test_ageing_of_a_table_of_installments(con: Any) -> None:
    sql = """
        SELECT lastro_ageing(valor, vencimento, DATE '2026-03-31', 2, 1, recebido) FROM (VALUES
            (0, 100.00, DATE '2026-03-02', NULL), (1, 100.00, DATE '2026-04-30', NULL),
            (2, 100.00, DATE '2026-03-02', 40.00), (3, NULL, DATE '2026-03-02', NULL), (4, NULL, NULL, NULL)
        ) t(row, valor, vencimento, recebido) ORDER BY row
    """
    late, soon, rest, unknown, nothing = answers(con, sql)
    one = lastro.boleto.late_charges(valor="100.00", multa="2", juros_mensal="1", dias=29)
    assert (late["dias"], late["faixa"], late["valor_novo"]) == (29, "1-30", str(one.valor_novo))
    assert (soon["dias"], soon["multa_total"], soon["valor_novo"]) == (0, "0.00", "100.00")
    part = lastro.boleto.late_charges(valor="60.00", multa="2", juros_mensal="1", dias=29)
    assert rest["valor_novo"] == str(part.valor_novo)
    # the status of an installment cannot be computed without its amount, so this is an issue
    assert unknown["valor_novo"] is None and codes(unknown) == [("valor", "required")]
    # a row without amount and due date has no installment, so it gets no issue
    assert nothing["valor_novo"] is None and codes(nothing) == []


def test_texts_of_every_length_and_bytes(con: Any) -> None:
    # lengths around 12 bytes: DuckDB stores strings up to this length in the vector itself
    texts = ["x" * length for length in range(30)] + ["52998224725", "529.982.247-25", "ção" * 9]
    con.register("rows", pa.table({"row": list(range(len(texts))), "cpf": texts}))
    wanted = [lastro.cpf.is_valid(text) for text in texts]
    assert answers(con, "SELECT lastro_cpf(cpf).valid FROM rows ORDER BY row") == wanted
    assert answers(con, "SELECT lastro_webhooks('{}'::BLOB, ['a']).verdict") == ["missing_header"]


def test_an_unknown_type_is_an_error_of_the_query(con: Any) -> None:
    for value in ("{'a': 1}", "INTERVAL 1 DAY", "[[1]]", "MAP {'a': 1}"):
        with pytest.raises(duckdb.Error, match="valor"):
            answers(con, f"SELECT lastro_late_charges({value}, 1)")


def test_secrets_are_in_no_message(con: Any) -> None:
    for secrets in ("['hidden-secret', 'other']", "'hidden-secret'"):
        with pytest.raises(duckdb.Error) as raised:
            answers(con, f"SELECT lastro_webhooks('{{}}', {secrets}, 'no moment')")
        assert "hidden-secret" not in str(raised.value).split("LINE")[0]


def test_without_permission_the_functions_are_those_of_python() -> None:
    with connect("python") as con, pytest.raises(duckdb.Error):
        con.load_extension(str(pytest.importorskip("lastro_duckdb").path()))


def test_every_connection_to_a_database_has_the_extensions_functions() -> None:
    with connect("extension") as con:
        assert lastro.duckdb.register(con) == "extension"
        assert answers(con.cursor(), "SELECT lastro_cpf('52998224725').valid") == [True]


# --- named arguments ------------------------------------------------------------------------------------------------


def test_arguments_in_any_order_by_their_names(con: Any) -> None:
    wanted = [charges(Decimal(100), 10)]
    for arguments in ("dias := 10, valor := 100.00", "100.00, dias := 10", "valor := 100.00, dias := 10, rounding := NULL"):
        assert answers(con, f"SELECT lastro_late_charges({arguments})") == wanted, arguments
    assert answers(con, "SELECT lastro_late_charges(100.00, 10, juros_mensal := 3).juros_mensal_total") == ["1.00"]
    assert plain(con.execute("SELECT lastro_late_charges(valor := ?, dias := ?)", [Decimal(100), 10]).fetchall()[0][0]) == wanted[0]
    late = "SELECT lastro_days_late(data_pagamento := '2026-01-27', data_vencimento := '2026-01-23', holidays := {}).dias"
    assert answers(con, late.format("NULL") + " UNION ALL " + late.format("[DATE '2026-01-23']")) == [0 + 4, 4]
    some = "SELECT lastro_late_charges(dias := i, valor := v) FROM (SELECT i, (i * 7.31)::DECIMAL(17, 2) AS v FROM range(3000) t(i))"
    assert answers(con, some) == [charges(Decimal(i * 731) / 100, i) for i in range(3000)]


@pytest.mark.parametrize(
    "arguments", ["valor := 100.00", "100.00, diaz := 10", "100.00, 10, multta := 3", "100.00, 10, dias := 3", "valor := 100.00, 10"]
)
def test_wrong_names_are_an_error_and_never_an_amount(con: Any, arguments: str) -> None:
    with pytest.raises(duckdb.Error, match="lastro_late_charges"):
        con.execute(f"SELECT lastro_late_charges({arguments})")


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_takes_each_of_its_arguments_by_name(con: Any, function: str) -> None:
    names = FUNCTIONS[function].arguments
    for given in (names[: FUNCTIONS[function].least], names):
        # the query is only planned and not run, so the values need not be valid
        call = ", ".join(f'"{name}" := NULL' for name in reversed(given))
        con.execute(f"EXPLAIN SELECT lastro_{function}({call})")


def test_named_arguments_in_a_database_that_is_read_only(tmp_path: Path) -> None:
    duckdb.connect(tmp_path / "sales.db").close()
    with duckdb.connect(tmp_path / "sales.db", read_only=True) as con:
        lastro.duckdb.register(con)
        assert answers(con, "SELECT lastro_late_charges(dias := 10, valor := 100.00)") == [charges(Decimal(100), 10)]


def test_the_extensions_macros_are_those_that_register_creates() -> None:
    extension = pytest.importorskip("lastro_duckdb")
    statements = [line.rstrip(";") for line in extension.macros().splitlines() if not line.startswith("--")]
    assert statements == [function.macro_statement for function in FUNCTIONS.values()]


# --- pages -----------------------------------------------------------------------------------------------------------


# Three sales: a valid one, one with an invalid amount, and a line that is not JSON.
LINES = '{"id": 1, "valor_venda": "250.00"}\n{"id": 2, "valor_venda": "1,50"}\nno record\n'


def test_the_code_of_the_guide_runs_unchanged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("lastro_duckdb")
    blocks = guide.blocks(GUIDE, language="python")
    open_database = duckdb.connect

    def with_installments(*given: Any, **options: Any) -> Any:
        con = open_database(*given, **options)
        con.execute("CREATE TABLE parcelas AS SELECT i AS id, 100.00 AS valor, i AS dias FROM range(3) t(i)")
        return con

    monkeypatch.setattr(duckdb, "connect", with_installments)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sales.jsonl").write_text(LINES, encoding="utf-8")
    names: dict[str, Any] = {}
    values = [value for block in blocks for value in guide.values(block, names)]
    first, named, invalid, exploded, filtered, summed = [
        value.fetchall() for value in values if isinstance(value, duckdb.DuckDBPyRelation)
    ]
    assert first == [(0, Decimal("100.00"), []), (1, Decimal("102.03"), []), (2, Decimal("102.07"), [])]
    assert named == [(Decimal("102.67"),)] * 3
    assert [(line, valor) for line, valor, _ in invalid] == [(2, None), (3, None)]
    assert exploded == [(1, None, None), (2, None, None), (None, None, None)]
    assert [(source["line"], issues) for source, issues in filtered] == [(line, issues) for line, _, issues in invalid]
    assert summed == [(Decimal("304.10"),)]
    assert names["con"].execute("SELECT count(*) FROM sales").fetchall() == [(3,)]


@pytest.mark.parametrize("place", [0, 1], ids=["positions", "names"])
def test_the_guides_sql(place: int, tmp_path: Path) -> None:
    extension = pytest.importorskip("lastro_duckdb").path()
    block = guide.blocks(GUIDE, language="sql")[place]
    first, *statements = block.replace("/path/to/", f"{extension.parent}/").splitlines()
    assert (first, len(statements)) == ("-- duckdb -unsigned", 2 + place)
    program = shutil.which("duckdb", path=str(Path(sys.executable).parent))
    assert program is not None
    script = tmp_path / "guide.sql"
    script.write_text("\n".join(statements), encoding="utf-8")
    shown = guide.run([program, "-unsigned", "-list", "-noheader", "-c", f".read {script}"], tmp_path)
    assert shown.split()[-1] == "102.33"
    with duckdb.connect(config={"allow_unsigned_extensions": "true"}) as con:
        for statement in statements:
            name = statement.removeprefix(".read ")
            con.execute(statement if name == statement else Path(name).read_text(encoding="utf-8"))
        assert con.fetchall() == [(Decimal("102.33"),)]


def test_the_extensions_page(tmp_path: Path) -> None:
    pytest.importorskip("lastro_duckdb")
    (block,) = guide.blocks(guide.ROOT / "bindings" / "duckdb" / "python" / "README.md")
    shown = block.rpartition("# ")[2].strip()
    assert shown == "102.33" and shown in guide.python(block, tmp_path)
