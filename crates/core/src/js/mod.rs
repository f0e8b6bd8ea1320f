//! Records and results as JavaScript's own values, for Rust programs that compile this crate into their own wasm: a front
//! end in Leptos, Yew or Dioxus. It needs the feature `js` and a target that runs in JavaScript.
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
//! | [`json_from_js`] | reads a document, for arguments of type [`Json`] |
//!
//! ```no_run
#![doc = include_str!("example.rs")]
//! ```
//!
//! # How values are converted
//!
//! As in the npm package. Records are plain objects, amounts and dates are strings (`"129.90"`, `"2027-01-31"`), codes
//! and whole numbers are numbers. A document inside a record is a JSON string. A number that a JavaScript number does not
//! hold exactly is a string.
//!
//! Strings, numbers and `bigint`s are read. A number is read as the shortest decimal that identifies it, as JavaScript
//! prints it: `129.9` is 129.90, and `0.1 + 0.2` has too many decimals. Nothing is rounded: a whole number beyond
//! 2^53 - 1, `NaN` and `Infinity` are issues at their fields. `undefined` is `null`, and a `Map` is an object. The members
//! of any other object are those that `Object.entries` lists.
//!
//! A value that cannot be converted is an error with its path: `not_json` for a function, a symbol, a `Set`, bytes;
//! `out_of_range` for a `bigint` of more than 64 bits; `lone_surrogate` for a string with half of a surrogate pair;
//! `too_deep` for more than 128 levels, and therefore for an object that contains itself.
//!
//! An exception thrown by the object's own code, such as a getter, is not caught here.

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
/// [`Internal`](crate::LastroErrorKind::Internal) if the JavaScript engine cannot create the value.
pub fn to_js<T: Codec>(value: &T) -> Result<JsValue, LastroError> {
    written(&value.value(Target::Host)).map_err(|_| LastroError::internal("js"))
}

/// Reads a record: as [`Model::from_json`], from an object instead of JSON text.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) if the value is not an object, or a part cannot be converted.
pub fn from_js<T: Model>(value: &JsValue) -> Result<(T, Vec<Issue>), LastroError> {
    T::decode(&json_from_js(value)?)
}

/// Reads any type: a record, a list of them, an amount, a date. Any value that does not fit is an error.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) with an issue for every value that does not fit or cannot be converted.
pub fn value_from_js<T: Codec>(value: &JsValue) -> Result<T, LastroError> {
    let json = json_from_js(value)?;
    let mut reader = Reader::of_host();
    let read = T::read(&Node::from(&json.0), &mut reader);
    reader.finish(read)
}

/// Reads a document: an object, a list or a scalar. A string stays a string, even if it contains JSON.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) if a part cannot be converted.
pub fn json_from_js(value: &JsValue) -> Result<Json, LastroError> {
    let read = read_serde(Deserializer::from(value.clone()), number_text);
    // serde-wasm-bindgen does not report where or why it rejects a value. And half of a surrogate pair has become a
    // replacement character on its way into wasm: only the original value tells it from a genuine one.
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
            // cannot fail: a new object accepts every member
            let _ = Reflect::set(&thrown, &Self::from_str(name), &member);
        }
        thrown.into()
    }
}

/// Converts a value to JavaScript; its numbers must fit JavaScript's numbers.
fn written(value: &Value) -> Result<JsValue, serde_wasm_bindgen::Error> {
    // The library assigns each member, and assigning to `__proto__` in JavaScript sets the object's prototype.
    if names(value, "__proto__") {
        return Ok(JSON::parse(&value.to_json())?);
    }
    value.serialize(&Serializer::json_compatible())
}

/// A number as JavaScript prints it: the shortest decimal that identifies it.
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

/// Whether `test` holds for any string, names included.
fn any_text(value: &Value, test: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::String(text) => test(text),
        Value::Array(items) => items.iter().any(|item| any_text(item, test)),
        Value::Object(members) => members.iter().any(|(name, member)| test(name) || any_text(member, test)),
        _ => false,
    }
}
