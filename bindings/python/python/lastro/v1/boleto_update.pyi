# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def parameters(
    value: _lastro.BoletoUpdateParameters | Mapping[str, object],
) -> types.FormPairs:
    """The parameters of "update boleto", in the order of the service's document; what no field names comes last. Nothing that is
    unset is sent, an empty text clears.

    Raises LastroError:
    `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.BoletoUpdateParameters:
    """The inverse of `parameters`: the names and values, or a form's text, as the record they mean.

    Raises LastroError:
    `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
    does not fit its field, at its path.
    """

def validate(
    value: _lastro.BoletoUpdateParameters | Mapping[str, object],
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Checks the parameters before they are sent. `today` and `context` are for the rules that need them.

    Raises LastroError:
    `invalid_code` at a `context.payment_type` that is none; `invalid` where the value is no object at all.
    Everything else is an issue.
    """

__all__ = ["parameters", "parse_parameters", "validate"]
