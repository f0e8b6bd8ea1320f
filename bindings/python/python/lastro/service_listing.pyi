# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ServiceListingDecoded:
    """Reads a service listing from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ServiceListingDecoded: A service listing as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.service_listing.decode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 7, "nome": "Mensalidade", "valor": Decimal("50.50")}, {"id": 2}]})
        ServiceListingDecoded(value=ServiceListing(header=ListingHeader(offset=0, limit=100,
        count=2), data=[Service(id=7, nome='Mensalidade', valor=Decimal('50.50')),
        Service(id=2)]), issues=[])
    """

def encode(
    value: _lastro.ServiceListing | Mapping[str, object],
) -> str:
    """Writes a service listing as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (ServiceListing | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service_listing.encode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 7, "nome": "Mensalidade", "valor": "50.50"}]})
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":7,"nome":"Mensalidade","valor":50.50}]}'
    """

def body(
    value: _lastro.ServiceListing | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a service listing: read-only and display fields left out, and
    on insert the keys.

    Args:
        value (ServiceListing | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service_listing.body(
        ...     value={"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 7, "nome": "Mensalidade", "valor": "50.50"}]},
        ...     operation="update",
        ... )
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":7,"nome":"Mensalidade","valor":50.50}]}'
    """

def validate(
    value: _lastro.ServiceListing | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a service listing before it is sent: values, codes, names, and its own rules
    as `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (ServiceListing | Mapping): The record.
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
        >>> lastro.service_listing.validate(
        ...     value={"data": [{"id": 7, "nome": "Mensalidade", "valor": "50.50"}]},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
