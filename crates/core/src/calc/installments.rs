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

/// Splits an amount into `count` equal shares that add up to it exactly, see [`shares`].
///
/// # Errors
/// As [`shares`].
pub fn split(valor: Money, count: i64, policy: SplitPolicy) -> Result<Vec<Money>, LastroError> {
    Ok(shares(valor, count, policy)?.collect())
}

/// The `count` equal shares of an amount, one after the other; they add up to it exactly.
///
/// Every share is the amount divided and rounded down to the cent; `policy` says who gets the cents left over.
/// A negative amount mirrors the positive one.
///
/// # Errors
/// `out_of_range` at `parcelas` outside 1 to 1000.
pub fn shares(
    valor: Money,
    count: i64,
    policy: SplitPolicy,
) -> Result<impl ExactSizeIterator<Item = Money> + use<>, LastroError> {
    let places = u16::try_from(count).ok().filter(|_| (1..=MAX_INSTALLMENTS).contains(&count)).ok_or_else(|| {
        let issue = Issue::error("parcelas", IssueCode::OutOfRange).with("min", "1").with("max", "1000");
        LastroError::invalid(issue)
    })?;
    // i64 division rounds towards zero, which is the mirror of rounding a positive amount down.
    let share = valor.cents() / count;
    let left_over = valor.cents() % count;
    // the shares that get cents left over, and how many each of them gets
    let (given, cents) = match policy {
        SplitPolicy::Spread => (0..left_over.abs(), left_over.signum()),
        SplitPolicy::First => (0..1, left_over),
        SplitPolicy::Last => (count - 1..count, left_over),
    };
    // each share is at most the amount itself, so none leaves the range
    let fault = || LastroError::internal("calc.installments");
    let plain = Money::from_cents(share).ok_or_else(fault)?;
    let more = Money::from_cents(share + cents).ok_or_else(fault)?;
    Ok((0..places).map(move |place| if given.contains(&i64::from(place)) { more } else { plain }))
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
