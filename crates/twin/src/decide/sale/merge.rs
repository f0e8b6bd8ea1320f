//! The stored document of a sale with the document of an update over it.

use std::collections::BTreeSet;

use lastro::json::Value;
use lastro::model::{Item, Model as _, ModelTable, Sale, Type};
use lastro::{Issue, IssueCode, LastroError};

use crate::decide::body::{by_key, is_written, key, members as members_of, places};

/// Fields that follow from others where a body changes those and says nothing of them.
const DERIVED: [(&ModelTable, &str, [&str; 2]); 2] =
    [(Item::TABLE, "total", ["valor", "qtd"]), (Sale::TABLE, "valor_venda", ["itens", "desconto"])];

/// A stored record with what a body says of it. Fields that the service fills in keep their values; `keep`: so do fields
/// that the body leaves out. Parts of a list are matched by their keys.
///
/// # Errors
/// `unknown_key` or `duplicate_key` at the key of a part, which is none of the stored ones or is given twice.
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
        // the parts of a list that is given are found by their keys
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

/// A value over a stored one: of records the members, of lists of records the parts, anything else as it is.
fn over(ty: Option<Type>, stored: Value, value: Value, keep: bool, path: &str) -> Result<Value, LastroError> {
    match (ty, value) {
        (Some(Type::Record(table)), value @ Value::Object(_)) => merged(table, stored, value, keep, path),
        (Some(Type::List(Type::Record(table))), Value::Array(given)) => parts(table, stored, given, keep, path),
        (_, value) => Ok(value),
    }
}

/// The parts that a body gives, each over the stored one with its key.
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
