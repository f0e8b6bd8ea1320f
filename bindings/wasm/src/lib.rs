//! The border between JavaScript and the core, by `wasm-bindgen`. The npm package alongside this crate is the typed layer
//! over it, generated from the same tables.
//!
//! One program for each entry of the package: a feature chooses which. Operations whose arguments are scalars have an
//! export each (`tables.rs`); every operation can be called by its index in the entry's list, with its arguments as JSON
//! text. The entries `twin` and `record` have a class instead.

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

    /// Runs the operation at an index of the list, on its arguments as the package wrote them of its host's values: JSON text.
    /// The result is JSON text for the caller's own parser: numbers that a float cannot hold are texts in it.
    ///
    /// Long texts come as bytes, since the package encodes them faster than wasm-bindgen, which looks at each letter.
    ///
    /// # Errors
    /// The package's `LastroError`.
    #[wasm_bindgen]
    pub fn call(place: usize, arguments: &[u8]) -> Result<String, JsValue> {
        run(place, arguments, None)
    }

    /// As [`call`], with one argument outside of the JSON: raw bytes, or the text of a document.
    ///
    /// # Errors
    /// As [`call`].
    #[wasm_bindgen(js_name = callWithBytes)]
    pub fn call_with_bytes(place: usize, arguments: &str, bytes: &[u8]) -> Result<String, JsValue> {
        run(place, arguments.as_bytes(), Some(bytes))
    }

    /// Runs an operation that reads a record, on each line of a text in one crossing. The result is JSON text: a list of
    /// `{line, answer}`, where the result is that of the operation for this line alone, `{ok}` or `{error}`. Blank lines are
    /// counted and left out.
    ///
    /// # Errors
    /// The package's `LastroError`, for the other arguments alone.
    #[cfg(not(any(feature = "calc", feature = "query")))]
    #[wasm_bindgen(js_name = callLines)]
    pub fn call_lines(place: usize, arguments: &str, lines: &[u8]) -> Result<String, JsValue> {
        // the other arguments are the same for every line: a record that is well tells what is wrong with them
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

    /// Runs an operation by name on JSON text, every digit of which counts. The result is JSON text, also where it is an
    /// error.
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
