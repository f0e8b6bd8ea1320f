# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def totals(
    valor_servicos: types.DecimalInput,
    aliquota: types.DecimalInput | None = None,
    iss_retido: codes.YesNo | int | None = None,
    valor_pis: types.DecimalInput | None = None,
    valor_cofins: types.DecimalInput | None = None,
    valor_inss: types.DecimalInput | None = None,
    valor_ir: types.DecimalInput | None = None,
    valor_csll: types.DecimalInput | None = None,
    outras_retencoes: types.DecimalInput | None = None,
    valor_deducoes: types.DecimalInput | None = None,
    desconto_incondicionado: types.DecimalInput | None = None,
    desconto_condicionado: types.DecimalInput | None = None,
    natureza_operacao: codes.OperationNature | int | None = None,
) -> _lastro.InvoiceTotals:
    """Base, ISS, withheld ISS and net value of an invoice (ABRASF). Base = services - deductions - unconditional
    discount; ISS = base x rate / 100, rounded once, 0 for natures 3, 4 and 51; net = services - everything
    withheld - both discounts. What is not given is 0.00.

    Raises LastroError:
    `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the base or
    the net value would be below zero; `invalid_code` at an unknown code.
    """

def approximate_taxes(
    valor: types.DecimalInput,
    impostos_percentual: types.DecimalInput,
) -> Decimal:
    """The approximate taxes printed on an invoice (Lei 12.741/2012): for information, never part of a total.

    Raises LastroError:
    `out_of_range` at `impostos_percentual` outside 0 to 100.
    """

__all__ = ["totals", "approximate_taxes"]
