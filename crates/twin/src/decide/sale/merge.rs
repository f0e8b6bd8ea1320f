//! Merges the body of an update into the stored document of a sale.

use std::collections::BTreeSet;

use lastro::json::Value;
use lastro::model::{Item, Model as _, ModelTable, Sale, Type};
use lastro::{Issue, IssueCode, LastroError};

use crate::decide::body::{by_key, is_written, key, members as members_of, places};

/// Computed fields: (table, field, the two fields from which it is computed). If a body contains one of the two without the
/// computed field, the computed field is computed again.
const DERIVED: [(&ModelTable, &str, [&str; 2]); 2] =
    [(Item::TABLE, "total", ["valor", "qtd"]), (Sale::TABLE, "valor_venda", ["itens", "desconto"])];

/// Merges the members of a body into a stored record. Fields that the service fills in keep their values. `keep`: whether
/// fields that are missing from the body keep their values too. Elements of a list are matched by their keys.
///
/// # Errors
/// `unknown_key` at the key of an element that is not stored; `duplicate_key` at a key that occurs twice.
pub(super) fn merged(
    table: &'static ModelTable,
    stored: Value,
    body: Value,
    keep: bool,
    path: &str,
) -> Result<Value, LastroError> {
    let (mut members, body) = (members_of(stored), members_of(body));
    let said = |name: &str| body.iter().any(|(known, _)| known == name);
    if !keep {
        // Stored fields that the body omits are removed. Stored fields that the body contains are still needed below, where
        // the elements of their lists are matched by key.
        members.retain(|(name, _)| !is_written(table, name) || said(name));
    }
    for (_, derived, from) in DERIVED.iter().filter(|(of, ..)| *of == table) {
        if from.iter().any(|name| said(name)) {
            members.retain(|(name, _)| name != derived || said(name));
        }
    }
    let places = places(&members);
    let mut added = Vec::new();
    for (name, value) in body {
        if !is_written(table, &name) {
            continue;
        }
        let below = if path.is_empty() { name.clone() } else { [path, ".", &name].concat() };
        let ty = table.field(&name).map(|field| field.ty.required());
        match places.get(&name).and_then(|place| members.get_mut(*place)) {
            Some((_, slot)) => {
                let old = core::mem::take(slot);
                *slot = over(ty, old, value, keep, &below)?;
            }
            None => added.push((name, over(ty, Value::Null, value, keep, &below)?)),
        }
    }
    members.extend(added);
    Ok(Value::Object(members))
}

/// Merges a value into a stored value: records by member, and lists of records by the keys of their elements. Any other value
/// replaces the stored one.
fn over(ty: Option<Type>, stored: Value, value: Value, keep: bool, path: &str) -> Result<Value, LastroError> {
    match (ty, value) {
        (Some(Type::Record(table)), value @ Value::Object(_)) => merged(table, stored, value, keep, path),
        (Some(Type::List(Type::Record(table))), Value::Array(given)) => parts(table, stored, given, keep, path),
        (_, value) => Ok(value),
    }
}

/// The elements of a list in a body, each merged into the stored element with the same key.
fn parts(
    table: &'static ModelTable,
    stored: Value,
    given: Vec<Value>,
    keep: bool,
    path: &str,
) -> Result<Value, LastroError> {
    let mut known = by_key(list(stored));
    let mut seen = BTreeSet::new();
    let mut parts = Vec::with_capacity(given.len());
    for (index, part) in given.into_iter().enumerate() {
        let place = [path, "[", &index.to_string(), "]"].concat();
        let old = match key(&part) {
            None => Value::Null,
            Some(id) => {
                let at = |code| Issue::error(&[&place, ".id"].concat(), code).with("field", path);
                if !seen.insert(id) {
                    return Err(LastroError::invalid(at(IssueCode::DuplicateKey)));
                }
                known.remove(&id).ok_or_else(|| LastroError::invalid(at(IssueCode::UnknownKey)))?
            }
        };
        parts.push(merged(table, old, part, keep, &place)?);
    }
    Ok(Value::Array(parts))
}

fn list(value: Value) -> Vec<Value> {
    match value {
        Value::Array(items) => items,
        _ => Vec::new(),
    }
}
