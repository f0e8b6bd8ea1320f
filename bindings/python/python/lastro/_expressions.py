# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The operations on columns, on expressions and series of Polars. `lastro.polars` registers them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Generic

import polars as pl

from ._lastro import lit
from ._plugin import Made, answer

if TYPE_CHECKING:
    from . import codes, types


class Columns(Generic[Made]):
    """The operations on columns, as methods of an expression, ``pl.col("valor").lastro.late_charges()``, or a series. Each
    returns an expression or a series, like its input."""

    def __init__(self, first: Made) -> None:
        """The first argument of every operation.

        Args:
            first (Made): An expression or a series.
        """
        self._first: Made = first

    def late_charges(
        self,
        multa: pl.Expr | pl.Series | lit | types.DecimalInput | str | None = None,
        juros_mensal: pl.Expr | pl.Series | lit | types.DecimalInput | str | None = None,
        dias: pl.Expr | pl.Series | lit | int | str | None = "dias",
        rounding: types.Rounding | str | None = None,
    ) -> Made:
        """Fine and interest on a late boleto, and the new total. `valor` is the original
        value. The fine does not depend on the number of days. The interest is simple
        interest per calendar day, with months of 30 days. Each amount is rounded once, at
        the end. At 0 days both are zero.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `valor`.

        Args:
            multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
                string is the name of a column. When unset, the column with the argument's
                name; 2 if the table has no such column.
            juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
                float is refused. A string is the name of a column. When unset, the column
                with the argument's name; 1 if the table has no such column.
            dias (int): Days late, 0 to 36500. A string is the name of a column.
            rounding (str): How the fraction of a cent is treated, once, at the end of each
                formula; half away from zero when unset. One of "half_up", "down".

        Returns:
            Made: A struct of `multa_total`, `juros_mensal_total`, `valor_novo`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "late_charges",
            {"valor": self._first, "multa": multa, "juros_mensal": juros_mensal, "dias": dias, "rounding": rounding},
        )

    def days_late(
        self,
        data_pagamento: pl.Expr | pl.Series | lit | types.DateInput | str | None = "data_pagamento",
        holidays: Sequence[types.DateInput] | str | None = None,
    ) -> Made:
        """The number of days a payment is late (Lei 7.089/1983). If the due date is not a
        business day, payment on the next business day is in time, and the result is 0. A
        later payment is late by the calendar days since the due date itself. `holidays`:
        local holidays, in addition to the national ones.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `data_vencimento`.

        Args:
            data_pagamento (datetime.date | str): The day of payment. A string is the name of a
                column.
            holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
                national ones; none when unset.

        Returns:
            Made: A struct of `dias`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "days_late",
            {"data_vencimento": self._first, "data_pagamento": data_pagamento, "holidays": holidays},
        )

    def split(
        self,
        parcelas: pl.Expr | pl.Series | lit | int | str | None = "parcelas",
        policy: types.SplitPolicy | str | None = None,
    ) -> Made:
        """Splits an amount into equal shares that add up to it exactly. Remaining cents are
        added to the first shares, one cent each (`spread`, the default), or all to the
        `first` or the `last` share.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `valor`.

        Args:
            parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
            policy (str): Which shares get the cents left over; `spread` when unset. One of
                "spread", "first", "last".

        Returns:
            Made: A struct of `parcelas`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "split",
            {"valor": self._first, "parcelas": parcelas, "policy": policy},
        )

    def plan(
        self,
        parcelas: pl.Expr | pl.Series | lit | int | str | None = "parcelas",
        first_due: pl.Expr | pl.Series | lit | types.DateInput | str | None = "first_due",
        every_months: pl.Expr | pl.Series | lit | int | str | None = "every_months",
        every_days: pl.Expr | pl.Series | lit | int | str | None = "every_days",
        policy: types.SplitPolicy | str | None = None,
    ) -> Made:
        """Splits an amount into equal installments with due dates. The dates are
        `every_months` calendar months or `every_days` days apart; one month if neither is
        given. Months are counted from the first date, so a plan that begins on a 31st
        returns to the 31st after February.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `valor`.

        Args:
            parcelas (int): Number of shares, 1 to 1000. A string is the name of a column.
            first_due (datetime.date | str): The first due date. A string is the name of a
                column.
            every_months (int): Calendar months from one due date to the next, 1 to 1200; 1 when
                unset. A string is the name of a column.
            every_days (int): Days from one due date to the next, 1 to 36500; months are counted
                when unset. A string is the name of a column.
            policy (str): Which shares get the cents left over; `spread` when unset. One of
                "spread", "first", "last".

        Returns:
            Made: A struct of `plano`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "plan",
            {"valor": self._first, "parcelas": parcelas, "first_due": first_due, "every_months": every_months, "every_days": every_days, "policy": policy},
        )

    def occurrences(
        self,
        agendamento_frequencia: pl.Expr | pl.Series | lit | codes.Frequency | int | str | None = "agendamento_frequencia",
        agendamento_repetir: pl.Expr | pl.Series | lit | codes.Repetition | int | str | None = "agendamento_repetir",
        agendamento_numero: pl.Expr | pl.Series | lit | int | str | None = "agendamento_numero",
        agendamento_data_fim: pl.Expr | pl.Series | lit | types.DateInput | str | None = "agendamento_data_fim",
        agendamento_ativo: pl.Expr | pl.Series | lit | codes.Flag | int | str | None = "agendamento_ativo",
        anchor_day: pl.Expr | pl.Series | lit | int | str | None = "anchor_day",
        limit: pl.Expr | pl.Series | lit | int | str | None = "limit",
        until: pl.Expr | pl.Series | lit | types.DateInput | str | None = "until",
    ) -> Made:
        """Lists the dates of a contract, each counted from the first one: 31 January, 28
        February, 31 March. The service stores only the next date. If that date is the last
        day of a short month, pass the intended day (1 to 31) as `anchor_day`.
        `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a
        paused contract has no dates.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `agendamento_data`.

        Args:
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

        Returns:
            Made: A struct of `datas`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "occurrences",
            {"agendamento_data": self._first, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
        )

    def next_after(
        self,
        after: pl.Expr | pl.Series | lit | types.DateInput | str,
        agendamento_frequencia: pl.Expr | pl.Series | lit | codes.Frequency | int | str | None = "agendamento_frequencia",
        agendamento_repetir: pl.Expr | pl.Series | lit | codes.Repetition | int | str | None = "agendamento_repetir",
        agendamento_numero: pl.Expr | pl.Series | lit | int | str | None = "agendamento_numero",
        agendamento_data_fim: pl.Expr | pl.Series | lit | types.DateInput | str | None = "agendamento_data_fim",
        agendamento_ativo: pl.Expr | pl.Series | lit | codes.Flag | int | str | None = "agendamento_ativo",
        anchor_day: pl.Expr | pl.Series | lit | int | str | None = "anchor_day",
        limit: pl.Expr | pl.Series | lit | int | str | None = "limit",
        until: pl.Expr | pl.Series | lit | types.DateInput | str | None = "until",
    ) -> Made:
        """The first date of a contract after a day; null if there is none.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `agendamento_data`.

        Args:
            after (datetime.date | str): The day before the first one that counts. A string is
                the name of a column.
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

        Returns:
            Made: A struct of `data`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "next_after",
            {"agendamento_data": self._first, "after": after, "agendamento_frequencia": agendamento_frequencia, "agendamento_repetir": agendamento_repetir, "agendamento_numero": agendamento_numero, "agendamento_data_fim": agendamento_data_fim, "agendamento_ativo": agendamento_ativo, "anchor_day": anchor_day, "limit": limit, "until": until},
        )

    def status(
        self,
        today: pl.Expr | pl.Series | lit | types.DateInput | str,
        data_vencimento: pl.Expr | pl.Series | lit | types.DateInput | str | None = "data_vencimento",
        valor_recebido: pl.Expr | pl.Series | lit | types.DecimalInput | str | None = "valor_recebido",
        status: pl.Expr | pl.Series | lit | codes.InstallmentStatus | int | str | None = "status",
        holidays: Sequence[types.DateInput] | str | None = None,
    ) -> Made:
        """The payment state of an installment on a given day. A cancelled installment stays
        cancelled. An installment is paid if its whole amount was received, and partially
        received if a part was. If nothing was received, it is overdue after the first
        business day on or after its due date, and pending until then. `holidays`: local
        holidays, in addition to the national ones.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `valor`.

        Args:
            today (datetime.date | str): The current day, for the rules that need it. A string
                is the name of a column.
            data_vencimento (datetime.date | str): Due date. A string is the name of a column.
            valor_recebido (Decimal | int | str): Amount received, recorded by bank
                reconciliation or manually. A string is the name of a column.
            status (InstallmentStatus | int): Payment state of the installment. A string is the
                name of a column.
            holidays (Sequence[datetime.date | str]): Local holidays, in addition to the
                national ones; none when unset.

        Returns:
            Made: A struct of `status`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "status",
            {"valor": self._first, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "status": status, "today": today, "holidays": holidays},
        )

    def ageing(
        self,
        today: pl.Expr | pl.Series | lit | types.DateInput | str,
        multa: pl.Expr | pl.Series | lit | types.DecimalInput | str,
        juros_mensal: pl.Expr | pl.Series | lit | types.DecimalInput | str,
        data_vencimento: pl.Expr | pl.Series | lit | types.DateInput | str | None = "data_vencimento",
        valor_recebido: pl.Expr | pl.Series | lit | types.DecimalInput | str | None = "valor_recebido",
        data_pagamento: pl.Expr | pl.Series | lit | types.DateInput | str | None = "data_pagamento",
        status: pl.Expr | pl.Series | lit | codes.InstallmentStatus | int | str | None = "status",
        holidays: Sequence[types.DateInput] | str | None = None,
        buckets: Sequence[int] | str | None = "0,30,60,90",
    ) -> Made:
        """How old what is open is: the state of each installment on a day, the days that it is
        late, its fine and interest up to the day, and the range of days that it falls into.

        The state is that of `status`; an installment with a `data_pagamento` up to the day,
        and no amount received, was paid in full. Fine and interest are computed on what is
        still open, so that of one paid in part they are on the rest; `valor_novo` is what
        is open with both. All three are 0.00 for what is paid or cancelled. A row without
        an installment (neither amounts nor dates nor a state) has nulls.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `valor`.

        Args:
            today (datetime.date | str): The current day, for the rules that need it. A string
                is the name of a column.
            multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused. A
                string is the name of a column.
            juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A
                float is refused. A string is the name of a column.
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

        Returns:
            Made: A struct of `status`, `dias`, `multa_total`, `juros_mensal_total`,
                `valor_novo`, `faixa`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "ageing",
            {"valor": self._first, "data_vencimento": data_vencimento, "valor_recebido": valor_recebido, "data_pagamento": data_pagamento, "status": status, "today": today, "multa": multa, "juros_mensal": juros_mensal, "holidays": holidays, "buckets": buckets},
        )

    def cpf(
        self,
    ) -> Made:
        """Whether a string is a CPF: 11 digits with correct check digits (Receita Federal)
        that are not all equal, without punctuation or as `XXX.XXX.XXX-XX`.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `cpf`.

        Returns:
            Made: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "cpf",
            {"cpf": self._first},
        )

    def cnpj(
        self,
    ) -> Made:
        """Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB
        2.229/2024), without punctuation or as `XX.XXX.XXX/XXXX-XX`, in upper or lower case.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `cnpj`.

        Returns:
            Made: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "cnpj",
            {"cnpj": self._first},
        )

    def cep(
        self,
    ) -> Made:
        """Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as
        `XXYYY-ZZZ`. Shorter numbers are not padded.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `cep`.

        Returns:
            Made: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "cep",
            {"cep": self._first},
        )

    def linha_digitavel(
        self,
    ) -> Made:
        """Whether a string is a linha digitável with correct check digits.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `linha_digitavel`.

        Returns:
            Made: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "linha_digitavel",
            {"linha_digitavel": self._first},
        )

    def pix(
        self,
    ) -> Made:
        """Checks whether a Pix code is valid. If it is not, the result states the reason.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `pix`.

        Returns:
            Made: A struct of `valid`, `bare`, `formatted`, `reason`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "pix",
            {"pix": self._first},
        )

    def webhooks(
        self,
        secrets: str | Sequence[str] | str,
        now: int | str | None = None,
        tolerance_s: int | str | None = None,
        future_s: int | str | None = None,
        strict: bool | str | None = None,
        any_entry: bool | str | None = None,
    ) -> Made:
        """Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a
        limit is set, also checks the age of the event; an age equal to the limit is
        accepted. If the signature does not match the body as it was sent, the body is also
        tried with its strings escaped in other ways, unless `strict` is set.

        Runs once per row. A value that does not fit is not an error: its row has null
        results and an issue.

        The expression or the series is `body`.

        Args:
            secrets (str | Sequence[str]): The shared secrets, at most four: while one is
                replaced, the old and the new one.
            now (int): The current time; required if a limit is given. In Unix seconds.
            tolerance_s (int): Maximum age of the event, in seconds; not checked when unset.
            future_s (int): Maximum time that the event may lie in the future, in seconds; not
                checked when unset.
            strict (bool): Whether only the body as sent counts. Otherwise the other ways to
                escape its texts are tried too.
            any_entry (bool): Whether any entry of the signature list may fit, not the first
                alone. Entries that are not digests are skipped then.

        Returns:
            Made: A struct of `verdict`, `cause`, `event`, and `issues`.

        Raises:
            LastroError: Lists all columns that are missing or of an unsupported type, and all
                invalid constants.
        """
        return answer(
            self._first,
            "webhooks",
            {"body": self._first, "secrets": secrets, "now": now, "tolerance_s": tolerance_s, "future_s": future_s, "strict": strict, "any_entry": any_entry}, private=True,
        )
