//! serde implementations for scalars and other types that are serialized as a string.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, MapAccess, Visitor};

/// With its feature `arbitrary_precision`, serde_json passes a number as a map with a single member of this name. The member's
/// value is the number as a string.
const EXACT_NUMBER: &str = "$serde_json::private::Number";

/// The forms in which a value is accepted when it is deserialized.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Accepted {
    /// Only a string.
    Text,
    /// A string or a number. A float is rejected, because it may have lost some of the digits that were written.
    TextOrNumber,
    /// A string or a number, for types that are serialized as an integer.
    Code,
}

/// Deserializes a value from a string, or from a number if `given` allows it. Error messages never quote the input, because it
/// may be a card number.
///
/// # Errors
/// If the type rejects the input, and for every float, because it may have lost some of the digits that were written.
pub(crate) fn read<'de, T, D>(deserializer: D, given: Accepted, expected: &'static str) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: serde::Deserializer<'de>,
{
    let visitor = TextVisitor { given, expected, value: PhantomData };
    // Human-readable formats such as JSON state the type of each value, so the visitor can accept any type. Other formats need
    // to know which type to read: the one that `Serialize` writes.
    match given {
        _ if deserializer.is_human_readable() => deserializer.deserialize_any(visitor),
        Accepted::Code => deserializer.deserialize_i64(visitor),
        Accepted::Text | Accepted::TextOrNumber => deserializer.deserialize_str(visitor),
    }
}

struct TextVisitor<T> {
    given: Accepted,
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> TextVisitor<T> {
    fn number<E: Error>(self, number: impl ToString) -> Result<T, E> {
        match self.given {
            Accepted::TextOrNumber | Accepted::Code => self.visit_str(&number.to_string()),
            Accepted::Text => Err(E::custom(format_args!("expected {}, not a number", self.expected))),
        }
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Visitor<'de> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|fault| E::custom(format_args!("expected {}: {fault}", self.expected)))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        self.number(number)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        self.number(number)
    }

    fn visit_i128<E: Error>(self, number: i128) -> Result<T, E> {
        self.number(number)
    }

    fn visit_u128<E: Error>(self, number: u128) -> Result<T, E> {
        self.number(number)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<T, E> {
        let why = match self.given {
            Accepted::Text => "not a number",
            Accepted::TextOrNumber | Accepted::Code => {
                "not a float, whose written digits are lost: give it as text, or read it from JSON text with \
                 serde_json's feature `arbitrary_precision`"
            }
        };
        Err(E::custom(format_args!("expected {}, {why}", self.expected)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        match map.next_key::<String>()? {
            Some(name) if name == EXACT_NUMBER => self.number(map.next_value::<String>()?),
            _ => Err(A::Error::custom(format_args!("expected {}, not a map", self.expected))),
        }
    }
}

/// Implements serde for types that have `Display` and `FromStr`. They are serialized as a string, and deserialized from a
/// string or, with `TextOrNumber`, also from a number.
macro_rules! serde_by_text {
    ($($name:ty = $expected:literal, $given:ident;)*) => { $(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::value::serde::read(deserializer, $crate::value::serde::Accepted::$given, $expected)
            }
        }
    )* };
}
pub(crate) use serde_by_text;

serde_by_text! {
    super::Money = "an amount with at most two decimal places", TextOrNumber;
    super::Percent = "a percentage with at most two decimal places", TextOrNumber;
    super::Quantity = "a quantity with at most ten decimal places", TextOrNumber;
    super::Number = "a number", TextOrNumber;
    super::LocalDate = "a date YYYY-MM-DD", Text;
    super::YearMonth = "a month YYYY-MM", Text;
    super::DateTime = "an ISO 8601 date and time with its offset", Text;
}
