//! The shared encoder: writes the fields of one record in the order of its table.

use super::{Form, Kind, ModelTable, Parts};
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

/// What a body is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A new record: its own key is the service's to give.
    Insert,
    /// A change: keys say which record is meant.
    Update,
}

/// Leaves out of a written record what the service fills in: read-only and display fields, and on insert keys.
#[must_use]
pub fn body(value: Value, table: &ModelTable, purpose: Purpose) -> Value {
    let Value::Object(members) = value else { return value };
    let sent = members.into_iter().filter_map(|(name, member)| {
        let Some(field) = table.field(&name) else { return Some((name, member)) };
        match field.kind {
            Kind::ReadOnly | Kind::Display => None,
            Kind::Key if purpose == Purpose::Insert => None,
            Kind::Key | Kind::Plain => Some((name, nested(member, field.ty, purpose))),
        }
    });
    Value::Object(sent.collect())
}

fn nested(value: Value, ty: super::Type, purpose: Purpose) -> Value {
    use super::Type;
    match (ty, value) {
        (Type::Optional(inner), value) => nested(value, *inner, purpose),
        (Type::List(inner), Value::Array(items)) => {
            Value::Array(items.into_iter().map(|item| nested(item, *inner, purpose)).collect())
        }
        (Type::Record(table), value) => body(value, table, purpose),
        (_, value) => value,
    }
}
