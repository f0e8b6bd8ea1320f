"""Tests of the docstrings: they are in Python style, are the same in the stubs, and their examples are correct."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.metadata
import inspect
import pkgutil
import pydoc
import re
from collections.abc import Iterator
from pathlib import Path
from types import BuiltinFunctionType
from typing import Any

import lastro
import pytest
from lastro import _lastro

PACKAGE = Path(_lastro.__file__).parent
# The native module has every class, the other modules have the functions. Modules that need an optional library are tested
# in test_bulk*.py, where the library is installed.
OF_LIBRARIES = {"lastro.duckdb", "lastro.polars", "lastro.spark"}
MODULES = [_lastro, lastro] + [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(lastro.__path__, "lastro.")
    if "._" not in found.name and found.name not in OF_LIBRARIES
]
RUSTS_OWN = re.compile(r"\[`|`\]|# Errors|\w::\w|```")
SECTIONS = ["Args", "Returns", "Raises", "Example"]


def functions() -> Iterator[tuple[str, Any]]:
    for module in MODULES[2:]:
        for name, value in vars(module).items():
            if isinstance(value, BuiltinFunctionType):
                yield f"{module.__name__}.{name}", value


def classes() -> Iterator[type]:
    yield from (value for value in vars(_lastro).values() if isinstance(value, type))


def documented() -> Iterator[tuple[str, str]]:
    yield from ((name, function.__doc__) for name, function in functions())
    for record in classes():
        yield record.__name__, record.__doc__ or ""
        for name, member in vars(record).items():
            if inspect.isgetsetdescriptor(member) or not name.startswith("_"):
                yield f"{record.__name__}.{name}", getattr(member, "__doc__", None) or getattr(record, name).__doc__ or ""


def test_the_version_is_that_of_the_package() -> None:
    assert lastro.__version__ == importlib.metadata.version("lastro")


def test_everything_is_documented_without_rusts_marks() -> None:
    texts = list(documented())
    assert len(texts) > 1000
    wrong = [name for name, text in texts if not text or RUSTS_OWN.search(text)]
    assert wrong == []


def test_a_docstring_has_arguments_result_and_errors() -> None:
    found = dict(functions())
    assert len(found) > 190
    for name, function in found.items():
        text = inspect.getdoc(function) or ""
        places = [text.find(f"\n{section}:\n") for section in SECTIONS]
        assert places[0] > 0 and places[1] > places[0], name
        assert [place for place in places if place > 0] == sorted(place for place in places if place > 0), name
        for argument in inspect.signature(function).parameters:
            assert f"\n    {argument} (" in text, (name, argument)
    shown = pydoc.plain(pydoc.render_doc(lastro.boleto.late_charges))
    assert "    Raises:\n        LastroError: `out_of_range` at `valor` below zero" in shown


@pytest.mark.parametrize(("name", "function"), functions(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_examples_are_true(name: str, function: Any) -> None:
    case = doctest.DocTestParser().get_doctest(inspect.getdoc(function) or "", {}, name, None, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE, verbose=False)
    assert runner.run(case, out=told.append).failed == 0, "".join(told)


def test_most_functions_have_an_example() -> None:
    found = dict(functions())
    with_example = [name for name, function in found.items() if ">>> lastro." in function.__doc__]
    assert len(with_example) > len(found) * 2 // 3
    # every operation of the area `boleto` has an example; a few operations of other areas have none
    assert {name for name in found if name.startswith("lastro.boleto.")} <= set(with_example)


def stub_texts(module: str, file: Path) -> Iterator[tuple[Any, str]]:
    """Yields each documented class and function of a stub with its docstring in the stub."""
    runtime = importlib.import_module(module)
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield getattr(runtime, node.name), ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            record = getattr(runtime, node.name)
            yield record, ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("__"):
                    yield getattr(record, inner.name), ast.get_docstring(inner) or ""


def test_the_stubs_say_the_same() -> None:
    compared = 0
    for file in PACKAGE.rglob("*.pyi"):
        module = ".".join(["lastro", *file.relative_to(PACKAGE).with_suffix("").parts])
        for found, text in stub_texts(module, file):
            assert text and inspect.getdoc(found) == text, (module, found)
            compared += 1
    assert compared > 1000


def test_names_of_version_1_are_in_its_package_alone() -> None:
    names = {name for name in dir(lastro.v1) if name.endswith(("V1", "V1Decoded"))}
    assert {"SaleV1", "FrequencyV1", "ListingV1Decoded"} <= names
    areas = set(lastro.v1.__all__)
    for module in [lastro, lastro.codes, lastro.types, lastro.errors]:
        assert not [name for name in dir(module) if "V1" in name or name.endswith("Parameters")], module
    assert {name for name in areas if name[0].isupper()}.isdisjoint(dir(lastro))
    assert lastro.v1.SaleV1.__module__ == "lastro.v1" and lastro.v1.FrequencyV1.__module__ == "lastro.v1.codes"
