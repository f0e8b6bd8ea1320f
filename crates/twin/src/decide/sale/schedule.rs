//! How far a contract has come. Its document shows only the next date: that it is the fourth, and that the 28th of
//! February stands for a 31st, is kept beside it.

use lastro::calc::schedule::Contract;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::model::{Codec as _, Node, Reader, Sale, Target};
use lastro::value::Code as _;
use lastro::{LastroError, LocalDate};
use lastro_macros::model;

use super::{Extras, Stored};
use crate::decide::{Context, Refusal};
use crate::moment::{HOUR, Moment};

/// The member of a contract's extras.
const MEMBER: &str = "schedule";

/// How far a contract has come.
#[model(answer)]
pub struct Progress {
    /// Occurrences so far.
    pub done: i64,
    /// The day of the month that is meant, 1 to 31.
    pub day: i64,
    /// The same for the due date of each installment.
    pub due_days: Vec<i64>,
    /// Whether the date that the contract shows has occurred: it was the last.
    pub spent: bool,
    /// Why the sale of an occurrence was refused last.
    pub refused: Option<String>,
}

impl Progress {
    /// The progress of a new contract.
    pub(crate) fn start(contract: &Sale) -> Self {
        let due_days = contract.parcelas.iter().flatten().map(|installment| day_of(installment.data_vencimento));
        Self {
            done: 0,
            day: day_of(contract.agendamento_data),
            due_days: due_days.collect(),
            spent: false,
            refused: None,
        }
    }

    /// The progress of a stored contract.
    pub(crate) fn of(stored: &Stored) -> Result<Self, Refusal> {
        let Some(value) = stored.extras.get(MEMBER) else { return Ok(Self::start(&stored.sale)) };
        let mut reader = Reader::new();
        let read = Self::read(Node::from(value), &mut reader);
        Ok(reader.finish(read)?)
    }

    /// Keeps the progress in the extras of its contract.
    pub(crate) fn keep_in(&self, extras: &mut Extras) {
        extras.set(MEMBER, self.value(Target::Program));
    }

    /// The date of the contract's first occurrence, from which the core counts.
    pub(crate) fn first_date(&self, contract: &Sale) -> Option<LocalDate> {
        self.first_before(contract, contract.agendamento_data?)
    }

    /// The same from the date of the next occurrence.
    fn first_before(&self, contract: &Sale, next: LocalDate) -> Option<LocalDate> {
        let back = months(contract)?.checked_mul(self.done)?.checked_neg()?;
        next.month_clamped(back, u32::try_from(self.day).ok()?)
    }

    /// Whether a date, that of the next occurrence by the frequency alone, is one of the contract's occurrences.
    fn occurs(&self, contract: &Sale, next: LocalDate) -> Result<bool, LastroError> {
        let (Some(agendamento_data), Some(agendamento_frequencia)) =
            (self.first_before(contract, next), contract.agendamento_frequencia)
        else {
            return Ok(false);
        };
        let schedule = Contract {
            agendamento_data,
            agendamento_frequencia,
            agendamento_repetir: contract.agendamento_repetir.unwrap_or(Repetition::Always),
            agendamento_numero: contract.agendamento_numero,
            agendamento_data_fim: contract.agendamento_data_fim,
            agendamento_ativo: None,
            anchor_day: Some(self.day),
            limit: None,
            until: None,
        };
        Ok(schedule.at(self.done)?.is_some())
    }

    /// Moves a contract whose date has occurred to its next one, or to the first from a day on. Gives whether there is
    /// one; if not, the contract keeps its date, which is spent.
    ///
    /// # Errors
    /// The contract's schedule is not in order.
    pub(crate) fn step(&mut self, contract: &mut Sale, from: Option<LocalDate>) -> Result<bool, LastroError> {
        if let Some((progress, next, dues)) = self.stepped(contract, from)
            && progress.occurs(contract, next)?
        {
            *self = progress;
            contract.agendamento_data = Some(next);
            for (installment, due) in contract.parcelas.iter_mut().flatten().zip(dues) {
                (installment.data_vencimento, installment.data_vencimento_original) = (Some(due), Some(due));
            }
            return Ok(true);
        }
        if !self.spent {
            self.done = self.done.saturating_add(1);
            self.spent = true;
        }
        Ok(false)
    }

