"""Texts that no debug form shows."""

from __future__ import annotations


class Concealed(str):
    """A card's number, a key, a request's body: a text whose ``repr`` hides it, so that no log of a record shows it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Concealed('***')"


class FormPairs(list[tuple[str, str]]):
    """The names and values of a form: a list whose ``repr`` shows the names alone, since a card's number is a value."""

    __slots__ = ()

    def __init__(self, pairs: list[list[str]]) -> None:
        super().__init__((name, value) for name, value in pairs)

    def __repr__(self) -> str:
        return f"FormPairs({[name for name, _ in self]})"


class Headers(dict[str, str]):
    """The headers of a request: a dict whose ``repr`` shows the names alone, since the key is a value."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Headers({list(self)})"
