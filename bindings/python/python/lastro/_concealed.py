"""Values whose ``repr`` hides their content."""

from __future__ import annotations


class Concealed(str):
    """A string whose ``repr`` hides its content, to keep it out of logs: a card number, an API key or a request body."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Concealed('***')"


class FormPairs(list[tuple[str, str]]):
    """The names and values of a form. Its ``repr`` shows only the names, because a value may be a card number."""

    __slots__ = ()

    def __init__(self, pairs: list[list[str]]) -> None:
        super().__init__((name, value) for name, value in pairs)

    def __repr__(self) -> str:
        return f"FormPairs({[name for name, _ in self]})"


class Headers(dict[str, str]):
    """The headers of a request. Their ``repr`` shows only the names, because a value may be the API key."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Headers({list(self)})"
