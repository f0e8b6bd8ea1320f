# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def parameters(
    value: _lastro.ServiceParameters | Mapping[str, object],
) -> types.FormPairs:
    """Converts a service to request parameters, in the order of the service's documents;
    members of `extra` come last. Unset fields are not sent; an empty string clears a
    field.

    Args:
        value (ServiceParameters | Mapping): The record.

    Returns:
        FormPairs: Names and values in order; its `repr` shows the names alone.

    Raises:
        LastroError: `reserved_name` at a member of `extra` with the name of a documented
            parameter; `invalid_type` at a member of `extra` that is not a scalar.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.ServiceParameters:
    """The inverse of `parameters`: reads the record from `parameters` (names and values)
    or from `form` (an encoded form).

    Args:
        parameters (Sequence[Sequence[str]], optional): Names and values.
        form (str, optional): The text of a form, `a=1&b=2`.

    Returns:
        ServiceParameters: The parameters for inserting or updating a service.

    Raises:
        LastroError: `required` at `parameters` if neither is given; `contradiction` if both
            are; `duplicate_key` at a name that occurs twice; the issue of a value that
            is invalid for its field, at its path.

    Example:
        >>> import lastro
        >>> lastro.v1.service.parse_parameters(
        ...     form="nome=Consultoria&id_servico=&id_atividade=&valor=",
        ... )
        ServiceParameters(nome='Consultoria', id_servico='', extra={'id_atividade': '',
        'valor': ''})
    """

def validate(
    value: _lastro.ServiceParameters | Mapping[str, object],
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Validates the parameters before they are sent. `today` and `context` have no effect
    here.

    Args:
        value (ServiceParameters | Mapping): The record.
        today (datetime.date | str, optional): The current day, for the rules that need it.
        context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;
            what it leaves out is unknown.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind
            `invalid` if the value is not an object. All other problems are returned as
            issues.

    Example:
        >>> import lastro
        >>> lastro.v1.service.validate({"nome": "Consultoria", "id_servico": "102", "codigo_tributacao_municipio": "6204000", "valor": "-1.00", "impostos_percentual": "13.45"})
        Validation(issues=[Issue(path='valor', code='out_of_range', severity='error',
        params={'min': '0.00'})])
    """

def decode(
    json: types.JsonInput,
) -> _lastro.ServiceV1Decoded:
    """Reads a service of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ServiceV1Decoded: A service of version 1 as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.
    """

def encode(
    value: _lastro.ServiceV1 | Mapping[str, object],
) -> str:
    """Writes a service of version 1 as the service does: numbers and amounts as texts,
    unset fields left out, nothing else lost.

    Args:
        value (ServiceV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.service.encode({"id": 4, "nome": "Consultoria", "valor": "150", "impostos_percentual": "6.5", "servico": {"id": 102, "nome": "Programação"}})
        '{"id":"4","nome":"Consultoria","valor":"150.00","impostos_percentual":"6.50","servico":{"id":"102","nome":"Programação"}}'
    """

__all__ = ["parameters", "parse_parameters", "validate", "decode", "encode"]
