//! Services: insert, update, delete.

use std::sync::Arc;

use lastro::Money;
use lastro::model::Service;
use lastro::model::codes::ActiveStatus;
use lastro::rules::WriteOperation;

use super::answer::{deleted, document, existing};
use super::body::{checked, merged};
use super::display::name_of;
use super::{Call, Context, Decision, Event, Refusal};
use crate::http::Response;
use crate::state::{Counter, Row, Table};

const ENDPOINT: &str = "servicos";

/// A new service: active, with a value and taxes of 0 unless they are given.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let mut service: Service = checked(context, call.body, WriteOperation::Insert)?;
    let mut draft = context.draft();
    service.id = Some(draft.next(Counter::Key(Table::Service))?);
    service.status = Some(service.status.unwrap_or(ActiveStatus::Active));
    service.valor = Some(service.valor.unwrap_or(Money::ZERO));
    service.impostos_percentual = Some(service.impostos_percentual.unwrap_or_default());
    store(context, draft, service, "insert")
}

/// A service with other values.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Service, call)?;
    checked::<Service>(context, call.body, WriteOperation::Update)?;
    store(context, context.draft(), merged(&row.doc, call.body)?, "update")
}

/// A service is deleted.
pub fn delete(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Service, call)?;
    let mut draft = context.draft();
    draft.remove(Table::Service, row.id);
    let event = Event { endpoint: ENDPOINT, operation: "delete", id: row.id, data: row.doc };
    Ok(Decision { response: deleted(row.id), changes: draft.finish(), events: vec![event] })
}

/// Stores a service with its display texts.
fn store(
    context: &Context<'_>,
    mut draft: crate::state::Draft<'_>,
    mut service: Service,
    operation: &'static str,
) -> Result<Decision, Refusal> {
    service.servico = name_of(context.reference, Table::ServiceListItem, service.id_servico)?;
    service.atividade = name_of(context.reference, Table::Cnae, service.id_atividade)?;
    let id = service.id.unwrap_or_default();
    let doc: Arc<str> = document(&service).into();
    draft.put(Table::Service, Row { id, doc: Arc::clone(&doc), extras: None });
    let response = Response::json(200, doc.as_bytes());
    let event = Event { endpoint: ENDPOINT, operation, id, data: doc };
    Ok(Decision { response, changes: draft.finish(), events: vec![event] })
}
