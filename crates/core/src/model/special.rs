//! Types of arguments that are read by special rules: JSON documents, bytes, secrets, values of filters.

use core::fmt;

use super::node::Node;
use super::view::View;
use super::writer::{Target, Writer};
use super::{Codec, Name, Reader, Type};
use crate::issue::{IssueCode, LastroError, Params};
use crate::json::{Value, is_number};
use crate::value::base64;

/// A JSON document as a value in memory. Programs in languages that have no type for JSON values pass it as a string of JSON
/// text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Json(pub Value);

impl Json {
    /// Parses JSON text. A leading byte order mark is accepted, because files and responses of some servers begin with one.
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the text is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid)
    /// with the path of every duplicate member.
    pub fn parse(bytes: &[u8]) -> Result<Self, LastroError> {
        Reader::document(bytes, |node, reader| Self(reader.keep(node))).map(|(json, _)| json)
    }

    /// The document as compact JSON text.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.0.to_json()
    }
}

impl Codec for Json {
    const TYPE: Type = Type::Json;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        let json = match node {
            Node::Text(text) if !reader.inside_record || reader.documents_as_text => {
                Self::from_bytes(text.as_bytes(), reader)?
            }
            other => Self(reader.keep_checked(other)),
        };
        // a field of a record that holds a document must be an object; another value is reported, but kept
        if reader.inside_record && !matches!(json.0, Value::Object(_)) {
            reader.wrong_type::<()>("object", &Node::from(&json.0));
        }
        Some(json)
    }
    fn write(&self, writer: &mut Writer) {
        match writer.target() {
            Target::Wire | Target::Program | Target::Answer => writer.document(&self.0),
            Target::Host => writer.string(&self.to_text()),
        }
    }
    fn from_bytes(bytes: &[u8], reader: &mut Reader<'_>) -> Option<Self> {
        Self::parse(bytes).map_err(|error| reader.adopt(error)).ok()
    }
    fn view(&self) -> View<'_> {
        View::Json(&self.0)
    }
}

/// A JSON document that is parsed only when an operation uses it: JSON text, or a value in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Document {
    /// JSON text, which has not been checked yet, not even for UTF-8.
    Text(Vec<u8>),
    /// A value in memory.
    Value(Value),
}

impl Document {
    /// Parses the document and passes its root value to `read`.
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the document is not JSON;
    /// [`Invalid`](crate::LastroErrorKind::Invalid) with the path of every duplicate member.
    pub fn walk<T>(&self, read: impl FnOnce(&Node<'_>, &mut Reader<'_>) -> T) -> Result<(T, Reader<'_>), LastroError> {
        match self {
            Self::Text(text) => Reader::document(text, read),
            Self::Value(value) => {
                let mut reader = Reader::new();
                Ok((read(&Node::from(value), &mut reader), reader))
            }
        }
    }
}

impl From<&str> for Document {
    fn from(text: &str) -> Self {
        Self::Text(text.as_bytes().to_vec())
    }
}

impl From<&[u8]> for Document {
    fn from(text: &[u8]) -> Self {
        Self::Text(text.to_vec())
    }
}

impl From<String> for Document {
    fn from(text: String) -> Self {
        Self::Text(text.into_bytes())
    }
}

impl From<Json> for Document {
    fn from(json: Json) -> Self {
        Self::Value(json.0)
    }
}

impl Codec for Document {
    const TYPE: Type = Type::Json;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Text(text) => Some(Self::Text(text.as_bytes().to_vec())),
            other => Some(Self::Value(reader.keep(other))),
        }
    }
    fn write(&self, writer: &mut Writer) {
        match self {
            Self::Text(text) => writer.string(&String::from_utf8_lossy(text)),
            Self::Value(value) => Json(value.clone()).write(writer),
        }
    }
    fn from_bytes(bytes: &[u8], _: &mut Reader<'_>) -> Option<Self> {
        Some(Self::Text(bytes.to_vec()))
    }
}

/// Raw bytes, unchanged, such as the body of a webhook.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bytes(pub Vec<u8>);

impl Codec for Bytes {
    const TYPE: Type = Type::Bytes;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        String::read(node, reader).map(|text| Self(text.into_bytes()))
    }
    fn write(&self, writer: &mut Writer) {
        writer.string(&self.to_base64());
    }
    fn from_bytes(bytes: &[u8], _: &mut Reader<'_>) -> Option<Self> {
        Some(Self(bytes.to_vec()))
    }
}

impl Bytes {
    /// Decodes base64 in the standard alphabet, with padding and without white space. `None` for anything else.
    #[must_use]
    pub fn from_base64(text: &str) -> Option<Self> {
        base64::decode(text).map(Self)
    }

    /// The bytes as base64, in the standard alphabet with padding.
    #[must_use]
    pub fn to_base64(&self) -> String {
        base64::encode(&self.0)
    }
}

/// One or several webhook secrets. They never appear in debug output, messages or results.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Secrets(pub Vec<String>);

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secrets({} hidden)", self.0.len())
    }
}

impl Codec for Secrets {
    const TYPE: Type = Type::Secrets;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Text(one) => Some(Self(vec![(*one).to_owned()])),
            Node::List(_) => Vec::read(node, reader).map(Self),
            other => reader.wrong_type("text", other),
        }
    }
    fn write(&self, writer: &mut Writer) {
        writer.null();
    }
}

/// The value of a filter, stored as a string. The type of the filtered field states how the string is read, for example as a
/// number or a date.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scalar(pub String);

impl Codec for Scalar {
    const TYPE: Type = Type::Scalar;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Text(text) => Some(Self((*text).to_owned())),
            Node::Number(text) if is_number(text) => Some(Self((*text).to_owned())),
            Node::Number(_) => {
                reader.report(IssueCode::InvalidQuantity);
                None
            }
            Node::Bool(flag) => Some(Self(flag.to_string())),
            other => reader.wrong_type("scalar", other),
        }
    }
    fn write(&self, writer: &mut Writer) {
        writer.string(&self.0);
    }
}

impl Codec for Params {
    const TYPE: Type = Type::Params;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        let mut params = Self::default();
        let all = texts_by_name(node, reader, &mut |name, text| params.push(name, &text));
        all.then_some(params)
    }
    fn write(&self, writer: &mut Writer) {
        write_by_name(self.iter(), writer);
    }
}

/// Writes an object whose members are strings.
pub(super) fn write_by_name<'t>(texts: impl Iterator<Item = (&'t str, &'t str)>, writer: &mut Writer) {
    writer.object(|w| {
        for (name, text) in texts {
            w.name(name);
            w.string(text);
        }
    });
}

/// Reads an object whose members are strings, and passes each member to `take`. Returns false if `node` is not such an object.
pub(super) fn texts_by_name(node: &Node<'_>, reader: &mut Reader<'_>, take: &mut dyn FnMut(&str, String)) -> bool {
    let Node::Object(object) = node else {
        reader.wrong_type::<()>("object", node);
        return false;
    };
    let mut all = true;
    reader.members(object, &mut |name, node, r| {
        match r.at_given(name, |r| String::read(node, r)) {
            Some(text) => take(name, text),
            None => all = false,
        }
        Name::Unknown
    });
    all
}
