//! Reads values from serde types that serde_json does not use, such as 128-bit integers and options. Numbers of every serde
//! type must keep their exact value.

use lastro::json::{MAX_DEPTH, Value};
use serde::Deserialize as _;
use serde::de::value::{Error, SeqDeserializer, UnitDeserializer};
use serde::de::{IntoDeserializer as _, Visitor};

fn number(text: &str) -> Value {
    Value::Number(text.to_owned())
}

/// Reads a value from a serde deserializer.
macro_rules! read {
    ($from:expr) => {
        Value::deserialize(serde::de::IntoDeserializer::<Error>::into_deserializer($from)).expect("a value")
    };
}

#[test]
fn scalars_keep_all_their_digits() {
    assert_eq!(read!(true), Value::Bool(true));
    assert_eq!(read!(-5_i64), number("-5"));
    assert_eq!(read!(u64::MAX), number("18446744073709551615"));
    assert_eq!(read!(i128::MIN), number("-170141183460469231731687303715884105728"));
    assert_eq!(read!(u128::MAX), number("340282366920938463463374607431768211455"));
    assert_eq!(read!(129.9_f64), number("129.9"));
    assert_eq!(read!("129.90"), Value::String("129.90".to_owned()));
    assert_eq!(read!(String::from("a")), Value::String("a".to_owned()));
    assert_eq!(read!(()), Value::Null);
}

/// A deserializer that calls `visit_some` or `visit_none`, as some formats other than JSON do.
struct Optional(Option<i64>);

impl<'de> serde::Deserializer<'de> for Optional {
    type Error = Error;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Some(number) => visitor.visit_some(number.into_deserializer()),
            None => visitor.visit_none(),
        }
    }
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[test]
fn an_option_becomes_null_or_its_value() {
    assert_eq!(Value::deserialize(Optional(None)).expect("a value"), Value::Null);
    assert_eq!(Value::deserialize(Optional(Some(-7))).expect("a value"), number("-7"));
}

#[test]
fn lists_and_maps_keep_their_order() {
    let list = SeqDeserializer::<_, Error>::new([1_i64, 2].into_iter());
    assert_eq!(Value::deserialize(list).expect("a list"), Value::Array(vec![number("1"), number("2")]));
    let text = serde_json::from_str::<Value>(r#"{"b":[null],"a":{"c":1.50}}"#).expect("an object");
    assert_eq!(text.to_json(), r#"{"b":[null],"a":{"c":1.5}}"#);
    assert_eq!(Value::deserialize(UnitDeserializer::<Error>::new()).expect("null"), Value::Null);
}

#[test]
fn deserializing_has_the_same_depth_limit_as_parsing() {
    let nested =
        |levels: usize| (0..levels).fold(serde_json::Value::Null, |inner, _| serde_json::Value::from(vec![inner]));
    assert!(Value::deserialize(nested(MAX_DEPTH)).is_ok());
    let refused = Value::deserialize(nested(MAX_DEPTH + 1)).expect_err("too deep");
    assert_eq!(refused.to_string(), "too_deep");
}
