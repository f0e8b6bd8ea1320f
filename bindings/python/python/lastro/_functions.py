# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The operations on columns, as functions over tables. `lastro.bulk` has them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from ._columns import run as _run
from ._lastro import Stream, Table, lit

if TYPE_CHECKING:
    from . import codes, types
    from ._columns import ArrowData


def late_charges(
    table: ArrowData,
    valor: lit | types.DecimalInput | str | None = "valor",
    multa: lit | types.DecimalInput | str | None = None,
    juros_mensal: lit | types.DecimalInput | str | None = None,
    dias: lit | int | str | None = "dias",
    rounding: types.Rounding | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Fine and interest on a late boleto, and the new total. `valor` is the original
    value. The fine does not depend on the number of days. The interest is simple
    interest per calendar day, with months of 30 days. Each amount is rounded once, at
    the end. At 0 days both are zero.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `valor`.
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
            string is the name of a column. When unset, the column with the argument's
            name; 2 if the table has no such column.
        juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
            float is refused. A string is the name of a column. When unset, the column
            with the argument's name; 1 if the table has no such column.
        dias (int): Days late, 0 to 36500. A string is the name of a column.
        rounding (str): How the fraction of a cent is treated, once, at the end of each
            formula; half away from zero when unset. One of "half_up", "down".
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `multa_total`, `juros_mensal_total`, `valor_novo`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "late_charges",
        table,
        {"valor": valor, "multa": multa, "juros_mensal": juros_mensal, "dias": dias, "rounding": rounding},
        keep,
        suffix,
    )


