# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def text(
    issue: _lastro.Issue | Mapping[str, object],
    language: types.Language,
) -> str:
    """The message of an issue in a language, its path in front and its figures filled in.

    Raises LastroError:
    None for an issue that an operation gave.
    """

__all__ = ["text"]
