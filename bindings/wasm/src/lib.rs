//! The wasm surface: three ways into `dispatch`, and nothing else. The npm package beside this crate is the typed
//! layer over it, generated from the same tables.

mod objects;

use lastro::LastroError;
use lastro::api::answer_error;
use lastro::model::Form;
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
    let answer = match objects::read(&input, 0) {
        Ok(input) => lastro::dispatch_value(operation, &input, bytes, Form::Host),
        Err(code) => answer_error(&LastroError::at("", code)),
    };
    answer.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
