# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ItemDecoded:
    """Reads an item from a JSON document. Every problem is listed with its path, and what
    could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ItemDecoded: An item as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.item.decode({"qtd": "2.5000000000"})
        ItemDecoded(value=Item(qtd=Decimal('2.5')), issues=[])
    """

def encode(
    value: _lastro.Item | Mapping[str, object],
) -> str:
    """Writes an item as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Item | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.item.encode({"id": 3, "valor": "10.5", "qtd": "2.50", "total": Decimal("26.25"), "custom_n": Decimal("1.0")})
        '{"id":3,"valor":10.50,"qtd":2.5,"total":26.25,"custom_n":1.0}'
    """

def body(
    value: _lastro.Item | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for an item: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Item | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.item.body(
        ...     value={"id": 3, "id_venda": 9, "id_servico": 4, "servico": "Consultoria", "valor": "10", "qtd": "1", "total": "10"},
        ...     operation="insert",
        ... )
        '{"id_venda":9,"id_servico":4,"valor":10.00,"qtd":1,"total":10.00}'
    """

def validate(
    value: _lastro.Item | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks an item before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Item | Mapping): The record.
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
        >>> lastro.item.validate(
        ...     value={"id_servico": 10, "valor": "33.33", "qtd": "1.5", "total": "49.99"},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='total', code='mismatch', severity='error',
        params={'expected': '50.00'})])
    """

__all__ = ["decode", "encode", "body", "validate"]
