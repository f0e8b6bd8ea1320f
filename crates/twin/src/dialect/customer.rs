//! The operations on customers in version 1.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::PersonKind;
use lastro::model::{Customer, Model as _, PaymentMethod};
use lastro::query::Resource;
use lastro::v1::{ContextV1, CustomerParameters, SaleParameters, rules};
use lastro::value::Code as _;
use lastro::{IssueCode, LastroError};

use super::form::{accepted, parameters, shared};
use super::steps::{Steps, key_of, record};
use super::{card, found, listing, shown};
use crate::decide::{Call, Context, Decision, Refusal, existing};
use crate::http::Response;
use crate::query::whole;
use crate::state::{Row, Table};

/// Returns a page of customers.
pub fn list(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    listing::page(context, call, Resource::Customer, |row| answer(context, row))
}

/// Returns a customer.
pub fn select(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Customer, call)?;
    Ok(Decision::read(Response::json(200, answer(context, &row)?.to_json())))
}

/// Inserts a customer.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let given: CustomerParameters = parameters(context, call.body)?;
    let method = checked(context, &given)?;
    let mut body = shared(&given, Customer::TABLE, &["tipo"]);
    body.push(kind(context, given.tipo, given.cnpj.as_deref(), given.cpf.as_deref())?);
    written(context, call, ApiOperation::CustomersInsert, body, &given, method.as_ref(), &[])
}

/// Updates a customer.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Customer, call)?;
    let given: CustomerParameters = parameters(context, call.body)?;
    let method = checked(context, &given)?;
    let body = shared(&given, Customer::TABLE, &[]);
    written(context, call, ApiOperation::CustomersUpdate, body, &given, method.as_ref(), &cards_of(&row)?)
}

/// Checks the parameters with the core's rules, and looks up the payment method that they name.
fn checked(context: &Context<'_>, given: &CustomerParameters) -> Result<Option<PaymentMethod>, Refusal> {
    let name = given.meio_pagamento.as_deref().filter(|name| !name.trim().is_empty());
    let method = name.map(|name| found::payment_method(context.view, name)).transpose()?.flatten();
    let payment_type = method.as_ref().and_then(|method| method.tipo);
    accepted(rules::customer(given, Some(context.today()), ContextV1 { payment_type, ..ContextV1::default() }))?;
    if name.is_some() && method.is_none() {
        // an unknown payment method is an error here; only the insert of a sale creates it
        return Err(LastroError::at("meio_pagamento", IssueCode::UnknownKey).into());
    }
    Ok(method)
}

fn written(
    context: &Context<'_>,
    call: &Call<'_>,
    operation: ApiOperation,
    mut body: Vec<(String, Value)>,
    given: &CustomerParameters,
    method: Option<&PaymentMethod>,
    cards: &[Value],
) -> Result<Decision, Refusal> {
    body.extend(card::CardFields::of_customer(given).card(method).map(|card| card::added(cards, &card)));
    let mut steps = Steps::new(context);
    let record = steps.decide(operation, call.part, body)?;
    let row = steps.row(Table::Customer, key_of(&record)?)?;
    let answer = answer(context, &row)?;
    Ok(steps.finish(Response::json(200, answer.to_json())))
}

/// The member `tipo` (individual or company) of a new customer. Version 2 requires it, but version 1 does not. A missing `tipo`
/// is derived from the taxpayer number (CPF or CNPJ). Without a number, the policy `v1-customer-kind` decides.
fn kind(
    context: &Context<'_>,
    given: Option<PersonKind>,
    cnpj: Option<&str>,
    cpf: Option<&str>,
) -> Result<(String, Value), Refusal> {
    let is_given = |document: Option<&str>| document.is_some_and(|document| !document.is_empty());
    let kind = match given {
        Some(kind) => kind,
        None if is_given(cnpj) => PersonKind::LegalEntity,
        None if is_given(cpf) => PersonKind::Individual,
        None => match context.settings.policies.choice("v1-customer-kind") {
            "refuse" => return Err(LastroError::at("tipo", IssueCode::Required).into()),
            "legal-entity" => PersonKind::LegalEntity,
            _ => PersonKind::Individual,
        },
    };
    Ok(("tipo".to_owned(), Value::Number(kind.code().to_string())))
}

/// The version 2 body of the customer that the insert of a sale creates.
pub fn of_sale(context: &Context<'_>, given: &SaleParameters) -> Result<Vec<(String, Value)>, Refusal> {
    let fields = given.cliente_campos.as_ref();
    let mut body = fields.map(|fields| shared(fields, Customer::TABLE, &["tipo", "nome"])).unwrap_or_default();
    let text = |text: &str| Value::String(text.trim().to_owned());
    // later sales look up the customer by `nome`, so `nome` must be a name and not the code in the parameter `cliente`
    let name = given.cliente.as_deref().unwrap_or_default().trim();
    body.push(("nome".to_owned(), text(found::name_beside(given, name).unwrap_or(name))));
    for (name, document) in [("cnpj", &given.cliente_cnpj), ("cpf", &given.cliente_cpf)] {
        let document = document.as_deref().filter(|document| !document.is_empty());
        body.extend(document.map(|document| (name.to_owned(), text(document))));
    }
    let tipo = fields.and_then(|fields| fields.tipo);
    body.push(kind(context, tipo, given.cliente_cnpj.as_deref(), given.cliente_cpf.as_deref())?);
    Ok(body)
}

/// The stored cards of a customer.
pub fn cards_of(row: &Row) -> Result<Vec<Value>, Refusal> {
    let record = whole(row)?;
    Ok(record.get("cartoes").and_then(Value::as_array).unwrap_or_default().to_vec())
}

fn answer(context: &Context<'_>, row: &Row) -> Result<Value, Refusal> {
    shown::customer(context, &record::<Customer>(row)?)
}
