# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def update_body(
    original: _lastro.Service | Mapping[str, object],
    edited: _lastro.Service | Mapping[str, object],
) -> str:
    """The smallest body that updates a service: only the fields that differ from
    `original`, with null for a field that was cleared.

    Args:
        original (Service | Mapping): The record as the service has it.
        edited (Service | Mapping): The record as it is to be.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service.update_body(
        ...     original={"id": 1, "nome": "A", "valor": "10", "servico": "s", "impostos_percentual": "2"},
        ...     edited={"id": 1, "nome": "A", "valor": "10.50", "servico": "t"},
        ... )
        '{"valor":10.50,"impostos_percentual":null}'
    """

def decode(
    json: types.JsonInput,
) -> _lastro.ServiceDecoded:
    """Reads a service from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ServiceDecoded: A service as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.service.decode({"id": "1", "nome": "A", "valor": Decimal("10.5"), "impostos_percentual": "2.5", "x": [1]})
        ServiceDecoded(value=Service(id=1, nome='A', valor=Decimal('10.50'),
        impostos_percentual=Decimal('2.50'), extra={'x': [1]}), issues=[])
    """

def encode(
    value: _lastro.Service | Mapping[str, object],
) -> str:
    """Writes a service as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Service | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service.encode({"nome": "Consultoria", "status": 1, "id_servico": 102, "valor": "150", "impostos_percentual": "6.5"})
        '{"nome":"Consultoria","status":1,"id_servico":102,"valor":150.00,"impostos_percentual":6.50}'
    """

def body(
    value: _lastro.Service | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a service: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Service | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.service.body(
        ...     value={"id": 1, "nome": "A", "servico": "s", "valor": "10.5"},
        ...     operation="insert",
        ... )
        '{"nome":"A","valor":10.50}'
    """

def validate(
    value: _lastro.Service | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a service before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Service | Mapping): The record.
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
        >>> lastro.service.validate(
        ...     value={"nome": "Suporte", "id_servico": 102, "valor": "0", "impostos_percentual": "100"},
        ...     operation="insert",
        ... )
        Validation(issues=[])
    """

__all__ = ["update_body", "decode", "encode", "body", "validate"]
