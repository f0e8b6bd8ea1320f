//! Listings: pages of records.

use std::borrow::Cow;

use lastro::http::Narrowing;
use lastro::json::Value;
use lastro::model::Scalar;
use lastro::query::{Query, Resource, parse};
use lastro::{Issue, IssueCode, LastroError};

use super::sale::with_addresses;
use super::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::identity;
use crate::query::shown;
use crate::state::{Counter, Found, View};

/// Handles a listing of records of the state.
pub fn page(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    page_of(context, call, context.view)
}

/// Handles a listing of records of `view`, which is the state or the reference lists.
pub fn page_of(context: &Context<'_>, call: &Call<'_>, view: &dyn View) -> Result<Decision, Refusal> {
    let Narrowing::Query(resource) = call.operation.route().narrowing else { return Err(Refusal::not_found()) };
    let query = query(context, resource, call.query)?;
    let found = view.select(resource, &query)?;
    let request_id = request_id(context, call)?;
    let mut text = written(&query, &found, &request_id)?;
    let has_addresses = found.rows.iter().any(|row| row.has_addresses);
    if let Cow::Owned(whole) = with_addresses(context, has_addresses, &text) {
        text = whole;
    }
    Ok(Decision::read(Response::json(200, text)))
}

/// Parses the query string of a listing. Without `_limit`, sets the default limit.
fn query(context: &Context<'_>, resource: Resource, text: &str) -> Result<Query, Refusal> {
    let mut query = parsed(context, resource, text)?;
    let default = if context.is("default-limit", "10") { 10 } else { 100 };
    query.limit = Some(query.limit.unwrap_or(default));
    // URLs are stored without the base URL, so the base URL is removed from the values of filters on URLs
    for filter in query.filters.iter_mut().flatten().filter(|filter| filter.field.ends_with("_url")) {
        if let Some(Scalar(text)) = &mut filter.value
            && let Some(stored) = text.strip_prefix(&context.settings.base_url)
        {
            *text = stored.to_owned();
        }
    }
    Ok(query)
}

/// Parses a query string. If the policy `unknown-parameter` ignores unknown parameters, they are removed first.
pub fn parsed(context: &Context<'_>, resource: Resource, text: &str) -> Result<Query, LastroError> {
    if context.is("unknown-parameter", "refuse") {
        return parse(resource, text);
    }
    let known =
        |part: &&str| parse(resource, part).map_or_else(|error| !error.issues().iter().all(is_unknown), |_| true);
    parse(resource, &text.split('&').filter(known).collect::<Vec<_>>().join("&"))
}

/// Whether an issue is about a parameter that is not a field, operator or function of the listing.
fn is_unknown(issue: &Issue) -> bool {
    match issue.code {
        IssueCode::UnknownField => issue.path.ends_with(".field"),
        IssueCode::ReservedName => issue.path.starts_with("query._"),
        IssueCode::InvalidChoice => issue.path.ends_with(".operator"),
        _ => false,
    }
}

/// The `requestId` of a response: a hash of the seed, the number of the request and two counters of the state. The counters
/// make it unique if a second process serves the same state later, since its request numbers begin at 1 again.
pub fn request_id(context: &Context<'_>, call: &Call<'_>) -> Result<String, Refusal> {
    let (revision, entry) = (context.view.counter(Counter::Revision)?, context.view.counter(Counter::Entry)?);
    let which = [revision, entry, call.number].map(i64::to_be_bytes).concat();
    Ok(identity::hex(&identity::derive_of(context.settings.seed, "request", &which), 32))
}

/// The limit that the header of a page states: usually the limit of the query. If [`PAGE_BYTES`](crate::state::PAGE_BYTES)
/// ended the page early, it is the number of records in the page. A client that adds this limit to the offset then continues
/// with the next record.
pub fn stated_limit(query: &Query, found: &Found) -> i64 {
    let (limit, offset) = (query.limit.unwrap_or_default(), query.offset.unwrap_or_default());
    let rows = i64::try_from(found.rows.len()).unwrap_or(i64::MAX);
    if rows > 0 && offset.saturating_add(rows) < found.count { limit.min(rows) } else { limit }
}

/// Writes the page as JSON text.
fn written(query: &Query, found: &Found, request_id: &str) -> Result<String, Refusal> {
    let sort = query.sort.as_ref().filter(|sort| !sort.is_empty());
    let sort = sort.map_or(Value::Null, |sort| Value::String(sort.join(","))).to_json();
    let (offset, limit) = (query.offset.unwrap_or_default(), stated_limit(query, found));
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
