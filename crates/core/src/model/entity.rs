//! What every model can do, given its table.

use super::{Codec, Form, Json, ModelTable, Purpose, Reader, body};
use crate::issue::{Issue, LastroError};

/// A record type with its table.
pub trait Model: Codec {
    /// Its name and fields.
    const TABLE: &'static ModelTable;
}

/// An entity of the service: read from a document, written back without loss.
pub trait Entity: Model {
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

    /// The body to send: read-only and display fields left out, and on insert the keys.
    fn body(&self, purpose: Purpose) -> Json {
        Json(body(self.write(Form::Wire), Self::TABLE, purpose))
    }
}
