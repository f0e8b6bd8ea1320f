//! Tests of `lastro::js` on JavaScript's own values. Each exported function is a test, which `values.test.mjs` calls in Node.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod records;
mod scalars;
#[rustfmt::skip]
mod types;

use std::panic;

use js_sys::JSON;
use wasm_bindgen::prelude::*;

/// Turns a failed assertion into a JavaScript error with its message.
#[wasm_bindgen(start)]
fn start() {
    panic::set_hook(Box::new(|failed| wasm_bindgen::throw_str(&failed.to_string())));
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn log(text: &str);
}

/// A value as JavaScript's own parser makes it.
fn parsed(text: &str) -> JsValue {
    JSON::parse(text).unwrap_or_else(|error| panic!("{error:?}: {text:.500}"))
}

/// The JSON text that JavaScript writes for a value.
fn text_of(value: &JsValue) -> String {
    JSON::stringify(value).unwrap_or_else(|error| panic!("{error:?}")).into()
}
