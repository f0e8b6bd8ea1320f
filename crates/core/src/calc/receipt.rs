//! What confirming a receipt does to a sale.

use super::status;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::codes::InstallmentStatus;
use crate::model::{Installment, Receipt, Sale};
use crate::value::{LocalDate, Money};

/// The sale after a receipt that has been checked against it: the installment's amount, date and state, and the state of the sale.
///
/// Receipts of one installment add up; without an amount it is received in full.
///
/// # Errors
/// `required` at `receipt.data_recebimento`, at `receipt.id_parcela` where it does not tell which installment is meant,
/// and at the `valor` of an installment without; `out_of_range` there past the range of money; `contradiction` at the
/// `status` of a cancelled one.
pub fn confirm(mut sale: Sale, receipt: &Receipt) -> Result<Sale, LastroError> {
    let missing = |path: &str| LastroError::at(path, IssueCode::Required);
    let day = receipt.data_recebimento.ok_or_else(|| missing("receipt.data_recebimento"))?;
    let installments = sale.parcelas.as_deref_mut().unwrap_or_default();
    let place = position(installments, receipt.id_parcela).ok_or_else(|| missing("receipt.id_parcela"))?;
    if let Some(installment) = installments.get_mut(place) {
        let path = ["sale.parcelas[", &place.to_string(), "]"].concat();
        receive(installment, receipt.valor_recebido, day).map_err(|error| error.under(&path))?;
    }
    sale.parcela_status = Some(status::of_sale(&sale, day, &[]).map_err(|error| error.under("sale"))?);
    Ok(sale)
}

/// The installment that a receipt means: the one of its key, else the only one.
fn position(installments: &[Installment], key: Option<i64>) -> Option<usize> {
    match key {
        Some(key) => installments.iter().position(|i| i.id == Some(key)),
        None => (installments.len() == 1).then_some(0),
    }
}

fn receive(installment: &mut Installment, amount: Option<Money>, day: LocalDate) -> Result<(), LastroError> {
    if installment.status == Some(InstallmentStatus::Cancelled) {
        return Err(LastroError::invalid(Issue::error("status", IssueCode::Contradiction).with("field", "id_parcela")));
    }
    let before = installment.valor_recebido.unwrap_or_default();
    let received = match amount {
        Some(amount) => before.checked_add(amount),
        None => installment.valor,
    };
    let past = if amount.is_some() { IssueCode::OutOfRange } else { IssueCode::Required };
    let received = received.ok_or_else(|| LastroError::at("valor", past))?;
    installment.valor_recebido = Some(received);
    installment.data_recebimento = Some(day.at_midnight());
    installment.status = Some(status::of_installment(installment, day, &[])?);
    Ok(())
}
