//! Actions on a sale: confirm the receipt of an amount, update a boleto (payment slip).

use lastro::model::codes::{InstallmentStatus, PaymentKind};
use lastro::model::{BoletoUpdate, Installment, Model as _, Receipt, Sale};
use lastro::rules::{self, Validation};
use lastro::{Issue, IssueCode, LastroError, calc};

use super::invoice::note_issue;
use super::{Stored, answered, found, is_contract, payment, settle, store};
use crate::decide::{Call, Context, Decision, Refusal};
use crate::state::Table;

/// Confirms that the amount of an installment was received.
pub fn confirm_receipt(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let (Stored { sale: before, mut extras }, planned) = found(context, call)?;
    charged(&before)?;
    let (mut receipt, _) = Receipt::from_json(call.body)?;
    if receipt.valor_recebido.is_none() && context.is("receipt-default", "value") {
        receipt.valor_recebido = meant(&before, receipt.id_parcela).and_then(|installment| installment.valor);
    }
    let paid = |installment: &Installment| installment.status == Some(InstallmentStatus::Paid);
    if context.is("receipt-of-paid", "refuse") && meant(&before, receipt.id_parcela).is_some_and(paid) {
        return Err(Refusal::bad("Esta parcela já foi paga."));
    }
    // this check also reports values of the body that could not be parsed
    passed(rules::receipt(&receipt, Some(&before)))?;
    if context.is("future-receipt", "refuse") && receipt.data_recebimento.is_some_and(|day| day > context.today()) {
        let issue = Issue::error("data_recebimento", IssueCode::OutOfRange);
        return Err(LastroError::invalid(issue.with("max", &context.today().to_string())).into());
    }
    let invoice = before.nfse_status;
    let mut sale = calc::receipt::confirm(before, &receipt)?;
    settle(context, &mut sale)?;
    note_issue(context, &mut extras, invoice, sale.nfse_status);
    let mut draft = context.draft();
    let event = store(context, &mut draft, Stored { sale, extras }, planned, "update")?;
    Ok(answered(draft, event))
}

/// Changes the due date and the value of a boleto (payment slip).
pub fn update_boleto(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let (mut stored, planned) = found(context, call)?;
    charged(&stored.sale)?;
    let (update, _) = BoletoUpdate::from_json(call.body)?;
    passed(rules::boleto_update(&update, Some(&stored.sale)))?;
    let method = stored.sale.id_meio_pagamento.map(|id| context.view.get(Table::PaymentMethod, id)).transpose()?;
    let kind = payment::kind(method.flatten().as_ref());
    if context.is("boleto-update", "open-boletos") {
        is_open_boleto(&stored.sale, update.id_parcela, kind)?;
    }
    let codes = payment::Codes::new(context, &stored.sale, kind);
    for installment in stored.sale.parcelas.iter_mut().flatten().filter(|other| other.id == update.id_parcela) {
        let original = calc::late::original(installment);
        (installment.data_vencimento_original, installment.valor_original) = original;
        installment.data_vencimento = update.data_vencimento_novo;
        installment.valor = update.valor_novo;
        codes.fill_in(installment);
    }
    let invoice = stored.sale.nfse_status;
    settle(context, &mut stored.sale)?;
    note_issue(context, &mut stored.extras, invoice, stored.sale.nfse_status);
    let mut draft = context.draft();
    let event = store(context, &mut draft, stored, planned, "update")?;
    Ok(answered(draft, event))
}

/// Refuses a contract, since only the sales that it generates have payments.
fn charged(sale: &Sale) -> Result<(), Refusal> {
    if is_contract(sale) { Err(nothing_to_receive()) } else { Ok(()) }
}

/// The refusal of a receipt for a contract.
pub(super) fn nothing_to_receive() -> Refusal {
    Refusal::bad("Um contrato não tem parcelas a receber: use as vendas que ele gera.")
}

fn is_open_boleto(sale: &Sale, id: Option<i64>, kind: Option<PaymentKind>) -> Result<(), Refusal> {
    if kind != Some(PaymentKind::Boleto) {
        return Err(Refusal::bad("O meio de pagamento desta venda não é boleto."));
    }
    let settled = |status| matches!(status, Some(InstallmentStatus::Paid | InstallmentStatus::Cancelled));
    if meant(sale, id).is_some_and(|installment| settled(installment.status)) {
        return Err(Refusal::bad("Esta parcela já foi paga ou cancelada."));
    }
    Ok(())
}

/// The installment with the key `id`; if `id` is `None`, the first installment.
fn meant(sale: &Sale, id: Option<i64>) -> Option<&Installment> {
    sale.parcelas.iter().flatten().find(|installment| id.is_none() || installment.id == id)
}

/// Refuses the request if a check of the core found errors.
pub(super) fn passed(validation: Validation) -> Result<(), Refusal> {
    let issues: Vec<Issue> = validation.issues.into_iter().filter(Issue::stops).collect();
    Ok(LastroError::if_any(issues)?)
}
