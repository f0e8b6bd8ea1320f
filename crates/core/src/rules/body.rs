//! Request bodies: of an insert, of an update, and of an update with only the changed fields.

use super::WriteOperation;
use crate::brazil::cep;
use crate::json::{Names, Value};
use crate::model::{Kind, ModelTable, Parts, Target, Type, value_of, write_record};

/// The body to send for a record: without the fields that the service fills in, on insert also without keys, and with
/// postal codes in their printed form.
#[must_use]
pub fn body(record: &dyn Parts, operation: WriteOperation) -> Value {
    let written = value_of(Target::Wire, &mut |writer| write_record(record, writer));
    sent(written, record.table(), operation)
}

/// The smallest update body: the fields that differ, null for a cleared one. A list that differs is sent whole.
#[must_use]
pub fn changes<T: Parts>(original: &T, edited: &T) -> Value {
    smallest_change(original, edited)
}

/// As [`changes`], for records whose type is known from a table alone.
pub(crate) fn smallest_change(original: &dyn Parts, edited: &dyn Parts) -> Value {
    smallest(&body(original, WriteOperation::Update), body(edited, WriteOperation::Update))
}

fn smallest(before: &Value, after: Value) -> Value {
    let mut changed = members(after);
    let old = before.as_object().unwrap_or_default();
    let cleared = cleared(old, &changed);
    let before = Names::new(old);
    changed.retain(|(name, value)| before.get(name).unwrap_or(&Value::Null) != value);
    changed.extend(cleared);
    Value::Object(changed)
}

/// The whole document that an update of a sale needs, with null for a cleared field. The parts of a list are matched by
/// their keys.
#[must_use]
pub fn document<T: Parts>(original: &T, edited: &T) -> Value {
    whole_document(original, edited)
}

/// As [`document`], for records whose type is known from a table alone.
pub(crate) fn whole_document(original: &dyn Parts, edited: &dyn Parts) -> Value {
    let before = body(original, WriteOperation::Update);
    with_cleared(&before, body(edited, WriteOperation::Update))
}

fn with_cleared(before: &Value, after: Value) -> Value {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let cleared = cleared(old, &new);
            let before = Names::new(old);
            let whole = new.into_iter().map(|(name, value)| match before.get(&name) {
                Some(old) => (name, with_cleared(old, value)),
                None => (name, value),
            });
            Value::Object(whole.chain(cleared).collect())
        }
        (Value::Array(old), Value::Array(new)) => {
            // reversed: the first of two parts with the same key counts, but `Names` returns the last
            let keyed: Vec<(String, &Value)> =
                old.iter().rev().filter_map(|part| Some((key_of(part)?, part))).collect();
            let keyed = Names::new(&keyed);
            let whole = new.into_iter().map(|part| match key_of(&part).and_then(|key| keyed.get(&key)) {
                Some(old) => with_cleared(old, part),
                None => part,
            });
            Value::Array(whole.collect())
        }
        (_, after) => after,
    }
}

/// The key of a part as JSON text, which is equal only for equal values.
fn key_of(part: &Value) -> Option<String> {
    part.get("id").map(Value::to_json)
}

/// The members that were removed, each with null.
fn cleared(before: &[(String, Value)], after: &[(String, Value)]) -> Vec<(String, Value)> {
    let kept = Names::new(after);
    let gone = before.iter().filter(|(name, value)| *value != Value::Null && kept.get(name).is_none());
    gone.map(|(name, _)| (name.clone(), Value::Null)).collect()
}

fn members(value: Value) -> Vec<(String, Value)> {
    match value {
        Value::Object(members) => members,
        _ => Vec::new(),
    }
}

/// As [`body`], for a record that was already written as JSON for the service ([`Target::Wire`]).
#[must_use]
pub fn sent(value: Value, table: &ModelTable, operation: WriteOperation) -> Value {
    let kept = members(value).into_iter().filter_map(|(name, member)| {
        let Some(field) = table.field(&name) else { return Some((name, member)) };
        match (field.kind, member) {
            (Kind::ReadOnly | Kind::Display, _) => None,
            (Kind::Key, _) if operation == WriteOperation::Insert => None,
            // an empty string is not a postal code: the field is cleared in an update, and left out of an insert
            (Kind::PostalCode, Value::String(text)) if text.is_empty() => {
                (operation == WriteOperation::Update).then_some((name, Value::Null))
            }
            (Kind::PostalCode, Value::String(text)) => Some((name, Value::String(cep::format(&text).unwrap_or(text)))),
            (_, member) => Some((name, nested(member, field.ty, operation))),
        }
    });
    Value::Object(kept.collect())
}

fn nested(value: Value, ty: Type, operation: WriteOperation) -> Value {
    match (ty, value) {
        (Type::Optional(inner), value) => nested(value, *inner, operation),
        (Type::List(inner), Value::Array(items)) => {
            Value::Array(items.into_iter().map(|item| nested(item, *inner, operation)).collect())
        }
        // a value that did not fit its field is sent unchanged
        (Type::Record(table), value @ Value::Object(_)) => sent(value, table, operation),
        (_, value) => value,
    }
}
