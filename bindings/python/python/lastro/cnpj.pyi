# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def is_valid(
    cnpj: str,
) -> bool:
    """Whether it is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), bare or as
    `XX.XXX.XXX/XXXX-XX`, in either case of letters.

    Raises LastroError:
    None: any other text is no CNPJ.
    """

def format(
    cnpj: str,
) -> str:
    """A valid CNPJ as it is printed, `XX.XXX.XXX/XXXX-XX`, in upper case.

    Raises LastroError:
    `invalid_cnpj`.
    """

def check_digits(
    base: str,
) -> str:
    """The two check digits of a CNPJ's first 12 characters.

    Raises LastroError:
    `invalid_cnpj` at `base` for anything but 12 digits or letters, bare or printed.
    """

__all__ = ["is_valid", "format", "check_digits"]
