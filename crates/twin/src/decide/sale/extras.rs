//! What is stored of a sale beside its document: one JSON object.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::Json;

use crate::decide::Refusal;

/// The member with what only version 1 shows.
const V1: &str = "v1";

/// The members of the object.
#[derive(Debug, Clone, Default)]
pub struct Extras(Vec<(String, Value)>);

impl Extras {
    /// Reads the extras of a row.
    pub(super) fn read(text: Option<&str>) -> Result<Self, Refusal> {
        match text.map(|text| Json::parse(text.as_bytes())).transpose()? {
            Some(Json(Value::Object(members))) => Ok(Self(members)),
            _ => Ok(Self::default()),
        }
    }

    /// The extras of a row; nothing if there is no member.
    pub(super) fn written(self) -> Option<Arc<str>> {
        (!self.0.is_empty()).then(|| Value::Object(self.0).to_json().into())
    }

    /// A member.
    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        find(&self.0, name)
    }

    /// Sets a member.
    pub(super) fn set(&mut self, name: &str, value: Value) {
        put(&mut self.0, name, value);
    }

    /// Sets a member of a record that only version 1 shows.
    pub(super) fn set_v1(&mut self, record: &str, name: &str, value: Value) {
        let mut v1 = members(self.get(V1));
        let mut fields = members(find(&v1, record));
        put(&mut fields, name, value);
        put(&mut v1, record, Value::Object(fields));
        self.set(V1, Value::Object(v1));
    }
}

fn find<'m>(members: &'m [(String, Value)], name: &str) -> Option<&'m Value> {
    members.iter().find_map(|(known, value)| (known == name).then_some(value))
}

fn put(members: &mut Vec<(String, Value)>, name: &str, value: Value) {
    match members.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
}

/// The members of an object; none of anything else.
fn members(value: Option<&Value>) -> Vec<(String, Value)> {
    value.and_then(Value::as_object).unwrap_or_default().to_vec()
}
