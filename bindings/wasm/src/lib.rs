//! The wasm surface: three ways into `dispatch`, and nothing else. The npm package beside this crate is the typed
//! layer over it, generated from the same tables.

use lastro::api::answer_error;
use lastro::json::from_serde;
use lastro::model::Form;
use lastro::{Issue, IssueCode, LastroError};
use serde::Serialize as _;
use wasm_bindgen::prelude::*;

/// Text in, text out.
#[wasm_bindgen]
pub fn dispatch_text(operation: &str, input: &str) -> String {
    lastro::dispatch(operation, input)
}

/// Objects in and out: the input crosses into the core's one value type, and the answer back, pushed to `out`.
///
/// The answer is not returned: where V8 of Node 20 has compiled a hot caller together with this function and must
/// throw that code away during the call, it cannot carry a returned reference over and ends the process.
#[wasm_bindgen]
pub fn dispatch_object(operation: &str, input: JsValue, out: &js_sys::Array) {
    out.push(&answer(operation, input, None));
}

/// As `dispatch_object`, with the raw bytes of the operation's argument that takes some.
#[wasm_bindgen]
pub fn dispatch_bytes(operation: &str, input: JsValue, bytes: &[u8], out: &js_sys::Array) {
    out.push(&answer(operation, input, Some(bytes)));
}

fn answer(operation: &str, input: JsValue, bytes: Option<&[u8]>) -> JsValue {
    let input = from_serde(serde_wasm_bindgen::Deserializer::from(input), shortest_text);
    let answer = match input {
        Ok(input) => lastro::dispatch_value(operation, &input, bytes, Form::Host),
        // a function, a symbol, an object that holds itself
        Err(_) => answer_error(&LastroError::invalid(Issue::error("", IssueCode::NotJson))),
    };
    let objects = serde_wasm_bindgen::Serializer::json_compatible();
    answer.serialize(&objects).unwrap_or(JsValue::NULL)
}

/// JavaScript's own text of a number is the shortest that means it.
fn shortest_text(number: f64) -> String {
    js_sys::Number::from(number).to_string_with_radix(10).map_or_else(|_| String::new(), String::from)
}
