//! Types of the tables that describe records, their fields, and operations.
//!
//! The decoder and the encoder use these tables. The bindings' types and functions in other programming languages are generated
//! from them.

use super::{Entity, Node};
use crate::value::{ChoiceTable, CodeTable};

/// Documentation text in a table, which only code generation and documentation need. Without the feature `describe` it is
/// empty, so that the wasm modules do not contain it.
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
    /// Number of any size and notation, kept as a string.
    Number,
    /// Calendar date `YYYY-MM-DD`.
    Date,
    /// Month of a year `YYYY-MM`.
    YearMonth,
    /// ISO 8601 date-time with offset.
    DateTime,
    /// Numeric code whose values have names.
    Code(&'static CodeTable),
    /// One of a closed set of strings.
    Choice(&'static ChoiceTable),
    /// A record.
    Record(&'static ModelTable),
    /// A list.
    List(&'static Type),
    /// A value that may be missing.
    Optional(&'static Type),
    /// A JSON document. An argument may be a string of JSON text or the value itself; a result is the value.
    Json,
    /// Raw bytes. In a JSON call (`dispatch`) they are a string, or base64 in a member with the argument's name plus `_base64`.
    Bytes,
    /// One or several secrets, which debug output never shows. In a JSON call (`dispatch`) a single secret may be a string
    /// under the argument's name without the final `s`.
    Secrets,
    /// The value of a filter, stored as a string. The type of the filtered field states how the string is read, for example as
    /// a number or a date.
    Scalar,
    /// An object whose values are strings.
    Params,
    /// A query: a query string, or a query record that this table describes.
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

    /// Whether the type is a scalar: neither a record nor a list.
    #[must_use]
    pub const fn is_scalar(self) -> bool {
        !matches!(self.required(), Self::Record(_) | Self::List(_))
    }

    /// Whether an empty string is an ordinary value of a field of this type. In version 1 parameters, it clears a field of any
    /// other scalar type.
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

/// How a field behaves when its record is read and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An ordinary field: it is read and sent.
    Plain,
    /// The primary key: it is sent in an update, but not in an insert.
    Key,
    /// A field that the service fills in: it is read, but never sent.
    ReadOnly,
    /// The display text of a referenced record: it is read, but never sent.
    Display,
    /// Nested records that the service returns only if the query parameter `_expand` contains the field's name. They are read
    /// and sent.
    Expanded,
    /// A field whose type the service's documentation does not state. If a value has another type than expected, it is kept and
    /// causes only a warning.
    Undocumented,
    /// A postal code: it is read in any form, and sent in its printed form.
    PostalCode,
}

/// One field of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Name of the field in JSON. Kotlin and Swift have it in camel case, all other languages unchanged.
    pub name: &'static str,
    /// Type of the field.
    pub ty: Type,
    /// How the field behaves when its record is read and sent.
    pub kind: Kind,
    /// Maximum number of characters, if the service's documentation states a maximum.
    pub max_length: Option<u16>,
    /// Documentation of the field.
    pub doc: &'static str,
}

/// One record type.
#[derive(Debug, Clone, Copy)]
pub struct ModelTable {
    /// Name of the record type, in `UpperCamelCase`. Two tables are equal if their names and dialects are.
    pub name: &'static str,
    /// Documentation of the record type.
    pub doc: &'static str,
    /// The fields, in the order of the service's documentation.
    pub fields: &'static [Field],
    /// The rules by which the record is read and written.
    pub dialect: Dialect,
    /// Creates an empty record of the type, if it is a record of the service. `None` without the feature `describe`: otherwise
    /// every wasm module would contain the code of all record types in its tables.
    pub empty: Option<fn() -> Box<dyn Entity>>,
    /// The cases of an operation's result. Languages with sealed types have one type per case. Empty if the result has no
    /// cases, and without the feature `describe`.
    pub cases: &'static [Case],
}

/// A case of an operation's result, such as success or failure. A result belongs to the first case whose first field is set; if
/// there is none, to the last case. A field that no case lists belongs to all cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Case {
    /// The case's name, `UpperCamelCase`.
    pub name: &'static str,
    /// Names of the fields that only this case has. The first of them is always set in this case.
    pub fields: &'static [&'static str],
}

/// Returns `cases`, for the table of an operation's result; empty without the feature `describe`, see [`prose`].
#[must_use]
pub const fn cases(cases: &'static [Case]) -> &'static [Case] {
    if cfg!(feature = "describe") { cases } else { &[] }
}

/// Two tables are equal if they have the same name and dialect, because no two record types share both.
impl PartialEq for ModelTable {
    fn eq(&self, other: &Self) -> bool {
        (self.name, self.dialect) == (other.name, other.dialect)
    }
}

impl Eq for ModelTable {}

/// The rules by which a record is read and written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// A result of an operation of this library. It has exactly the fields of its table, and is invalid if one value is
    /// invalid.
    Answer,
    /// A record of the service (version 2). It keeps members that are not fields.
    Entity,
    /// A record of version 1 of the service's API. Numbers are strings, an empty string means that a field is unset, and nested
    /// records may be replaced by placeholders.
    Legacy,
    /// Parameters of a version 1 request. Members that are not fields must be inside the member `extra`.
    Parameters,
}

impl ModelTable {
    /// Whether the record keeps members that are not fields, in `extra`.
    #[must_use]
    pub const fn open(&self) -> bool {
        !matches!(self.dialect, Dialect::Answer)
    }

    /// Whether the table describes a record of version 1.
    #[must_use]
    pub const fn is_legacy(&self) -> bool {
        matches!(self.dialect, Dialect::Legacy)
    }

    /// Whether the table describes parameters of a version 1 request.
    pub(crate) const fn is_parameters(&self) -> bool {
        matches!(self.dialect, Dialect::Parameters)
    }

    /// Whether sending a member clears a field at the service. In version 1 parameters, an empty string clears any scalar field
    /// that is not a string.
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

    /// Like [`field`](Self::field), with the field's index. The search starts at the index `first`, because members usually
    /// come in the order of the table.
    pub(crate) fn field_from(&self, first: usize, name: &str) -> Option<(usize, &'static Field)> {
        let (before, behind) = self.fields.split_at_checked(first).unwrap_or((self.fields, &[]));
        let mut fields = (first..).zip(behind).chain((0..).zip(before));
        fields.find(|(_, field)| field.name == name)
    }

    /// The index of the field with a name.
    pub(crate) fn place_of(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|f| f.name == name)
    }

    /// Whether a name belongs to a member that the service's users define: a custom field `custom_*`, or an attachment
    /// `anexo_N` if the record type has attachments.
    #[must_use]
    pub fn is_custom(&self, name: &str) -> bool {
        name.starts_with("custom_") || (self.field("anexo_nfse").is_some() && attachment_number(name).is_some())
    }
}

