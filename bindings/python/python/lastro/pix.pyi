# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def parse(
    code: str,
) -> _lastro.PixCode:
    """Reads a Pix code.

    Args:
        code (str): The code as a text.

    Returns:
        PixCode: The contents of a Pix code.

    Raises:
        LastroError: `invalid_pix` with the same `reason` as `check`, if the code cannot be
            paid.

    Example:
        >>> import lastro
        >>> lastro.pix.parse("00020126430014br.gov.bcb.pix2521pix.example.com/v2/9f5204000053039865802BR5906FULANO6006RECIFE62070503***6304D7B0")
        PixCode(tipo='dinamico', url='pix.example.com/v2/9f', nome='FULANO',
        cidade='RECIFE', txid='***')
    """

def check(
    code: str,
) -> _lastro.PixCheck:
    """Checks whether a Pix code is valid. If it is not, the result states the reason. Any
    other string is not valid.

    Args:
        code (str): The code as a text.

    Returns:
        PixCheck: Whether a Pix code is valid.

    Example:
        >>> import lastro
        >>> lastro.pix.check("00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3E")
        PixCheck(valid=False, reason='crc')
    """

def generate(
    chave: str,
    nome: str,
    cidade: str,
    valor: types.DecimalInput | None = None,
    txid: str | None = None,
    info: str | None = None,
) -> str:
    """Generates a static Pix code. The key is written in its registered form: CPF or CNPJ
    without punctuation, telephone with `+55`, e-mail or random key in lower case.
    Accents are removed from name, city and note, because Pix codes have none. Nothing
    is truncated. An amount of zero is left out, so that the payer can enter it.

    Args:
        chave (str): The Pix key: CPF, CNPJ, phone number, e-mail address or random key.
        nome (str): The receiver's name, at most 25 characters.
        cidade (str): The receiver's city, at most 15 characters.
        valor (Decimal | int | str, optional): The amount. A float is refused.
        txid (str, optional): The payment's identifier, at most 25 letters and digits; none
            when unset.
        info (str, optional): A note for the payer; none when unset.

    Returns:
        str: The text.

    Raises:
        LastroError: At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`,
            `invalid_email`, or `too_long` above 77 characters. At the other strings:
            `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters
            for the name, 15 for the city, 25 for the identifier, and 73 minus the
            length of the key for the note. At `valor`: `out_of_range` below zero or
            above 9999999999.99.

    Example:
        >>> import lastro
        >>> lastro.pix.generate(
        ...     chave="123E4567-E12B-12D1-A456-426655440000",
        ...     nome="N",
        ...     cidade="C",
        ... )
        '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5901N6001C62070503***630480A0'
    """

__all__ = ["parse", "check", "generate"]
