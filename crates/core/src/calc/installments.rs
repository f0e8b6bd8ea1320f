//! Installments: equal shares of an amount, and their due dates.

use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::Installment;
use crate::value::{LocalDate, Money, choices};

choices! {
    /// Who gets the cents that an equal split leaves over.
    pub enum SplitPolicy {
        /// One each to the first shares.
        Spread = "spread",
        /// All to the first share.
        First = "first",
        /// All to the last share.
        Last = "last",
    }
}

/// Most installments of one sale.
pub const MAX_INSTALLMENTS: i64 = 1000;

/// Splits an amount into `count` equal shares that add up to it exactly.
///
/// Every share is the amount divided and rounded down to the cent; `policy` says who gets the cents left over.
/// A negative amount mirrors the positive one.
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000.
pub fn split(valor: Money, count: i64, policy: SplitPolicy) -> Result<Vec<Money>, LastroError> {
    if !(1..=MAX_INSTALLMENTS).contains(&count) {
        let issue = Issue::error("parcelas", IssueCode::OutOfRange).with("min", "1").with("max", "1000");
        return Err(LastroError::invalid(issue));
    }
    // i64 division rounds towards zero, which is the mirror of rounding a positive amount down.
    let share = valor.cents() / count;
    let left_over = valor.cents() % count;
    let one = left_over.signum();
    let extra = |index: i64| match policy {
        SplitPolicy::Spread if index < left_over.abs() => one,
        SplitPolicy::First if index == 0 => left_over,
        SplitPolicy::Last if index == count - 1 => left_over,
        SplitPolicy::Spread | SplitPolicy::First | SplitPolicy::Last => 0,
    };
    // each share is at most the amount itself, so none leaves the range
    let shares: Option<Vec<Money>> = (0..count).map(|index| Money::from_cents(share + extra(index))).collect();
    shares.ok_or_else(|| LastroError::internal("calc.installments"))
}

/// The distance between two due dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Calendar months, counted from the first due date: 31 January, 28 February, 31 March.
    Months(i64),
    /// Calendar days.
    Days(i64),
}

/// Splits an amount and gives each share its due date, counted always from the first.
///
/// # Errors
/// As [`split`]; `out_of_range` at `first_due` when a date would lie past the year 9999.
pub fn plan(
    valor: Money,
    count: i64,
    first_due: LocalDate,
    step: Step,
    policy: SplitPolicy,
) -> Result<Vec<Installment>, LastroError> {
    let shares = split(valor, count, policy)?;
    let numbered = (1_i64..).zip(shares);
    let dated = numbered.map(|(number, share)| {
        let steps = number - 1;
        let due = match step {
            Step::Months(months) => months.checked_mul(steps).and_then(|m| first_due.month_clamped(m, first_due.day())),
            Step::Days(days) => days.checked_mul(steps).and_then(|d| first_due.plus_days(d)),
        };
        let due = due.ok_or_else(|| {
            LastroError::invalid(Issue::error("first_due", IssueCode::OutOfRange).with("max", "9999-12-31"))
        })?;
        Ok(Installment {
            parcela: Some(number),
            data_vencimento: Some(due),
            valor: Some(share),
            ..Installment::default()
        })
    });
    dated.collect()
}
