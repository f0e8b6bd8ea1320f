"""Runs the code blocks of the guide a-month-of-a-million-sales.md, and of the section about it in the package's README."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import guide
import pytest

pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the file of sales."""
    place = tmp_path_factory.mktemp("guide")
    guide.generate(place)
    return place


@pytest.fixture(scope="module")
def expected(folder: Path) -> str:
    return guide.expected(folder / "sales.ndjson")


def block(heading: str) -> str:
    return guide.blocks(guide.PAGE, heading)[0]


def test_the_file_has_every_fault_and_every_range(expected: str) -> None:
    first, *others = expected.splitlines()
    assert first.startswith(f"{guide.ROWS} rows: ")
    codes = ["invalid_date", "invalid_money", "malformed_json", "too_many_decimals"]
    assert [line.split()[0] for line in others[:4]] == codes
    assert [line.rsplit(" ", 2)[0] for line in others[4:]] == [name for name, _ in guide.RANGES]


def test_the_page_shows_output_of_the_same_form(expected: str) -> None:
    shown = guide.blocks(guide.PAGE, "In Python")[1]
    assert re.sub(r"\d[\d.]*\b", "0", shown) == re.sub(r"\d[\d.]*\b", "0", expected)
    assert shown.startswith("1000000 rows: ")


@pytest.mark.parametrize(("heading", "library"), [("In Python", "pyarrow"), ("In Polars", "polars"), ("In pandas", "pandas"), ("In DuckDB", "duckdb")])
def test_a_way_in_python(folder: Path, expected: str, heading: str, library: str) -> None:
    pytest.importorskip(library)
    assert guide.python(block(heading), folder) == expected


def test_the_command_line(folder: Path, expected: str) -> None:
    program = os.environ.get("LASTRO_PROGRAM")
    if program is None:
        pytest.skip("LASTRO_PROGRAM names no program")
    paths = [str(Path(program).parent), str(Path(sys.executable).parent), os.environ["PATH"]]
    assert guide.run(["sh", "-c", block("On the command line")], folder, PATH=os.pathsep.join(paths)) == expected


def test_the_picture(folder: Path, expected: str) -> None:
    pytest.importorskip("matplotlib")
    assert guide.python(block("In Python") + block("A picture"), folder, MPLBACKEND="Agg") == expected
    assert (folder / "ageing.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_the_packages_page(tmp_path: Path) -> None:
    (example,) = guide.blocks(guide.ROOT / "bindings" / "python" / "README.md", "Millions of rows")
    shown = re.findall(r"^print\(.*\)  # (.*)$", example, re.MULTILINE)
    assert shown and guide.python(example, tmp_path).splitlines() == shown
