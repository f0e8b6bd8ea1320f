//! Request bodies of inserts and updates, including updates with only the changed fields.

use super::WriteOperation;
use crate::brazil::cep;
use crate::json::{Names, Value};
use crate::model::{Kind, ModelTable, Parts, Target, Type, value_of, write_record};

/// The request body for a record. Fields that the service fills in are left out, and in an insert primary keys too. Postal codes
/// are in their printed form.
#[must_use]
pub fn body(record: &dyn Parts, operation: WriteOperation) -> Value {
    let written = value_of(Target::Wire, &mut |writer| write_record(record, writer));
    sent(written, record.table(), operation)
}

/// The smallest body for an update: only the fields that differ from `original`, with null for a field that was cleared. A nested
/// record or a list that differs is sent as a whole.
#[must_use]
pub fn changes<T: Parts>(original: &T, edited: &T) -> Value {
    smallest_change(original, edited)
}

/// Like [`changes`], for records of any type.
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

/// The body for an update of a sale, which must contain the whole sale. Fields that were cleared are null, also in nested
/// records, installments and items. Each installment or item in `edited` is compared with that of the same key in `original`.
#[must_use]
pub fn document<T: Parts>(original: &T, edited: &T) -> Value {
    whole_document(original, edited)
}

/// Like [`document`], for records of any type.
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
            // Of two elements with the same key, the first one must be found. `Names` returns the last one, so the order is
            // reversed.
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

/// The key (`id`) of a list's element as JSON text, so that keys can be compared as strings. `None` if the element has no key.
fn key_of(part: &Value) -> Option<String> {
    part.get("id").map(Value::to_json)
}

/// The members of `before` that `after` does not have, each with the value null.
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

/// Like [`body`], for a record that is already JSON in the service's form ([`Target::Wire`]).
#[must_use]
pub fn sent(value: Value, table: &ModelTable, operation: WriteOperation) -> Value {
    let kept = members(value).into_iter().filter_map(|(name, member)| {
        let Some(field) = table.field(&name) else { return Some((name, member)) };
        match (field.kind, member) {
            (Kind::ReadOnly | Kind::Display, _) => None,
            (Kind::Key, _) if operation == WriteOperation::Insert => None,
            // an empty postal code: an update clears the field with null, an insert leaves it out
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
        // an object is sent as a nested record; any other value is invalid here, and the next arm sends it unchanged
        (Type::Record(table), value @ Value::Object(_)) => sent(value, table, operation),
        (_, value) => value,
    }
}
