//! The progress of a contract, which generates sales on scheduled dates. The contract's document contains only its next date.
//! The progress adds the number of sales so far and the intended day of the month. This day cannot be derived from the date: a
//! contract with the date 28 February may be intended for the 28th or for the 31st of each month.

use std::collections::BTreeMap;

use lastro::LocalDate;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::model::{Installment, Sale};
use lastro::value::Code as _;
use lastro_macros::model;

use super::Stored;
use crate::decide::Context;
use crate::filled;
use crate::moment::{HOUR, Moment};

/// The progress of a contract.
#[model(answer)]
pub struct Progress {
    /// Number of sales that the contract has generated.
    pub done: i64,
    /// Number of skipped dates that count as occurrences, by the policy `skipped-occurrences`.
    pub skipped: Option<i64>,
    /// The intended day of the month, 1 to 31.
    pub day: i64,
    /// The intended day of the month of each installment's due date, in the order of the installments.
    pub due_days: Vec<i64>,
    /// Whether the date in the contract's document is used up: its sale was generated or skipped. If no next date follows, the
    /// contract has ended and keeps this date.
    pub spent: bool,
    /// Why the sale of the most recent occurrence was refused; `None` if it was not refused.
    pub refused: Option<String>,
}

impl Progress {
    /// The progress of a new contract.
    pub(crate) fn start(contract: &Sale) -> Self {
        let due_days = contract.parcelas.iter().flatten().map(|installment| day_of(installment.data_vencimento));
        Self {
            done: 0,
            skipped: None,
            day: day_of(contract.agendamento_data),
            due_days: due_days.collect(),
            spent: false,
            refused: None,
        }
    }

    /// The progress of a stored contract.
    pub(crate) fn of(stored: &Stored) -> Self {
        stored.extras.progress.clone().unwrap_or_else(|| Self::start(&stored.sale))
    }

    /// The progress of a contract after a response of the real service has shown it (`now`). If its date or due dates differ from
    /// those of the stored contract `before`, the intended days of the month are taken from the new dates. The number of generated
    /// sales is kept.
    pub(super) fn shown(&self, before: &Sale, now: &Sale) -> Self {
        let dues =
            |sale: &Sale| -> Vec<_> { sale.parcelas.iter().flatten().map(|part| part.data_vencimento).collect() };
        if before.agendamento_data == now.agendamento_data && dues(before) == dues(now) {
            return self.clone();
        }
        let places = self.due_days.iter().copied().map(Some).chain(core::iter::repeat(None));
        Self {
            day: meant(Some(self.day), now.agendamento_data),
            due_days: dues(now).into_iter().zip(places).map(|(due, day)| meant(day, due)).collect(),
            spent: false,
            refused: None,
            ..self.clone()
        }
    }

    /// The number of occurrences so far: generated sales, and skipped dates that count.
    pub(crate) fn counted(&self) -> i64 {
        self.done.saturating_add(self.skipped.unwrap_or_default())
    }

    /// Whether the end of the schedule allows one more occurrence on this date.
    pub(crate) fn occurs(&self, contract: &Sale, date: LocalDate) -> bool {
        match contract.agendamento_repetir {
            _ if contract.agendamento_frequencia == Some(Frequency::Once) => true,
            Some(Repetition::Count) => contract.agendamento_numero.is_some_and(|number| self.counted() < number),
            Some(Repetition::UntilDate) => contract.agendamento_data_fim.is_some_and(|end| date <= end),
            _ => true,
        }
    }

    /// Counts the sale that the contract generated for its current date.
    pub(crate) fn sold(&mut self) {
        self.done = self.done.saturating_add(1);
        (self.spent, self.refused) = (true, None);
    }

    /// Skips the current date of the contract. `counts`: whether the date counts towards `agendamento_numero`.
    pub(crate) fn skip(&mut self, counts: bool) {
        self.skip_dates(1, counts);
        self.spent = true;
    }

    fn skip_dates(&mut self, dates: i64, counts: bool) {
        if counts {
            self.skipped = Some(self.skipped.unwrap_or_default().saturating_add(dates));
        }
    }

    /// Moves a contract whose date is used up to its next date. With `from`, the next date is the first one on or after `from`,
    /// and the dates before it are skipped. `counts`: whether skipped dates count towards `agendamento_numero`. Returns `false`
    /// if there is no next date; the contract then keeps its date.
    pub(crate) fn step(&mut self, contract: &mut Sale, from: Option<LocalDate>, counts: bool) -> bool {
        let Some((dates, next, dues)) = self.following(contract, from) else { return false };
        let mut progress = Self { spent: false, ..self.clone() };
        progress.skip_dates(dates.saturating_sub(1), counts);
        if !progress.occurs(contract, next) {
            return false;
        }
        *self = progress;
        contract.agendamento_data = Some(next);
        for (installment, due) in contract.parcelas.iter_mut().flatten().zip(dues) {
            (installment.data_vencimento, installment.data_vencimento_original) = (Some(due), Some(due));
        }
        true
    }

