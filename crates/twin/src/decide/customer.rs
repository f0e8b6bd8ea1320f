//! Customers: insert, update, delete.

use std::sync::Arc;

use lastro::brazil;
use lastro::json::Value;
use lastro::model::codes::ActiveStatus;
use lastro::model::{Codec as _, Customer, Model as _, Target};
use lastro::query::{Query, Resource};
use lastro::rules::WriteOperation;

use super::answer::{deleted, document, existing};
use super::body::{Members, accepted, checked, inserted, members, merge, record};
use super::names::{customer_named, is_used, listed, sections, whole_text};
use super::parts::{self, Sections};
use super::{Call, Context, Decision, Event, Refusal};
use crate::http::Response;
use crate::state::{Counter, Draft, Row, Table};

const ENDPOINT: &str = "clientes";
/// The fields that an insert requires. An update must not clear them.
const REQUIRED: [&str; 2] = ["tipo", "nome"];

/// Inserts a customer.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    checked::<Customer>(context, call.body, WriteOperation::Insert)?;
    let mut customer: Customer = inserted(call.body)?;
    customer.data_cadastro = customer.data_cadastro.filter(|_| context.is("registration-moment", "given"));
    let mut draft = context.draft();
    unique(context, 0, &customer)?;
    let (row, event) = add(context, &mut draft, customer)?;
    let answer = if context.is("new-customer-lists", "stored") { whole_text(&row)? } else { with_empty_lists(&row)? };
    Ok(Decision { response: Response::json(200, answer), changes: draft.finish(), events: vec![event] })
}

/// Stores a new customer, with generated keys and the fields that the service fills in.
pub fn add(context: &Context<'_>, draft: &mut Draft<'_>, mut customer: Customer) -> Result<(Row, Event), Refusal> {
    let id = draft.next(Counter::Key(Table::Customer))?;
    let given = Sections::taken_out_of(&mut customer);
    customer.id = Some(id);
    customer.razao_social = customer.razao_social.or_else(|| customer.nome.clone());
    customer.data_cadastro = customer.data_cadastro.or_else(|| context.now.date_time());
    customer.status = Some(customer.status.unwrap_or(ActiveStatus::Active));
    let extras = parts::stored(context, draft, id, Vec::new(), given)?;
    store(context, draft, customer, extras, "insert")
}

/// Updates a customer.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let old = existing(context, Table::Customer, call)?;
    checked::<Customer>(context, call.body, WriteOperation::Update)?;
    let mut sent = accepted(Customer::TABLE, call.body, WriteOperation::Update)?;
    let given = Sections::taken_from(&mut sent);
    required_stay(context, &sent)?;
    let keeps_moment = |(name, value): &(String, Value)| {
        name != "data_cadastro" || *value != Value::Null && context.is("registration-moment", "given")
    };
    sent.retain(keeps_moment);
    let mut stored = members(lastro::model::Json::parse(old.doc.as_bytes())?.0);
    let name = stored.iter().find(|(name, _)| name == "nome").map(|(_, name)| name.clone());
    merge(&mut stored, sent);
    let mut customer: Customer = record(stored)?;
    if context.is("cleared-default", "default") {
        customer.status = Some(customer.status.unwrap_or(ActiveStatus::Active));
    }
    unique(context, old.id, &customer)?;
    let mut draft = context.draft();
    let extras = parts::stored(context, &mut draft, old.id, sections(&old)?, given)?;
    let renamed = name.as_ref().and_then(Value::as_str) != customer.nome.as_deref();
    if renamed && context.is("display-text", "current") {
        customer_named(&mut draft, old.id, customer.nome.as_deref())?;
    }
    let (row, event) = store(context, &mut draft, customer, extras, "update")?;
    let response = Response::json(200, row.doc.as_bytes());
    Ok(Decision { response, changes: draft.finish(), events: vec![event] })
}

