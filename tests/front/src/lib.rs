//! Tests `lastro::js`, which converts between JavaScript values and the core's types. The crate is compiled to a wasm module,
//! in which each exported function is a test. `values.test.mjs` calls them in Node.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod records;
mod scalars;
#[rustfmt::skip]
mod types;

use std::panic;

use js_sys::JSON;
use wasm_bindgen::prelude::*;

/// Makes a failed assertion throw a JavaScript error with the assertion's message.
#[wasm_bindgen(start)]
fn start() {
    panic::set_hook(Box::new(|failed| wasm_bindgen::throw_str(&failed.to_string())));
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn log(text: &str);
}

/// Parses JSON text with JavaScript's `JSON.parse`.
fn parsed(text: &str) -> JsValue {
    JSON::parse(text).unwrap_or_else(|error| panic!("{error:?}: {text:.500}"))
}

/// Writes a value as JSON text with JavaScript's `JSON.stringify`.
fn text_of(value: &JsValue) -> String {
    JSON::stringify(value).unwrap_or_else(|error| panic!("{error:?}")).into()
}
