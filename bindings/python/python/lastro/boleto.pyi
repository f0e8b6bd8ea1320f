# Made from the core's tables by `cargo xtask generate`: change them, not this file.
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
    """Fine and interest on a late boleto, and the new total. `valor` is the original
    value. The fine does not depend on the number of days. The interest is simple
    interest per calendar day, with months of 30 days. Each amount is rounded once, at
    the end. At 0 days both are zero.

    Args:
        valor (Decimal | int | str): The amount. A float is refused.
        multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused.
        juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
            float is refused.
        dias (int): Days late, 0 to 36500.
        rounding (str, optional): How the fraction of a cent is treated, once, at the end of
            each formula; half away from zero when unset. One of "half_up", "down".

    Returns:
        LateCharges: The charges for late payment.

    Raises:
        LastroError: `out_of_range` at `valor` below zero, at a percentage outside 0 to 100,
            and at `dias` outside 0 to 36500.

    Example:
        >>> import lastro
        >>> lastro.boleto.late_charges(
        ...     valor="250.00",
        ...     multa="1.5",
        ...     juros_mensal="0.33",
        ...     dias=17,
        ...     rounding="down",
        ... )
        LateCharges(multa_total=Decimal('3.75'), juros_mensal_total=Decimal('0.46'),
        valor_novo=Decimal('254.21'))
    """

def days_late(
    data_vencimento: types.DateInput,
    data_pagamento: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> int:
    """The number of days a payment is late (Lei 7.089/1983). If the due date is not a
    business day, payment on the next business day is in time, and the result is 0. A
    later payment is late by the calendar days since the due date itself. `holidays`:
    local holidays, in addition to the national ones.

    Args:
        data_vencimento (datetime.date | str): The due date.
        data_pagamento (datetime.date | str): The day of payment.
        holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to
            the national ones; none when unset.

    Returns:
        int: The number.

    Raises:
        LastroError: `out_of_range` at `data_vencimento` if no business day follows it
            within a year.

    Example:
        >>> import lastro
        >>> lastro.boleto.days_late(
        ...     data_vencimento="2026-01-23",
        ...     data_pagamento="2026-01-27",
        ...     holidays=["2026-01-23"],
        ... )
        4
    """

def update_body(
    installment: _lastro.Installment | Mapping[str, object],
    data_vencimento_novo: types.DateInput,
    today: types.DateInput,
    multa: types.DecimalInput | None = None,
    juros_mensal: types.DecimalInput | None = None,
    holidays: Sequence[types.DateInput] | None = None,
) -> str:
    """The body of "update boleto" for an installment and a new due date, with fine and
    interest up to that date. The service does not compute these amounts itself.

    Args:
        installment (Installment | Mapping): The installment.
        data_vencimento_novo (datetime.date | str): The new due date.
        today (datetime.date | str): The current day, for the rules that need it.
        multa (Decimal | int | str, optional): The fine in per cent, 0 to 100. A float is
            refused.
        juros_mensal (Decimal | int | str, optional): Interest per month in per cent, 0 to
            100. A float is refused.
        holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to
            the national ones; none when unset.

    Returns:
        str: The document as JSON text.

    Raises:
        LastroError: `required` at `installment.id`, `installment.data_vencimento` or
            `installment.valor` if it is missing; `out_of_range` at a new due date that
            is before `today` or more than 36500 days late, at a percentage outside 0 to
            100, and at a value of the installment that is not above zero or is too
            large to compute the charges.

    Example:
        >>> import lastro
        >>> lastro.boleto.update_body(
        ...     installment={"id": 7, "data_vencimento": "2026-02-14", "valor": "100.00"},
        ...     data_vencimento_novo="2026-03-02",
        ...     today="2026-02-20",
        ... )
        '{"id_parcela":7,"data_vencimento_novo":"2026-03-02","valor_novo":100.00}'
    """

def fator_vencimento(
    date: types.DateInput,
) -> int:
    """The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07,
    up to 9999 on 2025-02-21; from the next day they count again from 1000.

    Args:
        date (datetime.date | str): The day.

    Returns:
        int: The number.

    Raises:
        LastroError: `out_of_range` outside 1997-10-08 to 2049-10-13.

    Example:
        >>> import lastro
        >>> lastro.boleto.fator_vencimento("2049-10-13")
        9999
    """

def parse_linha_digitavel(
    linha: str,
    reference_date: types.DateInput,
) -> _lastro.Slip:
    """Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without
    punctuation or in its printed form. All check digits are checked. A due date factor
    stands for two dates, 9000 days apart: the date between 3000 days before and 5500
    days after `reference_date` is used.

    Args:
        linha (str): The digits of a linha digitável, bare or printed.
        reference_date (datetime.date | str): A day near the due date, by which one of its
            two meanings is chosen.

    Returns:
        Slip: The contents of a linha digitável.

    Raises:
        LastroError: `invalid_linha_digitavel`.

    Example:
        >>> import lastro
        >>> lastro.boleto.parse_linha_digitavel(
        ...     linha="836200000013 234511111119 111111111113 111111111113",
        ...     reference_date="2026-11-21",
        ... )
        Slip(tipo='arrecadacao', barcode='83620000001234511111111111111111111111111111',
        valor=Decimal('123.45'), segmento='3')
    """

def is_valid_linha_digitavel(
    linha: str,
) -> bool:
    """Whether a string is a linha digitável with correct check digits. Returns false for
    any other string.

    Args:
        linha (str): The digits of a linha digitável, bare or printed.

    Returns:
        bool: Whether it is so.

    Example:
        >>> import lastro
        >>> lastro.boleto.is_valid_linha_digitavel("00191.23454 67890.123457 67890.123457 6 16380000012345")
        True
    """

def to_linha_digitavel(
    barcode: str,
) -> str:
    """The linha digitável, without dots and spaces, of a barcode of 44 digits.

    Args:
        barcode (str): The 44 digits of a barcode.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_barcode`.

    Example:
        >>> import lastro
        >>> lastro.boleto.to_linha_digitavel("87800000000011100000000000000000000000087109")
        '878000000008011100000008000000000000000000871095'
    """

__all__ = ["late_charges", "days_late", "update_body", "fator_vencimento", "parse_linha_digitavel", "is_valid_linha_digitavel", "to_linha_digitavel"]
