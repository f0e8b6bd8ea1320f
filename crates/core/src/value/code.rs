//! Enumerations of the documents: numeric codes (an unknown one is kept) and named choices.

use crate::model::Prose;

/// One named value of a code enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedCode {
    /// The number on the wire.
    pub code: i64,
    /// The variant's name, `UpperCamelCase`.
    pub name: Prose,
    /// What it means.
    pub doc: Prose,
}

/// What a code enumeration tells about itself; types, stubs and docs of every language come from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodeTable {
    /// The type's name.
    pub name: Prose,
    /// What it enumerates.
    pub doc: Prose,
    /// The named values, in the document's order.
    pub codes: &'static [NamedCode],
    /// The display texts that the service answers instead of numbers, where it does.
    pub texts: &'static [(&'static str, i64)],
}

/// A numeric code of the service: named values, and `Unknown(n)` for every other number.
pub trait Code: Copy + 'static {
    /// The enumeration's names and numbers.
    const TABLE: &'static CodeTable;
    /// The named value of a number, else `Unknown`.
    fn from_code(code: i64) -> Self;
    /// The number on the wire.
    fn code(self) -> i64;
}

/// One named value of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedChoice {
    /// The text on the wire.
    pub text: &'static str,
    /// The variant's name, `UpperCamelCase`.
    pub name: Prose,
    /// What it means.
    pub doc: Prose,
}

/// What a choice tells about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChoiceTable {
    /// The type's name.
    pub name: Prose,
    /// What is chosen.
    pub doc: Prose,
    /// The values, in order.
    pub choices: &'static [NamedChoice],
}

/// A closed set of texts that this project defines: any other text is an error.
pub trait Choice: Copy + 'static {
    /// The names and texts.
    const TABLE: &'static ChoiceTable;
    /// Every value, in the table's order.
    const ALL: &'static [Self];
    /// The text on the wire.
    fn as_str(self) -> &'static str;
    /// The value of a text.
    fn from_text(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.as_str() == text)
    }
}

/// Defines a [`Code`]: `/// docs  pub enum Name { /// docs  Variant = 1, .. }`. Where the service answers with a
/// display text instead of the number, `read by display text: "Text" = 1, ..;` stands before `pub`.
macro_rules! codes {
    ($(#[doc = $doc:literal])*
        $(read by display text: $($display:literal = $number:literal),*;)?
        pub enum $name:ident { $( $(#[doc = $vdoc:literal])* $variant:ident = $code:literal, )* }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[doc = $vdoc])* $variant, )*
            /// A number that this version does not name, kept as it came.
            Unknown(i64),
        }
        impl $crate::value::Code for $name {
            const TABLE: &'static $crate::value::CodeTable = &$crate::value::CodeTable {
                name: $crate::model::prose(stringify!($name)),
                doc: $crate::model::prose(concat!($($doc, "\n"),*)),
                codes: &[$( $crate::value::NamedCode {
                    code: $code, name: $crate::model::prose(stringify!($variant)), doc: $crate::model::prose(concat!($($vdoc, "\n"),*)),
                } ),*],
                texts: &[$($(($display, $number)),*)?],
            };
            fn from_code(code: i64) -> Self {
                match code { $( $code => Self::$variant, )* other => Self::Unknown(other) }
            }
            fn code(self) -> i64 {
                match self { $( Self::$variant => $code, )* Self::Unknown(other) => other }
            }
        }
        impl $crate::model::Codec for $name {
            const TYPE: $crate::model::Type = $crate::model::Type::Code(<Self as $crate::value::Code>::TABLE);
            fn read(value: &$crate::json::Value, reader: &mut $crate::model::Reader) -> Option<Self> {
                reader.code(value, <Self as $crate::value::Code>::TABLE).map(<Self as $crate::value::Code>::from_code)
            }
            fn write(&self, _: $crate::model::Form) -> $crate::json::Value {
                $crate::json::Value::Number($crate::value::Code::code(*self).to_string())
            }
        }
    };
}
pub(crate) use codes;

/// Defines a [`Choice`]: `/// docs  pub enum Name { /// docs  Variant = "text", .. }`.
macro_rules! choices {
    ($(#[doc = $doc:literal])* pub enum $name:ident { $( $(#[doc = $vdoc:literal])* $variant:ident = $text:literal, )* }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $( $(#[doc = $vdoc])* $variant, )* }
        impl $crate::value::Choice for $name {
            const TABLE: &'static $crate::value::ChoiceTable = &$crate::value::ChoiceTable {
                name: $crate::model::prose(stringify!($name)),
                doc: $crate::model::prose(concat!($($doc, "\n"),*)),
                choices: &[$( $crate::value::NamedChoice {
                    text: $text, name: $crate::model::prose(stringify!($variant)), doc: $crate::model::prose(concat!($($vdoc, "\n"),*)),
                } ),*],
            };
            const ALL: &'static [Self] = &[$(Self::$variant),*];
            fn as_str(self) -> &'static str {
                <Self as $crate::value::Choice>::TABLE.choices.get(self as usize).map_or("", |choice| choice.text)
            }
        }
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($crate::value::Choice::as_str(*self))
            }
        }
        impl $crate::model::Codec for $name {
            const TYPE: $crate::model::Type = $crate::model::Type::Choice(<Self as $crate::value::Choice>::TABLE);
            fn read(value: &$crate::json::Value, reader: &mut $crate::model::Reader) -> Option<Self> {
                let place = reader.choice(value, <Self as $crate::value::Choice>::TABLE)?;
                <Self as $crate::value::Choice>::ALL.get(place).copied()
            }
            fn write(&self, _: $crate::model::Form) -> $crate::json::Value {
                $crate::json::Value::String($crate::value::Choice::as_str(*self).to_owned())
            }
        }
    };
}
pub(crate) use choices;
