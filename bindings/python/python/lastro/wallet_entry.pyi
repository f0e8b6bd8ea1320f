# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.WalletEntryDecoded:
    """Reads a wallet entry from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        WalletEntryDecoded: A wallet entry as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.wallet_entry.decode({"nome": "Ana", "titular": None, "cpf": "52998224725", "carteira_virtual_status": True, "planos_contratados": [{"id": 1, "id_plano": None, "data_inicio_vigente": "2026-01-01", "carteira_virtual_status": False}]})
        WalletEntryDecoded(value=WalletEntry(nome='Ana', cpf='52998224725',
        carteira_virtual_status=True, planos_contratados=[HiredPlan(id=1,
        data_inicio_vigente=datetime.date(2026, 1, 1), carteira_virtual_status=False)]),
        issues=[])
    """

def encode(
    value: _lastro.WalletEntry | Mapping[str, object],
) -> str:
    """Writes a wallet entry as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (WalletEntry | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.wallet_entry.encode({"novo": Decimal("1.0")})
        '{"novo":1.0}'
    """

def body(
    value: _lastro.WalletEntry | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a wallet entry: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (WalletEntry | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.wallet_entry.body(
        ...     value={"nome": "Ana", "cpf": "52998224725", "carteira_virtual_status": True},
        ...     operation="insert",
        ... )
        '{"nome":"Ana","cpf":"52998224725","carteira_virtual_status":true}'
    """

def validate(
    value: _lastro.WalletEntry | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a wallet entry before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (WalletEntry | Mapping): The record.
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
        >>> lastro.wallet_entry.validate(
        ...     value={"nome": "Ana", "titular": None, "cpf": "52998224725", "carteira_virtual_status": True, "planos_contratados": [{"id": 1, "id_plano": None, "data_inicio_vigente": "2026-01-01", "carteira_virtual_status": False}]},
        ...     operation="update",
        ... )
        Validation(issues=[])
    """

__all__ = ["decode", "encode", "body", "validate"]
