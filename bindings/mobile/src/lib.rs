//! The native library of the Kotlin and Swift packages. UniFFI generates the languages' types and converters; the operations
//! are called through [`crossing`].

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

/// Runs an operation by name. `input` is a JSON object of named arguments; the result is JSON text, `{"ok": ..}` or
/// `{"error": ..}`.
#[uniffi::export]
pub fn dispatch(operation: String, input: String) -> String {
    lastro_facade::dispatch(&operation, &input)
}

/// The form label of the field to which an issue's path points. `None` if the path does not end in a field's name.
#[uniffi::export]
pub fn label(path: String, language: lastro::Language) -> Option<String> {
    lastro_facade::describe::label(&path, language).map(str::to_owned)
}
