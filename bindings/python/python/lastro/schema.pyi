# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def entity(
    entity: str,
) -> str:
    """The schema of an entity's document, `sale` for one: what `decode` reads without an error fits it, and nothing
    else does.

    Raises LastroError:
    `invalid_choice` for a name that no entity has.
    """

def arguments(
    operation: str,
) -> str:
    """The schema of an operation's arguments, one object: `sale.validate` for one.

    Raises LastroError:
    `unknown_operation`.
    """

def result(
    operation: str,
) -> str:
    """The schema of what an operation gives, as `dispatch` writes it.

    Raises LastroError:
    `unknown_operation`.
    """

__all__ = ["entity", "arguments", "result"]
