# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def parameters(
    value: _lastro.SaleParameters | Mapping[str, object],
) -> types.FormPairs:
    """The parameters of a sale, in the order of the service's document; members that no field names come last. Unset
    fields are not sent; an empty text clears a field.

    Raises LastroError:
    `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar,
    `out_of_range` at more than 999 installments.
    """

def parse_parameters(
    parameters: Sequence[Sequence[str]] | None = None,
    form: str | None = None,
) -> _lastro.SaleParameters:
    """The inverse of `parameters`: reads the record from names and values, or from the text of a form.

    Raises LastroError:
    `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name;
    a value that does not fit its field, at its path.
    """

def validate(
    value: _lastro.SaleParameters | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
    context: _lastro.ContextV1 | Mapping[str, object] | None = None,
    original: _lastro.SaleV1 | Mapping[str, object] | None = None,
) -> _lastro.Validation:
    """Checks the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the
    date of birth; what `context` leaves out is unknown. `original` is the sale that an update changes: once its
    invoice is issued, only the payment method may change.

    Raises LastroError:
    `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object, or if an insert
    has an `original`. All other problems are listed as issues.
    """

def validate_update(
    original: _lastro.SaleV1 | Mapping[str, object],
    edited: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.Validation:
    """Checks a changed sale: once its invoice is issued, only the payment method may change.

    Raises LastroError:
    None for values of the type.
    """

def validate_delete(
    sale: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.Validation:
    """Checks a sale that is to be deleted: one whose invoice is issued cannot be.

    Raises LastroError:
    None for a value of the type.
    """

def extra_data(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> str | None:
    """The value of `dados_extra`, which is JSON in a text; null if it is unset.

    Raises LastroError:
    `malformed` if it is not JSON.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.SaleV1Decoded:
    """Reads a sale of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
    """

def encode(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> str:
    """Writes a sale of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["parameters", "parse_parameters", "validate", "validate_update", "validate_delete", "extra_data", "decode", "encode"]
