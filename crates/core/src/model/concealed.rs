//! Values that must never appear in a log: card numbers, security codes, keys, and bodies that may contain them.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use super::node::Node;
use super::special::{texts_by_name, write_by_name};
use super::writer::{Target, Writer};
use super::{Codec, Reader, Type};
use crate::value::serde::{Accepted, read};
use crate::value::whole_number;

/// Defines a string type whose debug form hides it and that has no `Display`. serde writes the string itself, alone and in
/// records: whoever serializes a card has decided to pass it on.
macro_rules! concealed {
    ($($(#[doc = $doc:literal])* $name:ident: $ty:ident = $expected:literal, $given:ident;)*) => { $(
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Default)]
        pub struct $name(String);

        impl $name {
            /// From a string.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The string itself: for the body of a request, never for output that people read.
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

        impl FromStr for $name {
            type Err = Infallible;
            fn from_str(text: &str) -> Result<Self, Infallible> {
                Ok(Self::new(text))
            }
        }
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(deserializer, Accepted::$given, $expected)
            }
        }
        impl Codec for $name {
            const TYPE: Type = Type::$ty;
            fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
                match Accepted::$given {
                    Accepted::Text => String::read(node, reader).map(Self),
                    _ => reader.decimal_text(Self::TYPE, node).map(Self::new),
                }
            }
            fn write(&self, writer: &mut Writer) {
                // The documents say integer; a code that begins with 0 would lose that digit, and stays a string.
                let is_integer = matches!(Self::TYPE, Type::SecurityCode) && whole_number(&self.0).is_some_and(|code| code > 0);
                if is_integer && matches!(writer.target(), Target::Wire | Target::Answer) {
                    writer.number(&self.0);
                } else {
                    writer.string(&self.0);
                }
            }
        }
    )* };
}
concealed! {
    /// A card's number, whole or as the service masks it.
    CardNumber: CardNumber = "a card's number", TextOrNumber;
    /// A card's security code, 3 or 4 digits; leading zeros are significant.
    SecurityCode: SecurityCode = "a security code", TextOrNumber;
    /// A string that may hold a secret: a key, a request's body, a message of the service about a key.
    ConcealedText: Concealed = "a text", Text;
}

/// The headers of a request or a response, in order. The debug form hides their values, since one is the key.
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
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        let mut headers = Vec::new();
        let all = texts_by_name(node, reader, &mut |name, value| headers.push((name.to_owned(), value)));
        all.then_some(Self(headers))
    }
    fn write(&self, writer: &mut Writer) {
        write_by_name(self.reveal(), writer);
    }
}
