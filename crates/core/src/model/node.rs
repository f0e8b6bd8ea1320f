//! [`Node`]: the value that is currently being read.

use crate::json::Value;

/// The value at the reader's current position. Strings and numbers are borrowed from the document. The contents of lists and
/// objects have not been read yet: use [`Reader::items`](super::Reader::items) and
/// [`Reader::members`](super::Reader::members).
#[derive(Debug)]
#[doc(hidden)]
pub enum Node<'n> {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as written.
    Number(&'n str),
    /// A string, with its escapes resolved.
    Text(&'n str),
    /// A list.
    List(Inside<'n, Value>),
    /// An object.
    Object(Inside<'n, (String, Value)>),
}

/// Where the contents of a list or an object are.
#[derive(Debug)]
#[doc(hidden)]
pub enum Inside<'n, T> {
    /// In the JSON text that is being read; the list or object begins at this byte.
    Text(usize),
    /// In memory, as these elements or members.
    Memory(&'n [T]),
}

impl Node<'_> {
    /// The name of the value's JSON type, for issues.
    #[must_use]
    pub const fn type_name(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "boolean",
            Self::Number(_) => "number",
            Self::Text(_) => "text",
            Self::List(_) => "list",
            Self::Object(_) => "object",
        }
    }

    /// Whether the value is an empty string.
    pub(crate) fn is_empty_text(&self) -> bool {
        matches!(self, Self::Text(text) if text.is_empty())
    }

    /// Offset of the first byte of a list or an object in the JSON text; `None` for other values and for values in memory.
    pub(super) const fn start(&self) -> Option<usize> {
        match self {
            Self::List(Inside::Text(start)) | Self::Object(Inside::Text(start)) => Some(*start),
            _ => None,
        }
    }
}

impl<'n> From<&'n Value> for Node<'n> {
    fn from(value: &'n Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(flag) => Self::Bool(*flag),
            Value::Number(text) => Self::Number(text),
            Value::String(text) => Self::Text(text),
            Value::Array(items) => Self::List(Inside::Memory(items)),
            Value::Object(members) => Self::Object(Inside::Memory(members)),
        }
    }
}

impl<'n> From<&'n str> for Node<'n> {
    fn from(text: &'n str) -> Self {
        Self::Text(text)
    }
}
