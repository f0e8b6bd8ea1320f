# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def update_body(
    original: _lastro.Customer | Mapping[str, object],
    edited: _lastro.Customer | Mapping[str, object],
) -> str:
    """The smallest body that updates a customer: only the fields that differ from
    `original`, with null for a field that was cleared. A list of contacts or cards that
    differs is sent as a whole.

    Args:
        original (Customer | Mapping): The record as the service has it.
        edited (Customer | Mapping): The record as it is to be.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.customer.update_body(
        ...     original={"contatos": [{"id": 1, "nome": "a"}, {"id": 2, "nome": "b"}]},
        ...     edited={"contatos": [{"id": 1, "nome": "a"}, {"id": 2, "nome": "c"}]},
        ... )
        '{"contatos":[{"id":1,"nome":"a"},{"id":2,"nome":"c"}]}'
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CustomerDecoded:
    """Reads a customer from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        CustomerDecoded: A customer as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.customer.decode({"genero": "MASCULINO"})
        CustomerDecoded(value=Customer(genero=Gender.MALE), issues=[])
    """

def encode(
    value: _lastro.Customer | Mapping[str, object],
) -> str:
    """Writes a customer as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Customer | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.customer.encode({"id": 4, "tipo": 2, "nome": "Ana", "cpf": "529.982.247-25", "custom_rota": Decimal("7.0")})
        '{"id":4,"tipo":2,"nome":"Ana","cpf":"529.982.247-25","custom_rota":7.0}'
    """

def body(
    value: _lastro.Customer | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a customer: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (Customer | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.customer.body(
        ...     value={"nome": "A", "cep": "", "contatos": [{"cep": ""}]},
        ...     operation="update",
        ... )
        '{"nome":"A","cep":null,"contatos":[{"cep":null}]}'
    """

def validate(
    value: _lastro.Customer | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a customer before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Customer | Mapping): The record.
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
        >>> lastro.customer.validate(
        ...     value={"tipo": 1, "nome": "Açaí Ltda", "id_cidade": 3550308, "estado": 33},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='estado', code='mismatch', severity='error',
        params={'expected': '35'})])
    """

__all__ = ["update_body", "decode", "encode", "body", "validate"]
