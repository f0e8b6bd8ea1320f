//! The tables that describe types, fields, models and operations.
//!
//! The types, stubs, namespaces and parity checks of other languages are generated from them.

use super::{Entity, Node};
use crate::value::{ChoiceTable, CodeTable};

/// The prose of a table's entry, which only generators and documentation need: empty without the feature `describe`, so
/// that the wasm modules do not contain it.
#[must_use]
pub const fn prose(text: &'static str) -> &'static str {
    if cfg!(feature = "describe") { text } else { "" }
}

/// The type of a field, an argument or a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// String in UTF-8.
    Text,
    /// Whole number within ±(2^53 - 1).
    Integer,
    /// True or false.
    Boolean,
    /// Exact amount with two decimal places.
    Money,
    /// Percentage with at most two decimal places.
    Percent,
    /// Exact decimal with at most ten decimal places.
    Quantity,
    /// Any JSON number, kept as a string.
    Number,
    /// Calendar date `YYYY-MM-DD`.
    Date,
    /// Month of a year `YYYY-MM`.
    YearMonth,
    /// ISO 8601 date-time with offset.
    DateTime,
    /// Numeric code with names.
    Code(&'static CodeTable),
    /// One of a closed set of strings.
    Choice(&'static ChoiceTable),
    /// A record.
    Record(&'static ModelTable),
    /// A list.
    List(&'static Type),
    /// A value that may be missing.
    Optional(&'static Type),
    /// A JSON document: as an argument a JSON string or the value itself, as a result the document.
    Json,
    /// Raw bytes: in `dispatch` a string, or base64 under the argument's name with `_base64`.
    Bytes,
    /// One or several secrets; never shown. In `dispatch` also one string under the singular name.
    Secrets,
    /// The value of a filter, of the same type as its field (a number, a date or a string), as a string.
    Scalar,
    /// Names and string values.
    Params,
    /// A query: a query string, or a record of this table.
    Query(&'static ModelTable),
    /// A string that debug output never shows.
    Concealed,
    /// Names and values of headers; debug output never shows the values.
    Headers,
    /// Names and values in order, `[[name, value], ...]`; debug output never shows the values.
    Pairs,
    /// A card's number: a string that debug output never shows.
    CardNumber,
    /// A card's security code: digits that debug output never shows.
    SecurityCode,
}

impl Type {
    /// The type's name in issues.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text | Self::CardNumber | Self::Concealed => "text",
            Self::SecurityCode => "integer",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::Money => "money",
            Self::Percent => "percent",
            Self::Quantity => "quantity",
            Self::Number => "number",
            Self::Date => "date",
            Self::YearMonth => "month",
            Self::DateTime => "date-time",
            Self::Code(_) => "code",
            Self::Choice(_) => "choice",
            Self::Record(_) | Self::Params | Self::Query(_) | Self::Headers => "object",
            Self::List(_) | Self::Pairs => "list",
            Self::Optional(inner) => inner.name(),
            Self::Json => "JSON",
            Self::Bytes => "bytes",
            Self::Secrets => "secret",
            Self::Scalar => "scalar",
        }
    }

    /// Whether it is a single value, not a record or a list.
    #[must_use]
    pub const fn is_scalar(self) -> bool {
        !matches!(self.required(), Self::Record(_) | Self::List(_))
    }

    /// Whether it is a string type whose values may be empty.
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self.required(), Self::Text | Self::CardNumber | Self::SecurityCode)
    }

    /// The type, without `Optional` around it.
    #[must_use]
    pub const fn required(self) -> Self {
        match self {
            Self::Optional(inner) => *inner,
            other => other,
        }
    }
}

/// The role of a field when a record is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Read and written.
    Plain,
    /// The primary key: left out of an insert, kept in an update.
    Key,
    /// Filled in by the service: kept on read, left out of every body.
    ReadOnly,
    /// The display text of a referenced record: kept on read, left out of every body.
    Display,
    /// A nested record that responses have only if the request asks for it: read and written.
    Expanded,
    /// A field whose form the documents do not show: a value of another type is kept and reported as a warning.
    Undocumented,
    /// A postal code: read and written; in its printed form in bodies.
    PostalCode,
}

/// One field of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Name on the wire and in every language.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Its role when a record is written.
    pub kind: Kind,
    /// Maximum number of characters, if the documents give a limit.
    pub max_length: Option<u16>,
    /// What it means.
    pub doc: &'static str,
}

/// One record type.
#[derive(Debug, Clone, Copy)]
pub struct ModelTable {
    /// The type's name, `UpperCamelCase`. The wasm modules have it too, since tables are compared by it.
    pub name: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// The fields, in the document's order.
    pub fields: &'static [Field],
    /// How it is read and written.
    pub dialect: Dialect,
    /// Makes an empty record of the type, if it is an entity. `None` without `describe`, so that the wasm modules contain
    /// only the records that they use, not all those in tables.
    pub empty: Option<fn() -> Box<dyn Entity>>,
    /// The cases of a result: languages with sealed types have one type per case. Empty without cases or `describe`.
    pub cases: &'static [Case],
}

/// A case of a result. A result is of the first case whose first field is set, else of the last case. A field that is not
/// listed in any case belongs to all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Case {
    /// The case's name, `UpperCamelCase`.
    pub name: &'static str,
    /// The names of the fields that only this case has; the first one is always set.
    pub fields: &'static [&'static str],
}

