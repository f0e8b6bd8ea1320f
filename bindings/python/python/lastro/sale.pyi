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
    `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if one of them and the item's `total` are missing,
    and at `sale.parcelas[i].valor`; `out_of_range` past the range of money.
    """

def status(
    sale: _lastro.Sale | Mapping[str, object],
    today: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> codes.InstallmentStatus:
    """The state of a sale on a day, from what its installments received: cancelled when all are; paid when all others
    are; else overdue if any is; else partially received if anything was received; else pending. `holidays`: local
    holidays, in addition to the national ones.

    Raises LastroError:
    `required` at `sale.parcelas[i].valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at
    `data_vencimento` if no business day follows within a year.
    """

def from_contract(
    contract: _lastro.Sale | Mapping[str, object],
    k: int,
    anchor_day: int | None = None,
) -> _lastro.Sale:
    """The sale that a contract generates at its `k`-th occurrence, from 0. After the first, items that do not recur
    are left out; the discount is at most the total of the remaining items; total and installments are computed
    again. Give `anchor_day` (1 to 31) if the contract's date is the end of a short month.

    Raises LastroError:
    `no_occurrence` at `k` if the contract is paused or has ended; `nothing_to_charge` at `contract.itens` if no
    item recurs; `required` at a field that its schedule needs; `out_of_range` at an amount below zero, at a
    discount above the amount it is taken from, at a due date past the year 9999; the errors of `totals`; and the
    errors of `sale.validate` for the sale, each at the field of the contract that causes it.
    """

def confirm_receipt(
    sale: _lastro.Sale | Mapping[str, object],
    receipt: _lastro.Receipt | Mapping[str, object],
) -> _lastro.Sale:
    """What confirming a receipt does to a sale: amount, date and state of the installment, and the state of the sale.
    Receipts of one installment add up; without an amount it is received in full.

    Raises LastroError:
    The errors of `receipt.validate` with the sale, below `receipt`; `required` at `sale.parcelas` if there are
    none; `contradiction` at the `status` of a cancelled installment; `required` at a missing `valor` of the
    installment.
    """

def payment_page_url(
    base_url: str,
    pagamento_online_codigo: str,
) -> str:
    """The address of a sale's online payment page, `{base_url}/fatura/{code}`.

    Raises LastroError:
    `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
    """

def update_body(
    original: _lastro.Sale | Mapping[str, object],
    edited: _lastro.Sale | Mapping[str, object],
) -> str:
    """The document that updates a sale: all of it, as the service wants it, null where a field was cleared.

    Raises LastroError:
    None for values of the type.
    """

def decode(
    json: types.JsonInput,
) -> _lastro.SaleDecoded:
    """Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.

    Raises LastroError:
    `invalid` if the text is not JSON or not an object, or a key is given twice.
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

def validate(
    value: _lastro.Sale | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a sale before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.

    Raises LastroError:
    `invalid` if the value is not an object. All other problems are listed as issues.
    """

__all__ = ["item_total", "totals", "status", "from_contract", "confirm_receipt", "payment_page_url", "update_body", "decode", "encode", "body", "validate"]
