//! The tests' common part: values of JavaScript from text, and their text again.

use js_sys::JSON;
use wasm_bindgen::JsValue;

/// A value as JavaScript's own parser makes it.
pub fn parsed(text: &str) -> JsValue {
    JSON::parse(text).unwrap_or_else(|error| panic!("{error:?}: {text:.500}"))
}

/// The text that JavaScript itself writes of a value.
pub fn text_of(value: &JsValue) -> String {
    JSON::stringify(value).unwrap_or_else(|error| panic!("{error:?}")).into()
}
