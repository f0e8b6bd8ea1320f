//! What is stored of a sale beside its document: one JSON object.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::Json;

use crate::decide::Refusal;

/// The member with what only version 1 shows.
const V1: &str = "v1";

/// A member of some extras.
pub(super) fn member(extras: Option<&str>, name: &str) -> Result<Option<Value>, Refusal> {
    let Some(text) = extras else { return Ok(None) };
    let Json(extras) = Json::parse(text.as_bytes())?;
    Ok(extras.get(name).cloned())
}

/// The same with a member, in place of the one of that name.
pub(super) fn with_member(extras: Option<&str>, name: &str, value: Value) -> Result<Option<Arc<str>>, Refusal> {
    let Json(before) = Json::parse(extras.unwrap_or("{}").as_bytes())?;
    Ok(Some(set(before, name, value).to_json().into()))
}

/// The same with members of a record that only version 1 shows: `nfse`.
pub(super) fn with_v1(
    extras: Option<&str>,
    record: &str,
    members: impl IntoIterator<Item = (&'static str, Value)>,
) -> Result<Option<Arc<str>>, Refusal> {
    let v1 = member(extras, V1)?.unwrap_or_default();
    let before = v1.get(record).cloned().unwrap_or_default();
    let after = members.into_iter().fold(before, |record, (name, value)| set(record, name, value));
    with_member(extras, V1, set(v1, record, after))
}

/// An object with a member, in place of the one of that name; anything else becomes an object.
fn set(object: Value, name: &str, value: Value) -> Value {
    let Value::Object(mut members) = object else { return Value::Object(vec![(name.to_owned(), value)]) };
    match members.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
    Value::Object(members)
}
