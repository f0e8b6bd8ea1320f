//! Support for list queries over a store: prepared queries, the comparable values that the store keeps for each row, and the
//! JSON of the records in a page.

mod cell;
mod compiled;
mod keys;
mod layout;
mod packed;

use std::borrow::Cow;

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::Json;
use lastro::query::Query;

use crate::state::Row;

pub use cell::{Cell, CellRef, CustomValue, Text};
pub use compiled::{Compiled, Condition, Stop, Term, Wanted, is_stopped};
pub use keys::Keys;
pub use layout::{Column, Layout, Place, Section};
pub use packed::Packed;

/// A complete record: the members of its document and the sections that `_expand` adds, in one object.
///
/// # Errors
/// The stored document is not JSON, which indicates a bug of the store.
pub fn whole(row: &Row) -> Result<Value, LastroError> {
    let Json(mut record) = Json::parse(row.doc.as_bytes())?;
    if let (Value::Object(members), Some(extras)) = (&mut record, &row.extras) {
        let Json(extras) = Json::parse(extras.as_bytes())?;
        members.extend(extras.as_object().unwrap_or_default().iter().filter(|(name, _)| name != "v1").cloned());
    }
    Ok(record)
}

/// A record as JSON text, with only the fields and sections that a query asks for.
///
/// # Errors
/// As [`whole`].
pub fn shown<'r>(row: &'r Row, query: &Query) -> Result<Cow<'r, str>, LastroError> {
    let expanded = query.expand.as_deref().unwrap_or_default();
    let fields = query.fields.as_deref().filter(|fields| !fields.is_empty());
    if fields.is_none() && (expanded.is_empty() || row.extras.is_none()) {
        return Ok(Cow::Borrowed(&row.doc));
    }
    let mut record = whole(row)?;
    if let Value::Object(members) = &mut record {
        let document = Json::parse(row.doc.as_bytes())?;
        let plain = |name: &str| document.0.get(name).is_some();
        let wanted = |name: &str| fields.is_none_or(|fields| fields.iter().any(|field| field == name));
        let asked = |name: &str| expanded.iter().any(|section| section == name);
        members.retain(|(name, _)| if plain(name) { wanted(name) } else { asked(name) });
    }
    Ok(Cow::Owned(record.to_json()))
}
