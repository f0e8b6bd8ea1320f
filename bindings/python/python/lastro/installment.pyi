# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.InstallmentDecoded:
    """Reads an installment from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        InstallmentDecoded: An installment as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.
    """

def encode(
    value: _lastro.Installment | Mapping[str, object],
) -> str:
    """Writes an installment as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (Installment | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.installment.encode({"id": 1, "parcela": 1, "data_vencimento": "2026-12-01", "valor": "100", "status": 1})
        '{"id":1,"parcela":1,"data_vencimento":"2026-12-01","valor":100.00,"status":1}'
    """

def body(
    value: _lastro.Installment | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for an installment: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (Installment | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.installment.body(
        ...     value={"id": 1, "id_venda": 7, "parcela": 1, "data_vencimento": "2026-12-01", "valor": "100", "valor_tarifas": "2.5", "data_repasse": "2026-12-03", "pdf_url": "https://x.example/a.pdf", "linha_digitavel": "1", "pix_imagem_url": "https://x.example/a.png", "pix_codigo": "0002"},
        ...     operation="update",
        ... )
        '{"id":1,"parcela":1,"data_vencimento":"2026-12-01","valor":100.00}'
    """

def validate(
    value: _lastro.Installment | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks an installment before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Installment | Mapping): The record.
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
        >>> lastro.installment.validate(
        ...     value={"data_vencimento": "2026-12-20", "valor": "-10.00"},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='valor', code='out_of_range', severity='error',
        params={'min': '0.00'})])
    """

__all__ = ["decode", "encode", "body", "validate"]
