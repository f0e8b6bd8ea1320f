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
    `invalid_pix` with the same `reason` as `check`.
    """

def check(
    code: str,
) -> _lastro.PixCheck:
    """Whether a code can be paid as it stands, and why not.

    Raises LastroError:
    None: any other text is not valid.
    """

def generate(
    chave: str,
    nome: str,
    cidade: str,
    valor: types.DecimalInput | None = None,
    txid: str | None = None,
    info: str | None = None,
) -> str:
    """Makes a static code. The key is written as it is registered (bare CPF or CNPJ, `+55` and a telephone, e-mail or
    random key in lower case); accents are removed from name, city and note, since PIX codes have none. Nothing is
    cut. An amount of zero is left out, so that the payer fills it in.

    Raises LastroError:
    At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, `too_long` (e-mail 77).
    At a text: `blank`, `too_long` (name 25, city 15, identifier 25 characters; the note what its key leaves of
    73) or `invalid_characters`. At `valor`: `out_of_range` below zero or above 9999999999.99.
    """

__all__ = ["parse", "check", "generate"]
