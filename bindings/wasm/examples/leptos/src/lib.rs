//! A customer's form, checked while it is filled in: the rules run in the page itself, compiled into its wasm.

mod form;
mod record;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Puts the form into the page.
#[wasm_bindgen(start)]
pub fn start() {
    mount_to_body(form::Form);
}
