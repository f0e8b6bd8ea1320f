# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ApiErrorDecoded:
    """Reads an API error from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ApiErrorDecoded: An API error as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.api_error.decode({"code": 404, "message": "Not found"})
        ApiErrorDecoded(value=ApiError(code=404, message='Not found'), issues=[])
    """

def encode(
    value: _lastro.ApiError | Mapping[str, object],
) -> str:
    """Writes an API error as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (ApiError | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.api_error.encode({"code": 404, "message": "Not found"})
        '{"code":404,"message":"Not found"}'
    """

def body(
    value: _lastro.ApiError | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for an API error: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (ApiError | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.api_error.body(
        ...     value={"code": 404, "message": "Not found"},
        ...     operation="insert",
        ... )
        '{"code":404,"message":"Not found"}'
    """

def validate(
    value: _lastro.ApiError | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks an API error before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (ApiError | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".
        today (datetime.date | str, optional): The current day, for the rules that need it.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid` if the value is not an object. All other problems are listed
            as issues.

    Example:
        >>> import lastro
        >>> lastro.api_error.validate(value={"code": 400, "x": 1}, operation="insert")
        Validation(issues=[Issue(path='x', code='unknown_field', severity='warning',
        params={})])
    """

__all__ = ["decode", "encode", "body", "validate"]
