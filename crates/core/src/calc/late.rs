//! Fine and interest on a late boleto. The service does not compute them. This module does, and builds the body of the
//! service's "update boleto" operation.

use lastro_macros::model;

use super::calendar::BusinessCalendar;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::{BoletoUpdate, Installment};
use crate::value::decimal::{div_down, div_half_up};
use crate::value::{LocalDate, Money, Percent, choices};

choices! {
    /// How a fraction of a cent is rounded. Each formula is rounded only once, at its end.
    pub enum Rounding {
        /// To the nearest cent, halves away from zero.
        HalfUp = "half_up",
        /// Towards zero: the fraction is dropped.
        Down = "down",
    }
}

/// The charges for late payment.
#[model(answer)]
pub struct LateCharges {
    /// Fine, charged once: it does not depend on the number of days.
    pub multa_total: Money,
    /// Simple interest over the days late.
    pub juros_mensal_total: Money,
    /// The original value plus fine and interest.
    pub valor_novo: Money,
}

/// Divisor for the product of an amount in cents and a rate in hundredths of a per cent.
const RATE: i128 = 10_000;
/// Divisor for the product of an amount in cents, a rate per 30 days in hundredths of a per cent, and a number of days.
const RATE_OF_30_DAYS: i128 = RATE * 30;

/// Maximum number of days for which interest is computed.
pub const MAX_DAYS: i64 = 36_500;

/// The amount and the rates from which late charges are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Debt {
    /// The original value, without charges of earlier updates: charges are never computed on charges.
    pub valor: Money,
    /// Fine, in per cent.
    pub multa: Percent,
    /// Interest, in per cent per month of 30 days.
    pub juros_mensal: Percent,
}

impl Debt {
    /// Computes fine and interest after `dias` calendar days. At 0 days both are zero.
    ///
    /// `multa_total = round(valor x multa / 100)`, whatever the number of days. `juros_mensal_total = round(valor x
    /// juros_mensal / 100 x dias / 30)`: only the result is rounded, not the daily rate.
    ///
    /// # Errors
    /// `out_of_range` at `valor` if it is below zero or too large to compute the charges, at a percentage outside 0 to 100, and
    /// at `dias` outside 0 to 36500.
    #[inline]
    pub fn charges(&self, dias: i64, rounding: Rounding) -> Result<LateCharges, LastroError> {
        let rates = self.multa.is_rate() && self.juros_mensal.is_rate();
        if self.valor.is_negative() || !rates || !(0..=MAX_DAYS).contains(&dias) {
            return Err(self.problems(dias));
        }
        // the divisors are constants, so that the compiler can replace the divisions by multiplications
        let divided = |fine: i128, interest: i128| match rounding {
            Rounding::HalfUp => Some((div_half_up(fine, RATE)?, div_half_up(interest, RATE_OF_30_DAYS)?)),
            Rounding::Down => Some((div_down(fine, RATE)?, div_down(interest, RATE_OF_30_DAYS)?)),
        };
        let charges = (|| {
            let cents = i128::from(self.valor.cents());
            let fine = if dias > 0 { cents * i128::from(self.multa.hundredths()) } else { 0 };
            let interest = cents * i128::from(self.juros_mensal.hundredths() * dias);
            let (fine, interest) = divided(fine, interest)?;
            let (multa_total, juros_mensal_total) = (Money::from_wide_cents(fine)?, Money::from_wide_cents(interest)?);
            let valor_novo = self.valor.checked_add(multa_total)?.checked_add(juros_mensal_total)?;
            Some(LateCharges { multa_total, juros_mensal_total, valor_novo })
        })();
        charges.ok_or_else(|| LastroError::at("valor", IssueCode::OutOfRange))
    }

    /// The error with an issue for each argument out of its range.
    #[cold]
    fn problems(&self, dias: i64) -> LastroError {
        let mut issues = Vec::new();
        if self.valor.is_negative() {
            issues.push(Issue::negative("valor"));
        }
        for (path, percent) in [("multa", self.multa), ("juros_mensal", self.juros_mensal)] {
            if !percent.is_rate() {
                issues.push(Issue::no_rate(path));
            }
        }
        if !(0..=MAX_DAYS).contains(&dias) {
            issues
                .push(Issue::error("dias", IssueCode::OutOfRange).with("min", "0").with("max", &MAX_DAYS.to_string()));
        }
        LastroError::invalid_all(issues)
    }
}

/// The number of days a payment is late (Lei 7.089/1983). If the due date is not a business day, payment on the next business
/// day is in time, and the result is 0. A later payment is late by the calendar days since the due date itself. `None` if no
/// business day follows the due date within a year.
#[must_use]
pub fn days_late(due: LocalDate, paid: LocalDate, local_holidays: &[LocalDate]) -> Option<i64> {
    days_late_in(&mut BusinessCalendar::new(local_holidays), due, paid)
}