def days_late(
    table: ArrowData,
    data_vencimento: lit | types.DateInput | str | None = "data_vencimento",
    data_pagamento: lit | types.DateInput | str | None = "data_pagamento",
    holidays: Sequence[types.DateInput] | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """The number of days a payment is late (Lei 7.089/1983). If the due date is not a
    business day, payment on the next business day is in time, and the result is 0. A
    later payment is late by the calendar days since the due date itself. `holidays`:
    local holidays, in addition to the national ones.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as
            `data_vencimento`.
        data_vencimento (datetime.date | str): The due date. A string is the name of a
            column.
        data_pagamento (datetime.date | str): The day of payment. A string is the name of a
            column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `dias`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "days_late",
        table,
        {"data_vencimento": data_vencimento, "data_pagamento": data_pagamento, "holidays": holidays},
        keep,
        suffix,
    )


def split(
    table: ArrowData,
    valor: lit | types.DecimalInput | str | None = "valor",
    parcelas: lit | int | str | None = "parcelas",
    policy: types.SplitPolicy | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Splits an amount into equal shares that add up to it exactly. Remaining cents are
    added to the first shares, one cent each (`spread`, the default), or all to the
    `first` or the `last` share.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `valor`.
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
        policy (str): Which shares get the cents left over; `spread` when unset. One of
            "spread", "first", "last".
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `parcelas`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "split",
        table,
        {"valor": valor, "parcelas": parcelas, "policy": policy},
        keep,
        suffix,
    )


def plan(
    table: ArrowData,
    valor: lit | types.DecimalInput | str | None = "valor",
    parcelas: lit | int | str | None = "parcelas",
    first_due: lit | types.DateInput | str | None = "first_due",
    every_months: lit | int | str | None = "every_months",
    every_days: lit | int | str | None = "every_days",
    policy: types.SplitPolicy | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Splits an amount into equal installments with due dates. The dates are
    `every_months` calendar months or `every_days` days apart; one month if neither is
    given. Months are counted from the first date, so a plan that begins on a 31st
    returns to the 31st after February.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `valor`.
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
        first_due (datetime.date | str): The first due date. A string is the name of a
            column.
        every_months (int): Calendar months from one due date to the next, 1 to 1200; 1 when
            unset. A string is the name of a column.
        every_days (int): Days from one due date to the next, 1 to 36500; months are counted
            when unset. A string is the name of a column.
        policy (str): Which shares get the cents left over; `spread` when unset. One of
            "spread", "first", "last".
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `plano`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "plan",
        table,
        {"valor": valor, "parcelas": parcelas, "first_due": first_due, "every_months": every_months, "every_days": every_days, "policy": policy},
        keep,
        suffix,
    )


def occurrences(
    table: ArrowData,
    agendamento_data: lit | types.DateInput | str | None = "agendamento_data",
    agendamento_frequencia: lit | codes.Frequency | int | str | None = "agendamento_frequencia",
    agendamento_repetir: lit | codes.Repetition | int | str | None = "agendamento_repetir",
    agendamento_numero: lit | int | str | None = "agendamento_numero",
    agendamento_data_fim: lit | types.DateInput | str | None = "agendamento_data_fim",
    agendamento_ativo: lit | codes.Flag | int | str | None = "agendamento_ativo",
    anchor_day: lit | int | str | None = "anchor_day",
    limit: lit | int | str | None = "limit",
    until: lit | types.DateInput | str | None = "until",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Lists the dates of a contract, each counted from the first one: 31 January, 28
    February, 31 March. The service stores only the next date. If that date is the last
    day of a short month, pass the intended day (1 to 31) as `anchor_day`.
    `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a
    paused contract has no dates.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as
            `agendamento_data`.
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted. A string is the name of a column.
        agendamento_frequencia (Frequency | int): How far one day is from the next. A string
            is the name of a column.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day. A string is the name of a column.
        agendamento_numero (int): Number of occurrences, the first included, if it repeats a
            number of times. A string is the name of a column.
        agendamento_data_fim (datetime.date | str): The last day, inclusive, if it repeats
            until a date. A string is the name of a column.
        agendamento_ativo (Flag | int): A paused contract has no dates; unset is active. A
            string is the name of a column.
        anchor_day (int): Day of the month meant, 1 to 31; the day of `agendamento_data`
            when unset. A string is the name of a column.
        limit (int): Maximum number of dates, 1 to 10000. A string is the name of a column.
        until (datetime.date | str): The last day, inclusive. A string is the name of a
            column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `datas`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "occurrences",
        table,
        {"agendamento_data": agendamento_data, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
        keep,
        suffix,
    )


def next_after(
    table: ArrowData,
    after: lit | types.DateInput | str,
    agendamento_data: lit | types.DateInput | str | None = "agendamento_data",
    agendamento_frequencia: lit | codes.Frequency | int | str | None = "agendamento_frequencia",
    agendamento_repetir: lit | codes.Repetition | int | str | None = "agendamento_repetir",
    agendamento_numero: lit | int | str | None = "agendamento_numero",
    agendamento_data_fim: lit | types.DateInput | str | None = "agendamento_data_fim",
    agendamento_ativo: lit | codes.Flag | int | str | None = "agendamento_ativo",
    anchor_day: lit | int | str | None = "anchor_day",
    limit: lit | int | str | None = "limit",
    until: lit | types.DateInput | str | None = "until",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """The first date of a contract after a day; null if there is none.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as
            `agendamento_data`.
        after (datetime.date | str): The day before the first one that counts. A string is
            the name of a column.
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted. A string is the name of a column.
        agendamento_frequencia (Frequency | int): How far one day is from the next. A string
            is the name of a column.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day. A string is the name of a column.
        agendamento_numero (int): Number of occurrences, the first included, if it repeats a
            number of times. A string is the name of a column.
        agendamento_data_fim (datetime.date | str): The last day, inclusive, if it repeats
            until a date. A string is the name of a column.
        agendamento_ativo (Flag | int): A paused contract has no dates; unset is active. A
            string is the name of a column.
        anchor_day (int): Day of the month meant, 1 to 31; the day of `agendamento_data`
            when unset. A string is the name of a column.
        limit (int): Maximum number of dates, 1 to 10000. A string is the name of a column.
        until (datetime.date | str): The last day, inclusive. A string is the name of a
            column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `data`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "next_after",
        table,
        {"after": after, "agendamento_data": agendamento_data, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
        keep,
        suffix,
    )


def status(
    table: ArrowData,
    today: lit | types.DateInput | str,
    valor: lit | types.DecimalInput | str | None = "valor",
    data_vencimento: lit | types.DateInput | str | None = "data_vencimento",
    valor_recebido: lit | types.DecimalInput | str | None = "valor_recebido",
    status: lit | codes.InstallmentStatus | int | str | None = "status",
    holidays: Sequence[types.DateInput] | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """The payment state of an installment on a given day. A cancelled installment stays
    cancelled. An installment is paid if its whole amount was received, and partially
    received if a part was. If nothing was received, it is overdue after the first
    business day on or after its due date, and pending until then. `holidays`: local
    holidays, in addition to the national ones.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `valor`.
        today (datetime.date | str): The current day, for the rules that need it. A string
            is the name of a column.
        valor (Decimal | int | str): Amount charged. A string is the name of a column.
        data_vencimento (datetime.date | str): Due date. A string is the name of a column.
        valor_recebido (Decimal | int | str): Amount received, recorded by bank
            reconciliation or manually. A string is the name of a column.
        status (InstallmentStatus | int): Payment state of the installment. A string is the
            name of a column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `status`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "status",
        table,
        {"valor": valor, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "status": status, "today": today, "holidays": holidays},
        keep,
        suffix,
    )


def ageing(
    table: ArrowData,
    today: lit | types.DateInput | str,
    multa: lit | types.DecimalInput | str,
    juros_mensal: lit | types.DecimalInput | str,
    valor: lit | types.DecimalInput | str | None = "valor",
    data_vencimento: lit | types.DateInput | str | None = "data_vencimento",
    valor_recebido: lit | types.DecimalInput | str | None = "valor_recebido",
    data_pagamento: lit | types.DateInput | str | None = "data_pagamento",
    status: lit | codes.InstallmentStatus | int | str | None = "status",
    holidays: Sequence[types.DateInput] | str | None = None,
    buckets: Sequence[int] | str | None = "0,30,60,90",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """How old what is open is: the state of each installment on a day, the days that it is
    late, its fine and interest up to the day, and the range of days that it falls into.

    The state is that of `status`; an installment with a `data_pagamento` up to the day,
    and no amount received, was paid in full. Fine and interest are computed on what is
    still open, so that of one paid in part they are on the rest; `valor_novo` is what
    is open with both. All three are 0.00 for what is paid or cancelled. A row without
    an installment (neither amounts nor dates nor a state) has nulls.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `valor`.
        today (datetime.date | str): The current day, for the rules that need it. A string
            is the name of a column.
        multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
            string is the name of a column.
        juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
            float is refused. A string is the name of a column.
        valor (Decimal | int | str): Amount charged. A string is the name of a column.
        data_vencimento (datetime.date | str): Due date. A string is the name of a column.
        valor_recebido (Decimal | int | str): Amount received, recorded by bank
            reconciliation or manually. A string is the name of a column.
        data_pagamento (datetime.date | str): When it was paid. A payment after `today` has
            not happened yet. A string is the name of a column.
        status (InstallmentStatus | int): Payment state of the installment. A string is the
            name of a column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.
        buckets (Sequence[int]): The last day of each range of `faixa`, ascending; the days
            after the last one are a range too.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `status`, `dias`, `multa_total`, `juros_mensal_total`, `valor_novo`,
            `faixa`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "ageing",
        table,
        {"valor": valor, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "data_pagamento": data_pagamento, "status": status, "today": today, "multa": multa, "juros_mensal": juros_mensal, "holidays": holidays, "buckets": buckets},
        keep,
        suffix,
    )


def cpf(
    table: ArrowData,
    cpf: lit | str | str | None = "cpf",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Whether a string is a CPF: 11 digits with correct check digits (Receita Federal)
    that are not all equal, without punctuation or as `XXX.XXX.XXX-XX`.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `cpf`.
        cpf (str): A person's number, bare or printed. A string is the name of a column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "cpf",
        table,
        {"cpf": cpf},
        keep,
        suffix,
    )


def cnpj(
    table: ArrowData,
    cnpj: lit | str | str | None = "cnpj",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB
    2.229/2024), without punctuation or as `XX.XXX.XXX/XXXX-XX`, in upper or lower case.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `cnpj`.
        cnpj (str): A company's number, bare or printed. A string is the name of a column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "cnpj",
        table,
        {"cnpj": cnpj},
        keep,
        suffix,
    )


