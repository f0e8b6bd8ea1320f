//! Computes the payment state of installments and sales from received amounts and due dates, because the state that the
//! service has stored may be out of date.

use super::calendar::BusinessCalendar;
use super::late::days_late_in;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::codes::InstallmentStatus;
use crate::model::{Installment, Sale};
use crate::value::{LocalDate, Money};

/// The fields of an installment from which its state is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts {
    /// The state that the service stored.
    pub status: Option<InstallmentStatus>,
    /// Amount charged.
    pub valor: Option<Money>,
    /// Amount received.
    pub valor_recebido: Option<Money>,
    /// Due date.
    pub data_vencimento: Option<LocalDate>,
}

impl From<&Installment> for Facts {
    fn from(installment: &Installment) -> Self {
        let &Installment { status, valor, valor_recebido, data_vencimento, .. } = installment;
        Self { status, valor, valor_recebido, data_vencimento }
    }
}

impl Facts {
    /// Computes the state as of the day `today`. A cancelled installment stays cancelled. An installment is paid if its whole
    /// amount was received, and partially received if a part was. If nothing was received, it is overdue after the first
    /// business day on or after its due date, and pending until then.
    ///
    /// # Errors
    /// `required` at `valor` if it is missing, and at `data_vencimento` if it is missing and nothing was received;
    /// `out_of_range` at `valor` and `valor_recebido` below zero, and at `data_vencimento` if no business day follows within a
    /// year.
    pub fn status_on(
        &self,
        today: LocalDate,
        calendar: &mut BusinessCalendar,
    ) -> Result<InstallmentStatus, LastroError> {
        if self.status == Some(InstallmentStatus::Cancelled) {
            return Ok(InstallmentStatus::Cancelled);
        }
        let missing = |path: &str| LastroError::at(path, IssueCode::Required);
        let valor = self.valor.ok_or_else(|| missing("valor"))?;
        let received = self.valor_recebido.unwrap_or_default();
        if valor.is_negative() || received.is_negative() {
            let below = [("valor", valor), ("valor_recebido", received)].into_iter().filter(|(_, v)| v.is_negative());
            return Err(LastroError::invalid_all(below.map(|(path, _)| Issue::negative(path)).collect()));
        }
        if received >= valor {
            return Ok(InstallmentStatus::Paid);
        }
        if received > Money::ZERO {
            return Ok(InstallmentStatus::PartiallyReceived);
        }
        let due = self.data_vencimento.ok_or_else(|| missing("data_vencimento"))?;
        let days = days_late_in(calendar, due, today);
        let days = days.ok_or_else(|| LastroError::at("data_vencimento", IssueCode::OutOfRange))?;
        Ok(if days > 0 { InstallmentStatus::Overdue } else { InstallmentStatus::Pending })
    }
}

/// Computes the state of an installment as of the day `today`, by the rules of [`Facts::status_on`].
///
/// # Errors
/// Those of [`Facts::status_on`].
pub fn of_installment(
    installment: &Installment,
    today: LocalDate,
    local_holidays: &[LocalDate],
) -> Result<InstallmentStatus, LastroError> {
    Facts::from(installment).status_on(today, &mut BusinessCalendar::new(local_holidays))
}

/// Computes the state of a sale as of the day `today`, from the states of its installments by the rules of [`of_states`].
///
/// # Errors
/// Those of [`of_installment`], with paths below `parcelas[i]`.
pub fn of_sale(sale: &Sale, today: LocalDate, local_holidays: &[LocalDate]) -> Result<InstallmentStatus, LastroError> {
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    let mut calendar = BusinessCalendar::new(local_holidays);
    let mut states = Vec::with_capacity(installments.len());
    for (index, installment) in installments.iter().enumerate() {
        let status = Facts::from(installment)
            .status_on(today, &mut calendar)
            .map_err(|error| error.under(&["parcelas[", &index.to_string(), "]"].concat()))?;
        states.push(status);
    }
    Ok(of_states(&states))
}

/// The state of a sale, computed from the states of its installments. The first condition that holds decides:
/// 1. cancelled: all installments are cancelled;
/// 2. paid: all installments that are not cancelled are paid;
/// 3. overdue: an installment is overdue;
/// 4. partially received: an installment is paid or partially received;
/// 5. pending: otherwise. A sale without installments is pending.
#[must_use]
pub fn of_states(states: &[InstallmentStatus]) -> InstallmentStatus {
    let charged = || states.iter().filter(|status| **status != InstallmentStatus::Cancelled);
    let any = |wanted| states.contains(&wanted);
    if states.is_empty() {
        InstallmentStatus::Pending
    } else if charged().next().is_none() {
        InstallmentStatus::Cancelled
    } else if charged().all(|status| *status == InstallmentStatus::Paid) {
        InstallmentStatus::Paid
    } else if any(InstallmentStatus::Overdue) {
        InstallmentStatus::Overdue
    } else if any(InstallmentStatus::Paid) || any(InstallmentStatus::PartiallyReceived) {
        InstallmentStatus::PartiallyReceived
    } else {
        InstallmentStatus::Pending
    }
}
