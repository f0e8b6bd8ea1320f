//! Converts records into the format of version 1: numbers are strings, and unset fields are empty strings.

use lastro::brazil::municipality;
use lastro::json::Value;
use lastro::model::codes::FederativeUnit;
use lastro::model::{Codec, Customer, Model, Municipality, Node, Reader, Service, Target};
use lastro::v1::{CityV1, CustomerV1, EntryV1, ServiceV1};
use lastro::value::Code as _;

use super::steps::record;
use crate::decide::{Context, Refusal};
use crate::state::{Table, View as _};

/// Where a record occurs in a response. A record that is nested in a sale has keys in place of its own nested objects.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The record is the response itself, or an element of a page.
    Itself,
    /// The record is nested in a sale.
    Sale,
}

/// Prefixes of the fields that track the delivery of messages. Unset fields with these prefixes are null; other unset fields
/// are empty strings.
const TRACKING: [&str; 3] = ["email_", "sms_", "whatsapp_"];

/// Writes a record of version 1 as a response has it, without the fields in `hidden`.
pub fn answer<T: Codec>(context: &Context<'_>, record: &T, hidden: &[&str]) -> Value {
    let mut answer = record.value(Target::Answer);
    if let Value::Object(members) = &mut answer {
        members.retain(|(name, _)| !hidden.contains(&name.as_str()));
        for (name, value) in members {
            if TRACKING.iter().any(|kind| name.starts_with(kind)) && value.as_str() == Some("") {
                *value = Value::Null;
            }
        }
    }
    if context.is("v1-empty", "null") {
        empty_as_null(&mut answer);
    }
    answer
}

fn empty_as_null(value: &mut Value) {
    match value {
        Value::String(text) if text.is_empty() => *value = Value::Null,
        Value::Array(items) => items.iter_mut().for_each(empty_as_null),
        Value::Object(members) => members.iter_mut().for_each(|(_, member)| empty_as_null(member)),
        _ => {}
    }
}

/// Converts a record of version 2 into one of version 1: copies the fields that both versions have under the same names, except
/// those in `but`.
pub fn same<T: Model, U: Model + Default>(record: &T, but: &[&str]) -> U {
    let Value::Object(mut members) = record.value(Target::Program) else { return U::default() };
    members.retain(|(name, _)| U::TABLE.field(name).is_some() && !but.contains(&name.as_str()));
    U::read(&Node::from(&Value::Object(members)), &mut Reader::new()).unwrap_or_default()
}

/// Writes a service that is not nested in a sale.
pub fn service(context: &Context<'_>, from: &Service) -> Value {
    answer(context, &service_v1(from, Place::Itself), &["id_servico", "id_atividade"])
}

/// Converts a service into the record of version 1.
pub fn service_v1(from: &Service, place: Place) -> ServiceV1 {
    let mut service: ServiceV1 = same(from, &["servico", "atividade"]);
    if place == Place::Itself {
        service.servico = entry(service.id_servico.take(), from.servico.as_ref());
        service.atividade = entry(service.id_atividade.take(), from.atividade.as_ref());
    }
    service
}

/// Converts key and name into an entry of a reference list; `None` without a key.
fn entry(id: Option<i64>, name: Option<&String>) -> Option<EntryV1> {
    id.map(|id| EntryV1 { id: Some(id), nome: name.cloned(), ..EntryV1::default() })
}

/// Writes a customer that is not nested in a sale.
pub fn customer(context: &Context<'_>, from: &Customer) -> Result<Value, Refusal> {
    Ok(answer(context, &customer_v1(context, from, Place::Itself)?, &["id_cidade"]))
}

/// Converts a customer into the record of version 1.
pub fn customer_v1(context: &Context<'_>, from: &Customer, place: Place) -> Result<CustomerV1, Refusal> {
    let mut customer: CustomerV1 = same(from, &["cidade"]);
    if place == Place::Itself
        && let Some(id) = customer.id_cidade.take()
    {
        customer.cidade = Some(city(context, id, from.cidade.as_ref())?);
    }
    Ok(customer)
}

/// A city with its federative unit (state). If the list of municipalities lacks the city, the unit is taken from the first two
/// digits of the code.
fn city(context: &Context<'_>, id: i64, name: Option<&String>) -> Result<CityV1, Refusal> {
    let row = context.reference.get(Table::Municipality, id)?;
    let listed = row.as_ref().map(record::<Municipality>).transpose()?;
    let listed_unit = listed.as_ref().and_then(|city| city.uf);
    let unit = listed_unit.unwrap_or_else(|| FederativeUnit::from_code(municipality::unit(id)));
    let uf = match unit {
        // the debug name of a variant is the abbreviation of the unit, such as `Sp`
        known if context.is("v1-uf", "letters") && !matches!(known, FederativeUnit::Unknown(_)) => {
            format!("{known:?}").to_uppercase()
        }
        unit => unit.code().to_string(),
    };
    let nome = name.cloned().or_else(|| listed.and_then(|city| city.nome));
    Ok(CityV1 { id: Some(id), nome, uf: Some(uf), ..CityV1::default() })
}
