//! Marks the services and city halls for which an invoice was issued, since some parameters of version 1 are required only
//! until the first invoice.

use lastro::json::Value;
use lastro::model::{Json, Sale};
use lastro::v1::SaleParameters;

use super::steps::{Members, set, with_member};
use crate::decide::Refusal;
use crate::state::{Draft, Row, StoreFault, Table, View};

/// The name of the member that is true once an invoice was issued: in the extras of a service, or in the row of a city hall.
const ISSUED: &str = "emitida";

/// Marks the services of a sale's items, and its city hall, as having an issued invoice.
///
/// # Errors
/// The store cannot be read.
pub fn note(draft: &mut Draft<'_>, sale: &Sale) -> Result<(), Refusal> {
    for id in sale.itens.iter().flatten().filter_map(|item| item.id_servico) {
        let Some(row) = draft.get(Table::Service, id)?.filter(|row| !is_service_noted(row)) else { continue };
        let extras = with_member(row.extras.as_deref(), ISSUED, Value::Bool(true))?;
        draft.put(Table::Service, Row { extras: Some(extras), ..row });
    }
    if let Some(city) = sale.nfse_dados.as_ref().and_then(|data| data.id_municipio_emissao) {
        let row = draft.get(Table::CityHall, city)?;
        if !row.as_ref().is_some_and(is_city_noted) {
            let mut doc = row.as_ref().map(stored).transpose()?.unwrap_or_else(|| empty(city));
            set(&mut doc, ISSUED, Value::Bool(true));
            draft.put(Table::CityHall, city_row(city, doc));
        }
    }
    Ok(())
}

/// Whether an invoice for a service was issued before.
pub fn of_service(view: &dyn View, service: Option<i64>) -> Result<bool, StoreFault> {
    let row = service.map(|id| view.get(Table::Service, id)).transpose()?.flatten();
    Ok(row.as_ref().is_some_and(is_service_noted))
}

/// Whether an invoice was issued before at the city hall of this municipality.
pub fn of_city(view: &dyn View, city: Option<i64>) -> Result<bool, StoreFault> {
    let row = city.map(|id| view.get(Table::CityHall, id)).transpose()?.flatten();
    Ok(row.as_ref().is_some_and(is_city_noted))
}

/// The row of a city hall, updated with the company data in the parameters of a sale; `None` if the row does not change.
pub fn company(view: &dyn View, given: &SaleParameters) -> Result<Option<Row>, Refusal> {
    let Some(city) = given.nfse_municipio_emissao else { return Ok(None) };
    let code = |code: i64| Value::Number(code.to_string());
    let yes_no = |flag: Option<lastro::model::codes::YesNo>| flag.map(|flag| code(lastro::value::Code::code(flag)));
    let registration = given.nfse_inscricao_municipal.as_ref().filter(|text| !text.is_empty());
    let told = [
        ("nfse_inscricao_municipal", registration.map(|text| Value::String(text.clone()))),
        ("nfse_optante_simples_nacional", yes_no(given.nfse_optante_simples_nacional)),
        ("nfse_incentivador_cultural", yes_no(given.nfse_incentivador_cultural)),
    ];
    let row = view.get(Table::CityHall, city)?;
    let before = row.as_ref().map(stored).transpose()?.unwrap_or_else(|| empty(city));
    let mut after = before.clone();
    for (name, value) in told {
        if let Some(value) = value {
            set(&mut after, name, value);
        }
    }
    Ok((after != before).then(|| city_row(city, after)))
}

fn is_service_noted(row: &Row) -> bool {
    row.extras.as_deref().is_some_and(|extras| extras.contains("\"emitida\":true"))
}

fn is_city_noted(row: &Row) -> bool {
    row.doc.contains("\"emitida\":true")
}

fn empty(city: i64) -> Members {
    vec![("id".to_owned(), Value::Number(city.to_string()))]
}

fn city_row(id: i64, doc: Members) -> Row {
    Row::new(id, Value::Object(doc).to_json().into(), None)
}

/// The members of a stored object.
fn stored(row: &Row) -> Result<Members, Refusal> {
    match Json::parse(row.doc.as_bytes())? {
        Json(Value::Object(members)) => Ok(members),
        Json(_) => Ok(Vec::new()),
    }
}
