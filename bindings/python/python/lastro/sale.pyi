# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def item_total(
    valor: types.DecimalInput,
    qtd: types.DecimalInput,
) -> Decimal:
    """Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.

    Raises LastroError:
    `out_of_range` at `valor` when the product is past the range of money.
    """

def totals(
    sale: _lastro.Sale | Mapping[str, object],
) -> _lastro.SaleTotals:
    """Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.

    Raises LastroError:
    `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`;
    `out_of_range` past the range of money.
    """

def validate(
    value: _lastro.Sale | Mapping[str, object],
    operation: types.WriteOperation,
) -> _lastro.Validation:
    """Checks a sale or contract before it is sent, with its items, installments, invoice data and e-mail parameters.

    Raises LastroError:
    `invalid` where the value is not an object at all; everything else is an issue.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.SaleDecoded:
    """Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    """

def encode(
    value: _lastro.Sale | Mapping[str, object],
) -> str:
    """Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.

    Raises LastroError:
    None for a value of the type.
    """

def body(
    value: _lastro.Sale | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a sale: read-only and display fields left out, and on insert the keys.

    Raises LastroError:
    None for a value of the type.
    """

__all__ = ["item_total", "totals", "validate", "decode", "encode", "body"]
