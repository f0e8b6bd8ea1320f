# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.PlanDecoded:
    """Reads a plan from a JSON document. Every problem is listed with its path, and what
    could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        PlanDecoded: A plan as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.plan.decode({"termos_uso": "termos.pdf"})
        PlanDecoded(value=Plan(termos_uso='termos.pdf'), issues=[])
    """

def encode(
    value: _lastro.Plan | Mapping[str, object],
) -> str:
    """Writes a plan as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Plan | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> from decimal import Decimal
        >>> import lastro
        >>> lastro.plan.encode({"novo": Decimal("1.0")})
        '{"novo":1.0}'
    """

def body(
    value: _lastro.Plan | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a plan: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Plan | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.plan.body(
        ...     value={"id": 1, "titulo": "Ouro", "valor": "99.9", "identificador": "ouro"},
        ...     operation="update",
        ... )
        '{"id":1,"titulo":"Ouro","valor":99.90}'
    """

def validate(
    value: _lastro.Plan | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a plan before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Plan | Mapping): The record.
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
        >>> lastro.plan.validate(
        ...     value={"identificador": "x", "itens": [{"total": 1}]},
        ...     operation="update",
        ... )
        Validation(issues=[Issue(path='identificador', code='ignored', severity='warning',
        params={}), Issue(path='itens[0].total', code='ignored', severity='warning',
        params={})])
    """

__all__ = ["decode", "encode", "body", "validate"]
