//! The list of all languages that have a binding: every language but Rust.

use crate::{kotlin::Kotlin, language::Language, python::Python, swift::Swift, wasm::Wasm};

/// The languages in the order of the demo's table.
pub const ALL: [&dyn Language; 4] = [&Wasm, &Python, &Kotlin, &Swift];
