# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def parameters(
    value: _lastro.ReceiptParameters | Mapping[str, object],
) -> types.FormPairs:
    """The parameters of "confirm receipt", in the order of the API's documentation;
    unknown members come last. Unset fields are not sent; an empty string clears a
    field.

    Args:
        value (ReceiptParameters | Mapping): The record.

    Returns:
        FormPairs: Names and values in order; its `repr` shows the names alone.

    Raises:
        LastroError: `reserved_name` at a member of `extra` whose name the document uses,
            `invalid_type` at one that is not a scalar.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.ReceiptParameters:
    """The inverse of `parameters`: reads the record from names and values, or from an
    encoded form.

    Args:
        parameters (Sequence[Sequence[str]], optional): Names and values.
        form (str, optional): The text of a form, `a=1&b=2`.

    Returns:
        ReceiptParameters: The parameters of "confirm receipt".

    Raises:
        LastroError: `required` at `parameters` if neither is given, `contradiction` if both
            are; `duplicate_key` at a repeated name; a value that does not fit its
            field, at its path.

    Example:
        >>> import lastro
        >>> lastro.v1.receipt.parse_parameters(form="data_recebimento=2026-11-20")
        ReceiptParameters(data_recebimento=datetime.date(2026, 11, 20))
    """

def validate(
    value: _lastro.ReceiptParameters | Mapping[str, object],
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Checks the parameters before they are sent. `today` and `context` are for the rules
    that need them.

    Args:
        value (ReceiptParameters | Mapping): The record.
        today (datetime.date | str, optional): The current day, for the rules that need it.
        context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;
            what it leaves out is unknown.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `context.payment_type`; `invalid` if the
            value is not an object. All other problems are listed as issues.

    Example:
        >>> import lastro
        >>> lastro.v1.receipt.validate({"data_recebimento": "2026-11-20", "valor_recebido": "0.00"})
        Validation(issues=[Issue(path='valor_recebido', code='out_of_range',
        severity='error', params={'min': '0.01'})])
    """

__all__ = ["parameters", "parse_parameters", "validate"]
