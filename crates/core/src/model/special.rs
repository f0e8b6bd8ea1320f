//! The argument types with special rules for reading: documents, bytes, secrets, filter values.

use core::fmt;

use super::{Beside, Codec, Form, Reader, Type};
use crate::issue::{Issue, IssueCode, Issues, LastroError, Params, Severity};
use crate::json::{self, Value};
use crate::value::base64;

/// A JSON document: given as its text, or as a value in languages that have JSON values.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Json(pub Value);

impl Json {
    /// Reads a text, with or without a byte order mark at its start, which files and some servers have.
    ///
    /// # Errors
    /// [`LastroError::Malformed`] if it is not JSON; [`LastroError::Invalid`] with the path of every member given more
    /// than once.
    pub fn parse(bytes: &[u8]) -> Result<Self, LastroError> {
        let text = json::without_mark(bytes);
        let document = json::parse_document(text).map_err(|error| malformed(error, bytes.len() - text.len()))?;
        if document.duplicates.is_empty() {
            return Ok(Self(document.value));
        }
        let mut issues = Issues::default();
        document.duplicates.iter().for_each(|path| issues.push(Issue::error(path, IssueCode::DuplicateKey)));
        issues.count(document.more_duplicates, Severity::Error);
        issues.finish(None)
    }

    /// Reads JSON that a host language wrote from its own values: see [`json::parse_of_host`].
    ///
    /// # Errors
    /// [`LastroError::Malformed`] where it is too deep or too large.
    pub fn of_host(bytes: &[u8]) -> Result<Self, LastroError> {
        json::parse_of_host(bytes).map(Self).map_err(|error| malformed(error, 0))
    }

    /// The document as compact text.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.0.to_json()
    }
}

/// The error for a text that is not JSON. `skipped`: how many bytes before it were not read.
fn malformed(error: json::ParseError, skipped: usize) -> LastroError {
    let code = match error.kind {
        json::ErrorKind::Syntax => IssueCode::MalformedJson,
        json::ErrorKind::TooDeep => IssueCode::TooDeep,
        json::ErrorKind::TooLarge => IssueCode::TooLarge,
        json::ErrorKind::InvalidUtf8 => IssueCode::InvalidUtf8,
        json::ErrorKind::LoneSurrogate => IssueCode::LoneSurrogate,
    };
    LastroError::Malformed {
        issues: vec![Issue::error("", code).with("offset", &(error.offset + skipped).to_string())],
    }
}

impl Codec for Json {
    const TYPE: Type = Type::Json;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        if let Some(Beside::Document(read)) = reader.take_beside() {
            return Some(Self(read));
        }
        match value {
            Value::String(text) => Self::parse(text.as_bytes()).map_err(|error| reader.adopt(error)).ok(),
            other => Some(Self(other.clone())),
        }
    }
    fn write(&self, form: Form) -> Value {
        match form {
            Form::Wire | Form::Program => self.0.clone(),
            Form::Host => Value::String(self.to_text()),
        }
    }
}

/// Raw bytes as they arrived.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bytes(pub Vec<u8>);

impl Codec for Bytes {
    const TYPE: Type = Type::Bytes;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match reader.take_beside() {
            Some(Beside::Bytes(bytes)) => Some(Self(bytes)),
            _ => String::read(value, reader).map(|text| Self(text.into_bytes())),
        }
    }
    fn write(&self, _: Form) -> Value {
        Value::String(base64::encode(&self.0))
    }
}

impl Bytes {
    /// Reads standard base64 with its padding; `None` where it is not.
    #[must_use]
    pub fn from_base64(text: &str) -> Option<Self> {
        base64::decode(text).map(Self)
    }
}

/// One or several webhook secrets. No debug output, message or answer ever shows one.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Secrets(pub Vec<String>);

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secrets({} hidden)", self.0.len())
    }
}

impl Codec for Secrets {
    const TYPE: Type = Type::Secrets;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value {
            Value::String(one) => Some(Self(vec![one.clone()])),
            Value::Array(_) => Vec::read(value, reader).map(Self),
            other => reader.wrong_type("text", other),
        }
    }
    fn write(&self, _: Form) -> Value {
        Value::Null
    }
}

/// The value of a filter, as text: a number, a date or a text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scalar(pub String);

impl Codec for Scalar {
    const TYPE: Type = Type::Scalar;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value {
            Value::String(text) | Value::Number(text) => Some(Self(text.clone())),
            Value::Bool(_) => Some(Self(value.to_json())),
            other => reader.wrong_type("scalar", other),
        }
    }
    fn write(&self, _: Form) -> Value {
        Value::String(self.0.clone())
    }
}

impl Codec for Params {
    const TYPE: Type = Type::Params;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let Value::Object(members) = value else { return reader.wrong_type("object", value) };
        let mut params = Self::default();
        for (name, value) in members {
            let text = reader.at_member(name, |r| String::read(value, r))?;
            params.push(name, &text);
        }
        Some(params)
    }
    fn write(&self, _: Form) -> Value {
        Value::Object(self.iter().map(|(name, text)| (name.to_owned(), Value::String(text.to_owned()))).collect())
    }
}
