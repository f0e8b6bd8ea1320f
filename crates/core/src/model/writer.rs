//! The shared encoder: writes the fields of one record in the order of its table.

use super::{Form, Parts};
use crate::json::Value;

/// The JSON object of a record, in the order of its table.
///
/// What is unset is left out of an entity, and null in an answer. Behind the fields stands what no field names; a
/// member whose field is set is not repeated.
#[must_use]
pub fn write_record(record: &dyn Parts, form: Form) -> Value {
    let table = record.table();
    let mut members = Vec::new();
    for (index, field) in table.fields.iter().enumerate() {
        let written = record.part_at(index).map_or(Value::Null, |part| part.part(form));
        if written != Value::Null || !table.open {
            members.push((field.name.to_owned(), written));
        }
    }
    for (name, value) in record.extra().into_iter().flat_map(super::Extra::members) {
        if !members.iter().any(|(written, _)| written == name) {
            members.push((name.clone(), value.clone()));
        }
    }
    Value::Object(members)
}
