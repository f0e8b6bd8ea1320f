# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def occurrences(
    agendamento_data: types.DateInput,
    agendamento_frequencia: codes.Frequency | int,
    agendamento_repetir: codes.Repetition | int,
    agendamento_numero: int | None = None,
    agendamento_data_fim: types.DateInput | None = None,
    agendamento_ativo: codes.Flag | int | None = None,
    anchor_day: int | None = None,
    limit: int | None = None,
    until: types.DateInput | None = None,
) -> list[datetime.date]:
    """Lists the dates of a contract, each counted from the first one: 31 January, 28
    February, 31 March. The service stores only the next date. If that date is the last
    day of a short month, pass the intended day (1 to 31) as `anchor_day`.
    `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a
    paused contract has no dates.

    Args:
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted.
        agendamento_frequencia (Frequency | int): How far one day is from the next.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day.
        agendamento_numero (int, optional): Number of occurrences, the first included, if it
            repeats a number of times.
        agendamento_data_fim (datetime.date | str, optional): The last day, inclusive, if it
            repeats until a date.
        agendamento_ativo (Flag | int, optional): A paused contract has no dates; unset is
            active.
        anchor_day (int, optional): Day of the month meant, 1 to 31; the day of
            `agendamento_data` when unset.
        limit (int, optional): Maximum number of dates, 1 to 10000.
        until (datetime.date | str, optional): The last day, inclusive.

    Returns:
        list[datetime.date]: The date.

    Raises:
        LastroError: `unbounded` if the contract has no end and neither `limit` (1 to 10000)
            nor `until` is given; `invalid_code`, `required` or `out_of_range` at an
            invalid or missing field.

    Example:
        >>> import lastro
        >>> lastro.schedule.occurrences(
        ...     agendamento_data="2026-02-28",
        ...     agendamento_frequencia=1,
        ...     agendamento_repetir=2,
        ...     agendamento_numero=3,
        ... )
        [datetime.date(2026, 2, 28), datetime.date(2026, 3, 28), datetime.date(2026, 4, 28)]
    """

def next_after(
    agendamento_data: types.DateInput,
    agendamento_frequencia: codes.Frequency | int,
    agendamento_repetir: codes.Repetition | int,
    after: types.DateInput,
    agendamento_numero: int | None = None,
    agendamento_data_fim: types.DateInput | None = None,
    agendamento_ativo: codes.Flag | int | None = None,
    anchor_day: int | None = None,
    limit: int | None = None,
    until: types.DateInput | None = None,
) -> datetime.date | None:
    """The first date of a contract after a day; null if there is none.

    Args:
        agendamento_data (datetime.date | str): The first day, from which all others are
            counted.
        agendamento_frequencia (Frequency | int): How far one day is from the next.
        agendamento_repetir (Repetition | int): When it ends: never, after a number of
            times, or on a day.
        after (datetime.date | str): The day before the first one that counts.
        agendamento_numero (int, optional): Number of occurrences, the first included, if it
            repeats a number of times.
        agendamento_data_fim (datetime.date | str, optional): The last day, inclusive, if it
            repeats until a date.
        agendamento_ativo (Flag | int, optional): A paused contract has no dates; unset is
            active.
        anchor_day (int, optional): Day of the month meant, 1 to 31; the day of
            `agendamento_data` when unset.
        limit (int, optional): Maximum number of dates, 1 to 10000.
        until (datetime.date | str, optional): The last day, inclusive.

    Returns:
        datetime.date | None: The date. None if there is none.

    Raises:
        LastroError: Those of `occurrences`, except that a contract may be without an end.

    Example:
        >>> import lastro
        >>> lastro.schedule.next_after(
        ...     agendamento_data="2027-01-31",
        ...     agendamento_frequencia=0,
        ...     agendamento_repetir=1,
        ...     after="2027-01-30",
        ... )
        datetime.date(2027, 1, 31)
    """

__all__ = ["occurrences", "next_after"]
