# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.CustomerListingDecoded:
    """Reads a customer listing from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        CustomerListingDecoded: A customer listing as it was read, and the values that did
            not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.customer_listing.decode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 41, "nome": "Ana Lima", "contatos": [{"nome": "Rui"}]}, {"id": 2}]})
        CustomerListingDecoded(value=CustomerListing(header=ListingHeader(offset=0,
        limit=100, count=2), data=[Customer(id=41, nome='Ana Lima',
        contatos=[Contact(nome='Rui')]), Customer(id=2)]), issues=[])
    """

def encode(
    value: _lastro.CustomerListing | Mapping[str, object],
) -> str:
    """Writes a customer listing as the service does: money as JSON numbers with two
    places, unset fields left out, nothing else lost.

    Args:
        value (CustomerListing | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.customer_listing.encode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 41, "nome": "Ana Lima", "contatos": [{"nome": "Rui"}]}]})
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":41,"nome":"Ana
        Lima","contatos":[{"nome":"Rui"}]}]}'
    """

def body(
    value: _lastro.CustomerListing | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a customer listing: read-only and display fields left out, and
    on insert the keys.

    Args:
        value (CustomerListing | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.customer_listing.body(
        ...     value={"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 41, "nome": "Ana Lima", "contatos": [{"nome": "Rui"}]}]},
        ...     operation="update",
        ... )
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":41,"nome":"Ana
        Lima","contatos":[{"nome":"Rui"}]}]}'
    """

def validate(
    value: _lastro.CustomerListing | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a customer listing before it is sent: values, codes, names, and its own rules
    as `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (CustomerListing | Mapping): The record.
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
        >>> lastro.customer_listing.validate(
        ...     value={"data": [{"id": 41, "nome": "Ana Lima", "contatos": [{"nome": "Rui"}]}]},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
