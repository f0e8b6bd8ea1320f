//! Cells as JSON: an amount as an exact number, a date as a text, a record as an object.

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Date32Type, Decimal128Type, Int64Type};
use arrow_array::{Array, RecordBatch, StructArray};
use arrow_schema::DataType;
use lastro::LocalDate;
use lastro::json::Value;

/// The value of a cell. It takes the types of this crate's answers; a cell of any other type is null.
#[must_use]
pub fn value(array: &dyn Array, row: usize) -> Value {
    if row >= array.len() || array.is_null(row) {
        return Value::Null;
    }
    match array.data_type() {
        DataType::Utf8 => Value::String(array.as_string::<i32>().value(row).to_owned()),
        DataType::Boolean => Value::Bool(array.as_boolean().value(row)),
        DataType::Int64 => Value::Number(array.as_primitive::<Int64Type>().value(row).to_string()),
        DataType::Decimal128(..) => Value::Number(array.as_primitive::<Decimal128Type>().value_as_string(row)),
        DataType::Date32 => {
            let days = array.as_primitive::<Date32Type>().value(row);
            LocalDate::from_epoch_days(days).map_or(Value::Null, |date| Value::String(date.to_string()))
        }
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            Value::Array((0..items.len()).map(|item| value(&items, item)).collect())
        }
        DataType::Struct(_) => object(array.as_struct(), row),
        _ => Value::Null,
    }
}

/// A row as an object of its columns.
#[must_use]
pub fn row(batch: &RecordBatch, row: usize) -> Value {
    let schema = batch.schema();
    let names = schema.fields().iter().map(|field| field.name().clone());
    Value::Object(names.zip(batch.columns()).map(|(name, column)| (name, value(column, row))).collect())
}

fn object(record: &StructArray, row: usize) -> Value {
    let names = record.fields().iter().map(|field| field.name().clone());
    Value::Object(names.zip(record.columns()).map(|(name, column)| (name, value(column, row))).collect())
}