/// The cases of a table's entry; see [`prose`].
#[must_use]
pub const fn cases(cases: &'static [Case]) -> &'static [Case] {
    if cfg!(feature = "describe") { cases } else { &[] }
}

/// Two tables are equal if they describe the same record: one record type per name and dialect.
impl PartialEq for ModelTable {
    fn eq(&self, other: &Self) -> bool {
        (self.name, self.dialect) == (other.name, other.dialect)
    }
}

impl Eq for ModelTable {}

/// How a record is read and written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// A result of this project: it has exactly its fields, and one invalid value makes all of it invalid.
    Answer,
    /// An entity of the service: it keeps members that are not fields.
    Entity,
    /// An entity of version 1: numbers are strings, an empty string means unset, and a nested record may be a placeholder.
    Legacy,
    /// The parameters of version 1: members that are not fields are in the member `extra`.
    Parameters,
}

impl ModelTable {
    /// Whether it keeps members that are not fields, in `extra`.
    #[must_use]
    pub const fn open(&self) -> bool {
        !matches!(self.dialect, Dialect::Answer)
    }

    /// Whether it is an entity of version 1.
    #[must_use]
    pub const fn is_legacy(&self) -> bool {
        matches!(self.dialect, Dialect::Legacy)
    }

    /// Whether it is the parameters of version 1.
    pub(crate) const fn is_parameters(&self) -> bool {
        matches!(self.dialect, Dialect::Parameters)
    }

    /// Whether a member of version 1's parameters clears a field that is not a string: an empty string under the field's
    /// name.
    pub(crate) fn is_cleared(&self, name: &str, value: &Node<'_>) -> bool {
        self.is_parameters()
            && value.is_empty_text()
            && self.field(name).is_some_and(|field| field.ty.is_scalar() && !field.ty.is_text())
    }

    /// The field with this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|f| f.name == name)
    }

    /// As [`field`](Self::field), with its index. The fields from `first` on are tried first: members mostly come in the
    /// table's order.
    pub(crate) fn field_from(&self, first: usize, name: &str) -> Option<(usize, &'static Field)> {
        let (before, behind) = self.fields.split_at_checked(first).unwrap_or((self.fields, &[]));
        let mut fields = (first..).zip(behind).chain((0..).zip(before));
        fields.find(|(_, field)| field.name == name)
    }

    /// The index of the field with a name.
    pub(crate) fn place_of(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|f| f.name == name)
    }

    /// Whether the service's users choose the member's name: `custom_*`, or `anexo_N` if the model has attachments.
    #[must_use]
    pub fn is_custom(&self, name: &str) -> bool {
        name.starts_with("custom_") || (self.field("anexo_nfse").is_some() && attachment_number(name).is_some())
    }
}

/// The digits of `anexo_N`.
pub(crate) fn attachment_number(name: &str) -> Option<&str> {
    name.strip_prefix("anexo_").filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// One argument of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// Its name in every language.
    pub name: &'static str,
    /// Its type; an argument of [`Type::Optional`] may be left out.
    pub ty: Type,
    /// Whether it may be a record with values that do not fit their fields: when a record is checked, the check lists them
    /// as issues; when it is converted to the other version, the conversion lists them in its report.
    pub draft: bool,
}

/// One operation of the facade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    /// Its name with its area, `installments.split`.
    pub name: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// The arguments, in order.
    pub arguments: &'static [Argument],
    /// The type of the result.
    pub result: Type,
    /// What it does, if it works alike for every entity.
    pub entity: Option<EntityOperation>,
}

/// An operation that works alike for every entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntityOperation {
    /// Reads the record from a document.
    Decode,
    /// Writes the record as the service does.
    Encode,
    /// Writes the request body for the record.
    Body,
    /// Checks the record.
    Validate,
}

impl Operation {
    /// The group, `installments`; `v1.sale` has a dot of its own.
    #[must_use]
    pub fn area(&self) -> &'static str {
        self.name.rsplit_once('.').map_or("", |(area, _)| area)
    }

    /// The function, `split`.
    #[must_use]
    pub fn function(&self) -> &'static str {
        self.name.rsplit_once('.').map_or(self.name, |(_, function)| function)
    }

    /// The argument whose bytes may be passed outside of the JSON: raw bytes, or the only document as JSON text.
    #[must_use]
    pub fn raw_argument(&self) -> Option<&'static str> {
        // not `==`, which would add its code for all types to every wasm module
        let only = |is: fn(Type) -> bool| {
            let mut of_type = self.arguments.iter().filter(|argument| is(argument.ty.required()));
            of_type.next().filter(|_| of_type.next().is_none())
        };
        let raw = only(|ty| matches!(ty, Type::Bytes)).or_else(|| only(|ty| matches!(ty, Type::Json)));
        raw.map(|argument| argument.name)
    }

    /// The argument that the bytes of a call are for: the raw one, or the record that is checked.
    pub(crate) fn argument_of_bytes(&self) -> Option<&'static str> {
        match self.entity {
            Some(EntityOperation::Validate) => self.arguments.first().map(|argument| argument.name),
            _ => self.raw_argument(),
        }
    }
}
