//! Conversion of errors, and calls of operations with a single string argument. The result is the same as for the string in
//! JSON, since the same codec reads it.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec, Node, Reader, Target};
use lastro_facade::answer_error;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../src/errors.js")]
extern "C" {
    /// The package's error, from JSON text.
    #[wasm_bindgen(js_name = fromCore)]
    fn from_core(json: &str) -> JsValue;
}

/// Converts an error to the one that the package throws.
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

/// A scalar that is a string in JSON.
pub fn text<T: Codec>(answer: &T) -> String {
    match answer.value(Target::Host) {
        Value::String(text) => text,
        other => other.to_json(),
    }
}
