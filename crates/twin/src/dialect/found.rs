//! Looks up the records that version 1 identifies by name and not by key: customers, services, payment methods.

use lastro::model::codes::{ActiveStatus, PaymentKind};
use lastro::model::{Customer, PaymentMethod, Scalar, Service};
use lastro::query::{Filter, Query, Resource};
use lastro::v1::SaleParameters;
use lastro::{IssueCode, LastroError, Percent};

use super::steps::record;
use crate::decide::{Context, Refusal, holders};
use crate::state::{Counter, Row, Table, View};

/// Returns the record in which `field` has the value `value`, ignoring case. If several records match, returns the one with the
/// lowest key.
pub fn first(view: &dyn View, resource: Resource, field: &str, value: &str) -> Result<Option<Row>, Refusal> {
    let value = Some(Scalar(value.to_owned()));
    let filter = Filter { field: field.to_owned(), operator: None, value, values: None };
    let sort = Some(vec!["id".to_owned()]);
    let query = Query { filters: Some(vec![filter]), sort, limit: Some(1), ..Query::all(resource) };
    Ok(view.select(resource, &query)?.rows.into_iter().next())
}

/// The customer of a sale. The parameters identify the customer by CPF or CNPJ (taxpayer number), by code, or by name. `None`
/// if there is no such customer yet.
///
/// # Errors
/// The code is unknown, and the sale has no data with which to create a customer.
pub fn customer(context: &Context<'_>, given: &SaleParameters) -> Result<Option<Customer>, Refusal> {
    let name = given.cliente.as_deref().unwrap_or_default().trim();
    let by_document = if context.is("v1-customer-match", "document") { of_document(context, given)? } else { None };
    let found = match by_document {
        Some(row) => Some(row),
        None => match of_code(context, name)? {
            Some(row) => Some(row),
            None => of_name(context, given, name)?,
        },
    };
    let described = given.cliente_campos.is_some() || document(given).is_some();
    if found.is_none() && is_code(name) && !described {
        return Err(LastroError::at("cliente", IssueCode::UnknownKey).into());
    }
    found.as_ref().map(record::<Customer>).transpose()
}

/// Returns the customer with the name `name`. If there is none and `name` has the form of a code, returns the customer whose
/// name is in the parameter `cliente_nome`.
fn of_name(context: &Context<'_>, given: &SaleParameters, name: &str) -> Result<Option<Row>, Refusal> {
    let row = first(context.view, Resource::Customer, "nome", name)?;
    match name_beside(given, name).filter(|_| row.is_none()) {
        Some(other) => first(context.view, Resource::Customer, "nome", other),
        None => Ok(row),
    }
}

/// The value of the parameter `cliente_nome`. `None` if it is blank, or if `code` is a name and not a customer's code.
pub fn name_beside<'a>(given: &'a SaleParameters, code: &str) -> Option<&'a str> {
    let name = given.cliente_campos.as_ref()?.nome.as_deref()?.trim();
    (is_code(code) && !name.is_empty()).then_some(name)
}

/// Whether a string can be the code of a customer: it has only digits.
fn is_code(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The customer with the CNPJ or CPF (taxpayer number) in the parameters of a sale.
fn of_document(context: &Context<'_>, given: &SaleParameters) -> Result<Option<Row>, Refusal> {
    match document(given) {
        Some((field, number)) => Ok(holders(context, field, number)?.into_iter().min_by_key(|row| row.id)),
        None => Ok(None),
    }
}

/// The customer's CNPJ or CPF (taxpayer number) in the parameters of a sale, with the name of its field.
fn document(given: &SaleParameters) -> Option<(&'static str, &str)> {
    let all = [("cnpj", given.cliente_cnpj.as_deref()), ("cpf", given.cliente_cpf.as_deref())];
    all.into_iter().find_map(|(field, number)| Some((field, number.filter(|number| !number.is_empty())?)))
}

/// The customer whose code is `name`. The code is the key or the field `codigo`, by the policy `v1-customer-code`. `None` if
/// `name` is not a code or no customer has it.
fn of_code(context: &Context<'_>, name: &str) -> Result<Option<Row>, Refusal> {
    let Some(code) = name.parse::<i64>().ok().filter(|_| is_code(name)) else { return Ok(None) };
    if context.is("v1-customer-code", "codigo") {
        return first(context.view, Resource::Customer, "codigo", &code.to_string());
    }
    Ok(context.view.get(Table::Customer, code)?)
}

/// The service with this name, ignoring case; `None` if there is none and the policy `v1-unknown-service` creates services.
pub fn service(context: &Context<'_>, name: &str) -> Result<Option<Service>, Refusal> {
    let row = first(context.view, Resource::Service, "nome", name.trim())?;
    if row.is_none() && context.is("v1-unknown-service", "refuse") {
        return Err(LastroError::at("servico", IssueCode::UnknownKey).into());
    }
    row.as_ref().map(record::<Service>).transpose()
}

/// The payment method with this name, ignoring case.
pub fn payment_method(view: &dyn View, name: &str) -> Result<Option<PaymentMethod>, Refusal> {
    let row = first(view, Resource::PaymentMethod, "nome", name.trim())?;
    row.as_ref().map(record::<PaymentMethod>).transpose()
}

/// The payment method that a sale creates if no payment method has the given name. The service's documentation does not state
/// its kind, so the policy `v1-new-payment-method` chooses it.
pub fn new_payment_method(context: &Context<'_>, given: &SaleParameters) -> Result<PaymentMethod, Refusal> {
    let kind = if context.is("v1-new-payment-method", "boleto") || given.parcelas.is_some() {
        PaymentKind::Boleto
    } else if given.cartao_numero.is_some() {
        PaymentKind::OnlineCard
    } else {
        PaymentKind::Cash
    };
    let id = context.view.counter(Counter::Key(Table::PaymentMethod))?.saturating_add(1);
    Ok(PaymentMethod {
        id: Some(id),
        nome: given.meio_pagamento.as_deref().map(|name| name.trim().to_owned()),
        status: Some(ActiveStatus::Active),
        tipo: Some(kind),
        multa: Some(Percent::default()),
        juros: Some(Percent::default()),
        ..PaymentMethod::default()
    })
}
