//! The border between JavaScript and the core, by `wasm-bindgen`. The npm package next to this crate is the typed layer on top,
//! generated from the same tables.
//!
//! One wasm module per entry of the package: a feature selects it. Operations with scalar arguments have their own exports
//! (`tables.rs`); every operation can be called by its index in the entry's list, with its arguments as JSON text. The entries
//! `twin` and `record` have a class instead.

#![cfg(target_family = "wasm")]

#[cfg(any(feature = "twin", feature = "record"))]
mod headers;
#[cfg(feature = "record")]
mod record;
#[cfg(not(feature = "webhook"))]
#[allow(dead_code, reason = "each entry uses only some of these functions")]
mod scalars;
#[cfg(not(any(feature = "webhook", feature = "twin", feature = "record")))]
#[allow(unused_imports, reason = "an entry may have no operation with an export of its own")]
#[rustfmt::skip]
mod tables;
#[cfg(feature = "twin")]
mod twin;
#[cfg(feature = "webhook")]
mod webhook;

#[cfg(not(any(feature = "webhook", feature = "twin", feature = "record")))]
mod operations {
    use lastro::LastroError;
    use lastro::model::Target;
    #[cfg(not(any(feature = "calc", feature = "query")))]
    use lastro_facade::answer_error;
    use lastro_facade::{Arguments, Call};
    use wasm_bindgen::prelude::*;

    use crate::scalars::thrown;
    use crate::tables::FACADE;

    /// Runs the operation with this index on its arguments as JSON text, which the package wrote. The result is JSON text for
    /// the caller's own parser: numbers that a float cannot hold are strings in it.
    ///
    /// Long strings come as bytes, since the package encodes them faster than wasm-bindgen, which checks each character.
    ///
    /// # Errors
    /// The package's `LastroError`.
    #[wasm_bindgen]
    pub fn call(place: usize, arguments: &[u8]) -> Result<String, JsValue> {
        run(place, arguments, None)
    }

    /// As [`call`], with one argument outside the JSON: raw bytes, or the text of a document.
    ///
    /// # Errors
    /// As [`call`].
    #[wasm_bindgen(js_name = callWithBytes)]
    pub fn call_with_bytes(place: usize, arguments: &str, bytes: &[u8]) -> Result<String, JsValue> {
        run(place, arguments.as_bytes(), Some(bytes))
    }

    /// Runs an operation that reads a record on each line of a text, in one crossing. The result is JSON text: a list of
    /// `{line, answer}`, where `answer` is the operation's result for this line, `{ok}` or `{error}`. Blank lines are counted
    /// and skipped.
    ///
    /// # Errors
    /// The package's `LastroError`, for the other arguments only.
    #[cfg(not(any(feature = "calc", feature = "query")))]
    #[wasm_bindgen(js_name = callLines)]
    pub fn call_lines(place: usize, arguments: &str, lines: &[u8]) -> Result<String, JsValue> {
        // the other arguments are the same for every line: check them with an empty record first
        let arguments = arguments.as_bytes();
        run(place, arguments, Some(b"{}"))?;
        let mut out = String::from("[");
        for (line, bytes) in (1_usize..).zip(lines.split(|byte| *byte == b'\n')) {
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let answer = match answered(place, arguments, Some(bytes)) {
                Ok(value) => ["{\"ok\":", &value, "}"].concat(),
                Err(error) => answer_error(&error),
            };
            let comma = if out.len() > 1 { "," } else { "" };
            for piece in [comma, "{\"line\":", &line.to_string(), ",\"answer\":", &answer, "}"] {
                out.push_str(piece);
            }
        }
        out.push(']');
        Ok(out)
    }

    /// Runs an operation by name on JSON text, and keeps every digit. The result is JSON text, including errors.
    #[wasm_bindgen]
    #[must_use]
    pub fn dispatch(operation: &str, input: &[u8]) -> String {
        let arguments = Arguments::Text(input);
        FACADE.dispatch(operation, &Call { arguments, bytes: None, target: Target::Program })
    }

    fn run(place: usize, arguments: &[u8], bytes: Option<&[u8]>) -> Result<String, JsValue> {
        answered(place, arguments, bytes).map_err(thrown)
    }

    fn answered(place: usize, arguments: &[u8], bytes: Option<&[u8]>) -> Result<String, LastroError> {
        let arguments = Arguments::OfHost(arguments);
        FACADE.run(place, &Call { arguments, bytes, target: Target::Host })
    }
}
