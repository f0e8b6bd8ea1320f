//! How old what is open is: the state of an installment on a day, the days that it is late, and what it costs now.

use super::calendar::BusinessCalendar;
use super::late::{Debt, LateCharges, Rounding, days_late_in};
use super::status::Facts;
use crate::issue::{IssueCode, LastroError};
use crate::model::codes::InstallmentStatus;
use crate::value::{LocalDate, Money, Percent};

/// An installment, and the rates that are charged once it is late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// What its state follows from.
    pub facts: Facts,
    /// When it was paid. Without an amount received it was then paid in full.
    pub data_pagamento: Option<LocalDate>,
    /// Fine, in per cent.
    pub multa: Percent,
    /// Interest, in per cent a month of 30 days.
    pub juros_mensal: Percent,
}

/// An installment on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Age {
    /// Its state.
    pub status: InstallmentStatus,
    /// Days late: on the day, or when it was paid. Unset if it is cancelled, or was paid on an unknown day.
    pub dias: Option<i64>,
    /// Whether an amount is open: it is neither paid nor cancelled.
    pub open: bool,
    /// Fine and interest on what is open, and the sum of the three; all zero if nothing is open.
    pub charges: LateCharges,
}

impl Claim {
    /// The age on a day. A payment after the day has not happened yet. Charges are computed on the amount that is still
    /// open, as [`Debt::charges`] does, up to the day.
    ///
    /// # Errors
    /// Those of [`Facts::status_on`]; `required` at `data_vencimento` if an amount is open; `out_of_range` at
    /// `data_vencimento` more than 36500 days late, at a rate outside 0 to 100, at `valor` below zero or too large for the
    /// charges.
    pub fn on(&self, today: LocalDate, calendar: &mut BusinessCalendar) -> Result<Age, LastroError> {
        let mut facts = self.facts;
        let paid = self.data_pagamento.filter(|paid| *paid <= today);
        if paid.is_some() && facts.valor_recebido.is_none() {
            facts.valor_recebido = facts.valor;
        }
        let status = facts.status_on(today, calendar)?;
        let of_due = |code| LastroError::at("data_vencimento", code);
        let mut late = |due, day| days_late_in(calendar, due, day).ok_or_else(|| of_due(IssueCode::OutOfRange));
        let open = !matches!(status, InstallmentStatus::Paid | InstallmentStatus::Cancelled);
        if !open {
            let dates = facts.data_vencimento.zip(paid).filter(|_| status == InstallmentStatus::Paid);
            let dias = dates.map(|(due, paid)| late(due, paid)).transpose()?;
            let zero = Money::ZERO;
            let charges = LateCharges { multa_total: zero, juros_mensal_total: zero, valor_novo: zero };
            return Ok(Age { status, dias, open, charges });
        }
        let due = facts.data_vencimento.ok_or_else(|| of_due(IssueCode::Required))?;
        let dias = late(due, today)?;
        let rest = facts.valor.and_then(|valor| valor.checked_sub(facts.valor_recebido.unwrap_or_default()));
        let valor = rest.ok_or_else(|| LastroError::at("valor", IssueCode::OutOfRange))?;
        let debt = Debt { valor, multa: self.multa, juros_mensal: self.juros_mensal };
        // the days follow from the due date
        let place = |path: &str| if path == "dias" { "data_vencimento" } else { path }.to_owned();
        let charges = debt.charges(dias, Rounding::HalfUp).map_err(|error| error.with_paths(&place))?;
        Ok(Age { status, dias: Some(dias), open, charges })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> LocalDate {
        text.parse().expect("a date")
    }

    fn claim(valor: &str, recebido: Option<&str>, paid: Option<&str>) -> Claim {
        let facts = Facts {
            valor: valor.parse().ok(),
            valor_recebido: recebido.and_then(|text| text.parse().ok()),
            data_vencimento: Some(date("2026-02-14")),
            status: None,
        };
        let rate = |text: &str| text.parse().expect("a rate");
        Claim { facts, data_pagamento: paid.map(date), multa: rate("2"), juros_mensal: rate("1") }
    }

    fn on(claim: &Claim, today: &str) -> (InstallmentStatus, Option<i64>, String) {
        let age = claim.on(date(today), &mut BusinessCalendar::default()).expect("an age");
        (age.status, age.dias, age.charges.valor_novo.to_string())
    }

    #[test]
    fn what_is_open_is_charged_up_to_the_day() {
        use InstallmentStatus::{Cancelled, Overdue, Paid, PartiallyReceived, Pending};
        let open = claim("100.00", None, None);
        // the 14th is the Saturday of Carnival: the 18th is the first business day
        assert_eq!(on(&open, "2026-02-18"), (Pending, Some(0), "100.00".to_owned()));
        assert_eq!(on(&open, "2026-02-19"), (Overdue, Some(5), "102.17".to_owned()));
        let partly = claim("100.00", Some("40.00"), None);
        assert_eq!(on(&partly, "2026-03-16"), (PartiallyReceived, Some(30), "61.80".to_owned()));
        let paid = claim("100.00", None, Some("2026-02-24"));
        assert_eq!(on(&paid, "2026-03-16"), (Paid, Some(10), "0.00".to_owned()));
        assert_eq!(on(&paid, "2026-02-23"), (Overdue, Some(9), "102.30".to_owned()));
        let mut cancelled = open;
        cancelled.facts.status = Some(Cancelled);
        assert_eq!(on(&cancelled, "2026-03-16"), (Cancelled, None, "0.00".to_owned()));
    }

    #[test]
    fn a_missing_or_distant_due_date_is_its_own_problem() {
        let mut claim = claim("100.00", Some("1.00"), None);
        let mut problem = |claim: &Claim| {
            let error = claim.on(date("2130-01-01"), &mut BusinessCalendar::default()).expect_err("a problem");
            (error.issues()[0].path.clone(), error.issues()[0].code)
        };
        assert_eq!(problem(&claim), ("data_vencimento".to_owned(), IssueCode::OutOfRange));
        claim.facts.data_vencimento = None;
        assert_eq!(problem(&claim), ("data_vencimento".to_owned(), IssueCode::Required));
    }
}
