# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def parameters(
    value: _lastro.SaleParameters | Mapping[str, object],
) -> types.FormPairs:
    """Converts a sale to request parameters, in the order of the service's documents;
    members of `extra` come last. Unset fields are not sent; an empty string clears a
    field.

    Args:
        value (SaleParameters | Mapping): The record.

    Returns:
        FormPairs: Names and values in order; its `repr` shows the names alone.

    Raises:
        LastroError: `reserved_name` at a member of `extra` with the name of a documented
            parameter; `invalid_type` at a member of `extra` that is not a scalar;
            `out_of_range` for more than 999 installments.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.SaleParameters:
    """The inverse of `parameters`: reads the record from `parameters` (names and values)
    or from `form` (an encoded form).

    Args:
        parameters (Sequence[Sequence[str]], optional): Names and values.
        form (str, optional): The text of a form, `a=1&b=2`.

    Returns:
        SaleParameters: The parameters for inserting or updating a sale. Parameters that the
            service's documents do not mention, such as the e-mail address, are in
            `extra`.

    Raises:
        LastroError: `required` at `parameters` if neither is given; `contradiction` if both
            are; `duplicate_key` at a name that occurs twice; the issue of a value that
            is invalid for its field, at its path.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.parse_parameters(
        ...     form="cliente=Jo%C3%A3o+%26+Cia&valor_1=5.00&discriminacao=&x",
        ... )
        SaleParameters(cliente='João & Cia', discriminacao='',
        parcelas=[InstallmentParameters(valor=Decimal('5.00'))], extra={'x': ''})
    """

def validate(
    value: _lastro.SaleParameters | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
    original: _lastro.SaleV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Validates the parameters of an insert or update before they are sent. `today` is
    used for the card's expiry and the date of birth. Unset fields of `context` mean
    "unknown". For an update, pass the sale to be changed as `original`: once its
    invoice is issued, only the payment method may change.

    Args:
        value (SaleParameters | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".
        today (datetime.date | str, optional): The current day, for the rules that need it.
        context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;
            what it leaves out is unknown.
        original (SaleV1 | Mapping, optional): The record as the service has it.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind
            `invalid` if the value is not an object, or if `original` is given for an
            insert. All other problems are returned as issues.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.validate(
        ...     value={"data": "2026-11-21", "cliente": "João & Cia", "servico": "Consultoria", "discriminacao": "Consultoria", "valor_venda": "100.00", "emissao_nfse": 1, "meio_pagamento": "Boleto", "nfse_municipio_emissao": 3550308},
        ...     operation="insert",
        ...     today="2026-11-21",
        ...     context={"service_issued_before": True, "city_issued_before": True},
        ... )
        Validation(issues=[])
    """

def validate_update(
    original: _lastro.SaleV1 | Mapping[str, object],
    edited: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.Validation:
    """Checks a changed sale: if the invoice of `original` is issued, only the payment
    method may differ.

    Args:
        original (SaleV1 | Mapping): The record as the service has it.
        edited (SaleV1 | Mapping): The record as it is to be.

    Returns:
        Validation: The result of a validation.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.validate_update(
        ...     original={"nfse": {"status": "1"}, "valor_venda": "10.00"},
        ...     edited={"valor_venda": "11.00", "meio_pagamento": {"id": "2"}},
        ... )
        Validation(issues=[Issue(path='valor_venda', code='locked_after_issue',
        severity='error', params={})])
    """

def validate_delete(
    sale: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.Validation:
    """Checks whether a sale may be deleted: reports an error if its invoice is issued.

    Args:
        sale (SaleV1 | Mapping): The sale.

    Returns:
        Validation: The result of a validation.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.validate_delete({"id": 7, "nfse_status": 2, "desconto": "0.00", "meio_pagamento": {"id": 1, "nome": "Boleto"}, "parcelas_venda": [{"id": 1, "valor": "50.00"}], "cliente": {"id": 3, "nome": "J"}})
        Validation(issues=[])
    """

def extra_data(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> str | None:
    """The JSON value of the field `dados_extra`, which is a string of JSON text; null if
    the field is unset.

    Args:
        value (SaleV1 | Mapping): The record.

    Returns:
        str | None: The document as JSON text. None if there is none.

    Raises:
        LastroError: An error of kind `malformed` if the string is not JSON.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.extra_data({"dados_extra": '{"a":[1,2.50]}'})
        '{"a":[1,2.50]}'
    """

def decode(
    json: types.JsonInput,
) -> _lastro.SaleV1Decoded:
    """Reads a sale of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        SaleV1Decoded: A sale of version 1 as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.
    """

def encode(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> str:
    """Writes a sale of version 1 as the service does: numbers and amounts as texts, unset
    fields left out, nothing else lost.

    Args:
        value (SaleV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.sale.encode({"id": 7, "valor_venda": "129.9", "parcela_status": 9, "parcelas_venda": [{"id": 1, "valor": 5}], "servicos": [{"qtd": "1.5"}], "cliente": "resumo"})
        '{"id":"7","valor_venda":"129.90","parcela_status":"9","servicos":[{"qtd":"1.5"}],"parcelas_venda":[{"id":"1","valor":"5.00"}],"cliente":"resumo"}'
    """

__all__ = ["parameters", "parse_parameters", "validate", "validate_update", "validate_delete", "extra_data", "decode", "encode"]
