# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def parameters(
    value: _lastro.CustomerParameters | Mapping[str, object],
) -> types.FormPairs:
    """Converts a customer to request parameters, in the order of the service's documents;
    members of `extra` come last. Unset fields are not sent; an empty string clears a
    field.

    Args:
        value (CustomerParameters | Mapping): The record.

    Returns:
        FormPairs: Names and values in order; its `repr` shows the names alone.

    Raises:
        LastroError: `reserved_name` at a member of `extra` with the name of a documented
            parameter; `invalid_type` at a member of `extra` that is not a scalar.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.CustomerParameters:
    """The inverse of `parameters`: reads the record from `parameters` (names and values)
    or from `form` (an encoded form).

    Args:
        parameters (Sequence[Sequence[str]], optional): Names and values.
        form (str, optional): The text of a form, `a=1&b=2`.

    Returns:
        CustomerParameters: The parameters for inserting or updating a customer.

    Raises:
        LastroError: `required` at `parameters` if neither is given; `contradiction` if both
            are; `duplicate_key` at a name that occurs twice; the issue of a value that
            is invalid for its field, at its path.

    Example:
        >>> import lastro
        >>> lastro.v1.customer.parse_parameters(
        ...     form="nome=Jo%C3%A3o&tipo=2&cpf=529.982.247-25&data_nascimento=1980-02-29&cep=01001-000&id_cidade=3550308&estado=35",
        ... )
        CustomerParameters(nome='João', tipo=PersonKind.INDIVIDUAL, cpf='529.982.247-25',
        data_nascimento=datetime.date(1980, 2, 29), cep='01001-000', id_cidade=3550308,
        estado=35)
    """

def validate(
    value: _lastro.CustomerParameters | Mapping[str, object],
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Validates the parameters before they are sent. `today` is used for the date of birth
    and the card's expiry. `context` is used to check whether a card fits the payment
    method.

    Args:
        value (CustomerParameters | Mapping): The record.
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
        >>> lastro.v1.customer.validate(
        ...     value={"nome": "João", "tipo": 2, "cpf": "529.982.247-25", "data_nascimento": "1980-02-29", "cep": "01001-000", "id_cidade": 3550308, "estado": 35},
        ...     today="2026-11-21",
        ... )
        Validation(issues=[])
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CustomerV1Decoded:
    """Reads a customer of version 1 from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        CustomerV1Decoded: A customer of version 1 as it was read, and the values that did
            not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.v1.customer.decode({"id": "3", "data_nascimento": "", "cidade": {"id": "1"}})
        CustomerV1Decoded(value=CustomerV1(id=3, cidade=CityV1(id=1)), issues=[])
    """

def encode(
    value: _lastro.CustomerV1 | Mapping[str, object],
) -> str:
    """Writes a customer of version 1 as the service does: numbers and amounts as texts,
    unset fields left out, nothing else lost.

    Args:
        value (CustomerV1 | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.v1.customer.encode({"id": 3, "tipo": 2, "nome": "Ana", "cidade": {"id": 3550308, "nome": "São Paulo", "uf": 35}})
        '{"id":"3","tipo":"2","nome":"Ana","cidade":{"id":"3550308","nome":"São
        Paulo","uf":"35"}}'
    """

__all__ = ["parameters", "parse_parameters", "validate", "decode", "encode"]
