# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ContactDecoded:
    """Reads a contact from a JSON document. Every problem is listed with its path, and
    what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ContactDecoded: A contact as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.contact.decode({"id": 1, "id_pessoa": 2, "principal": "1", "genero": "Outro"})
        ContactDecoded(value=Contact(id=1, id_pessoa=2, principal=Flag.YES,
        genero=Gender.OTHER), issues=[])
    """

def encode(
    value: _lastro.Contact | Mapping[str, object],
) -> str:
    """Writes a contact as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Contact | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.contact.encode({"id": 5, "tipo": "Financeiro", "principal": 1, "email": "ana@example.com"})
        '{"id":5,"tipo":"Financeiro","principal":1,"email":"ana@example.com"}'
    """

def body(
    value: _lastro.Contact | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a contact: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Contact | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.contact.body(
        ...     value={"id": 5, "id_pessoa": 4, "tipo": "Financeiro", "cep": "01310-100", "id_cidade": 3550308, "cidade": "São Paulo"},
        ...     operation="insert",
        ... )
        '{"id_pessoa":4,"tipo":"Financeiro","cep":"01.310-100","id_cidade":3550308}'
    """

def validate(
    value: _lastro.Contact | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a contact before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Contact | Mapping): The record.
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
        >>> lastro.contact.validate(
        ...     value={"tipo": "Financeiro", "principal": 1, "email": "ana@example.com.br", "cpf": "529.982.247-25"},
        ...     operation="insert",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
