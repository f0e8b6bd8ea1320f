//! A customer form, validated during input: the rules run in the page itself, compiled into its wasm.

mod form;
mod record;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Mounts the form in the page.
#[wasm_bindgen(start)]
pub fn start() {
    mount_to_body(form::Form);
}
