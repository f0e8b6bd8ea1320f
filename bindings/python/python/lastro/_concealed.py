"""Values whose ``repr`` hides their content."""

from __future__ import annotations


class Concealed(str):
    """A card's number, a key, a request's body: a string whose ``repr`` hides it, so that it never gets into a log."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Concealed('***')"


class FormPairs(list[tuple[str, str]]):
    """The names and values of a form: a list whose ``repr`` shows only the names, since a value may be a card's
    number."""

    __slots__ = ()

    def __init__(self, pairs: list[list[str]]) -> None:
        super().__init__((name, value) for name, value in pairs)

    def __repr__(self) -> str:
        return f"FormPairs({[name for name, _ in self]})"


class Headers(dict[str, str]):
    """The headers of a request: a dict whose ``repr`` shows only the names, since a value may be the key."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Headers({list(self)})"
