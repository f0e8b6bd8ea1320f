# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def parameters(
    value: _lastro.CustomerParameters | Mapping[str, object],
) -> types.FormPairs:
    """The parameters of a customer, in the order of the service's document; members that no field names come last.
    Unset fields are not sent; an empty text clears a field.

    Raises LastroError:
    `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.CustomerParameters:
    """The inverse of `parameters`: reads the record from names and values, or from the text of a form.

    Raises LastroError:
    `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name;
    a value that does not fit its field, at its path.
    """

def validate(
    value: _lastro.CustomerParameters | Mapping[str, object],
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Checks the parameters before they are sent. `today` and `context` are for the rules that need them.

    Raises LastroError:
    `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems
    are listed as issues.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CustomerV1Decoded:
    """Reads a customer of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.CustomerV1 | Mapping[str, object],
) -> str:
    """Writes a customer of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["parameters", "parse_parameters", "validate", "decode", "encode"]
