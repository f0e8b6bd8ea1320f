//! The invoice of a sale: its status and its cancellation.

use lastro::Money;
use lastro::json::Value;
use lastro::model::codes::{BillingMethod, InstallmentStatus, InvoiceStatus};
use lastro::model::{Cancellation, Sale};
use lastro::rules::WriteOperation;
use lastro::value::Code as _;

use super::{Extras, answered, found, store};
use crate::decide::body::checked;
use crate::decide::{Call, Context, Decision, Refusal};

/// The name of the invoice record in the extras of a sale. It has the timestamps of the invoice, which only version 1 of the
/// API shows.
const RECORD: &str = "nfse";

/// The status of a sale's invoice. It follows from the billing method and the payment. An invoice that is already issued,
/// cancelled or refused keeps its status.
pub(super) fn status_of(context: &Context<'_>, sale: &Sale) -> Option<InvoiceStatus> {
    let now = || match context.settings.policies.choice("invoice-issue") {
        "pending" => InvoiceStatus::Pending,
        "error" => InvoiceStatus::Error,
        _ => InvoiceStatus::Issued,
    };
    let of_nothing = sale.valor_venda == Some(Money::ZERO) && context.is("zero-sale", "no-invoice");
    match (sale.nfse_status, sale.metodo_cobranca) {
        (Some(status), _) if status != InvoiceStatus::Pending => Some(status),
        _ if of_nothing => None,
        (_, Some(BillingMethod::IssueNow)) => Some(now()),
        (_, Some(BillingMethod::AfterPayment)) if sale.parcela_status == Some(InstallmentStatus::Paid) => Some(now()),
        (_, Some(BillingMethod::AfterPayment)) => Some(InvoiceStatus::Pending),
        _ => None,
    }
}

/// Stores the issue timestamp in the extras, if this change of the sale issued the invoice.
pub(super) fn note_issue(
    context: &Context<'_>,
    extras: &mut Extras,
    before: Option<InvoiceStatus>,
    after: Option<InvoiceStatus>,
) {
    if after == Some(InvoiceStatus::Issued) && before != after {
        extras.set_v1(RECORD, "data_emissao", Value::String(context.now.text()));
    }
}

/// Cancels an issued invoice.
pub fn cancel(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let (mut stored, planned) = found(context, call)?;
    let cancellation: Cancellation = checked(context, call.body, WriteOperation::Insert)?;
    if stored.sale.nfse_status != Some(InvoiceStatus::Issued) {
        return Err(Refusal::bad(
            "A nota fiscal desta venda não está emitida: só uma nota emitida pode ser cancelada.",
        ));
    }
    stored.sale.nfse_status = Some(InvoiceStatus::Cancelled);
    let code = cancellation.cancelamento_codigo.map(|code| Value::Number(code.code().to_string()));
    stored.extras.set_v1(RECORD, "cancelamento_data", Value::String(context.now.text()));
    stored.extras.set_v1(RECORD, "cancelamento_codigo", code.unwrap_or_default());
    let mut draft = context.draft();
    let event = store(context, &mut draft, stored, planned, "update")?;
    Ok(answered(draft, event))
}
