//! Sales and contracts: insert, update, delete, and actions on a sale.

mod action;
mod adopt;
mod complete;
mod extras;
mod insert;
mod invoice;
mod merge;
mod parts;
mod payment;
mod schedule;
mod update;

use std::borrow::Cow;
use std::sync::Arc;

use lastro::model::codes::{Flag, InvoiceStatus};
use lastro::model::{Model as _, Sale};

use super::answer::{deleted, document, existing};
use super::{Call, Context, Decision, Event, Refusal};
use crate::dialect::issued;
use crate::http::Response;
use crate::state::{Draft, Due, DueKind, Row, Table};

pub use action::{confirm_receipt, update_boleto};
pub(crate) use adopt::adopt;
pub(crate) use complete::settle;
pub(crate) use extras::Extras;
pub(crate) use insert::add;
pub use insert::insert;
pub use invoice::cancel as cancel_invoice;
pub(crate) use payment::with_addresses;
pub(crate) use schedule::{Progress, skips_count};
pub use update::update;

const ENDPOINT: &str = "vendas";

/// A sale as it is stored.
pub(crate) struct Stored {
    /// The record.
    pub sale: Sale,
    /// Additional data that is stored in the same row.
    pub extras: Extras,
}

impl Stored {
    /// Parses a row.
    pub fn read(row: &Row) -> Result<Self, Refusal> {
        let (sale, _) = Sale::from_json(row.doc.as_bytes())?;
        Ok(Self { sale, extras: Extras::read(row.extras.as_deref())? })
    }
}

/// Whether a record is a contract: `agendamento` is yes, or both `agendamento` and `data` are missing.
pub(crate) fn is_contract(sale: &Sale) -> bool {
    match sale.agendamento {
        Some(flag) => flag == Flag::Yes,
        None => sale.data.is_none(),
    }
}

/// The planned work of a sale: the next sale that a contract generates, or the first installment that becomes overdue. A sale
/// never has both.
pub(crate) fn planned(context: &Context<'_>, stored: &Stored) -> Option<Due> {
    let sale = &stored.sale;
    let (kind, at) = if is_contract(sale) {
        (DueKind::Contract, schedule::moment(context, sale, &Progress::of(stored)))
    } else {
        (DueKind::Overdue, complete::first_overdue(sale))
    };
    at.zip(sale.id).map(|(at, id)| Due { at, kind, id })
}

/// Stores a sale and plans its work. `done`: the work that was planned before the change; it is removed if the new plan
/// differs.
pub(crate) fn store(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    changed: Stored,
    done: Option<Due>,
    operation: &'static str,
) -> Result<Event, Refusal> {
    let next = planned(context, &changed);
    if done != next {
        done.into_iter().for_each(|due| draft.remove_due(due));
        next.into_iter().for_each(|due| draft.add_due(due));
    }
    let sale = &changed.sale;
    if sale.nfse_status == Some(InvoiceStatus::Issued) {
        issued::note(draft, sale)?;
    }
    let id = sale.id.unwrap_or_default();
    let doc: Arc<str> = document(sale).into();
    let row = Row::new(id, doc, changed.extras.written());
    let data = match with_addresses(context, row.has_addresses, &row.doc) {
        Cow::Borrowed(_) => Arc::clone(&row.doc),
        Cow::Owned(whole) => whole.into(),
    };
    draft.put_record(Table::Sale, row, sale);
    Ok(Event { endpoint: ENDPOINT, operation, id, data })
}

/// The response to a change. It contains the changed record.
fn answered(draft: Draft<'_>, event: Event) -> Decision {
    Decision { response: Response::json(200, event.data.as_bytes()), changes: draft.finish(), events: vec![event] }
}

/// The stored sale whose key is in the path, and the work that is planned for it.
fn found(context: &Context<'_>, call: &Call<'_>) -> Result<(Stored, Option<Due>), Refusal> {
    let stored = Stored::read(&existing(context, Table::Sale, call)?)?;
    let due = planned(context, &stored);
    Ok((stored, due))
}

/// Deletes a sale. If the policy `delete-issued-sale` is `refuse`, a sale whose invoice is issued cannot be deleted.
pub fn delete(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let stored = Stored::read(&row)?;
    let issued = stored.sale.nfse_status == Some(InvoiceStatus::Issued);
    if issued && context.is("delete-issued-sale", "refuse") {
        return Err(Refusal::bad("A nota fiscal desta venda está emitida: cancele a nota antes de excluir a venda."));
    }
    let mut draft = context.draft();
    planned(context, &stored).into_iter().for_each(|due| draft.remove_due(due));
    draft.remove(Table::Sale, row.id);
    let data = with_addresses(context, row.has_addresses, &row.doc).into();
    let event = Event { endpoint: ENDPOINT, operation: "delete", id: row.id, data };
    Ok(Decision { response: deleted(row.id), changes: draft.finish(), events: vec![event] })
}
