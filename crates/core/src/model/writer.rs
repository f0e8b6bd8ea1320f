//! The shared encoder: writes the fields of one record in the order of its table.

use super::{Codec, Extra, Form, Kind, ModelTable};
use crate::json::Value;

/// Collects the members of one object.
#[derive(Debug)]
pub struct ObjectWriter {
    table: &'static ModelTable,
    next_field: usize,
    form: Form,
    members: Vec<(String, Value)>,
}

impl ObjectWriter {
    /// Nothing written yet.
    #[must_use]
    pub const fn new(table: &'static ModelTable, form: Form) -> Self {
        Self { table, next_field: 0, form, members: Vec::new() }
    }

    /// The next field of the table. What is unset is left out of an entity, and null in an answer.
    pub fn put<T: Codec>(&mut self, value: &T) {
        let written = value.write(self.form);
        let name = self.table.fields.get(self.next_field).map_or("", |f| f.name);
        self.next_field = self.next_field.saturating_add(1);
        if written != Value::Null || !self.table.open {
            self.members.push((name.to_owned(), written));
        }
    }

    /// The object, with what no field names behind the fields. A member whose field is set is not repeated.
    #[must_use]
    pub fn finish(mut self, extra: &Extra) -> Value {
        for (name, value) in extra.members() {
            if !self.members.iter().any(|(written, _)| written == name) {
                self.members.push((name.clone(), value.clone()));
            }
        }
        Value::Object(self.members)
    }

    /// The object of an answer, which has exactly its fields.
    #[must_use]
    pub fn close(self) -> Value {
        Value::Object(self.members)
    }
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
