//! How errors cross, and the text of an operation with an export of its own. Whatever the core says of the text is what
//! it says of the same text in JSON, since the same codec reads it.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec, Node, Reader, Target};
use lastro_facade::answer_error;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../src/errors.js")]
extern "C" {
    /// The package's error of one that is written as JSON.
    #[wasm_bindgen(js_name = fromCore)]
    fn from_core(json: &str) -> JsValue;
}

/// An error as the package throws it.
pub fn thrown(error: LastroError) -> JsValue {
    from_core(&answer_error(&error))
}

/// Runs an operation on the one text that it takes.
pub fn on_text<T: Codec, R>(
    name: &'static str,
    text: &str,
    run: impl FnOnce(T) -> Result<R, LastroError>,
) -> Result<R, JsValue> {
    let mut reader = Reader::new();
    let read = reader.at_member(name, |reader| T::read(&Node::Text(text), reader));
    reader.finish(read).and_then(run).map_err(thrown)
}

/// A scalar that is text in JSON.
pub fn text<T: Codec>(answer: &T) -> String {
    match answer.value(Target::Host) {
        Value::String(text) => text,
        other => other.to_json(),
    }
}
