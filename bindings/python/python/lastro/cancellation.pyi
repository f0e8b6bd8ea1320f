# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.Cancellation | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Checks the body of "cancel invoice" before it is sent. The reason has at least 15 characters; version 1 needs
    one with code 4 only. The `sale` decides nothing here.

    Raises LastroError:
    `invalid` where the value is not an object at all; everything else is an issue.
    """

def body(
    value: _lastro.Cancellation | Mapping[str, object],
) -> str:
    """The body of "cancel invoice" as it is sent: money as JSON numbers with two places, unset fields left out.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["validate", "body"]
