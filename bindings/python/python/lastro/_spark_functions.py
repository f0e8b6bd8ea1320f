# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The operations on columns, as functions of Spark. `lastro.spark` has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._udf import expression as _expression

if TYPE_CHECKING:
    from pyspark.sql import Column

    from . import codes, types


def late_charges(
    valor: Column | types.DecimalInput | str | None = "valor",
    multa: Column | types.DecimalInput | str | None = "multa",
    juros_mensal: Column | types.DecimalInput | str | None = "juros_mensal",
    dias: Column | int | str | None = "dias",
    rounding: types.Rounding | str | None = None,
) -> Column:
    """Fine and interest on a late boleto, and the new total. `valor` is the original
    value. The fine does not depend on the number of days. The interest is simple
    interest per calendar day, with months of 30 days. Each amount is rounded once, at
    the end. At 0 days both are zero.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
            string is the name of a column.
        juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
            float is refused. A string is the name of a column.
        dias (int): Days late, 0 to 36500. A string is the name of a column.
        rounding (str): How the fraction of a cent is treated, once, at the end of each
            formula; half away from zero when unset. One of "half_up", "down".

    Returns:
        Column: A struct of `multa_total`, `juros_mensal_total`, `valor_novo`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "late_charges",
        {"valor": valor, "multa": multa, "juros_mensal": juros_mensal, "dias": dias, "rounding": rounding},
    )


def days_late(
    data_vencimento: Column | types.DateInput | str | None = "data_vencimento",
    data_pagamento: Column | types.DateInput | str | None = "data_pagamento",
    holidays: Sequence[types.DateInput] | str | None = None,
) -> Column:
    """The number of days a payment is late (Lei 7.089/1983). If the due date is not a
    business day, payment on the next business day is in time, and the result is 0. A
    later payment is late by the calendar days since the due date itself. `holidays`:
    local holidays, in addition to the national ones.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        data_vencimento (datetime.date | str): The due date. A string is the name of a
            column.
        data_pagamento (datetime.date | str): The day of payment. A string is the name of a
            column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.

    Returns:
        Column: A struct of `dias`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "days_late",
        {"data_vencimento": data_vencimento, "data_pagamento": data_pagamento, "holidays": holidays},
    )


def split(
    valor: Column | types.DecimalInput | str | None = "valor",
    parcelas: Column | int | str | None = "parcelas",
    policy: types.SplitPolicy | str | None = None,
) -> Column:
    """Splits an amount into equal shares that add up to it exactly. Remaining cents are
    added to the first shares, one cent each (`spread`, the default), or all to the
    `first` or the `last` share.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
        policy (str): Which shares get the cents left over; `spread` when unset. One of
            "spread", "first", "last".

    Returns:
        Column: A struct of `parcelas`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "split",
        {"valor": valor, "parcelas": parcelas, "policy": policy},
    )


def plan(
    valor: Column | types.DecimalInput | str | None = "valor",
    parcelas: Column | int | str | None = "parcelas",
    first_due: Column | types.DateInput | str | None = "first_due",
    every_months: Column | int | str | None = "every_months",
    every_days: Column | int | str | None = "every_days",
    policy: types.SplitPolicy | str | None = None,
) -> Column:
    """Splits an amount into equal installments with due dates. The dates are
    `every_months` calendar months or `every_days` days apart; one month if neither is
    given. Months are counted from the first date, so a plan that begins on a 31st
    returns to the 31st after February.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        valor (Decimal | int | str): The amount. A float is refused. A string is the name of
            a column.
        parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
        first_due (datetime.date | str): The first due date. A string is the name of a
            column.
        every_months (int): Calendar months from one due date to the next, 1 to 1200; 1 when
            unset. A string is the name of a column. Pass None if the frame has no such
            column.
        every_days (int): Days from one due date to the next, 1 to 36500; months are counted
            when unset. A string is the name of a column. Pass None if the frame has no
            such column.
        policy (str): Which shares get the cents left over; `spread` when unset. One of
            "spread", "first", "last".

    Returns:
        Column: A struct of `plano`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "plan",
        {"valor": valor, "parcelas": parcelas, "first_due": first_due, "every_months": every_months, "every_days": every_days, "policy": policy},
    )