/// Deletes a customer.
pub fn delete(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Customer, call)?;
    let mut draft = context.draft();
    if context.is("delete-customer", "refuse") && is_used(context.view, Resource::Sale, "id_cliente", row.id)? {
        return Err(Refusal::bad("Este cliente tem vendas ou contratos: exclua-os antes, ou deixe o cliente inativo."));
    }
    if context.is("delete-customer", "clear") {
        customer_named(&mut draft, row.id, None)?;
    }
    draft.remove(Table::Customer, row.id);
    let event = Event { endpoint: ENDPOINT, operation: "delete", id: row.id, data: row.doc };
    Ok(Decision { response: deleted(row.id), changes: draft.finish(), events: vec![event] })
}

/// Refuses an update that sets a required field to null.
fn required_stay(context: &Context<'_>, sent: &Members) -> Result<(), Refusal> {
    let cleared = sent.iter().find(|(name, value)| REQUIRED.contains(&name.as_str()) && *value == Value::Null);
    match cleared {
        Some((name, _)) if context.is("required-cleared", "refuse") => {
            Err(Refusal::bad(format!("{name}: este campo é obrigatório e não pode ser apagado.")))
        }
        _ => Ok(()),
    }
}

/// Stores a customer with the names of the records that it refers to. `extras`: the sections that responses show only with the
/// parameter `_expand`.
fn store(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    mut customer: Customer,
    extras: Members,
    operation: &'static str,
) -> Result<(Row, Event), Refusal> {
    let id = customer.id.unwrap_or_default();
    customer.cidade = listed(context, context.reference, Table::Municipality, "id_cidade", customer.id_cidade)?;
    customer.estado = parts::state(context, customer.id_cidade, customer.estado);
    let doc: Arc<str> = document(&customer).into();
    let row = Row::new(id, Arc::clone(&doc), Some(Value::Object(extras).to_json().into()));
    draft.put_record(Table::Customer, row.clone(), &customer);
    Ok((row, Event { endpoint: ENDPOINT, operation, id, data: doc }))
}

/// Checks that no other customer has the same CPF or CNPJ (taxpayer number). Formatted and unformatted numbers are the same.
fn unique(context: &Context<'_>, id: i64, customer: &Customer) -> Result<(), Refusal> {
    if !context.is("duplicate-document", "refuse") {
        return Ok(());
    }
    for (field, given) in [("cpf", &customer.cpf), ("cnpj", &customer.cnpj)] {
        let Some(given) = given else { continue };
        if holders(context, field, given)?.iter().any(|row| row.id != id) {
            return Err(Refusal::bad(format!("{field}: outro cliente já tem este documento.")));
        }
    }
    Ok(())
}

/// The customers that have this CPF or CNPJ (taxpayer number), whether it is stored formatted or not.
pub fn holders(context: &Context<'_>, field: &str, document: &str) -> Result<Vec<Row>, Refusal> {
    let (number, forms) = match field {
        "cnpj" => (Customer::CNPJ, [brazil::cnpj::characters(document), brazil::cnpj::format(document)]),
        _ => (Customer::CPF, [brazil::cpf::digits(document), brazil::cpf::format(document)]),
    };
    let forms = forms.into_iter().flatten().chain([document.to_owned()]);
    let filters = forms.map(|form| number.is(&form));
    let query = Query { filters: Some(filters.collect()), limit: Some(1_000), ..Query::all(Resource::Customer) };
    Ok(context.view.select(Resource::Customer, &query)?.rows)
}

/// The response to an insert. It contains empty lists of contacts and cards, as in the example in the service's documentation.
fn with_empty_lists(row: &Row) -> Result<String, Refusal> {
    let stored = members(lastro::model::Json::parse(row.doc.as_bytes())?.0);
    let customer = Customer { contatos: Some(Vec::new()), cartoes: Some(Vec::new()), ..record(stored)? };
    Ok(customer.json(Target::Answer))
}
