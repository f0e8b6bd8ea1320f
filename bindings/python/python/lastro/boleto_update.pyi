# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.BoletoUpdate | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Checks the body of "update boleto" before it is sent. The totals must follow from their percentages, and
    with the `sale` the figures from its installment; a difference above a cent is a warning. The `version` decides
    nothing here.

    Raises LastroError:
    `invalid` where the value is not an object at all; everything else is an issue.
    """

def body(
    value: _lastro.BoletoUpdate | Mapping[str, object],
) -> str:
    """The body of "update boleto" as it is sent: money as JSON numbers with two places, unset fields left out.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["validate", "body"]
