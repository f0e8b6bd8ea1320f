//! Responses that contain one record, and helpers for operations on one record.

use std::borrow::Cow;

use lastro::http::{Narrowing, Shape};
use lastro::model::{Codec, Target, Type};
use lastro::query::{Query, Resource};

use super::listing;
use super::sale::with_addresses;
use super::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::query::shown;
use crate::state::{Row, Table};

/// The JSON text of a record, as a response contains it.
#[must_use]
pub fn document<T: Codec>(record: &T) -> String {
    record.json(Target::Answer)
}

/// Handles `select`: returns the record whose key is in the path.
pub fn select(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let table = table_of(call)?;
    let row = existing(context, table, call)?;
    let text = match call.operation.route().narrowing {
        Narrowing::Shown(resource) if !call.query.is_empty() => shown(&row, &narrowed(context, resource, call)?)?,
        _ => Cow::Borrowed(&*row.doc),
    };
    Ok(Decision::read(Response::json(200, with_addresses(context, row.has_addresses, &text).into_owned())))
}

/// Parses the query of a request for one record: `_fields` and `_expand`.
fn narrowed(context: &Context<'_>, resource: Resource, call: &Call<'_>) -> Result<Query, Refusal> {
    let query = listing::parsed(context, resource, call.query)?;
    // filters, order and pagination have no effect on a single record, so they count as unknown parameters
    let narrowed = Query { fields: query.fields.clone(), expand: query.expand.clone(), ..Query::all(resource) };
    let searched = Query { filters: query.filters.clone().filter(|filters| !filters.is_empty()), ..query };
    if searched != narrowed && context.is("unknown-parameter", "refuse") {
        return Err(Refusal::bad("A consulta de um registro aceita somente _fields e _expand."));
    }
    Ok(narrowed)
}

/// The row whose key is in the path.
pub fn existing(context: &Context<'_>, table: Table, call: &Call<'_>) -> Result<Row, Refusal> {
    context.view.get(table, key(call)?)?.ok_or_else(Refusal::not_found)
}

/// The key in the path.
pub fn key(call: &Call<'_>) -> Result<i64, Refusal> {
    let digits = call.part.bytes().all(|byte| byte.is_ascii_digit());
    call.part.parse().ok().filter(|_| digits).ok_or_else(Refusal::not_found)
}

/// The table of the records that an operation returns, according to the operation's route.
pub fn table_of(call: &Call<'_>) -> Result<Table, Refusal> {
    let records = match call.operation.route().shape {
        Shape::Whole(ty) => ty,
        Shape::Listing { records, .. } => records,
        Shape::Done(_) => return Err(Refusal::not_found()),
    };
    let record = match records {
        Type::List(Type::Record(table)) => *table,
        Type::Record(table) => table,
        _ => return Err(Refusal::not_found()),
    };
    let found = Table::ALL.into_iter().find(|table| table.resource().is_some_and(|r| r.table() == record));
    found.ok_or_else(Refusal::not_found)
}

/// The response to a delete.
pub fn deleted(id: i64) -> Response {
    Response::json(200, format!("{{\"id\":\"{id}\"}}"))
}
