//! A customer form that is validated on each input. lastro is compiled into the page's wasm module, so no server is needed.

mod form;
mod record;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Mounts the form in the page.
#[wasm_bindgen(start)]
pub fn start() {
    mount_to_body(form::Form);
}
