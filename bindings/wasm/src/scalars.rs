//! Converts errors to JavaScript, and runs operations on a single string without JSON. The string is read by the codec that
//! also reads JSON strings, so both ways of calling return the same result.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec, Node, Reader, Target};
use lastro_facade::answer_error;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../src/errors.js")]
extern "C" {
    /// Creates the package's `LastroError` from JSON text.
    #[wasm_bindgen(js_name = fromCore)]
    fn from_core(json: &str) -> JsValue;
}

/// Converts an error of the core to the JavaScript error that the package throws.
pub fn thrown(error: LastroError) -> JsValue {
    from_core(&answer_error(&error))
}

/// Runs an operation on its single string argument.
pub fn on_text<T: Codec, R>(
    name: &'static str,
    text: &str,
    run: impl FnOnce(T) -> Result<R, LastroError>,
) -> Result<R, JsValue> {
    let mut reader = Reader::new();
    let read = reader.at_member(name, |reader| T::read(&Node::Text(text), reader));
    reader.finish(read).and_then(run).map_err(thrown)
}

/// The string with which JSON represents a scalar.
pub fn text<T: Codec>(answer: &T) -> String {
    match answer.value(Target::Host) {
        Value::String(text) => text,
        other => other.to_json(),
    }
}