/// Like [`days_late`], with a calendar that the caller reuses for many dates.
#[must_use]
pub fn days_late_in(calendar: &mut BusinessCalendar, due: LocalDate, paid: LocalDate) -> Option<i64> {
    days_late_between(calendar, due.epoch_days(), paid.epoch_days())
}

/// Like [`days_late_in`], for dates given as days from 1 January 1970, as in Arrow date columns.
#[must_use]
#[inline]
pub fn days_late_between(calendar: &mut BusinessCalendar, due: i32, paid: i32) -> Option<i64> {
    if paid <= due {
        return Some(0);
    }
    let days = i64::from(paid) - i64::from(due);
    let closed = calendar.closed_from(due)?;
    Some(if days > closed.into() { days } else { 0 })
}

/// An installment's due date and value before any boleto update.
#[must_use]
pub fn original(installment: &Installment) -> (Option<LocalDate>, Option<Money>) {
    (
        installment.data_vencimento_original.or(installment.data_vencimento),
        installment.valor_original.or(installment.valor),
    )
}

/// The arguments of a boleto update.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Update<'u> {
    /// The new due date.
    pub new_due: LocalDate,
    /// Fine, in per cent; none when unset.
    pub multa: Option<Percent>,
    /// Interest, in per cent per month of 30 days; none when unset.
    pub juros_mensal: Option<Percent>,
    /// Days on which local banks are closed, in addition to national holidays.
    pub local_holidays: &'u [LocalDate],
}

impl Update<'_> {
    /// An update to a new due date, without fine, interest and local holidays.
    #[must_use]
    pub const fn new(new_due: LocalDate) -> Self {
        Self { new_due, multa: None, juros_mensal: None, local_holidays: &[] }
    }
}

/// The body of the operation "update boleto" for a new due date, with the charges up to that date.
///
/// # Errors
/// `required` at `installment.id`, `installment.data_vencimento` or `installment.valor` if it is missing.
///
/// `out_of_range`:
/// - at `data_vencimento_novo` before `today`, or more than 36500 days after the due date;
/// - at a percentage outside 0 to 100;
/// - at the installment's due date if no business day follows within a year;
/// - at the installment's value if it is not above zero, or is too large to compute the charges.
pub fn update_body(
    installment: &Installment,
    update: &Update<'_>,
    today: LocalDate,
) -> Result<BoletoUpdate, LastroError> {
    let Update { new_due, multa, juros_mensal, local_holidays } = *update;
    let (due, value) = original(installment);
    let due_path = path_of(installment.data_vencimento_original.is_some(), "data_vencimento");
    let value_path = path_of(installment.valor_original.is_some(), "valor");
    let missing = |path: &str| LastroError::at(path, IssueCode::Required);
    let id = installment.id.ok_or_else(|| missing("installment.id"))?;
    let due = due.ok_or_else(|| missing(&due_path))?;
    let valor = value.ok_or_else(|| missing(&value_path))?;
    let new_due_past = |name: &str, limit: LocalDate| {
        let issue = Issue::error("data_vencimento_novo", IssueCode::OutOfRange);
        Err(LastroError::invalid(issue.with(name, &limit.text())))
    };
    if new_due < today {
        return new_due_past("min", today);
    }
    let days = days_late(due, new_due, local_holidays);
    let days = days.ok_or_else(|| LastroError::at(&due_path, IssueCode::OutOfRange))?;
    if days > MAX_DAYS {
        return new_due_past("max", due.plus_days(MAX_DAYS).ok_or_else(|| LastroError::internal("calc.late"))?);
    }
    let debt = Debt { valor, multa: multa.unwrap_or_default(), juros_mensal: juros_mensal.unwrap_or_default() };
    // `Debt::charges` reports issues at the fields of `Debt`: `valor` must become the path of the installment's value, and the
    // rates have the same names here
    let place = |path: &str| if path == "valor" { value_path.clone() } else { path.to_owned() };
    let charges = debt.charges(days, Rounding::HalfUp).map_err(|error| error.with_paths(&place))?;
    if valor == Money::ZERO {
        // the rules reject a boleto whose new value is 0.00; the new value is computed, so the issue is reported at the
        // installment's value
        let issue = Issue::error(&value_path, IssueCode::OutOfRange).with("min", &Money::CENT.text());
        return Err(LastroError::invalid(issue));
    }
    Ok(BoletoUpdate {
        id_parcela: Some(id),
        data_vencimento_novo: Some(new_due),
        valor_novo: Some(charges.valor_novo),
        multa,
        multa_total: multa.map(|_| charges.multa_total),
        juros_mensal,
        juros_mensal_total: juros_mensal.map(|_| charges.juros_mensal_total),
        ..BoletoUpdate::default()
    })
}

/// The path of a field of the installment, with the suffix `_original` if the value before boleto updates was used.
fn path_of(original: bool, field: &str) -> String {
    ["installment.", field, if original { "_original" } else { "" }].concat()
}
