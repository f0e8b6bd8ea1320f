# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ListingDecoded:
    """Reads a listing from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ListingDecoded: A listing as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.listing.decode({"header": {"offset": 0, "limit": 100, "count": 2, "sort": None, "requestId": "abc"}, "data": [{"id": 1, "valor": Decimal("1.5")}, {"id": 2}]})
        ListingDecoded(value=Listing(header=ListingHeader(offset=0, limit=100, count=2,
        requestId='abc'), data=['{"id":1,"valor":1.5}', '{"id":2}']), issues=[])
    """

def encode(
    value: _lastro.Listing | Mapping[str, object],
) -> str:
    """Writes a listing as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Listing | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.listing.encode({"data": []})
        '{"data":[]}'
    """

def body(
    value: _lastro.Listing | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a listing: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Listing | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.listing.body(
        ...     value={"data": [{"id": 1, "valor": Decimal("1.0")}]},
        ...     operation="update",
        ... )
        '{"data":[{"id":1,"valor":1.0}]}'
    """

def validate(
    value: _lastro.Listing | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a listing before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Listing | Mapping): The record.
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
        >>> lastro.listing.validate(value={"data": [], "x": 1}, operation="insert")
        Validation(issues=[Issue(path='x', code='unknown_field', severity='warning',
        params={})])
    """

__all__ = ["decode", "encode", "body", "validate"]
