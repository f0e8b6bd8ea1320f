# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def inspect(
    number: str,
) -> _lastro.CardInspection:
    """The network of a card number, and whether its check digit (Luhn) is correct. The
    number consists of digits, or of groups of digits separated by single spaces. Any
    other string has no network and no valid check digit.

    Args:
        number (str): The card's number: digits, or groups of them with single spaces.

    Returns:
        CardInspection: The facts that a card's number reveals.

    Example:
        >>> import lastro
        >>> lastro.card.inspect("4111  1111 1111 1111")
        CardInspection(bandeira='unknown', luhn=False)
    """

def is_valid_expiry(
    validade: str,
    today: types.DateInput | None = None,
) -> bool:
    """Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also
    not be before the month of `today`. Returns false for any other string.

    Args:
        validade (str): Year and month, `YYYYMM`.
        today (datetime.date | str, optional): The current day, for the rules that need it.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.card.is_valid_expiry(validade="202701", today="2026-12-31")
        True
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CardDecoded:
    """Reads a card from a JSON document. Every problem is listed with its path, and what
    could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        CardDecoded: A card as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.card.decode({"id": 1, "padrao": 1, "bandeira": "Visa", "numero": "**** 1111", "validade": "2030-01-31", "codigo": 123})
        CardDecoded(value=Card(id=1, padrao=Flag.YES, bandeira='Visa',
        numero=Concealed('***'), validade=datetime.date(2030, 1, 31),
        codigo=Concealed('***')), issues=[])
    """

def encode(
    value: _lastro.Card | Mapping[str, object],
) -> str:
    """Writes a card as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Card | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.card.encode({"id": 9, "padrao": 1, "titular": "ANA", "numero": "************1111", "validade": "2030-12-01"})
        '{"id":9,"padrao":1,"titular":"ANA","numero":"************1111","validade":"2030-12-01"}'
    """

def body(
    value: _lastro.Card | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a card: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Card | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.card.body(
        ...     value={"id": 3, "numero": 4111111111111111, "codigo": "123", "meio_pagamento": "x"},
        ...     operation="insert",
        ... )
        '{"numero":"4111111111111111","codigo":123}'
    """

def validate(
    value: _lastro.Card | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a card before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Card | Mapping): The record.
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
        >>> lastro.card.validate(
        ...     value={"numero": "4111111111111111", "validade": "2030-01-31", "bandeira": "Mastercard"},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='bandeira', code='mismatch', severity='warning',
        params={'expected': 'visa'})])
    """

__all__ = ["inspect", "is_valid_expiry", "decode", "encode", "body", "validate"]
