//! What the service fills in of a sale.

use lastro::calc::{calendar, status};
use lastro::model::Sale;
use lastro::model::codes::{BillingMethod, Flag, InstallmentStatus, InvoiceStatus};

use crate::decide::{Context, Refusal, document, name_of};
use crate::identity::{derive, hex};
use crate::moment::Moment;
use crate::state::{Counter, Draft, Due, DueKind, Row, Table};

/// Stores a new sale or contract, with its keys, display texts, states and the work that it brings.
pub fn add(context: &Context<'_>, draft: &mut Draft<'_>, mut sale: Sale) -> Result<(), Refusal> {
    let id = draft.next(Counter::Key(Table::Sale))?;
    let contract = sale.agendamento == Some(Flag::Yes);
    sale.id = Some(id);
    sale.cliente = name_of(context.view, Table::Customer, sale.id_cliente)?;
    sale.meio_pagamento = name_of(context.view, Table::PaymentMethod, sale.id_meio_pagamento)?;
    for item in sale.itens.iter_mut().flatten() {
        item.id = Some(draft.next(Counter::Item)?);
        item.id_venda = Some(id);
        item.servico = name_of(context.view, Table::Service, item.id_servico)?;
    }
    for installment in sale.parcelas.iter_mut().flatten() {
        let key = draft.next(Counter::Installment)?;
        installment.id = Some(key);
        installment.id_venda = Some(id);
        if !contract {
            installment.numero = Some(format!("{key:08}"));
            installment.status = Some(status::of_installment(installment, context.today(), &[])?);
        }
    }
    if !contract {
        let code = derive(context.settings.seed, "pagamento_online_codigo", id);
        sale.pagamento_online_codigo = Some(hex(&code, 32));
        sale.parcela_status = Some(status::of_sale(&sale, context.today(), &[])?);
        sale.nfse_status = invoice(&sale);
    }
    if let Some((kind, at)) = work(&sale, contract) {
        draft.add_due(Due { at, kind, id });
    }
    draft.put(Table::Sale, Row { id, doc: document(&sale).into(), extras: None });
    Ok(())
}

fn invoice(sale: &Sale) -> Option<InvoiceStatus> {
    match sale.metodo_cobranca {
        Some(BillingMethod::IssueNow) => Some(InvoiceStatus::Issued),
        Some(BillingMethod::AfterPayment) if sale.parcela_status == Some(InstallmentStatus::Paid) => {
            Some(InvoiceStatus::Issued)
        }
        Some(BillingMethod::AfterPayment) => Some(InvoiceStatus::Pending),
        _ => None,
    }
}

/// The work that a sale brings: the next sale of a contract, or an installment that falls overdue.
fn work(sale: &Sale, contract: bool) -> Option<(DueKind, Moment)> {
    if contract {
        let runs = sale.agendamento_automatico == Some(Flag::Yes) && sale.agendamento_ativo == Some(Flag::Yes);
        return sale.agendamento_data.filter(|_| runs).map(|day| (DueKind::Contract, Moment::start_of(day)));
    }
    let open = sale.parcelas.iter().flatten().filter(|other| other.status == Some(InstallmentStatus::Pending));
    let due = open.filter_map(|installment| installment.data_vencimento).min()?;
    let payable = calendar::next_business_day(due, &[])?;
    payable.plus_days(1).map(|day| (DueKind::Overdue, Moment::start_of(day)))
}
