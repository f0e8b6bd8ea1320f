//! Ageing of receivables: the state of an installment on a day, its days late, and the amount due with charges.

use super::calendar::BusinessCalendar;
use super::late::{Debt, LateCharges, Rounding, days_late_in};
use super::status::Facts;
use crate::issue::{IssueCode, LastroError};
use crate::model::codes::InstallmentStatus;
use crate::value::{LocalDate, Money, Percent};

/// An installment, with the rates of fine and interest that apply if it is late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// The stored state, the amounts and the due date, from which the installment's current state is computed.
    pub facts: Facts,
    /// Day of payment. If it is set and no received amount is given, the installment counts as paid in full on that day.
    pub data_pagamento: Option<LocalDate>,
    /// Fine, in per cent.
    pub multa: Percent,
    /// Interest, in per cent per month of 30 days.
    pub juros_mensal: Percent,
}

/// The state and late charges of an installment on a given day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Age {
    /// The state of the installment.
    pub status: InstallmentStatus,
    /// Days late: on the day of payment if the installment is paid, otherwise on the given day. Unset if the installment is
    /// cancelled, or if it is paid and its due date or day of payment is unknown.
    pub dias: Option<i64>,
    /// Whether an amount is still open: the installment is neither paid nor cancelled.
    pub open: bool,
    /// Fine and interest on the open amount, and the open amount plus both. All zero if nothing is open.
    pub charges: LateCharges,
}

impl Claim {
    /// Computes state and charges as of the day `today`. A `data_pagamento` after that day is ignored. [`Debt::charges`]
    /// computes the charges on the amount that is still open.
    ///
    /// # Errors
    /// Those of [`Facts::status_on`]; `required` at `data_vencimento` if it is missing and an amount is open; `out_of_range` at
    /// `data_vencimento` if the installment is more than 36500 days late, at a rate outside 0 to 100, and at `valor` if it is
    /// below zero or too large to compute the charges.
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
        // If there are too many days, `Debt::charges` reports an issue at the path `dias`. The days are computed from the due
        // date, so the issue is moved to its field.
        let place = |path: &str| if path == "dias" { "data_vencimento" } else { path }.to_owned();
        let charges = debt.charges(dias, Rounding::HalfUp).map_err(|error| error.with_paths(&place))?;
        Ok(Age { status, dias: Some(dias), open, charges })
    }
}
