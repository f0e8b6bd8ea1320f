# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def fields(
    entity: str,
) -> list[_lastro.FormField]:
    """The fields of a form for a kind of record, in the order of its documentation. Each
    field has its labels in English and Portuguese, the kind of input, whether an insert
    requires it, and the available choices.

    Args:
        entity (str): The name of the entity: `sale`.

    Returns:
        list[FormField]: One field of a form.

    Raises:
        LastroError: `invalid_choice` at an unknown `entity`.
    """

__all__ = ["fields"]