def occurrences(
    agendamento_data: Column | types.DateInput | str | None = "agendamento_data",
    agendamento_frequencia: Column | codes.Frequency | int | str | None = "agendamento_frequencia",
    agendamento_repetir: Column | codes.Repetition | int | str | None = "agendamento_repetir",
    agendamento_numero: Column | int | str | None = "agendamento_numero",
    agendamento_data_fim: Column | types.DateInput | str | None = "agendamento_data_fim",
    agendamento_ativo: Column | codes.Flag | int | str | None = "agendamento_ativo",
    anchor_day: Column | int | str | None = "anchor_day",
    limit: Column | int | str | None = "limit",
    until: Column | types.DateInput | str | None = "until",
) -> Column:
    """Lists the dates of a contract, each counted from the first one: 31 January, 28
    February, 31 March. The service stores only the next date. If that date is the last
    day of a short month, pass the intended day (1 to 31) as `anchor_day`.
    `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a
    paused contract has no dates.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted. A string is the name of a column.
        agendamento_frequencia (Frequency | int): How far one day is from the next. A string
            is the name of a column.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day. A string is the name of a column.
        agendamento_numero (int): Number of occurrences, the first included, if it repeats a
            number of times. A string is the name of a column. Pass None if the frame
            has no such column.
        agendamento_data_fim (datetime.date | str): The last day, inclusive, if it repeats
            until a date. A string is the name of a column. Pass None if the frame has
            no such column.
        agendamento_ativo (Flag | int): A paused contract has no dates; unset is active. A
            string is the name of a column. Pass None if the frame has no such column.
        anchor_day (int): Day of the month meant, 1 to 31; the day of `agendamento_data`
            when unset. A string is the name of a column. Pass None if the frame has no
            such column.
        limit (int): Maximum number of dates, 1 to 10000. A string is the name of a column.
            Pass None if the frame has no such column.
        until (datetime.date | str): The last day, inclusive. A string is the name of a
            column. Pass None if the frame has no such column.

    Returns:
        Column: A struct of `datas`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "occurrences",
        {"agendamento_data": agendamento_data, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
    )


def next_after(
    after: Column | types.DateInput | str,
    agendamento_data: Column | types.DateInput | str | None = "agendamento_data",
    agendamento_frequencia: Column | codes.Frequency | int | str | None = "agendamento_frequencia",
    agendamento_repetir: Column | codes.Repetition | int | str | None = "agendamento_repetir",
    agendamento_numero: Column | int | str | None = "agendamento_numero",
    agendamento_data_fim: Column | types.DateInput | str | None = "agendamento_data_fim",
    agendamento_ativo: Column | codes.Flag | int | str | None = "agendamento_ativo",
    anchor_day: Column | int | str | None = "anchor_day",
    limit: Column | int | str | None = "limit",
    until: Column | types.DateInput | str | None = "until",
) -> Column:
    """The first date of a contract after a day; null if there is none.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        after (datetime.date | str): The day before the first one that counts. A string is
            the name of a column.
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted. A string is the name of a column.
        agendamento_frequencia (Frequency | int): How far one day is from the next. A string
            is the name of a column.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day. A string is the name of a column.
        agendamento_numero (int): Number of occurrences, the first included, if it repeats a
            number of times. A string is the name of a column. Pass None if the frame
            has no such column.
        agendamento_data_fim (datetime.date | str): The last day, inclusive, if it repeats
            until a date. A string is the name of a column. Pass None if the frame has
            no such column.
        agendamento_ativo (Flag | int): A paused contract has no dates; unset is active. A
            string is the name of a column. Pass None if the frame has no such column.
        anchor_day (int): Day of the month meant, 1 to 31; the day of `agendamento_data`
            when unset. A string is the name of a column. Pass None if the frame has no
            such column.
        limit (int): Maximum number of dates, 1 to 10000. A string is the name of a column.
            Pass None if the frame has no such column.
        until (datetime.date | str): The last day, inclusive. A string is the name of a
            column. Pass None if the frame has no such column.

    Returns:
        Column: A struct of `data`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "next_after",
        {"after": after, "agendamento_data": agendamento_data, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
    )


