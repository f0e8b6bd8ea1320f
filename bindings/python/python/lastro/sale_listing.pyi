# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.SaleListingDecoded:
    """Reads a sale listing from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        SaleListingDecoded: A sale listing as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.sale_listing.decode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 8123, "data": "2027-01-31", "valor_venda": Decimal("129.90"), "parcelas": [{"data_vencimento": "2027-02-28", "valor": Decimal("129.90")}]}, {"id": 2}]})
        SaleListingDecoded(value=SaleListing(header=ListingHeader(offset=0, limit=100,
        count=2), data=[Sale(id=8123, data=datetime.date(2027, 1, 31),
        valor_venda=Decimal('129.90'),
        parcelas=[Installment(data_vencimento=datetime.date(2027, 2, 28),
        valor=Decimal('129.90'))]), Sale(id=2)]), issues=[])
    """

def encode(
    value: _lastro.SaleListing | Mapping[str, object],
) -> str:
    """Writes a sale listing as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (SaleListing | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.sale_listing.encode({"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 8123, "data": "2027-01-31", "valor_venda": "129.90", "parcelas": [{"data_vencimento": "2027-02-28", "valor": "129.90"}]}]})
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":8123,"data":"2027-01-31","valor_venda":129.90,"parcelas":[{"data_vencimento":"2027-02-28","valor":129.90}]}]}'
    """

def body(
    value: _lastro.SaleListing | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a sale listing: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (SaleListing | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.sale_listing.body(
        ...     value={"header": {"offset": 0, "limit": 100, "count": 2}, "data": [{"id": 8123, "data": "2027-01-31", "valor_venda": "129.90", "parcelas": [{"data_vencimento": "2027-02-28", "valor": "129.90"}]}]},
        ...     operation="update",
        ... )
        '{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":8123,"data":"2027-01-31","valor_venda":129.90,"parcelas":[{"data_vencimento":"2027-02-28","valor":129.90}]}]}'
    """

def validate(
    value: _lastro.SaleListing | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a sale listing before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (SaleListing | Mapping): The record.
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
        >>> lastro.sale_listing.validate(
        ...     value={"data": [{"id": 8123, "data": "2027-01-31", "valor_venda": "129.90", "parcelas": [{"data_vencimento": "2027-02-28", "valor": "129.90"}]}]},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
