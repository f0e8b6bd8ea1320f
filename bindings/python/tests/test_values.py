"""Tests of the Python values that records accept and return."""

from __future__ import annotations

import copy
import importlib
import inspect
import pickle
import pydoc
from collections import OrderedDict, UserDict, UserList, deque
from decimal import Decimal
from types import MappingProxyType
from typing import Any

import lastro
import pytest
from lastro import Item, LastroError, Sale, installments, listing, query, sale


def areas() -> list[Any]:
    names = ["money", "sale", "customer", "query", "webhook", "forms", "schema", "issues", "v1.sale", "v1.convert", "v1.item"]
    return [importlib.import_module(f"lastro.{name}") for name in names]


def codes(call: Any) -> list[tuple[str, str]]:
    with pytest.raises(LastroError) as raised:
        call()
    return [(issue.path, issue.code) for issue in raised.value.issues]


def test_every_function_pickles_and_says_its_module() -> None:
    for module in areas():
        for name in module.__all__:
            function = getattr(module, name)
            assert function.__module__ == module.__name__, function
            assert pickle.loads(pickle.dumps(function)) is function
    assert pickle.loads(pickle.dumps(lastro.dispatch)) is lastro.dispatch


def test_the_help_of_a_module_begins_with_a_sentence_about_it() -> None:
    for module in areas():
        doc = inspect.getdoc(module)
        assert doc and doc.endswith(".") and "`cargo" not in doc, module
        assert doc.splitlines()[0] in pydoc.render_doc(module)


class Rows(UserList):  # type: ignore[type-arg]
    """A user-defined sequence."""


def test_mappings_and_sequences_of_any_kind() -> None:
    item = {"id_servico": 1, "valor": "10.00", "qtd": 2, "total": "20.00"}
    plain = {"data": "2027-01-31", "itens": [item]}
    wanted = sale.validate(plain, "insert")
    for mapping in (OrderedDict, UserDict, MappingProxyType):
        for sequence in (tuple, deque, Rows):
            given = mapping({"data": "2027-01-31", "itens": sequence([mapping(item)])})
            assert sale.validate(given, "insert") == wanted  # type: ignore[arg-type]
            assert sale.encode(given) == sale.encode(plain)  # type: ignore[arg-type]
            assert Sale(itens=sequence([mapping(item)]), extra=mapping({"custom_x": sequence([1])})) == Sale(itens=[item], extra={"custom_x": [1]})  # type: ignore[arg-type]
    assert lastro.money.allocate("1.00", range(1, 3)) == lastro.money.allocate("1.00", [1, 2])
    assert query.build("sale", sort=deque(["-data"])) == "_sort=-data&_limit=100"
    # strings and bytes are not accepted as lists, although they are sequences; nor is a set, which has no order
    for wrong in ("ab", b"ab", bytearray(b"ab"), memoryview(b"ab"), {1, 2}, (n for n in [1, 2])):
        assert codes(lambda wrong=wrong: lastro.money.allocate("1.00", wrong)) == [("weights", "invalid_type")]
        assert codes(lambda wrong=wrong: Sale(itens=wrong)) == [("itens", "invalid_type")]


def test_the_lists_and_dicts_of_a_record_are_frozen() -> None:
    record = Sale(itens=[Item(id_servico=1)], extra={"custom_x": 1})
    found: Any = record.itens
    assert found == [Item(id_servico=1)] and isinstance(found, list) and found[:] + [] == [Item(id_servico=1)]
    changes = [
        lambda: found.append(Item()), lambda: found.clear(), lambda: found.extend([]), lambda: found.insert(0, 1), found.pop,
        lambda: found.remove(Item(id_servico=1)), found.reverse, found.sort, lambda: found.__setitem__(0, 1),
        lambda: found.__delitem__(0), lambda: found.__iadd__([1]), lambda: found.__imul__(2),
    ]  # fmt: skip
    extra: Any = record.extra
    assert extra == {"custom_x": 1} and {**extra, "custom_y": 2} == {"custom_x": 1, "custom_y": 2}
    changes += [
        extra.clear, lambda: extra.pop("custom_x"), extra.popitem, lambda: extra.setdefault("a", 1), lambda: extra.update(a=1),
        lambda: extra.__setitem__("a", 1), lambda: extra.__delitem__("custom_x"), lambda: extra.__ior__({"a": 1}),
    ]  # fmt: skip
    for change in changes:
        with pytest.raises(TypeError, match="frozen"):
            change()
    assert record == Sale(itens=[Item(id_servico=1)], extra={"custom_x": 1})
    for kept in (found, extra):
        for copied in (pickle.loads(pickle.dumps(kept)), copy.copy(kept), copy.deepcopy(kept)):
            assert copied == kept and type(copied) is type(kept)
    # a record accepts a changed copy of a frozen list, as the error message suggests, and also the frozen list itself
    assert record.__replace__(itens=[*found, Item(id_servico=2)]).itens == [Item(id_servico=1), Item(id_servico=2)]
    assert Sale(itens=found, extra=extra) == record
    # a list that a function returns is not frozen
    shares = installments.split("10.00", 3)
    shares.append(Decimal(0))
    assert len(shares) == 4


@pytest.mark.parametrize("number", [Decimal("NaN"), Decimal("sNaN"), Decimal("Infinity"), Decimal("-Infinity")])
def test_numbers_that_json_cannot_hold(number: Decimal) -> None:
    assert codes(lambda: Sale(extra={"custom_x": number})) == [("extra.custom_x", "invalid_quantity")]
    assert codes(lambda: Sale(extra={"custom_x": {"a": [1, number]}})) == [("extra.custom_x.a[1]", "invalid_quantity")]
    filters: Any = [{"field": "cliente", "value": number}]
    assert codes(lambda: query.build("sale", filters=filters)) == [("filters[0].value", "invalid_quantity")]
    assert codes(lambda: query.matches("sale", "", {"custom_x": number})) == [("record.custom_x", "invalid_quantity")]


def test_the_entries_of_a_listing_stay_what_they_are() -> None:
    json = '{"data":["{\\"id\\":1}","x",{"id":1.50}]}'
    read = listing.decode(json)
    assert read.value.data == ['"{\\"id\\":1}"', '"x"', '{"id":1.50}']
    assert [(issue.path, issue.code) for issue in read.issues] == [("data[0]", "invalid_type"), ("data[1]", "invalid_type")]
    assert read.value.to_json() == json
    odd = sale.decode('{"valor_venda":"10,50","itens":["x"]}').value
    for record in (read.value, odd):
        assert pickle.loads(pickle.dumps(record)) == record
    assert listing.decode({"data": ["x"]}).value.data == ['"x"']
