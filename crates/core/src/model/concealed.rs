//! What nobody may see in a log: a card's number and security code, keys, and what is sent with them.

use core::fmt;

use super::{Codec, Form, Reader, Type};
use crate::json::Value;

/// Defines a text that no debug form shows.
macro_rules! concealed {
    ($($(#[doc = $doc:literal])* $name:ident;)*) => { $(
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Default)]
        pub struct $name(String);

        impl $name {
            /// From its text.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The text itself: for the body of a request, and for nothing that people read.
            #[must_use]
            pub fn reveal(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("***")
            }
        }
    )* };
}
concealed! {
    /// A card's number, whole or as the service masks it.
    CardNumber;
    /// A card's security code, 3 or 4 digits; zeros in front count.
    SecurityCode;
    /// A text that may hold a secret: a key, a request's body, what the service says of a key.
    ConcealedText;
}

impl Codec for CardNumber {
    const TYPE: Type = Type::CardNumber;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.decimal_text(Self::TYPE, value).map(Self::new)
    }
    fn write(&self, _: Form) -> Value {
        Value::String(self.0.clone())
    }
}

impl Codec for ConcealedText {
    const TYPE: Type = Type::Concealed;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        String::read(value, reader).map(Self)
    }
    fn write(&self, _: Form) -> Value {
        Value::String(self.0.clone())
    }
}

/// The headers of a request or an answer, in order. No debug form shows their values: the key is one.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// From names and values.
    #[must_use]
    pub const fn new(headers: Vec<(String, String)>) -> Self {
        Self(headers)
    }

    /// The names and values, to be sent.
    pub fn reveal(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl fmt::Debug for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl Codec for Headers {
    const TYPE: Type = Type::Headers;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let Value::Object(members) = value else { return reader.wrong_type("object", value) };
        let texts = members
            .iter()
            .map(|(name, value)| reader.at_member(name, |r| String::read(value, r)).map(|value| (name.clone(), value)));
        texts.collect::<Option<_>>().map(Self)
    }
    fn write(&self, _: Form) -> Value {
        Value::Object(self.0.iter().map(|(name, value)| (name.clone(), Value::String(value.clone()))).collect())
    }
}

impl Codec for SecurityCode {
    const TYPE: Type = Type::SecurityCode;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.decimal_text(Self::TYPE, value).map(Self::new)
    }
    // The documents say integer; one that begins with 0 would lose a digit so, and stays text.
    fn write(&self, form: Form) -> Value {
        let exact = !self.0.starts_with('0') && self.0.bytes().all(|b| b.is_ascii_digit()) && !self.0.is_empty();
        if form == Form::Wire && exact { Value::Number(self.0.clone()) } else { Value::String(self.0.clone()) }
    }
}
