//! Records and results as JavaScript's own values, for Rust programs that compile this crate into their own wasm: a front
//! end in Leptos, Yew or Dioxus. It is there with the feature `js`, and only on a target that runs in JavaScript.
//!
//! ```toml
//! lastro = { version = "0.1", features = ["js"] }
//! ```
//!
//! | function | what it does |
//! |---|---|
//! | [`to_js`] | writes a record, a result, a list or an amount |
//! | [`from_js`] | reads a record, with an issue for each value that does not fit; a check of the record finds them too |
//! | [`value_from_js`] | reads any type; a value that does not fit is the error |
//! | [`json_from_js`] | reads a document, for what takes a [`Json`] |
//!
//! ```no_run
#![doc = include_str!("example.rs")]
//! ```
//!
//! # How a value crosses
//!
//! As in the npm package. Records are plain objects, amounts and dates are texts (`"129.90"`, `"2027-01-31"`), codes and
//! whole numbers are numbers. A document inside of a record is its text, and so is a number that a JavaScript number does
//! not hold to its last digit.
//!
//! Texts, numbers and `bigint`s are read. A number stands for the shortest decimal that means it, which JavaScript
//! itself prints: `129.9` is 129.90, and `0.1 + 0.2` has too many decimals. Nothing is rounded: a whole number beyond
//! 2^53 - 1, `NaN` and `Infinity` are issues at their fields. `undefined` is `null`, and a `Map` is an object. The members
//! of any other object are those that `Object.entries` lists.
//!
//! What cannot cross at all is an error with its path: `not_json` for a function, a symbol, a `Set`, bytes;
//! `out_of_range` for a `bigint` of more than 64 bits; `lone_surrogate` for a text with half of a character; `too_deep` for
//! more than 128 levels, and so for an object that holds itself.
//!
//! An exception that the object's own code throws, such as a getter's, is not caught here.

mod refused;

use js_sys::{Error, JSON, JsString, Number, Reflect};
use serde::Serialize as _;
use serde_wasm_bindgen::{Deserializer, Serializer};
use wasm_bindgen::JsValue;

use crate::issue::{Issue, IssueCode, LastroError};
use crate::json::{Value, read_serde};
use crate::model::{Codec, Json, Model, Node, Reader, Target};

/// A record, a result, a list or a scalar as a JavaScript value.
///
/// # Errors
/// [`Internal`](crate::LastroErrorKind::Internal) if the engine refuses to make the value.
pub fn to_js<T: Codec>(value: &T) -> Result<JsValue, LastroError> {
    written(&value.value(Target::Host)).map_err(|_| LastroError::internal("js"))
}

/// Reads a record: as [`Model::from_json`], from an object instead of a text.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) where the value is not an object, or holds what cannot cross.
pub fn from_js<T: Model>(value: &JsValue) -> Result<(T, Vec<Issue>), LastroError> {
    T::decode(&json_from_js(value)?)
}

/// Reads any type: a record, a list of them, an amount, a date. It is whole, or there is an error.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) with every value that does not fit or cannot cross, each at its path.
pub fn value_from_js<T: Codec>(value: &JsValue) -> Result<T, LastroError> {
    let json = json_from_js(value)?;
    let mut reader = Reader::of_host();
    let read = T::read(&Node::from(&json.0), &mut reader);
    reader.finish(read)
}

/// Reads a document: an object, a list or a scalar. A text is a text here, even one that holds JSON.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) where it holds what cannot cross.
pub fn json_from_js(value: &JsValue) -> Result<Json, LastroError> {
    let read = read_serde(Deserializer::from(value.clone()), number_text);
    // The library says neither where nor why it refuses a value. And half of a surrogate pair has become a replacement
    // character on its way into wasm, like those that are meant: only the value itself tells them apart.
    match read {
        Ok(read) if !any_text(&read, &|text| text.contains(char::REPLACEMENT_CHARACTER)) => Ok(Json(read)),
        read => match refused::first(value) {
            Some(issue) => Err(LastroError::invalid(issue)),
            None => read.map(Json).map_err(|_| LastroError::at("", IssueCode::NotJson)),
        },
    }
}

impl From<LastroError> for JsValue {
    /// An `Error` with the members `code`, `issues` and `message`, as the npm package throws it.
    fn from(error: LastroError) -> Self {
        let thrown = Error::new(&error.message());
        thrown.set_name("LastroError");
        let issues = written(&error.issues().to_vec().value(Target::Host)).unwrap_or_else(Self::from);
        for (name, member) in [("code", Self::from_str(error.code())), ("issues", issues)] {
            // a new object takes every member
            let _ = Reflect::set(&thrown, &Self::from_str(name), &member);
        }
        thrown.into()
    }
}

/// A value whose numbers fit JavaScript's, as an object of JavaScript.
fn written(value: &Value) -> Result<JsValue, serde_wasm_bindgen::Error> {
    // The library assigns each member, and in JavaScript an assignment to this one sets what an object inherits from.
    if names(value, "__proto__") {
        return Ok(JSON::parse(&value.to_json())?);
    }
    value.serialize(&Serializer::json_compatible())
}

/// JavaScript's own text of a number: the shortest that means it.
fn number_text(number: f64) -> String {
    Number::from(number).to_string_with_radix(10).map_or_else(|_| number.to_string(), |text: JsString| text.into())
}

/// Whether an object at any depth has a member of this name.
fn names(value: &Value, name: &str) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| names(item, name)),
        Value::Object(members) => members.iter().any(|(own, member)| own == name || names(member, name)),
        _ => false,
    }
}

/// Whether a test holds for any text, names included.
fn any_text(value: &Value, test: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::String(text) => test(text),
        Value::Array(items) => items.iter().any(|item| any_text(item, test)),
        Value::Object(members) => members.iter().any(|(name, member)| test(name) || any_text(member, test)),
        _ => false,
    }
}
