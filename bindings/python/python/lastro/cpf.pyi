# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cpf: str,
) -> bool:
    """Whether it is a CPF: 11 digits, bare or as `XXX.XXX.XXX-XX`, with the right check digits (Receita Federal), not
    all equal.

    Raises LastroError:
    None: any other text is no CPF.
    """

def format(
    cpf: str,
) -> str:
    """A valid CPF as it is printed, `XXX.XXX.XXX-XX`.

    Raises LastroError:
    `invalid_cpf`.
    """

__all__ = ["is_valid", "format"]
