//! Every language but Rust.

use crate::kotlin::Kotlin;
use crate::language::Language;
use crate::python::Python;
use crate::swift::Swift;
use crate::wasm::Wasm;

/// In the order of the demo's table.
pub const ALL: [&dyn Language; 4] = [&Wasm, &Python, &Kotlin, &Swift];
