//! Types for values that must never appear in a log: card numbers, security codes, API keys, and bodies that may contain them.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use super::node::Node;
use super::special::{texts_by_name, write_by_name};
use super::writer::{Target, Writer};
use super::{Codec, Reader, Type};
use crate::value::serde::{Accepted, read};
use crate::value::whole_number;

/// Defines a string type that has no `Display`, and whose `Debug` prints `***`. Serializing a value with serde writes the
/// actual string, because a program that serializes a card wants to send the card.
macro_rules! concealed {
    ($($(#[doc = $doc:literal])* $name:ident: $ty:ident = $expected:literal, $given:ident;)*) => { $(
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Default)]
        pub struct $name(String);

        impl $name {
            /// Wraps a string.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// Returns the string. Use it for the body of a request, never for logs or messages.
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
                // The service expects an integer. A code with a leading 0 is sent as a string, because an integer would
                // lose that digit.
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
    /// A card number, complete or masked by the service.
    CardNumber: CardNumber = "a card's number", TextOrNumber;
    /// A card's security code, 3 or 4 digits; leading zeros are significant.
    SecurityCode: SecurityCode = "a security code", TextOrNumber;
    /// A string that may contain a secret: an API key, a request body, or a message of the service that quotes a key.
    ConcealedText: Concealed = "a text", Text;
}

/// The headers of a request or a response, in order. Debug output hides their values, because one of them is the API key.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// Creates headers from pairs of name and value.
    #[must_use]
    pub const fn new(headers: Vec<(String, String)>) -> Self {
        Self(headers)
    }

    /// The headers as pairs of name and value, for sending a request. Never write the pairs to a log.
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
