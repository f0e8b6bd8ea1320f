"""The package's exceptions. The attribute ``issues`` lists every problem with its path and a stable code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._lastro import Issue as _Issue


class LastroError(Exception):
    """An operation failed."""

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
    """One or more arguments are invalid."""


class UnexpectedResponseError(LastroError):
    """A successful response of the service does not have the structure that the operation expects."""


class UnknownOperationError(LastroError, LookupError):
    """``dispatch`` has no operation with that name."""


class InternalError(LastroError, RuntimeError):
    """A bug in this library; the input is not at fault."""
