# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cep: str,
) -> bool:
    """Whether it is a CEP: 8 digits, bare, as `XX.YYY-ZZZ` or as `XXYYY-ZZZ`; nothing is padded.

    Raises LastroError:
    None: any other text is no CEP.
    """

def format(
    cep: str,
) -> str:
    """A CEP in the form that the service wants, `XX.YYY-ZZZ`.

    Raises LastroError:
    `invalid_cep`.
    """

__all__ = ["is_valid", "format"]
