//! How scalars cross: texts, and numbers as their text. Whatever the core says of them is what it says of the same
//! values in JSON, since the same codecs read them.

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

/// The arguments of one call. Every problem is kept, so that one error tells all of them.
pub struct Given(Reader<'static>);

impl Given {
    pub fn new() -> Self {
        Self(Reader::new())
    }

    pub fn text<T: Codec>(&mut self, name: &'static str, value: String) -> Option<T> {
        self.0.at_member(name, |reader| T::read(&Node::Text(&value), reader))
    }

    /// Why a value could not be read.
    pub fn refusal(self) -> JsValue {
        self.0.finish(None::<()>).err().map_or(JsValue::UNDEFINED, thrown)
    }
}

/// A scalar that is text in JSON.
pub fn text<T: Codec>(answer: &T) -> String {
    match answer.value(Target::Host) {
        Value::String(text) => text,
        other => other.to_json(),
    }
}

/// A number. The core's whole numbers are those that a float holds.
pub fn number(answer: impl Into<i64>) -> f64 {
    answer.into() as f64
}

/// A record or a list: the text for `JSON.parse`.
pub fn json<T: Codec>(answer: &T) -> String {
    answer.json(Target::Host)
}
