//! The library that Kotlin and Swift load. UniFFI generates their types and converters; the operations are called through
//! [`crossing`].

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]

mod arguments;
mod crossing;
mod error;
mod recording;
mod scalars;
#[rustfmt::skip]
mod tables;
mod twin;

uniffi::setup_scaffolding!("lastro");

/// Runs an operation by name: an object of named arguments in, `{"ok": ..}` or `{"error": ..}` out, both JSON text.
#[uniffi::export]
pub fn dispatch(operation: String, input: String) -> String {
    lastro_facade::dispatch(&operation, &input)
}

/// The form label of the field at the end of an issue's path; `None` if it is not a field.
#[uniffi::export]
pub fn label(path: String, language: lastro::Language) -> Option<String> {
    lastro_facade::describe::label(&path, language).map(str::to_owned)
}
