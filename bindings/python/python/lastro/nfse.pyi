# Made from the core's tables by `cargo xtask generate`: change them, not this file.
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
    """Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is
    the value of the services minus deductions and unconditional discount. ISS = tax
    base x rate / 100, rounded once; it is 0 for the operation natures 3, 4 and 51. The
    net value is the value of the services minus all withheld taxes and both discounts.
    Missing amounts count as 0.00.

    Args:
        valor_servicos (Decimal | int | str): The price of the services. A float is refused.
        aliquota (Decimal | int | str, optional): ISS rate, in per cent. A float is refused.
        iss_retido (YesNo | int, optional): Whether the customer withholds the ISS.
        valor_pis (Decimal | int | str, optional): Withheld PIS. A float is refused.
        valor_cofins (Decimal | int | str, optional): Withheld COFINS. A float is refused.
        valor_inss (Decimal | int | str, optional): Withheld INSS. A float is refused.
        valor_ir (Decimal | int | str, optional): Withheld IR. A float is refused.
        valor_csll (Decimal | int | str, optional): Withheld CSLL. A float is refused.
        outras_retencoes (Decimal | int | str, optional): Other withholdings. A float is
            refused.
        valor_deducoes (Decimal | int | str, optional): Deductions from the base. A float is
            refused.
        desconto_incondicionado (Decimal | int | str, optional): Discount that lowers the
            base. A float is refused.
        desconto_condicionado (Decimal | int | str, optional): Discount that lowers only
            what is paid. A float is refused.
        natureza_operacao (OperationNature | int, optional): Where and whether the ISS is
            due.

    Returns:
        InvoiceTotals: The totals of an invoice.

    Raises:
        LastroError: `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100,
            and at `valor_servicos` if the tax base or the net value would be below
            zero; `invalid_code` at an unknown code.

    Example:
        >>> import lastro
        >>> lastro.nfse.totals(valor_servicos="10.00", aliquota="5", valor_deducoes="10.00")
        InvoiceTotals(base_calculo=Decimal('0.00'), valor_iss=Decimal('0.00'),
        valor_iss_retido=Decimal('0.00'), valor_liquido_nfse=Decimal('10.00'),
        motivo_iss_zero='zero_base')
    """

def approximate_taxes(
    valor: types.DecimalInput,
    impostos_percentual: types.DecimalInput,
) -> Decimal:
    """The approximate taxes that are printed on an invoice for the buyer's information
    (Lei 12.741/2012). They are not part of any total.

    Args:
        valor (Decimal | int | str): The amount. A float is refused.
        impostos_percentual (Decimal | int | str): The approximate taxes in per cent, 0 to
            100. A float is refused.

    Returns:
        Decimal: The exact amount.

    Raises:
        LastroError: `out_of_range` at `impostos_percentual` outside 0 to 100.

    Example:
        >>> import lastro
        >>> lastro.nfse.approximate_taxes(valor="129.90", impostos_percentual="13.45")
        Decimal('17.47')
    """

__all__ = ["totals", "approximate_taxes"]