    /// The progress at the next date by the frequency alone, with that date and the due dates; nothing past the calendar.
    fn stepped(&self, contract: &Sale, from: Option<LocalDate>) -> Option<(Self, LocalDate, Vec<LocalDate>)> {
        let (every, steps) = (months(contract)?, self.steps(contract, from)?);
        let by = every.checked_mul(steps)?;
        let moved = |date: Option<LocalDate>, day: i64| date?.month_clamped(by, u32::try_from(day).ok()?);
        let installments = contract.parcelas.iter().flatten().zip(&self.due_days);
        let dues: Option<Vec<LocalDate>> =
            installments.map(|(installment, day)| moved(installment.data_vencimento, *day)).collect();
        // a date that is spent was counted when it occurred
        let counted = if self.spent { steps.checked_sub(1)? } else { steps };
        let progress = Self { done: self.done.checked_add(counted)?, spent: false, refused: None, ..self.clone() };
        Some((progress, moved(contract.agendamento_data, self.day)?, dues?))
    }

    /// How many occurrences further the next one is: 1, or as many as it takes to reach a day.
    fn steps(&self, contract: &Sale, from: Option<LocalDate>) -> Option<i64> {
        let (date, every) = (contract.agendamento_data?, months(contract)?);
        let Some(from) = from.filter(|_| every > 0) else { return Some(1) };
        let steps = month_of(from).saturating_sub(month_of(date)).checked_div(every)?.max(1);
        let reached = date.month_clamped(every.checked_mul(steps)?, u32::try_from(self.day).ok()?)?;
        if reached < from { steps.checked_add(1) } else { Some(steps) }
    }

    /// The progress after a body has changed the contract. A new date goes on with the next occurrence from there. A
    /// contract that has ended goes on where its new end allows it.
    ///
    /// # Errors
    /// As [`step`](Self::step).
    pub(crate) fn carried(&self, before: &Sale, after: &mut Sale) -> Result<Self, LastroError> {
        let mut next = Self { refused: None, ..self.clone() };
        let dated = |sale: &Sale| -> Vec<Option<LocalDate>> {
            sale.parcelas.iter().flatten().map(|installment| installment.data_vencimento).collect()
        };
        let mut known = dated(before).into_iter().zip(&self.due_days);
        let due_day = |due: Option<LocalDate>| {
            let kept = known.next().filter(|(known, _)| *known == due);
            kept.map_or_else(|| day_of(due), |(_, day)| *day)
        };
        next.due_days = dated(after).into_iter().map(due_day).collect();
        if before.agendamento_data != after.agendamento_data {
            next.day = day_of(after.agendamento_data);
            next.spent = false;
            if after.agendamento_frequencia == Some(Frequency::Once) {
                next.done = 0;
            }
        } else if next.spent {
            next.step(after, None)?;
        }
        Ok(next)
    }
}

/// When an active contract generates its next sale.
pub(super) fn moment(context: &Context<'_>, contract: &Sale, progress: &Progress) -> Option<Moment> {
    let runs = contract.agendamento_automatico == Some(Flag::Yes)
        && contract.agendamento_ativo.unwrap_or(Flag::Yes) == Flag::Yes;
    // a schedule that is not in order was refused when it came
    let occurs = |date: &LocalDate| runs && !progress.spent && progress.occurs(contract, *date).unwrap_or(false);
    let date = contract.agendamento_data.filter(occurs)?;
    let hour = match context.settings.policies.choice("contract-hour") {
        "00:00" => 0,
        "12:00" => 12,
        _ => 6,
    };
    Some(Moment::start_of(date).plus(HOUR.saturating_mul(hour)))
}

/// Months between two occurrences; 0 for a single one.
fn months(contract: &Sale) -> Option<i64> {
    contract.agendamento_frequencia.map(Frequency::code)
}

fn day_of(date: Option<LocalDate>) -> i64 {
    date.map_or(1, |date| i64::from(date.day()))
}

/// The number of a month since the year 0.
fn month_of(date: LocalDate) -> i64 {
    let (year, month, _) = date.ymd();
    i64::from(year).saturating_mul(12).saturating_add(i64::from(month))
}
