//! Services: insert, update, delete.

use std::sync::Arc;

use lastro::Money;
use lastro::model::codes::ActiveStatus;
use lastro::model::{Json, Service};
use lastro::query::Resource;
use lastro::rules::WriteOperation;

use super::answer::{deleted, document, existing};
use super::body::{checked, inserted, merged};
use super::names::{is_used, listed, service_named, service_named_in_plans};
use super::{Call, Context, Decision, Event, Refusal};
use crate::http::Response;
use crate::state::{Counter, Draft, Row, Table};

const ENDPOINT: &str = "servicos";

/// Inserts a service. Defaults: active, with a value and taxes of 0.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    checked::<Service>(context, call.body, WriteOperation::Insert)?;
    let mut draft = context.draft();
    let event = add(context, &mut draft, inserted(call.body)?)?;
    Ok(answered(draft, event))
}

/// Stores a new service, with a generated key, default values, and the names of the records that it refers to.
pub fn add(context: &Context<'_>, draft: &mut Draft<'_>, mut service: Service) -> Result<Event, Refusal> {
    let id = draft.next(Counter::Key(Table::Service))?;
    service.id = Some(id);
    // a plan of the configuration may refer to this key before the service exists, so the name is now added to the plan
    service_named_in_plans(draft, id, service.nome.as_deref())?;
    store(context, draft, with_defaults(service), None, "insert")
}

/// Updates a service.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let old = existing(context, Table::Service, call)?;
    checked::<Service>(context, call.body, WriteOperation::Update)?;
    let mut service: Service = merged(&old.doc, call.body)?;
    if service.nome.is_none() && context.is("required-cleared", "refuse") {
        return Err(Refusal::bad("nome: este campo é obrigatório e não pode ser apagado."));
    }
    if context.is("cleared-default", "default") {
        service = with_defaults(service);
    }
    let mut draft = context.draft();
    let Json(stored) = Json::parse(old.doc.as_bytes())?;
    let renamed = stored.get("nome").and_then(lastro::json::Value::as_str) != service.nome.as_deref();
    if renamed && context.is("display-text", "current") {
        service_named(&mut draft, old.id, service.nome.as_deref())?;
    }
    let event = store(context, &mut draft, service, old.extras, "update")?;
    Ok(answered(draft, event))
}

/// Deletes a service.
pub fn delete(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Service, call)?;
    let mut draft = context.draft();
    let used = |resource| is_used(context.view, resource, "itens.id_servico", row.id);
    if context.is("delete-service", "refuse") && (used(Resource::Plan)? || used(Resource::Sale)?) {
        return Err(Refusal::bad("Este serviço está em vendas ou planos: deixe-o inativo em vez de excluí-lo."));
    }
    if context.is("delete-service", "clear") {
        service_named(&mut draft, row.id, None)?;
    }
    draft.remove(Table::Service, row.id);
    let event = Event { endpoint: ENDPOINT, operation: "delete", id: row.id, data: row.doc };
    Ok(Decision { response: deleted(row.id), changes: draft.finish(), events: vec![event] })
}

/// Sets the documented defaults of fields without a value.
fn with_defaults(mut service: Service) -> Service {
    service.status = Some(service.status.unwrap_or(ActiveStatus::Active));
    service.valor = Some(service.valor.unwrap_or(Money::ZERO));
    service.impostos_percentual = Some(service.impostos_percentual.unwrap_or_default());
    service
}

/// Stores a service with the names of the records that it refers to.
fn store(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    mut service: Service,
    extras: Option<Arc<str>>,
    operation: &'static str,
) -> Result<Event, Refusal> {
    let text = |table, field, id| listed(context, context.reference, table, field, id);
    service.servico = text(Table::ServiceListItem, "id_servico", service.id_servico)?;
    service.atividade = text(Table::Cnae, "id_atividade", service.id_atividade)?;
    let id = service.id.unwrap_or_default();
    let doc: Arc<str> = document(&service).into();
    draft.put_record(Table::Service, Row::new(id, Arc::clone(&doc), extras), &service);
    Ok(Event { endpoint: ENDPOINT, operation, id, data: doc })
}

/// The response to a change. It contains the changed record.
fn answered(draft: Draft<'_>, event: Event) -> Decision {
    let response = Response::json(200, event.data.as_bytes());
    Decision { response, changes: draft.finish(), events: vec![event] }
}
