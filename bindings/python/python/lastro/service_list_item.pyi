# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ServiceListItemDecoded:
    """Reads an item of the LC 116 service list from a JSON document. Every problem is
    listed with its path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ServiceListItemDecoded: An item of the LC 116 service list as it was read, and the
            values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.service_list_item.decode({"id": 102, "nome": "Programação"})
        ServiceListItemDecoded(value=ServiceListItem(id=102, nome='Programação'), issues=[])
    """

def encode(
    value: _lastro.ServiceListItem | Mapping[str, object],
) -> str:
    """Writes an item of the LC 116 service list as the service does: money as JSON numbers
    with two places, unset fields left out, nothing else lost.

    Args:
        value (ServiceListItem | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.service_list_item.encode({"novo": Decimal("1.0")})
        '{"novo":1.0}'
    """

def body(
    value: _lastro.ServiceListItem | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for an item of the LC 116 service list: read-only and display
    fields left out, and on insert the keys.

    Args:
        value (ServiceListItem | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service_list_item.body(
        ...     value={"id": 102, "nome": "Programação"},
        ...     operation="update",
        ... )
        '{"id":102,"nome":"Programação"}'
    """

def validate(
    value: _lastro.ServiceListItem | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks an item of the LC 116 service list before it is sent: values, codes, names,
    and its own rules as `docs/rules.md` lists them. `today` is for the rules that need
    it.

    Args:
        value (ServiceListItem | Mapping): The record.
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
        >>> lastro.service_list_item.validate(
        ...     value={"id": 102, "nome": "Programação"},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
