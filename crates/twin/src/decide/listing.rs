//! Listings.

use lastro::http::Narrowing;
use lastro::json::Value;
use lastro::query::{Query, Resource, parse};

use super::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::identity;
use crate::query::shown;
use crate::state::{Counter, Found, View};

/// A page of the records of an entity.
pub fn page(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    page_of(context, call, context.view)
}

/// A page of records that another view has.
pub fn page_of(context: &Context<'_>, call: &Call<'_>, view: &dyn View) -> Result<Decision, Refusal> {
    let Narrowing::Query(resource) = call.operation.route().narrowing else { return Err(Refusal::not_found()) };
    let query = query(context, resource, call.query)?;
    let found = view.select(resource, &query)?;
    let request_id = request_id(context, call)?;
    Ok(Decision::read(Response::json(200, written(&query, &found, &request_id)?)))
}

/// The query of a listing, with its limit.
fn query(context: &Context<'_>, resource: Resource, text: &str) -> Result<Query, Refusal> {
    let mut query = parse(resource, text)?;
    let default = if context.is("default-limit", "10") { 10 } else { 100 };
    query.limit = Some(query.limit.unwrap_or(default));
    Ok(query)
}

/// The hash that tells this answer from others. It follows from the state and the request, so that a repeat of both
/// gives the same bytes.
pub fn request_id(context: &Context<'_>, call: &Call<'_>) -> Result<String, Refusal> {
    let revision = context.view.counter(Counter::Revision)?.to_be_bytes();
    let which = [&revision[..], call.operation.name().as_bytes(), &[0], call.query.as_bytes()].concat();
    Ok(identity::hex(&identity::derive_of(context.settings.seed, "request", &which), 32))
}

/// The page as text.
fn written(query: &Query, found: &Found, request_id: &str) -> Result<String, Refusal> {
    let sort = query.sort.as_ref().filter(|sort| !sort.is_empty());
    let sort = sort.map_or(Value::Null, |sort| Value::String(sort.join(","))).to_json();
    let (offset, limit) = (query.offset.unwrap_or_default(), query.limit.unwrap_or_default());
    let size = found.rows.iter().map(|row| row.doc.len().saturating_add(1)).sum::<usize>();
    let mut text = String::with_capacity(size.saturating_add(160));
    let header = format!(
        "{{\"header\":{{\"offset\":{offset},\"limit\":{limit},\"count\":{},\"sort\":{sort},\"requestId\":\"{request_id}\"}},\"data\":[",
        found.count
    );
    text.push_str(&header);
    for (place, row) in found.rows.iter().enumerate() {
        text.push_str(if place == 0 { "" } else { "," });
        text.push_str(&shown(row, query)?);
    }
    text.push_str("]}");
    Ok(text)
}
