//! Implements serde's traits for [`Value`], so that records can be converted to and from any serde format and JavaScript
//! objects.

use core::fmt;

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap as _, SerializeSeq as _, Serializer};

use super::value::fits_float;
use super::{MAX_DEPTH, Value};

impl Serialize for Value {
    /// Writes an integer that fits into an `i64` as an integer. Writes any other number as a float if a float keeps its digits
    /// (`fits_float`), otherwise as a string. Zeros at the end of a fraction are lost.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(flag) => serializer.serialize_bool(*flag),
            Self::String(text) => serializer.serialize_str(text),
            Self::Number(text) => match text.parse::<i64>() {
                Ok(whole) => serializer.serialize_i64(whole),
                Err(_) => match text.parse::<f64>() {
                    Ok(float) if fits_float(text) => serializer.serialize_f64(float),
                    _ => serializer.serialize_str(text),
                },
            },
            Self::Array(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Self::Object(members) => {
                let mut map = serializer.serialize_map(Some(members.len()))?;
                for (name, value) in members {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> de::Deserialize<'de> for Value {
    /// Reads a float in the shortest decimal form that identifies it: 129.9 is `129.9`. More than 128 levels of nesting are an
    /// error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, |float| float.to_string())
    }
}

/// Reads a value. `float` converts each float to the decimal string that is stored.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D, float: fn(f64) -> String) -> Result<Value, D::Error> {
    Level { depth: 0, float }.deserialize(deserializer)
}

/// Reads a value at nesting depth `depth`. The depth is limited, because hostile input could be nested deeply enough to
/// overflow the stack.
#[derive(Clone, Copy)]
struct Level {
    depth: usize,
    float: fn(f64) -> String,
}

impl Level {
    fn below<E: de::Error>(self) -> Result<Self, E> {
        if self.depth >= MAX_DEPTH { Err(E::custom("too_deep")) } else { Ok(Self { depth: self.depth + 1, ..self }) }
    }
}

impl<'de> DeserializeSeed<'de> for Level {
    type Value = Value;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Level {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }
    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Bool(flag))
    }
    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number.to_string()))
    }
    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number.to_string()))
    }
    fn visit_i128<E>(self, number: i128) -> Result<Value, E> {
        Ok(Value::Number(number.to_string()))
    }
    fn visit_u128<E>(self, number: u128) -> Result<Value, E> {
        Ok(Value::Number(number.to_string()))
    }
    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        // `NaN` and infinity become a number that no field accepts. The field's issue then has a path; an error returned here
        // would have none.
        Ok(Value::Number((self.float)(number)))
    }
    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }
    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(Value::String(text))
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.deserialize(deserializer)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let level = self.below()?;
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(level)? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let level = self.below()?;
        let mut members = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            members.push((name, map.next_value_seed(level)?));
        }
        Ok(Value::Object(members))
    }
}
