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
