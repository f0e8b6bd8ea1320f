//! Whole records in columns: checked, written as documents, converted from version 1, matched with what was received, and what is
//! wrong with them as a table.

pub mod reconcile;
pub mod report;
pub mod v1;
pub mod validate;
mod value;
pub mod write;

use arrow_array::RecordBatch;
use lastro::LastroError;
use lastro::json::Value;
use lastro::model::Json;

/// A row as a document: its columns that are not null, and the members that `extra` holds; where `extra` holds a text that
/// was no record, that text under its name.
///
/// # Errors
/// At an `extra` that is no JSON.
pub fn document(batch: &RecordBatch, row: usize) -> Result<Value, LastroError> {
    let schema = batch.schema();
    let names = schema.fields().iter().map(|field| field.name().as_str());
    let columns = || names.clone().zip(batch.columns());
    let text = columns().find(|(name, _)| *name == value::EXTRA).map(|(_, extra)| value::value(extra, row));
    let read = match text.transpose()? {
        Some(Value::String(text)) => Some(Json::parse(text.as_bytes()).map_err(|error| error.under(value::EXTRA))?.0),
        _ => None,
    };
    let Some(kept @ Value::String(_)) = read else { return value::object(columns(), row).map(Value::Object) };
    let mut members = value::object(columns().filter(|(name, _)| *name != value::EXTRA), row)?;
    members.push((value::EXTRA.to_owned(), kept));
    Ok(Value::Object(members))
}

/// A cell as a value of a document. An amount has no zeros behind its last digit; what no field of a record can have is
/// null.
///
/// # Errors
/// At an `extra` that is no object in JSON.
pub fn cell(column: &dyn arrow_array::Array, row: usize) -> Result<Value, LastroError> {
    value::value(column, row)
}
