//! Formats recordings of HTTP traffic as HAR text, for the npm entry `lastro/record`. The npm package observes the requests and
//! responses, and writes the text to a file or into memory.

use core::fmt::Write as _;

use lastro::{IssueCode, LastroError};
use lastro_mirror::conceal::Concealer;
use lastro_mirror::har::HarText;
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::Moment;
use wasm_bindgen::prelude::*;

use crate::headers::pairs;
use crate::scalars::thrown;

/// Formats the entries of one recording. Keys, cookies and card numbers are replaced.
#[wasm_bindgen]
pub struct Recorder {
    concealer: Concealer,
    text: HarText,
}

#[wasm_bindgen]
impl Recorder {
    /// Begins a recording. The caller first writes the text of [`start`](Self::start).
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self { concealer: Concealer::default(), text: HarText::new().0 }
    }

    /// The HAR text of a recording without entries.
    #[must_use]
    pub fn start() -> String {
        HarText::new().1.text
    }

    /// The byte offset at which the caller writes the text of the next entry. The text overwrites the end of the HAR file, and
    /// contains a new end.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn end(&self) -> f64 {
        self.text.end() as f64
    }

    /// The HAR text of one request and its response. It is ASCII, so its length in characters is its length in bytes. Times are
    /// in milliseconds; headers are a list of `[name, value]` pairs as JSON text. `status` is unset if there was no response.
    ///
    /// # Errors
    /// The package's `LastroError`.
    #[allow(clippy::too_many_arguments, reason = "they are named in the JavaScript that passes them")]
    pub fn add(
        &mut self,
        at: f64,
        took: f64,
        method: String,
        url: &str,
        headers: &str,
        body: Vec<u8>,
        status: Option<u16>,
        response_headers: &str,
        response_body: Vec<u8>,
    ) -> Result<String, JsValue> {
        let headers = pairs(headers).map_err(thrown)?;
        let response_headers = pairs(response_headers).map_err(thrown)?;
        let exchange = Exchange::to(url, method, headers, body, Moment::from_millis(at as i64))
            .ok_or_else(|| thrown(LastroError::at("url", IssueCode::InvalidUrl)))?;
        let response = status.map(|status| RecordedResponse { status, headers: response_headers, body: response_body });
        let exchange = self.concealer.conceal(Exchange { took_ms: took as i64, response, ..exchange });
        let mut piece = self.text.piece(&exchange).map_err(|_| thrown(LastroError::internal("recording")))?;
        piece.text = ascii(&piece.text);
        self.text.written(&piece);
        Ok(piece.text)
    }
}

/// Replaces all non-ASCII characters in JSON text by `\u` escapes. Only strings can contain such characters.
fn ascii(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        if c.is_ascii() {
            out.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
    }
    out
}
