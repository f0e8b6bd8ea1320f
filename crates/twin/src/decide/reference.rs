//! Operations on the read-only reference lists.

use super::listing;
use super::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::state::{Table, View as _};

/// Handles a listing of activities, of items of the service list, or of municipalities.
pub fn page(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    listing::page_of(context, call, context.reference)
}

/// Returns all adjustment indices at once, since the service documents neither filters nor pagination for them.
pub fn indices(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let rows = context.reference.scan(Table::AdjustmentIndex, 0, usize::MAX)?;
    let request_id = listing::request_id(context, call)?;
    let records: Vec<&str> = rows.iter().map(|row| &*row.doc).collect();
    let count = rows.len();
    let body = format!(
        "{{\"header\":{{\"offset\":0,\"limit\":{count},\"count\":{count},\"sort\":null,\"requestId\":\"{request_id}\"}},\"data\":[{}]}}",
        records.join(",")
    );
    Ok(Decision::read(Response::json(200, body)))
}
