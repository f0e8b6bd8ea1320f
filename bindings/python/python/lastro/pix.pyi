# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def parse(
    code: str,
) -> _lastro.PixCode:
    """Reads a code that can be paid as it stands.

    Raises LastroError:
    `invalid_pix` with the `reason` that `check` gives.
    """

def check(
    code: str,
) -> _lastro.PixCheck:
    """Whether a code can be paid as it stands, and why not.

    Raises LastroError:
    None: what is no code is not valid.
    """

def generate(
    chave: str,
    nome: str,
    cidade: str,
    valor: types.DecimalInput | None = None,
    txid: str | None = None,
    info: str | None = None,
) -> str:
    """Makes a static code. Accents are taken off, since the arrangement has none; nothing is cut. An amount of zero
    is left out, so that the payer fills it in.

    Raises LastroError:
    `blank`, `too_long` (name 25, city 15 characters; key and note together what one template of 99 holds) or
    `invalid_characters` at the text; `out_of_range` at `valor` below zero.
    """

__all__ = ["parse", "check", "generate"]
