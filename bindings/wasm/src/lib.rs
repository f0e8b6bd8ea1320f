//! The `wasm-bindgen` exports through which JavaScript calls the core. The npm packages (`npm` and `npm-twin`) wrap them in typed
//! functions, which are generated from the same tables of operations.
//!
//! Each entry point of the npm packages, such as `lastro/calc`, has its own wasm module: this crate compiled with that entry's
//! feature. A module exports `call`, which runs any of the entry's operations by its index, with arguments as JSON text.
//! Frequent operations on one string, such as `cpf.is_valid`, also have an export each (`tables.rs`). The entries `twin` and
//! `record` export a class instead.

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

    /// Runs the operation with this index in the entry's list. `arguments` is a JSON object in UTF-8. The result is JSON text
    /// for `JSON.parse`: numbers that a float cannot hold are written as strings.
    ///
    /// The arguments are bytes because the package's own UTF-8 encoder is faster than wasm-bindgen's conversion of strings.
    ///
    /// # Errors
    /// The package's `LastroError`.
    #[wasm_bindgen]
    pub fn call(place: usize, arguments: &[u8]) -> Result<String, JsValue> {
        run(place, arguments, None)
    }

    /// As [`call`], but passes one argument separately from the JSON object: raw bytes, or the text of a JSON document.
    ///
    /// # Errors
    /// As [`call`].
    #[wasm_bindgen(js_name = callWithBytes)]
    pub fn call_with_bytes(place: usize, arguments: &str, bytes: &[u8]) -> Result<String, JsValue> {
        run(place, arguments.as_bytes(), Some(bytes))
    }

    /// Runs an operation on every record of an NDJSON text, in a single call from JavaScript. The result is JSON text: a list
    /// of `{line, answer}`, where `line` is the line number from 1 and `answer` is the operation's result for that line, `{ok}`
    /// or `{error}`. Blank lines have a number but no result.
    ///
    /// # Errors
    /// The package's `LastroError` if one of the other arguments is invalid. An invalid record is an `{error}` in the list.
    #[cfg(not(any(feature = "calc", feature = "query")))]
    #[wasm_bindgen(js_name = callLines)]
    pub fn call_lines(place: usize, arguments: &str, lines: &[u8]) -> Result<String, JsValue> {
        // check the other arguments once, with an empty record: they are the same for every line
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

    /// Runs an operation by name. Input and result are JSON text, in which amounts keep all their digits. An error is part of
    /// the result: `{"error": ..}`.
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
