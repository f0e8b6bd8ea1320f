//! Whole records in columns: checked, written as documents, converted from version 1, matched with what was received, and what is
//! wrong with them as a table.

pub mod reconcile;
pub mod report;
pub mod v1;
pub mod validate;
mod value;
pub mod write;

use arrow_array::RecordBatch;
use lastro::json::Value;
use lastro::LastroError;

/// A row as a document: its columns that are not null, and the members that `extra` holds.
///
/// # Errors
/// At an `extra` that is no object in JSON.
pub fn document(batch: &RecordBatch, row: usize) -> Result<Value, LastroError> {
    let schema = batch.schema();
    let names = schema.fields().iter().map(|field| field.name().as_str());
    value::object(names.zip(batch.columns()), row).map(Value::Object)
}

/// A cell as a value of a document. An amount has no zeros behind its last digit; what no field of a record can have is
/// null.
///
/// # Errors
/// At an `extra` that is no object in JSON.
pub fn cell(column: &dyn arrow_array::Array, row: usize) -> Result<Value, LastroError> {
    value::value(column, row)
}