/// The digits `N` in the name `anexo_N` of an attachment; `None` for any other name.
pub(crate) fn attachment_number(name: &str) -> Option<&str> {
    name.strip_prefix("anexo_").filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// One argument of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// Name of the argument in a JSON call (`dispatch`). Kotlin and Swift have it in camel case, all other languages unchanged.
    pub name: &'static str,
    /// Type of the argument. An argument of [`Type::Optional`] may be left out.
    pub ty: Type,
    /// Whether the argument may be a record with invalid values. Such values do not make the call fail: validation lists
    /// them as issues, and a conversion between API versions lists them in its report.
    pub draft: bool,
}

/// One operation that the bindings offer, such as `installments.split`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    /// Name of the operation with its area, such as `installments.split`.
    pub name: &'static str,
    /// Documentation of the operation.
    pub doc: &'static str,
    /// The arguments, in order.
    pub arguments: &'static [Argument],
    /// The type of the result.
    pub result: Type,
    /// Which of the operations that exist for every record type this one is, such as `decode`; `None` for any other operation.
    pub entity: Option<EntityOperation>,
}

/// An operation that exists for every record type, such as `sale.decode` and `customer.decode`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntityOperation {
    /// Reads the record from a document.
    Decode,
    /// Writes the whole record as JSON in the service's form: money as JSON numbers, without unset fields.
    Encode,
    /// Writes the body of a request that sends the record.
    Body,
    /// Validates the record.
    Validate,
}

impl Operation {
    /// The area of the operation: `installments` in `installments.split`, `v1.sale` in `v1.sale.decode`.
    #[must_use]
    pub fn area(&self) -> &'static str {
        self.name.rsplit_once('.').map_or("", |(area, _)| area)
    }

    /// The operation's name within its area: `split` in `installments.split`.
    #[must_use]
    pub fn function(&self) -> &'static str {
        self.name.rsplit_once('.').map_or(self.name, |(_, function)| function)
    }

    /// The argument whose bytes may be passed outside the JSON of the call: the only argument of raw bytes, otherwise the only
    /// argument that is a JSON document. `None` if the operation has neither.
    #[must_use]
    pub fn raw_argument(&self) -> Option<&'static str> {
        // compares by pattern, not with `==`: the code of `==` for all types would make every wasm module larger
        let only = |is: fn(Type) -> bool| {
            let mut of_type = self.arguments.iter().filter(|argument| is(argument.ty.required()));
            of_type.next().filter(|_| of_type.next().is_none())
        };
        let raw = only(|ty| matches!(ty, Type::Bytes)).or_else(|| only(|ty| matches!(ty, Type::Json)));
        raw.map(|argument| argument.name)
    }

    /// The argument that receives bytes passed outside the JSON of the call: the record for an operation `validate`, otherwise
    /// [`raw_argument`](Self::raw_argument).
    pub(crate) fn argument_of_bytes(&self) -> Option<&'static str> {
        match self.entity {
            Some(EntityOperation::Validate) => self.arguments.first().map(|argument| argument.name),
            _ => self.raw_argument(),
        }
    }
}
