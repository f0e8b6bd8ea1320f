//! Updates copied names. A record stores the key of another record together with its name, such as `id_cliente` and `cliente`.
//! When the other record changes, the copies are updated.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::Json;
use lastro::query::{Filter, Operator, Query, Resource};

use super::display::name_of;
use super::{Context, Refusal};
use crate::query::whole;
use crate::state::{Draft, Row, StoreFault, Table, View};

/// Number of records per query when all matching records are read.
const BATCH: i64 = 1_000;

/// The name of the record to which a body refers by its key `id`, as [`name_of`] returns it. `field`: the field with the key.
///
/// # Errors
/// 400 if no record has the key and the policy `unknown-list-entry` refuses unknown keys.
pub fn listed(
    context: &Context<'_>,
    view: &dyn View,
    table: Table,
    field: &str,
    id: Option<i64>,
) -> Result<Option<String>, Refusal> {
    let name = name_of(view, table, id)?;
    if id.is_some() && name.is_none() && context.is("unknown-list-entry", "refuse") {
        return Err(Refusal::bad(format!("{field}: não há registro com este identificador.")));
    }
    Ok(name)
}

/// Whether any record of `resource` has the value `id` in a field.
pub fn is_used(view: &dyn View, resource: Resource, field: &str, id: i64) -> Result<bool, Refusal> {
    let query = Query { limit: Some(1), ..with(resource, field, id, 0) };
    Ok(view.select(resource, &query)?.count > 0)
}

fn with(resource: Resource, field: &str, id: i64, after: i64) -> Query {
    let filter = |field: &str, operator, value: i64| Filter {
        field: field.to_owned(),
        operator: Some(operator),
        value: Some(lastro::model::Scalar(value.to_string())),
        values: None,
    };
    let filters = vec![filter(field, Operator::Eq, id), filter("id", Operator::Gt, after)];
    let sort = Some(vec!["id".to_owned()]);
    Query { filters: Some(filters), sort, limit: Some(BATCH), ..Query::all(resource) }
}

/// Every record of `resource` that has the value `id` in a field, ordered by key.
fn all_with(view: &dyn View, resource: Resource, field: &str, id: i64) -> Result<Vec<Row>, StoreFault> {
    let mut all = Vec::new();
    let mut after = 0;
    loop {
        let found = view.select(resource, &with(resource, field, id, after))?.rows;
        let Some(last) = found.last() else { return Ok(all) };
        after = last.id;
        all.extend(found);
    }
}

/// Writes the new name of a customer into its sales. `name`: `None` if the customer was deleted.
pub fn customer_named(draft: &mut Draft<'_>, id: i64, name: Option<&str>) -> Result<(), Refusal> {
    for row in all_with(draft.view(), Resource::Sale, "id_cliente", id)? {
        let mut sale = Json::parse(row.doc.as_bytes())?.0;
        set(&mut sale, "cliente", name);
        draft.put(Table::Sale, Row::new(row.id, sale.to_json().into(), row.extras));
    }
    Ok(())
}

/// Writes the new name of a service into the items of sales and plans. `name`: `None` if the service was deleted.
pub fn service_named(draft: &mut Draft<'_>, id: i64, name: Option<&str>) -> Result<(), Refusal> {
    for row in all_with(draft.view(), Resource::Sale, "itens.id_servico", id)? {
        let mut sale = Json::parse(row.doc.as_bytes())?.0;
        name_items(&mut sale, id, name);
        draft.put(Table::Sale, Row::new(row.id, sale.to_json().into(), row.extras));
    }
    service_named_in_plans(draft, id, name)
}

/// Writes the new name of a service into the items of plans only. This is enough for a new service, since no sale refers to the
/// service yet.
pub fn service_named_in_plans(draft: &mut Draft<'_>, id: i64, name: Option<&str>) -> Result<(), Refusal> {
    for row in all_with(draft.view(), Resource::Plan, "itens.id_servico", id)? {
        let Some(extras) = &row.extras else { continue };
        let mut sections = Json::parse(extras.as_bytes())?.0;
        name_items(&mut sections, id, name);
        let extras: Arc<str> = sections.to_json().into();
        draft.put(Table::Plan, Row { extras: Some(extras), ..row });
    }
    Ok(())
}

/// Sets the name of the service `id` in every item of a record that refers to this service.
fn name_items(record: &mut Value, id: i64, name: Option<&str>) {
    let Value::Object(members) = record else { return };
    let Some((_, Value::Array(items))) = members.iter_mut().find(|(name, _)| name == "itens") else { return };
    for item in items.iter_mut().filter(|item| super::body::integer(item.get("id_servico")) == Some(id)) {
        set(item, "servico", name);
    }
}

fn set(record: &mut Value, field: &str, text: Option<&str>) {
    let Value::Object(members) = record else { return };
    if let Some((_, value)) = members.iter_mut().find(|(name, _)| name == field) {
        *value = text.map_or(Value::Null, |text| Value::String(text.to_owned()));
    }
}

/// The members of a row's extras: the data that only some responses show.
pub fn sections(row: &Row) -> Result<super::body::Members, Refusal> {
    let Some(extras) = &row.extras else { return Ok(Vec::new()) };
    Ok(super::body::members(Json::parse(extras.as_bytes())?.0))
}

/// The document of a row together with its extras, as JSON text.
pub fn whole_text(row: &Row) -> Result<String, Refusal> {
    Ok(whole(row)?.to_json())
}
