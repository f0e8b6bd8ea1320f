//! The extras of a sale: one JSON object with additional data, stored in the same row as its document.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::{Codec as _, Name, Node, Reader, Target};

use super::Progress;
use crate::decide::Refusal;

/// The name of the member with the data that only version 1 of the API shows.
const V1: &str = "v1";
/// The name of the member with the progress of a contract.
const SCHEDULE: &str = "schedule";

/// The extras of a sale.
#[derive(Debug, Clone, Default)]
pub struct Extras {
    /// The progress of a contract.
    pub(crate) progress: Option<Progress>,
    others: Vec<(String, Value)>,
}

impl Extras {
    /// Parses the extras of a row.
    pub(super) fn read(text: Option<&str>) -> Result<Self, Refusal> {
        let mut extras = Self::default();
        let Some(text) = text else { return Ok(extras) };
        let ((), reader) = Reader::document(text.as_bytes(), |node, reader| {
            let Node::Object(object) = node else { return };
            reader.members(object, &mut |name, node, reader| {
                match name {
                    SCHEDULE => extras.progress = reader.at_member(SCHEDULE, |reader| Progress::read(node, reader)),
                    _ => extras.others.push((name.to_owned(), reader.keep(node))),
                }
                Name::Unknown
            });
        })?;
        Ok(reader.finish(Some(extras))?)
    }

    /// Writes the extras as JSON text; `None` if they are empty.
    pub(super) fn written(self) -> Option<Arc<str>> {
        let mut members = self.others;
        members.extend(self.progress.map(|progress| (SCHEDULE.to_owned(), progress.value(Target::Program))));
        (!members.is_empty()).then(|| Value::Object(members).to_json().into())
    }

    /// Sets the member `name` in `record`, which is one of the records that only version 1 of the API shows.
    pub(super) fn set_v1(&mut self, record: &str, name: &str, value: Value) {
        let mut v1 = members(find(&self.others, V1));
        let mut fields = members(find(&v1, record));
        put(&mut fields, name, value);
        put(&mut v1, record, Value::Object(fields));
        put(&mut self.others, V1, Value::Object(v1));
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

/// The members of an object; empty for any other value.
fn members(value: Option<&Value>) -> Vec<(String, Value)> {
    value.and_then(Value::as_object).unwrap_or_default().to_vec()
}
