"""Texts that no debug form shows."""

from __future__ import annotations


class Concealed(str):
    """A card's number, a key, a request's body: a text whose ``repr`` hides it, so that no log of a record shows it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Concealed('***')"


class Headers(dict[str, str]):
    """The headers of a request: a dict whose ``repr`` shows the names alone, since the key is a value."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Headers({list(self)})"
