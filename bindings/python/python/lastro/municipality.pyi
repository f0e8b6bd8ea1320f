# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid_code(
    code: Decimal | int | str | bool | datetime.date,
) -> bool:
    """Whether a code is an IBGE municipality code: 7 digits, of which the last is a check
    digit (modulo 10). Nine official codes whose check digit does not follow the formula
    (NT 2008.004) are valid too. Returns false for anything else.

    Args:
        code (Decimal | int | str | bool | datetime.date): The code, as a number or as a
            text.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.municipality.is_valid_code("2201919")
        True
    """

def decode(
    json: types.JsonInput,
) -> _lastro.MunicipalityDecoded:
    """Reads a municipality from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        MunicipalityDecoded: A municipality as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.municipality.decode({"id": 3550308, "nome": "São Paulo", "uf": 35})
        MunicipalityDecoded(value=Municipality(id=3550308, nome='São Paulo',
        uf=FederativeUnit.SP), issues=[])
    """

def encode(
    value: _lastro.Municipality | Mapping[str, object],
) -> str:
    """Writes a municipality as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (Municipality | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.municipality.encode({"id": 3550308, "nome": "São Paulo", "uf": 35})
        '{"id":3550308,"nome":"São Paulo","uf":35}'
    """

def body(
    value: _lastro.Municipality | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a municipality: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (Municipality | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.municipality.body(
        ...     value={"id": 3550308, "nome": "São Paulo", "uf": 35},
        ...     operation="update",
        ... )
        '{"id":3550308,"nome":"São Paulo","uf":35}'
    """

def validate(
    value: _lastro.Municipality | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a municipality before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Municipality | Mapping): The record.
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
        >>> lastro.municipality.validate(value={"id": 3550308, "uf": 33}, operation="update")
        Validation(issues=[Issue(path='uf', code='mismatch', severity='error',
        params={'expected': '35'})])
    """

__all__ = ["is_valid_code", "decode", "encode", "body", "validate"]
