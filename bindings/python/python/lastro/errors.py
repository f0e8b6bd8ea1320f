"""What the package raises. Every problem is in ``issues``, each with its path and a stable code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._lastro import Issue as _Issue


class LastroError(Exception):
    """Why an operation gave no value."""

    code: str
    issues: list[_Issue]

    def __init__(self, message: str, code: str, issues: list[_Issue]) -> None:
        super().__init__(message)
        self.code = code
        self.issues = issues

    def __reduce__(self) -> tuple[type[LastroError], tuple[str, str, list[_Issue]]]:
        return type(self), (str(self), self.code, self.issues)


class MalformedError(LastroError, ValueError):
    """The text is not a JSON document."""


class InvalidError(LastroError, ValueError):
    """One or more arguments are not what the operation takes."""


class UnexpectedResponseError(LastroError):
    """A success of the service does not fit the operation."""


class UnknownOperationError(LastroError, LookupError):
    """``dispatch`` knows no operation of that name."""


class InternalError(LastroError, RuntimeError):
    """A fault of this library, not of what was passed in."""
