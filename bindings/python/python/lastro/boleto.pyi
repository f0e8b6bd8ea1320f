# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def late_charges(
    valor: types.DecimalInput,
    multa: types.DecimalInput,
    juros_mensal: types.DecimalInput,
    dias: int,
    rounding: types.Rounding | None = None,
) -> _lastro.LateCharges:
    """Fine and interest on a late boleto, and what it then costs. `valor` is the original value; the fine is taken
    once, the interest is simple, by calendar days of a 30-day month, each rounded once at its end. At 0 days there
    are none.

    Raises LastroError:
    `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, at `dias` outside 0 to 36500.
    """

def days_late(
    data_vencimento: types.DateInput,
    data_pagamento: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> int:
    """Days late: 0 when paid on or before the first business day on or after the due date, else the calendar days from
    the due date itself (Lei 7.089/1983). `holidays`: local holidays, in addition to the national ones.

    Raises LastroError:
    `out_of_range` at `data_vencimento` where no business day follows within a year.
    """

def update_body(
    installment: _lastro.Installment | Mapping[str, object],
    data_vencimento_novo: types.DateInput,
    today: types.DateInput,
    multa: types.DecimalInput | None = None,
    juros_mensal: types.DecimalInput | None = None,
    holidays: Sequence[types.DateInput] | None = None,
) -> str:
    """The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
    service computes none of it.

    Raises LastroError:
    `required` at `installment.id`, `installment.data_vencimento` or `installment.valor`; `out_of_range` at a new
    due date before `today` or more than 36500 days late, at a percentage outside 0 to 100, at a value of the
    installment that is not above zero or is too large for the charges.
    """

def fator_vencimento(
    date: types.DateInput,
) -> int:
    """The due factor of a date (FEBRABAN): days since 1997-10-07 up to 9999 on 2025-02-21, from 1000 again the day
    after.

    Raises LastroError:
    `out_of_range` outside 1997-10-08 to 2049-10-13.
    """

def parse_linha_digitavel(
    linha: str,
    reference_date: types.DateInput,
) -> _lastro.Slip:
    """Reads a linha digitável of 47 digits (boleto) or 48 (utility slip), bare or as printed; every check digit is
    checked. A due factor means two dates 9000 days apart: it is the one from 3000 days before `reference_date` to
    5500 days after.

    Raises LastroError:
    `invalid_linha_digitavel`.
    """

def is_valid_linha_digitavel(
    linha: str,
) -> bool:
    """Whether it is a linha digitável whose check digits are all right.

    Raises LastroError:
    None: any other text gives false.
    """

def to_linha_digitavel(
    barcode: str,
) -> str:
    """The linha digitável of a barcode of 44 digits, without dots and spaces.

    Raises LastroError:
    `invalid_barcode`.
    """

__all__ = ["late_charges", "days_late", "update_body", "fator_vencimento", "parse_linha_digitavel", "is_valid_linha_digitavel", "to_linha_digitavel"]
