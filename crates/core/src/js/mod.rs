//! Converts records and results to and from JavaScript values. It is meant for Rust front ends (Leptos, Yew, Dioxus) that
//! compile this crate into their own wasm module. It needs the feature `js` and the target `wasm32-unknown-unknown`.
//!
//! ```toml
//! lastro = { version = "0.1", features = ["js"] }
//! ```
//!
//! | function | what it does |
//! |---|---|
//! | [`to_js`] | converts a record, a result, a list or an amount to JavaScript |
//! | [`from_js`] | reads a record and returns it with an issue for each invalid value; validation also reports these issues |
//! | [`value_from_js`] | reads any type; fails if a value is invalid |
//! | [`json_from_js`] | reads a JSON document, for arguments of type [`Json`] |
//!
//! ```no_run
#![doc = include_str!("example.rs")]
//! ```
//!
//! # How values are converted
//!
//! Values have the same form as in the npm package.
//!
//! To JavaScript: records become plain objects, amounts and dates become strings (`"129.90"`, `"2027-01-31"`), codes and
//! integers become numbers. A JSON document inside a record becomes a string with its JSON text. A number that a JavaScript
//! number cannot hold exactly becomes a string.
//!
//! From JavaScript: strings, numbers and `bigint`s are accepted. A number is read in the shortest decimal form that
//! identifies it, as JavaScript prints it: `129.9` is read as 129.90, and `0.1 + 0.2` has too many decimal places. Nothing is
//! rounded: an integer beyond 2^53 - 1, `NaN` and `Infinity` cause issues at their fields. `undefined` is read as `null`, and a
//! `Map` as an object. The members of any other object are those that `Object.entries` lists.
//!
//! A value that cannot be converted causes an error with its path: `not_json` for a function, a symbol, a `Set` or bytes;
//! `out_of_range` for a `bigint` of more than 64 bits; `lone_surrogate` for a string with half of a surrogate pair. `too_deep`,
//! for more than 128 levels, has no path; an object that contains itself causes it too.
//!
//! If the object's own code, such as a getter, throws an exception, these functions do not catch the exception.

mod refused;

use js_sys::{Error, JSON, JsString, Number, Reflect};
use serde::Serialize as _;
use serde_wasm_bindgen::{Deserializer, Serializer};
use wasm_bindgen::JsValue;

use crate::issue::{Issue, IssueCode, LastroError};
use crate::json::{Value, read_serde};
use crate::model::{Codec, Json, Model, Node, Reader, Target};

/// Converts a record, a result, a list or a scalar to a JavaScript value.
///
/// # Errors
/// [`Internal`](crate::LastroErrorKind::Internal) if the JavaScript engine cannot create the value.
pub fn to_js<T: Codec>(value: &T) -> Result<JsValue, LastroError> {
    written(&value.value(Target::Host)).map_err(|_| LastroError::internal("js"))
}

/// Reads a record from a JavaScript object, like [`Model::from_json`] from JSON text.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) if the value is not an object, or a part cannot be converted.
pub fn from_js<T: Model>(value: &JsValue) -> Result<(T, Vec<Issue>), LastroError> {
    T::decode(&json_from_js(value)?)
}

/// Reads a value of any type, such as a record, a list of records, an amount or a date. Fails if any value is invalid.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) with an issue for every value that is invalid for its field, or with one issue
/// for the first part that cannot be converted.
pub fn value_from_js<T: Codec>(value: &JsValue) -> Result<T, LastroError> {
    let json = json_from_js(value)?;
    let mut reader = Reader::of_host();
    let read = T::read(&Node::from(&json.0), &mut reader);
    reader.finish(read)
}

/// Reads a JSON document: an object, a list or a scalar. A string stays a string, even if it contains JSON text.
///
/// # Errors
/// [`Invalid`](crate::LastroErrorKind::Invalid) if a part cannot be converted.
pub fn json_from_js(value: &JsValue) -> Result<Json, LastroError> {
    let read = read_serde(Deserializer::from(value.clone()), number_text);
    // The JavaScript value is searched in two cases. The first case is a failed conversion, because serde-wasm-bindgen does not
    // report which part of the value caused the failure, or why. The second case is a string with a replacement character,
    // because the conversion to UTF-8 replaces half of a surrogate pair by this character.
    match read {
        Ok(read) if !any_text(&read, &|text| text.contains(char::REPLACEMENT_CHARACTER)) => Ok(Json(read)),
        read => match refused::first(value) {
            Some(issue) => Err(LastroError::invalid(issue)),
            None => read.map(Json).map_err(|_| LastroError::at("", IssueCode::NotJson)),
        },
    }
}

impl From<LastroError> for JsValue {
    /// Converts to a JavaScript `Error` with the members `code`, `issues` and `message`, like the errors of the npm package.
    fn from(error: LastroError) -> Self {
        let thrown = Error::new(&error.message());
        thrown.set_name("LastroError");
        let issues = written(&error.issues().to_vec().value(Target::Host)).unwrap_or_else(Self::from);
        for (name, member) in [("code", Self::from_str(error.code())), ("issues", issues)] {
            // setting a member of a new object cannot fail
            let _ = Reflect::set(&thrown, &Self::from_str(name), &member);
        }
        thrown.into()
    }
}

/// Converts a value to JavaScript. Every number in the value must be one that a JavaScript number can hold exactly.
fn written(value: &Value) -> Result<JsValue, serde_wasm_bindgen::Error> {
    // serde-wasm-bindgen assigns each member. Assigning `__proto__` would set the object's prototype, but `JSON.parse` creates
    // an ordinary member of that name.
    if names(value, "__proto__") {
        return Ok(JSON::parse(&value.to_json())?);
    }
    value.serialize(&Serializer::json_compatible())
}

/// A number in the form that JavaScript prints: the shortest decimal number that identifies it.
fn number_text(number: f64) -> String {
    Number::from(number).to_string_with_radix(10).map_or_else(|_| number.to_string(), |text: JsString| text.into())
}

/// Whether an object in the value, at any depth, has a member of this name.
fn names(value: &Value, name: &str) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| names(item, name)),
        Value::Object(members) => members.iter().any(|(own, member)| own == name || names(member, name)),
        _ => false,
    }
}

/// Whether `test` returns true for any string in the value, including the names of members.
fn any_text(value: &Value, test: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::String(text) => test(text),
        Value::Array(items) => items.iter().any(|item| any_text(item, test)),
        Value::Object(members) => members.iter().any(|(name, member)| test(name) || any_text(member, test)),
        _ => false,
    }
}
