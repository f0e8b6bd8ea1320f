# Made from the core's tables by `cargo xtask python`: change them, not this file.
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
    """Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
    only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
    `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.

    Raises LastroError:
    `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`,
    `required` or `out_of_range` at the field that makes no sense.
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
    """The first date of a contract after a day, or nothing when there is none.

    Raises LastroError:
    As `occurrences`, but a contract without an end is no error.
    """

__all__ = ["occurrences", "next_after"]
