//! Two kinds of enumerations: numeric codes of the service, which keep unknown numbers, and closed sets of strings (choices).

use super::whole_number;

/// One named value of a code enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedCode {
    /// The number in JSON.
    pub code: i64,
    /// Name of the variant, in `UpperCamelCase`.
    pub name: &'static str,
    /// Documentation of the value.
    pub doc: &'static str,
}

/// Description of a code enumeration. The bindings' types and documentation are generated from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodeTable {
    /// Name of the type.
    pub name: &'static str,
    /// Documentation of the type.
    pub doc: &'static str,
    /// The named values, in the order of the service's documentation.
    pub codes: &'static [NamedCode],
    /// The display texts that the service returns instead of numbers, with their numbers. Empty if the service returns numbers.
    pub texts: &'static [(&'static str, i64)],
}

/// A numeric code of the service. Documented numbers are named variants; every other number is `Unknown(n)`. `Display`,
/// `FromStr` and serde use the number.
pub trait Code: Copy + 'static {
    /// Names and numbers of the enumeration.
    const TABLE: &'static CodeTable;
    /// The variant for a number; `Unknown` if the number is not documented.
    fn from_code(code: i64) -> Self;
    /// The number in JSON.
    fn code(self) -> i64;
}

/// Reads a code from its number, or from the display text that the service returns instead, ignoring the case of ASCII letters.
/// `None` for any other string.
pub(crate) fn read_code<C: Code>(text: &str) -> Option<C> {
    let display = || C::TABLE.texts.iter().find(|(display, _)| display.eq_ignore_ascii_case(text));
    let number = whole_number(text).or_else(|| display().map(|(_, code)| *code));
    number.map(C::from_code)
}

/// One named value of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedChoice {
    /// The string in JSON.
    pub text: &'static str,
    /// Name of the variant, in `UpperCamelCase`.
    pub name: &'static str,
    /// Documentation of the value.
    pub doc: &'static str,
}

/// Description of a choice. The bindings' types and documentation are generated from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChoiceTable {
    /// Name of the type.
    pub name: &'static str,
    /// Documentation of the type.
    pub doc: &'static str,
    /// The values, in order.
    pub choices: &'static [NamedChoice],
}

/// A closed set of strings that this library defines. Any other string is an error.
pub trait Choice: Copy + 'static {
    /// Name, documentation and values of the type.
    const TABLE: &'static ChoiceTable;
    /// Every value, in the table's order.
    const ALL: &'static [Self];
    /// The string in JSON.
    fn as_str(self) -> &'static str;
    /// The value with this string; `None` if there is none.
    fn from_text(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.as_str() == text)
    }
}

/// Defines an enum that implements [`Code`], from `/// docs  pub enum Name { /// docs  Variant = 1, .. }`. If the service
/// returns a display text instead of the number, write `read by display text: "Text" = 1, ..;` before `pub`.
macro_rules! codes {
    ($(#[doc = $doc:literal])*
        $(read by display text: $($display:literal = $number:literal),*;)?
        pub enum $name:ident { $( $(#[doc = $vdoc:literal])* $variant:ident = $code:literal, )* }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $( $(#[doc = $vdoc])* $variant, )*
            /// A number that this version of the library does not know, kept unchanged.
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
        impl From<i64> for $name {
            fn from(code: i64) -> Self {
                <Self as $crate::value::Code>::from_code(code)
            }
        }
        impl From<$name> for i64 {
            fn from(code: $name) -> Self {
                $crate::value::Code::code(code)
            }
        }
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&$crate::value::Code::code(*self), f)
            }
        }
        impl core::str::FromStr for $name {
            type Err = $crate::issue::LastroError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::value::read_code(text).ok_or_else(|| {
                    $crate::issue::LastroError::invalid($crate::issue::unknown_code("", <Self as $crate::value::Code>::TABLE))
                })
            }
        }
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_i64($crate::value::Code::code(*self))
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::value::serde::read(deserializer, $crate::value::serde::Accepted::Code, "the number of a code")
            }
        }
        impl $crate::model::Codec for $name {
            const TYPE: $crate::model::Type = $crate::model::Type::Code(<Self as $crate::value::Code>::TABLE);
            fn read(node: &$crate::model::Node<'_>, reader: &mut $crate::model::Reader<'_>) -> Option<Self> {
                reader.code(node, <Self as $crate::value::Code>::TABLE).map(<Self as $crate::value::Code>::from_code)
            }
            fn write(&self, writer: &mut $crate::model::Writer) {
                writer.code($crate::value::Code::code(*self), <Self as $crate::value::Code>::TABLE);
            }
            fn view(&self) -> $crate::model::View<'_> {
                $crate::model::View::Code($crate::value::Code::code(*self), <Self as $crate::value::Code>::TABLE)
            }
        }
    };
}
pub(crate) use codes;

/// Defines an enum that implements [`Choice`], from `/// docs  pub enum Name { /// docs  Variant = "text", .. }`.
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
                f.pad($crate::value::Choice::as_str(*self))
            }
        }
        impl core::str::FromStr for $name {
            type Err = $crate::issue::LastroError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                <Self as $crate::value::Choice>::from_text(text).ok_or_else(|| {
                    $crate::issue::unknown_choice(<Self as $crate::value::Choice>::TABLE)
                })
            }
        }
        $crate::value::serde::serde_by_text! {
            $name = "one of a closed set of texts", Text;
        }
        impl $crate::model::Codec for $name {
            const TYPE: $crate::model::Type = $crate::model::Type::Choice(<Self as $crate::value::Choice>::TABLE);
            fn read(node: &$crate::model::Node<'_>, reader: &mut $crate::model::Reader<'_>) -> Option<Self> {
                let place = reader.choice(node, <Self as $crate::value::Choice>::TABLE)?;
                <Self as $crate::value::Choice>::ALL.get(place).copied()
            }
            fn write(&self, writer: &mut $crate::model::Writer) {
                writer.string($crate::value::Choice::as_str(*self));
            }
            fn view(&self) -> $crate::model::View<'_> {
                $crate::model::View::Choice($crate::value::Choice::as_str(*self))
            }
        }
    };
}
pub(crate) use choices;