def status(
    today: Column | types.DateInput | str,
    valor: Column | types.DecimalInput | str | None = "valor",
    data_vencimento: Column | types.DateInput | str | None = "data_vencimento",
    valor_recebido: Column | types.DecimalInput | str | None = "valor_recebido",
    status: Column | codes.InstallmentStatus | int | str | None = "status",
    holidays: Sequence[types.DateInput] | str | None = None,
) -> Column:
    """The payment state of an installment on a given day. A cancelled installment stays
    cancelled. An installment is paid if its whole amount was received, and partially
    received if a part was. If nothing was received, it is overdue after the first
    business day on or after its due date, and pending until then. `holidays`: local
    holidays, in addition to the national ones.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        today (datetime.date | str): The current day, for the rules that need it. A string
            is the name of a column.
        valor (Decimal | int | str): Amount charged. A string is the name of a column.
        data_vencimento (datetime.date | str): Due date. A string is the name of a column.
        valor_recebido (Decimal | int | str): Amount received, recorded by bank
            reconciliation or manually. A string is the name of a column. Pass None if
            the frame has no such column.
        status (InstallmentStatus | int): Payment state of the installment. A string is the
            name of a column. Pass None if the frame has no such column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.

    Returns:
        Column: A struct of `status`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "status",
        {"valor": valor, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "status": status, "today": today, "holidays": holidays},
    )


def ageing(
    today: Column | types.DateInput | str,
    multa: Column | types.DecimalInput | str,
    juros_mensal: Column | types.DecimalInput | str,
    valor: Column | types.DecimalInput | str | None = "valor",
    data_vencimento: Column | types.DateInput | str | None = "data_vencimento",
    valor_recebido: Column | types.DecimalInput | str | None = "valor_recebido",
    data_pagamento: Column | types.DateInput | str | None = "data_pagamento",
    status: Column | codes.InstallmentStatus | int | str | None = "status",
    holidays: Sequence[types.DateInput] | str | None = None,
    buckets: Sequence[int] | str | None = "0,30,60,90",
) -> Column:
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
        today (datetime.date | str): The current day, for the rules that need it. A string
            is the name of a column.
        multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
            string is the name of a column.
        juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
            float is refused. A string is the name of a column.
        valor (Decimal | int | str): Amount charged. A string is the name of a column.
        data_vencimento (datetime.date | str): Due date. A string is the name of a column.
        valor_recebido (Decimal | int | str): Amount received, recorded by bank
            reconciliation or manually. A string is the name of a column. Pass None if
            the frame has no such column.
        data_pagamento (datetime.date | str): When it was paid. A payment after `today` has
            not happened yet. A string is the name of a column. Pass None if the frame
            has no such column.
        status (InstallmentStatus | int): Payment state of the installment. A string is the
            name of a column. Pass None if the frame has no such column.
        holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
            national ones; none when unset.
        buckets (Sequence[int]): The last day of each range of `faixa`, ascending; the days
            after the last one are a range too.

    Returns:
        Column: A struct of `status`, `dias`, `multa_total`, `juros_mensal_total`,
            `valor_novo`, `faixa`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "ageing",
        {"valor": valor, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "data_pagamento": data_pagamento, "status": status, "today": today, "multa": multa, "juros_mensal": juros_mensal, "holidays": holidays, "buckets": buckets},
    )


def cpf(
    cpf: Column | str | str | None = "cpf",
) -> Column:
    """Whether a string is a CPF: 11 digits with correct check digits (Receita Federal)
    that are not all equal, without punctuation or as `XXX.XXX.XXX-XX`.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        cpf (str): A person's number, bare or printed. A string is the name of a column.

    Returns:
        Column: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "cpf",
        {"cpf": cpf},
    )


def cnpj(
    cnpj: Column | str | str | None = "cnpj",
) -> Column:
    """Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB
    2.229/2024), without punctuation or as `XX.XXX.XXX/XXXX-XX`, in upper or lower case.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        cnpj (str): A company's number, bare or printed. A string is the name of a column.

    Returns:
        Column: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "cnpj",
        {"cnpj": cnpj},
    )


def cep(
    cep: Column | str | str | None = "cep",
) -> Column:
    """Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as
    `XXYYY-ZZZ`. Shorter numbers are not padded.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        cep (str): A postal code, bare or printed. A string is the name of a column.

    Returns:
        Column: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "cep",
        {"cep": cep},
    )


def linha_digitavel(
    linha_digitavel: Column | str | str | None = "linha_digitavel",
) -> Column:
    """Whether a string is a linha digitável with correct check digits.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        linha_digitavel (str): Bare digits, or exactly as printed. A string is the name of a
            column.

    Returns:
        Column: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "linha_digitavel",
        {"linha_digitavel": linha_digitavel},
    )


def pix(
    pix: Column | str | str | None = "pix",
) -> Column:
    """Checks whether a Pix code is valid. If it is not, the result states the reason.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
        pix (str): A copy-and-paste code. It has one form, which is both `bare` and
            `formatted`. A string is the name of a column.

    Returns:
        Column: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "pix",
        {"pix": pix},
    )


def webhooks(
    secrets: str | Sequence[str] | str,
    body: Column | bytes | bytearray | str | str | None = "body",
    now: int | str | None = None,
    tolerance_s: int | str | None = None,
    future_s: int | str | None = None,
    strict: bool | str | None = None,
    any_entry: bool | str | None = None,
) -> Column:
    """Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a
    limit is set, also checks the age of the event; an age equal to the limit is
    accepted. If the signature does not match the body as it was sent, the body is also
    tried with its strings escaped in other ways, unless `strict` is set.

    Runs once per row. A value that does not fit is not an error: its row has null
    results and an issue.

    Args:
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

    Returns:
        Column: A struct of `verdict`, `cause`, `event`, and `issues`.

    Raises:
        LastroError: Lists all columns that are missing or of an unsupported type, and all
            invalid constants.
    """
    return _expression(
        "webhooks",
        {"body": body, "secrets": secrets, "now": now, "tolerance_s": tolerance_s, "future_s": future_s, "strict": strict, "any_entry": any_entry},
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
