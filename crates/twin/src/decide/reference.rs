//! The lists that never change.

use super::listing;
use super::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::state::{Table, View as _};

/// A page of activities, items of the service list, or municipalities.
pub fn page(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    listing::page_of(context, call, context.reference)
}

/// All indices: the service's document has neither filters nor pages here.
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
