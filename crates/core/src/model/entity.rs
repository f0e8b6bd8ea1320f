//! What every model can do, given its table.

use super::{Codec, Extra, Form, Json, ModelTable, Reader};
use crate::issue::{Issue, LastroError};
use crate::json::Value;

/// A record type with its table.
pub trait Model: Codec {
    /// Its name and fields.
    const TABLE: &'static ModelTable;

    /// Reads a document; every problem is listed with its path, and what could be read is there.
    ///
    /// # Errors
    /// [`LastroError::Invalid`] where the document is not an object at all.
    fn decode(json: &Json) -> Result<(Self, Vec<Issue>), LastroError> {
        let mut reader = Reader::new();
        match Self::read(&json.0, &mut reader) {
            Some(value) => Ok((value, reader.into_issues())),
            None => Err(LastroError::Invalid { issues: reader.into_issues() }),
        }
    }

    /// The whole record as the service would write it: money as JSON numbers, unset fields left out.
    fn encode(&self) -> Json {
        Json(self.write(Form::Wire))
    }
}

/// A value as the shared encoder sees it.
pub trait Part {
    /// The JSON of it.
    fn part(&self, form: Form) -> Value;
}

impl<T: Codec> Part for T {
    fn part(&self, form: Form) -> Value {
        self.write(form)
    }
}

/// A field of an entity, or an argument, as the shared decoder sees it.
pub trait Slot {
    /// Sets it from a value; false where that does not fit, with at least one issue reported.
    fn fill(&mut self, value: &Value, reader: &mut Reader) -> bool;
}

impl<T: Codec> Slot for Option<T> {
    fn fill(&mut self, value: &Value, reader: &mut Reader) -> bool {
        *self = T::read(value, reader);
        self.is_some()
    }
}

/// The fields of a record by their place in its table, so that one encoder serves every record.
pub trait Parts {
    /// Its name and fields.
    fn table(&self) -> &'static ModelTable;
    /// The field at a place of the table.
    fn part_at(&self, index: usize) -> Option<&dyn Part>;
    /// What no field names; nothing in an answer, which has exactly its fields.
    fn extra(&self) -> Option<&Extra>;
}

/// An entity of the service: read from a document by one decoder, written back without loss.
pub trait Entity: Parts {
    /// The field at a place of the table.
    fn slot(&mut self, index: usize) -> Option<&mut dyn Slot>;
    /// What no field names.
    fn extra_mut(&mut self) -> &mut Extra;
}