def cep(
    table: ArrowData,
    cep: lit | str | str | None = "cep",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as
    `XXYYY-ZZZ`. Shorter numbers are not padded.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `cep`.
        cep (str): A postal code, bare or printed. A string is the name of a column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "cep",
        table,
        {"cep": cep},
        keep,
        suffix,
    )


def linha_digitavel(
    table: ArrowData,
    linha_digitavel: lit | str | str | None = "linha_digitavel",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Whether a string is a linha digitável with correct check digits.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as
            `linha_digitavel`.
        linha_digitavel (str): Bare digits, or exactly as printed. A string is the name of a
            column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "linha_digitavel",
        table,
        {"linha_digitavel": linha_digitavel},
        keep,
        suffix,
    )


def pix(
    table: ArrowData,
    pix: lit | str | str | None = "pix",
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Checks whether a Pix code is valid. If it is not, the result states the reason.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `pix`.
        pix (str): A copy-and-paste code. It has one form, which is both `bare` and
            `formatted`. A string is the name of a column.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "pix",
        table,
        {"pix": pix},
        keep,
        suffix,
    )


def webhooks(
    table: ArrowData,
    secrets: str | Sequence[str] | str,
    body: lit | bytes | bytearray | str | str | None = "body",
    now: int | str | None = None,
    tolerance_s: int | str | None = None,
    future_s: int | str | None = None,
    strict: bool | str | None = None,
    any_entry: bool | str | None = None,
    *,
    keep: bool = False,
    suffix: str | None = None,
) -> Table | Stream:
    """Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a
    limit is set, also checks the age of the event; an age equal to the limit is
    accepted. If the signature does not match the body as it was sent, the body is also
    tried with its strings escaped in other ways, unless `strict` is set.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        table (ArrowData): A table, or a single column, which is passed as `body`.
        secrets (str | Sequence[str]): The shared secrets, at most four: while one is
            replaced, the old and the new one.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived. A string
            is the name of a column.
        now (int): The current time; required if a limit is given. In Unix seconds.
        tolerance_s (int): Maximum age of the event, in seconds; not checked when unset.
        future_s (int): Maximum time that the event may lie in the future, in seconds; not
            checked when unset.
        strict (bool): Whether only the body as sent counts. Otherwise the other ways to
            escape its texts are tried too.
        any_entry (bool): Whether any entry of the signature list may fit, not the first
            alone. Entries that are not digests are skipped then.
        keep (bool): Keeps the table's columns in the result. Result columns with the same
            names then need a suffix.
        suffix (str, optional): Appended to the name of a result column that has the name of
            a kept column.

    Returns:
        Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns:
            `verdict`, `cause`, `event`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
        TypeError: For a table without Arrow data.
    """
    return _run(
        "webhooks",
        table,
        {"body": body, "secrets": secrets, "now": now, "tolerance_s": tolerance_s, "future_s": future_s, "strict": strict, "any_entry": any_entry},
        keep,
        suffix,
    )


__all__ = [
    "late_charges",
    "days_late",
    "split",
    "plan",
    "occurrences",
    "next_after",
    "status",
    "ageing",
    "cpf",
    "cnpj",
    "cep",
    "linha_digitavel",
    "pix",
    "webhooks",
]
