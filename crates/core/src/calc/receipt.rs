//! Applies a confirmed receipt to a sale.

use super::status;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::codes::InstallmentStatus;
use crate::model::{Installment, Receipt, Sale};
use crate::value::{DateTime, LocalDate, Money};

/// Returns the sale after a receipt: with the new received amount, receipt date and state of the installment, and the new
/// state of the sale. The caller must have validated the receipt against the sale.
///
/// The receipts of an installment add up. A receipt without an amount is for the whole remaining amount. The installment's
/// receipt date is the latest of its receipts.
///
/// # Errors
/// - `required` at `receipt.data_recebimento` if it is missing, at `sale.parcelas` if the sale has no installments, at
///   `receipt.id_parcela` if it does not identify an installment, and at the installment's `valor` if it is missing;
/// - `nothing_to_receive` at `receipt.valor_recebido` if the receipt has no amount and nothing remains to be received;
/// - `out_of_range` at `receipt.valor_recebido` if the sum of the receipts does not fit into [`Money`];
/// - `contradiction` at the `status` of a cancelled installment;
/// - those of [`status::of_sale`], with paths below `sale`.
pub fn confirm(mut sale: Sale, receipt: &Receipt) -> Result<Sale, LastroError> {
    let missing = |path: &str| LastroError::at(path, IssueCode::Required);
    let day = receipt.data_recebimento.ok_or_else(|| missing("receipt.data_recebimento"))?;
    let installments = sale.parcelas.as_deref_mut().unwrap_or_default();
    if installments.is_empty() {
        return Err(missing("sale.parcelas"));
    }
    let place = position(installments, receipt.id_parcela).ok_or_else(|| missing("receipt.id_parcela"))?;
    let installment = installments.get_mut(place).ok_or_else(|| LastroError::internal("calc.receipt"))?;
    let path = ["sale.parcelas[", &place.to_string(), "]"].concat();
    let received = received(installment, receipt, &path)?;
    receive(installment, received, day).map_err(|error| error.under(&path))?;
    sale.parcela_status = Some(status::of_sale(&sale, day, &[]).map_err(|error| error.under("sale"))?);
    Ok(sale)
}

/// The index of the installment that a receipt is for: the installment with the key `key`, or the only one if `key` is unset.
pub(crate) fn position(installments: &[Installment], key: Option<i64>) -> Option<usize> {
    match key {
        Some(key) => installments.iter().position(|i| i.id == Some(key)),
        None => (installments.len() == 1).then_some(0),
    }
}

/// The total amount received for an installment, including this receipt. `path`: path of the installment, for errors.
fn received(installment: &Installment, receipt: &Receipt, path: &str) -> Result<Money, LastroError> {
    if installment.status == Some(InstallmentStatus::Cancelled) {
        let issue = Issue::error(&[path, ".status"].concat(), IssueCode::Contradiction);
        // The error names the field of the receipt that contradicts the status: the key if it is set. A receipt for the only
        // installment may lack the key, but every receipt has a date.
        let given = if receipt.id_parcela.is_some() { "id_parcela" } else { "data_recebimento" };
        return Err(LastroError::invalid(issue.with("field", given)));
    }
    let of_amount = |code| LastroError::at("receipt.valor_recebido", code);
    let amount = match receipt.valor_recebido {
        Some(amount) => amount,
        None if installment.valor.is_none() => {
            return Err(LastroError::at(&[path, ".valor"].concat(), IssueCode::Required));
        }
        None => rest(installment).ok_or_else(|| of_amount(IssueCode::NothingToReceive))?,
    };
    let before = installment.valor_recebido.unwrap_or_default();
    before.checked_add(amount).ok_or_else(|| of_amount(IssueCode::OutOfRange))
}

/// The amount left to receive of an installment; `None` if nothing is left, or its `valor` is missing.
pub(crate) fn rest(installment: &Installment) -> Option<Money> {
    let left = installment.valor?.checked_sub(installment.valor_recebido.unwrap_or_default())?;
    (left > Money::ZERO).then_some(left)
}

fn receive(installment: &mut Installment, received: Money, day: LocalDate) -> Result<(), LastroError> {
    installment.valor_recebido = Some(received);
    let date = day.at_midnight();
    let is_later = |known: &DateTime| known.compare_instants(&date).is_gt();
    installment.data_recebimento = Some(installment.data_recebimento.take().filter(is_later).unwrap_or(date));
    installment.status = Some(status::of_installment(installment, day, &[])?);
    Ok(())
}
