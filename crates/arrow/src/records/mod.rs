//! Whole records in columns: validation, writing as documents, conversion from version 1, reconciliation with receipts, and a
//! report of their issues.

pub mod amounts;
mod check;
pub mod reconcile;
pub mod report;
pub mod v1;
pub mod validate;
pub mod write;

use arrow_array::RecordBatch;
use lastro::LastroError;
use lastro::json::Value;
use lastro::model::Json;

use crate::schema::EXTRA;
pub use crate::value::cell;
use crate::value::object;

/// Converts a row to a JSON object: the columns that are not null, and the members of the object in `extra`. If the
/// row was read from text that is not a record, `extra` has this text as a JSON string, which becomes the member `extra`.
///
/// # Errors
/// `extra` is not JSON; the errors of [`cell`].
pub fn document(batch: &RecordBatch, row: usize) -> Result<Value, LastroError> {
    let schema = batch.schema();
    let names = schema.fields().iter().map(|field| field.name().as_str());
    let columns = || names.clone().zip(batch.columns());
    let text = columns().find(|(name, _)| *name == EXTRA).map(|(_, extra)| cell(extra, row));
    let read = match text.transpose()? {
        Some(Value::String(text)) => Some(Json::parse(text.as_bytes()).map_err(|error| error.under(EXTRA))?.0),
        _ => None,
    };
    let Some(kept @ Value::String(_)) = read else { return object(columns(), row).map(Value::Object) };
    let mut members = object(columns().filter(|(name, _)| *name != EXTRA), row)?;
    members.push((EXTRA.to_owned(), kept));
    Ok(Value::Object(members))
}
