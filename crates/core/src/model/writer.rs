//! The shared encoder: writes the fields of one record in the order of its table.

use super::{Extra, Form, ModelTable, Parts};
use crate::json::{Value, repeated};

/// The JSON object of a record, in the order of its table.
///
/// Unset fields are left out of an entity, and are null in an answer. Members that are not fields follow the fields; a
/// member with the name of a field that is set is left out.
#[must_use]
pub fn write_record(record: &dyn Parts, form: Form) -> Value {
    let table = record.table();
    let mut members = Vec::new();
    for (index, field) in table.fields.iter().enumerate() {
        let written = record.part_at(index).map_or(Value::Null, |part| part.part(form));
        if written != Value::Null || !table.open() {
            members.push((field.name.to_owned(), in_dialect(written, table, form)));
        }
    }
    if let Some(extra) = record.extra() {
        append(table, &mut members, extra);
    }
    Value::Object(members)
}

/// A field's value as the service writes it in the table's dialect.
pub(super) fn in_dialect(written: Value, table: &ModelTable, form: Form) -> Value {
    match written {
        Value::Number(text) if table.is_legacy() && form == Form::Wire => Value::String(text),
        written => written,
    }
}

/// Adds the members that are not fields after the fields, or in the member `extra` if the dialect has one.
pub(super) fn append(table: &ModelTable, members: &mut Vec<(String, Value)>, extra: &Extra) {
    let (astray, meant) = extra.parts();
    members.extend_from_slice(astray);
    let mut apart = Vec::new();
    let names: Vec<&str> = meant.iter().map(|(name, _)| name.as_str()).collect();
    let written = members.len();
    for ((name, value), repeated) in meant.iter().zip(repeated(&names)) {
        if table.is_parameters() {
            apart.push((name.clone(), value.clone()));
        } else if !repeated && !members.iter().take(written).any(|(written, _)| written == name) {
            members.push((name.clone(), value.clone()));
        }
    }
    if !apart.is_empty() {
        members.push((EXTRA.to_owned(), Value::Object(apart)));
    }
}

/// The member of a [`Dialect::Parameters`] that holds members that are not fields.
pub(crate) const EXTRA: &str = "extra";
