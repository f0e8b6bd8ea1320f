//! Splits an amount into equal installments, and computes their due dates.

use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::Installment;
use crate::value::{LocalDate, Money, choices};

choices! {
    /// Which installments receive the cents that remain after an amount is split equally.
    pub enum SplitPolicy {
        /// One cent each for the first installments.
        Spread = "spread",
        /// All remaining cents for the first installment.
        First = "first",
        /// All remaining cents for the last installment.
        Last = "last",
    }
}

/// Maximum number of installments of a sale.
pub const MAX_INSTALLMENTS: i64 = 1000;

/// Splits an amount into `count` equal shares that add up to it exactly, like [`shares`].
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000.
pub fn split(valor: Money, count: i64, policy: SplitPolicy) -> Result<Vec<Money>, LastroError> {
    Ok(shares(valor, count, policy)?.collect())
}

/// An iterator of the `count` equal shares of an amount. The shares add up to the amount exactly.
///
/// Each share is the amount divided by `count`, rounded down to the cent. `policy` determines which shares receive the
/// remaining cents. A negative amount is split like the positive one, with the signs changed.
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000.
#[inline]
pub fn shares(
    valor: Money,
    count: i64,
    policy: SplitPolicy,
) -> Result<impl ExactSizeIterator<Item = Money> + use<>, LastroError> {
    let places = u16::try_from(count).ok().filter(|_| (1..=MAX_INSTALLMENTS).contains(&count)).ok_or_else(|| {
        let issue = Issue::error("parcelas", IssueCode::OutOfRange).with("min", "1").with("max", "1000");
        LastroError::invalid(issue)
    })?;
    // i64 division rounds towards zero, so a negative amount is split like the positive one
    let share = valor.cents() / count;
    let left_over = valor.cents() % count;
    // the indices of the shares that receive remaining cents, and how many cents each of them receives
    let (given, cents) = match policy {
        SplitPolicy::Spread => (0..left_over.abs(), left_over.signum()),
        SplitPolicy::First => (0..1, left_over),
        SplitPolicy::Last => (count - 1..count, left_over),
    };
    // this cannot fail: a share is never greater than the amount, which is in range
    let fault = || LastroError::internal("calc.installments");
    let plain = Money::from_cents(share).ok_or_else(fault)?;
    let more = Money::from_cents(share + cents).ok_or_else(fault)?;
    Ok((0..places).map(move |place| if given.contains(&i64::from(place)) { more } else { plain }))
}

/// The distance between two due dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Calendar months. Every date is counted from the first one, so the day of the month is kept where the month has it:
    /// 31 January, 28 February, 31 March.
    Months(i64),
    /// Calendar days.
    Days(i64),
}

impl Step {
    /// Creates a step from a number of months or of days; one month if neither is given.
    ///
    /// # Errors
    /// `contradiction` at `every_days` if both are given; `out_of_range` at `every_months` outside 1 to 1200, and at
    /// `every_days` outside 1 to 36500.
    pub fn every(months: Option<i64>, days: Option<i64>) -> Result<Self, LastroError> {
        let (step, path, amount, max) = match (months, days) {
            (Some(_), Some(_)) => {
                let issue = Issue::error("every_days", IssueCode::Contradiction).with("field", "every_months");
                return Err(LastroError::invalid(issue));
            }
            (None, Some(days)) => (Self::Days(days), "every_days", days, 36_500),
            (months, None) => {
                let months = months.unwrap_or(1);
                (Self::Months(months), "every_months", months, 1200)
            }
        };
        if !(1..=max).contains(&amount) {
            let issue = Issue::error(path, IssueCode::OutOfRange).with("min", "1").with("max", &max.to_string());
            return Err(LastroError::invalid(issue));
        }
        Ok(step)
    }

    /// The date that is `steps` steps after the date `first`; `None` if it is past the year 9999.
    fn from(self, first: LocalDate, steps: i64) -> Option<LocalDate> {
        match self {
            Self::Months(months) => first.month_clamped(months.checked_mul(steps)?, first.day()),
            Self::Days(days) => first.plus_days(days.checked_mul(steps)?),
        }
    }

    /// The latest start date from which `steps` steps do not go past the year 9999; `None` if there is no such date.
    pub(super) fn latest(self, steps: i64) -> Option<LocalDate> {
        let last = LocalDate::from_ymd(9999, 12, 31)?;
        match self {
            Self::Months(months) => last.month_clamped(months.checked_mul(steps)?.checked_neg()?, 31),
            Self::Days(days) => last.plus_days(days.checked_mul(steps)?.checked_neg()?),
        }
    }
}

/// An installment: a share of an amount, with its due date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dated {
    /// Sequence number, from 1.
    pub parcela: i64,
    /// Due date.
    pub data_vencimento: LocalDate,
    /// Amount of the installment.
    pub valor: Money,
}

/// An iterator of the installments of an amount: its equal shares with their due dates. Every due date is counted from the
/// first one.
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000, and at `first_due` if a due date would be past the year 9999.
pub fn dated(
    valor: Money,
    count: i64,
    first_due: LocalDate,
    step: Step,
    policy: SplitPolicy,
) -> Result<impl Iterator<Item = Dated> + use<>, LastroError> {
    let shares = shares(valor, count, policy)?;
    // The due dates ascend: if the last one is not past the year 9999, none is.
    step.from(first_due, count - 1).ok_or_else(|| {
        let issue = Issue::error("first_due", IssueCode::OutOfRange);
        LastroError::invalid(step.latest(count - 1).iter().fold(issue, |issue, last| issue.with("max", &last.text())))
    })?;
    Ok((1_i64..).zip(shares).map_while(move |(parcela, valor)| {
        let data_vencimento = step.from(first_due, parcela - 1)?;
        Some(Dated { parcela, data_vencimento, valor })
    }))
}

/// Splits an amount into equal installments with due dates, like [`dated`].
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000, and at `first_due` if a due date would be past the year 9999.
pub fn plan(
    valor: Money,
    count: i64,
    first_due: LocalDate,
    step: Step,
    policy: SplitPolicy,
) -> Result<Vec<Installment>, LastroError> {
    let installments = dated(valor, count, first_due, step, policy)?.map(|share| Installment {
        parcela: Some(share.parcela),
        data_vencimento: Some(share.data_vencimento),
        valor: Some(share.valor),
        ..Installment::default()
    });
    Ok(installments.collect())
}