    /// The next date according to the frequency, without regard to the end of the schedule. Returns the number of intervals,
    /// the date and the due dates. Returns `None` after the last day of the calendar, and for a contract that does not repeat.
    fn following(&self, contract: &Sale, from: Option<LocalDate>) -> Option<(i64, LocalDate, Vec<LocalDate>)> {
        let every = months(contract).filter(|every| *every > 0)?;
        let dates = self.dates_until(contract.agendamento_data?, every, from)?;
        let by = every.checked_mul(dates)?;
        let moved = |date: Option<LocalDate>, day: i64| date?.month_clamped(by, u32::try_from(day).ok()?);
        let installments = contract.parcelas.iter().flatten().zip(&self.due_days);
        let dues: Option<Vec<LocalDate>> =
            installments.map(|(installment, day)| moved(installment.data_vencimento, *day)).collect();
        Some((dates, moved(contract.agendamento_data, self.day)?, dues?))
    }

    /// The number of intervals from `date` to the next date: 1, or as many as are needed to reach `from`.
    fn dates_until(&self, date: LocalDate, every: i64, from: Option<LocalDate>) -> Option<i64> {
        let Some(from) = from else { return Some(1) };
        let dates = month_of(from).saturating_sub(month_of(date)).checked_div(every)?.max(1);
        let reached = date.month_clamped(every.checked_mul(dates)?, u32::try_from(self.day).ok()?)?;
        if reached < from { dates.checked_add(1) } else { Some(dates) }
    }

    /// The progress after an update of the contract. If the update moves the contract's date, each due date that the update
    /// leaves unchanged is moved by the same number of days.
    pub(crate) fn carried(&self, before: &Sale, after: &mut Sale) -> Self {
        let mut next = Self { refused: None, ..self.clone() };
        let by = before.agendamento_data.zip(after.agendamento_data).map_or(0, |(old, new)| old.days_until(new));
        if by != 0 {
            (next.day, next.spent) = (day_of(after.agendamento_data), false);
        }
        let stored = before.parcelas.iter().flatten().zip(&self.due_days);
        let known: BTreeMap<_, _> = filled(stored.map(|(old, day)| (old.id, (old.data_vencimento, *day))));
        let due_day = |installment: &mut Installment| {
            match known.get(&installment.id).filter(|(due, _)| *due == installment.data_vencimento) {
                Some((_, day)) if by == 0 => return *day,
                Some((due, _)) => {
                    let moved = due.and_then(|due| due.plus_days(by)).or(*due);
                    (installment.data_vencimento, installment.data_vencimento_original) = (moved, moved);
                }
                None => {}
            }
            day_of(installment.data_vencimento)
        };
        next.due_days = after.parcelas.iter_mut().flatten().map(due_day).collect();
        next
    }
}

/// The instant at which a contract generates its next sale; `None` if the contract is inactive, not automatic, or at its end.
pub(super) fn moment(context: &Context<'_>, contract: &Sale, progress: &Progress) -> Option<Moment> {
    let runs = contract.agendamento_automatico == Some(Flag::Yes)
        && contract.agendamento_ativo.unwrap_or(Flag::Yes) == Flag::Yes;
    let occurs = |date: &LocalDate| runs && !progress.spent && progress.occurs(contract, *date);
    let date = contract.agendamento_data.filter(occurs)?;
    let hour = match context.settings.policies.choice("contract-hour") {
        "00:00" => 0,
        "12:00" => 12,
        _ => 6,
    };
    Some(Moment::start_of(date).plus(HOUR.saturating_mul(hour)))
}

/// Whether a skipped date counts towards `agendamento_numero`.
pub(crate) fn skips_count(context: &Context<'_>) -> bool {
    context.is("skipped-occurrences", "counted")
}

/// Number of months between two occurrences; 0 for a contract with a single occurrence.
fn months(contract: &Sale) -> Option<i64> {
    contract.agendamento_frequencia.map(Frequency::code)
}

fn day_of(date: Option<LocalDate>) -> i64 {
    date.map_or(1, |date| i64::from(date.day()))
}

/// The intended day of the month of a date: usually the day of the date. If the date is the last day of its month and the
/// earlier intended day `before` is larger, `before` is kept.
fn meant(before: Option<i64>, date: Option<LocalDate>) -> i64 {
    let day = day_of(date);
    let ends = date.and_then(|date| date.plus_days(1)).is_some_and(|next| next.day() == 1);
    before.filter(|before| ends && *before > day).unwrap_or(day)
}

/// The number of months from the year 0 to the month of a date.
fn month_of(date: LocalDate) -> i64 {
    let (year, month, _) = date.ymd();
    i64::from(year).saturating_mul(12).saturating_add(i64::from(month))
}
