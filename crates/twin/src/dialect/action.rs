//! Actions on a sale in version 1: cancel its invoice, confirm a receipt, update a boleto (payment slip).

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::{CancellationReason, InstallmentStatus};
use lastro::model::{BoletoUpdate, Cancellation, Installment, Model as _, Sale};
use lastro::v1::{BoletoUpdateParameters, CancellationParameters, ReceiptParameters, rules};
use lastro::{IssueCode, LastroError, Money};

use super::done;
use super::form::{accepted, parameters, shared};
use super::steps::{Members, Steps, record, set};
use crate::decide::{Call, Context, Decision, Refusal, existing};
use crate::state::Table;

/// Cancels the invoice of a sale.
pub fn cancel_invoice(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    existing(context, Table::Sale, call)?;
    let given: CancellationParameters = parameters(context, call.body)?;
    accepted(rules::cancellation(&given))?;
    let mut body = shared(&given, Cancellation::TABLE, &[]);
    if given.cancelamento_motivo.is_none() {
        // version 2 always requires a reason as text; in version 1, the cancellation code usually states the reason
        let reason = match given.cancelamento_codigo {
            Some(CancellationReason::IssueError) => "Erro na emissão da nota fiscal",
            Some(CancellationReason::ServiceNotRendered) => "Serviço não prestado",
            _ => "Duplicidade da nota fiscal",
        };
        set(&mut body, "cancelamento_motivo", Value::String(reason.to_owned()));
    }
    let mut steps = Steps::new(context);
    steps.decide(ApiOperation::SalesCancelInvoice, call.part, body)?;
    Ok(steps.finish(done("nfse-cancelar", call.part)))
}

/// Confirms that an amount was received. Version 1 does not name an installment, so the amount pays the open installments in
/// order.
pub fn confirm_receipt(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let sale: Sale = record(&existing(context, Table::Sale, call)?)?;
    let given: ReceiptParameters = parameters(context, call.body)?;
    accepted(rules::receipt(&given))?;
    let day = given.data_recebimento.map(|day| Value::String(day.to_string())).unwrap_or_default();
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    let mut steps = Steps::new(context);
    for (installment, amount) in receipts(&sale, installments, given.valor_recebido) {
        let mut body: Members = vec![("data_recebimento".to_owned(), day.clone())];
        set(&mut body, "id_parcela", Value::Number(installment.to_string()));
        set(&mut body, "valor_recebido", Value::Number(amount.to_string()));
        steps.decide(ApiOperation::SalesConfirmReceipt, call.part, body)?;
    }
    if steps.is_empty() {
        return Err(Refusal::bad(
            "Esta venda não tem parcela em aberto para receber, ou já recebeu todo o seu valor: confira valor_recebido.",
        ));
    }
    Ok(steps.finish(done("recebimento-confirmar", call.part)))
}

/// Distributes a received amount over the open installments. If `amount` is `None`, the amount is the value of the sale minus
/// the amounts already received. The last open installment gets the remainder. Returns the key of each paid installment with
/// its amount.
fn receipts(sale: &Sale, installments: &[Installment], amount: Option<Money>) -> Vec<(i64, Money)> {
    let open: Vec<&Installment> = installments
        .iter()
        .filter(|one| !matches!(one.status, Some(InstallmentStatus::Paid | InstallmentStatus::Cancelled)))
        .collect();
    let before = Money::checked_sum(installments.iter().filter_map(|one| one.valor_recebido)).unwrap_or_default();
    let whole = sale.valor_venda.and_then(|value| value.checked_sub(before)).unwrap_or_default();
    let mut left = amount.unwrap_or(whole);
    let mut shares = Vec::new();
    for (place, one) in (1..).zip(&open) {
        let owed = one.valor.unwrap_or_default().checked_sub(one.valor_recebido.unwrap_or_default());
        let owed = owed.unwrap_or_default();
        let share = if place == open.len() { left } else { left.min(owed) };
        if let Some(id) = one.id.filter(|_| share >= Money::CENT) {
            shares.push((id, share));
            left = left.checked_sub(share).unwrap_or_default();
        }
    }
    shares
}

/// Changes the due date and the value of a boleto (payment slip). Version 1 identifies the installment by its number.
pub fn update_boleto(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let sale: Sale = record(&existing(context, Table::Sale, call)?)?;
    let given: BoletoUpdateParameters = parameters(context, call.body)?;
    accepted(rules::boleto_update(&given))?;
    let of_number = |one: &&Installment| one.parcela == given.parcela;
    let installment = sale.parcelas.iter().flatten().find(of_number).and_then(|one| one.id);
    let Some(id) = installment else {
        let issue = lastro::Issue::error("parcela", IssueCode::UnknownKey).with("field", "parcelas_venda");
        return Err(LastroError::invalid(issue).into());
    };
    let mut body = shared(&given, BoletoUpdate::TABLE, &[]);
    set(&mut body, "id_parcela", Value::Number(id.to_string()));
    let mut steps = Steps::new(context);
    steps.decide(ApiOperation::SalesUpdateBoleto, call.part, body)?;
    Ok(steps.finish(done("boleto-atualizar", call.part)))
}
