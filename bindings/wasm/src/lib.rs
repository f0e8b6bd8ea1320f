//! The wasm surface: three ways into `dispatch`, and nothing else. The npm package beside this crate is the typed
//! layer over it, generated from the same tables.

mod objects;

use lastro::LastroError;
use lastro::api::answer_error;
use lastro::model::Form;
use wasm_bindgen::prelude::*;

/// Memory by an allocator that is 2 KB smaller than the standard library's.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Text in, text out.
#[wasm_bindgen]
pub fn dispatch_text(operation: &str, input: &str) -> String {
    lastro::dispatch(operation, input)
}

/// An object in, JSON text out: the input crosses into the core's one value type, and the host's own parser makes an
/// object of the answer, faster than it can be built from here. Numbers that a float cannot hold are texts in it.
#[wasm_bindgen]
pub fn dispatch_object(operation: &str, input: &JsValue) -> String {
    answer(operation, input, None)
}

/// As `dispatch_object`, with the raw bytes of the operation's argument that takes some.
#[wasm_bindgen]
pub fn dispatch_bytes(operation: &str, input: &JsValue, bytes: &[u8]) -> String {
    answer(operation, input, Some(bytes))
}

fn answer(operation: &str, input: &JsValue, bytes: Option<&[u8]>) -> String {
    let mut answer = match objects::read(input, 0) {
        Ok(input) => lastro::dispatch_value(operation, &input, bytes, Form::Host),
        Err(code) => answer_error(&LastroError::at("", code)),
    };
    answer.fit_floats();
    answer.to_json()
}
