//! The virtual wallet of a CPF (a person's taxpayer number): the customers with this CPF, their dependents, and the plans that
//! they signed up for.

use std::collections::BTreeMap;

use lastro::brazil::cpf;
use lastro::model::codes::ActiveStatus;
use lastro::model::{Codec as _, Contact, Customer, HiredPlan, Json, Model as _, Target, WalletEntry};
use lastro::query::{Query, Resource};

use super::customer::holders;
use super::names::sections;
use super::{Call, Context, Decision, Refusal};
use crate::filled;
use crate::http::Response;
use crate::state::{Row, Table};

/// The `tipo` of a contact that is a dependent of the customer.
const DEPENDENT: &str = "dependente";

/// Handles the request for the wallet of a CPF (a person's taxpayer number).
pub fn select(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let plain = call.part.bytes().all(|byte| byte.is_ascii_digit());
    let Some(digits) = cpf::digits(call.part).filter(|_| plain) else {
        return Err(Refusal::bad("O CPF precisa ter 11 dígitos, sem máscara, com os dígitos verificadores corretos."));
    };
    let mut entries: Vec<WalletEntry> = Vec::new();
    for row in customers(context, &digits)? {
        entries.extend(family(context, &row)?);
    }
    if entries.is_empty() && context.is("wallet-unknown-cpf", "not-found") {
        return Err(Refusal::not_found());
    }
    Ok(Decision::read(Response::json(200, entries.json(Target::Answer))))
}

/// The customers that have this CPF (a person's taxpayer number), or that have a dependent with this CPF. Each customer occurs
/// once. The customers are ordered by key.
fn customers(context: &Context<'_>, digits: &str) -> Result<Vec<Row>, Refusal> {
    let mut found: BTreeMap<_, _> = filled(holders(context, "cpf", digits)?.into_iter().map(|row| (row.id, row)));
    if context.is("wallet-dependents", "contacts") {
        let forms = [Some(digits.to_owned()), cpf::format(digits)].into_iter().flatten();
        let filters = forms.map(|form| Contact::CPF.is(&form));
        let query = Query { filters: Some(filters.collect()), limit: Some(1_000), ..Query::all(Resource::Customer) };
        for row in context.view.select(Resource::Customer, &query)?.rows {
            let has_it = |contact: &Contact| contact.cpf.as_deref().and_then(cpf::digits).as_deref() == Some(digits);
            if dependents(&row)?.iter().any(has_it) {
                found.insert(row.id, row);
            }
        }
    }
    Ok(found.into_values().collect())
}

/// The wallet entries of a customer and its dependents.
fn family(context: &Context<'_>, row: &Row) -> Result<Vec<WalletEntry>, Refusal> {
    let (customer, _) = Customer::from_json(row.doc.as_bytes())?;
    let plans = hired(context, row.id)?;
    let active = if context.is("wallet-status", "customer") {
        customer.status != Some(ActiveStatus::Inactive)
    } else {
        plans.iter().any(|plan| plan.carteira_virtual_status == Some(true))
    };
    let holder = WalletEntry {
        nome: customer.nome,
        cpf: customer.cpf,
        cnpj: customer.cnpj,
        carteira_virtual_status: Some(active),
        planos_contratados: Some(plans),
        ..WalletEntry::default()
    };
    let mut entries = Vec::new();
    if context.is("wallet-dependents", "contacts") {
        for Contact { nome, cpf, .. } in dependents(row)? {
            entries.push(WalletEntry { nome, cpf, cnpj: None, titular: holder.nome.clone(), ..holder.clone() });
        }
    }
    entries.insert(0, holder);
    Ok(entries)
}

/// A customer's dependents.
fn dependents(row: &Row) -> Result<Vec<Contact>, Refusal> {
    let sections = sections(row)?;
    let contacts = sections.iter().find(|(name, _)| name == "contatos").and_then(|(_, list)| list.as_array());
    let all = contacts.unwrap_or_default().iter().map(|contact| Contact::decode(&Json(contact.clone())));
    let all = all.collect::<Result<Vec<_>, _>>()?.into_iter().map(|(contact, _)| contact);
    let is_dependent =
        |contact: &Contact| contact.tipo.as_ref().is_some_and(|kind| kind.eq_ignore_ascii_case(DEPENDENT));
    Ok(all.filter(is_dependent).collect())
}

/// The plans that a customer signed up for, ordered by key.
fn hired(context: &Context<'_>, customer: i64) -> Result<Vec<HiredPlan>, Refusal> {
    let mut plans = Vec::new();
    for row in context.view.scan(Table::HiredPlan, i64::MIN, usize::MAX)? {
        let Json(plan) = Json::parse(row.doc.as_bytes())?;
        if super::body::integer(plan.get("id_cliente")) == Some(customer) {
            plans.push(HiredPlan::decode(&Json(plan))?.0);
        }
    }
    Ok(plans)
}
