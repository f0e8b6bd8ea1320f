# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.BoletoUpdate | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Validates the body of "update boleto" before it is sent. Warns if fine or interest
    differs by more than a cent from the amount that its percentage gives. If `sale` is
    given, the amounts are also compared with its installment. `version` has no effect
    here.

    Args:
        value (BoletoUpdate | Mapping): The record.
        sale (Sale | Mapping, optional): The sale.
        version (ApiVersion | int, optional): The version of the interface that the body is
            for; 2 when unset.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if
            the value is not an object. All other problems are returned as issues.

    Example:
        >>> import lastro
        >>> lastro.boleto_update.validate({})
        Validation(issues=[Issue(path='id_parcela', code='required', severity='error',
        params={}), Issue(path='data_vencimento_novo', code='required',
        severity='error', params={}), Issue(path='valor_novo', code='required',
        severity='error', params={})])
    """

def decode(
    json: types.JsonInput,
) -> _lastro.BoletoUpdateDecoded:
    """Reads a boleto update from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        BoletoUpdateDecoded: A boleto update as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.boleto_update.decode({"id_parcela": 7, "data_vencimento_novo": "2028-02-29", "valor_novo": "102", "multa": "2", "multa_total": Decimal("2.0"), "juros_mensal": 1})
        BoletoUpdateDecoded(value=BoletoUpdate(id_parcela=7,
        data_vencimento_novo=datetime.date(2028, 2, 29), valor_novo=Decimal('102.00'),
        multa=Decimal('2.00'), multa_total=Decimal('2.00'),
        juros_mensal=Decimal('1.00')), issues=[])
    """

def encode(
    value: _lastro.BoletoUpdate | Mapping[str, object],
) -> str:
    """Writes a boleto update as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (BoletoUpdate | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.boleto_update.encode({"id_parcela": 7, "valor_novo": "102", "multa": "2", "juros_mensal_total": "0.1"})
        '{"id_parcela":7,"valor_novo":102.00,"multa":2.00,"juros_mensal_total":0.10}'
    """

def body(
    value: _lastro.BoletoUpdate | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a boleto update: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (BoletoUpdate | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.boleto_update.body(
        ...     value={"id_parcela": 7, "data_vencimento_novo": "2026-02-19", "valor_novo": "102.17", "multa": "2", "multa_total": "2.00", "juros_mensal": "1", "juros_mensal_total": "0.17"},
        ...     operation="update",
        ... )
        '{"id_parcela":7,"data_vencimento_novo":"2026-02-19","valor_novo":102.17,"multa":2.00,"multa_total":2.00,"juros_mensal":1.00,"juros_mensal_total":0.17}'
    """

__all__ = ["validate", "decode", "encode", "body"]
