//! The structs of a sale for each library. All have the same fields and nested lists, and amounts are exact decimals with two
//! places. `build.rs` generates the structs. Each module below includes them and defines the types of their fields.

use std::fmt;

use rust_decimal::Decimal;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};

pub type Text = String;
pub type Date = chrono::NaiveDate;
pub type Moment = chrono::DateTime<chrono::FixedOffset>;

/// An integer, a key or a code. The service writes it as a number or as a string.
pub struct Whole(pub i64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberOrText;
        impl Visitor<'_> for NumberOrText {
            type Value = Whole;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number")
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<Whole, E> {
                Ok(Whole(number))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
                number.try_into().map(Whole).map_err(E::custom)
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Whole, E> {
                text.parse().map(Whole).map_err(E::custom)
            }
        }
        deserializer.deserialize_any(NumberOrText)
    }
}

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.0)
    }
}

/// Parses the text of a number as an exact decimal, without floats.
fn exact<E: Error>(text: &str, places: u32) -> Result<Decimal, E> {
    let number = Decimal::from_str_exact(text).map_err(E::custom)?;
    if number.scale() > places { Err(E::custom("too many places")) } else { Ok(number) }
}

/// Defines the types of amounts and quantities. `$number` is a function that reads an exact decimal with a library. Its second
/// argument is the largest number of decimal places.
macro_rules! decimals {
    ($number:expr) => {
        decimals!(Amount, 2, $number);
        decimals!(Quantity, 10, $number);
    };
    ($name:ident, $places:literal, $number:expr) => {
        pub struct $name(pub rust_decimal::Decimal);

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = $number(deserializer, $places)?;
                Ok(Self(number))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }
    };
}

/// The structs for serde_json. Unknown members are dropped.
pub mod dropping {
    use serde::{Deserialize as _, Deserializer};
    use serde_json::value::RawValue;

    pub use super::{Date, Moment, Text, Whole};

    /// Reads a decimal with `RawValue`, which borrows the number from the document. serde_json's feature `arbitrary_precision`
    /// is not used, because it copies the digits.
    pub fn decimal<'de, D: Deserializer<'de>>(from: D, places: u32) -> Result<rust_decimal::Decimal, D::Error> {
        let raw = <&RawValue>::deserialize(from)?.get();
        super::exact(raw.strip_prefix('"').and_then(|raw| raw.strip_suffix('"')).unwrap_or(raw), places)
    }
    decimals!(decimal);
    include!(concat!(env!("OUT_DIR"), "/dropping.rs"));
}

/// The structs for serde_json. Every record keeps its unknown members.
pub mod keeping {
    pub use super::dropping::{Amount, Quantity};
    pub use super::{Date, Moment, Text, Whole};

    include!(concat!(env!("OUT_DIR"), "/keeping.rs"));
}

/// The structs for sonic-rs. Unknown members are dropped.
pub mod sonic {
    use serde::{Deserialize as _, Deserializer};
    use sonic_rs::RawNumber;

    pub use super::{Date, Moment, Text, Whole};

    pub fn decimal<'de, D: Deserializer<'de>>(from: D, places: u32) -> Result<rust_decimal::Decimal, D::Error> {
        super::exact(RawNumber::deserialize(from)?.as_str(), places)
    }
    decimals!(decimal);
    include!(concat!(env!("OUT_DIR"), "/dropping.rs"));
}

/// One page of a listing.
#[derive(serde::Deserialize)]
pub struct Page<T> {
    pub data: Vec<T>,
}
