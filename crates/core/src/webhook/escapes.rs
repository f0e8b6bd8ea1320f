//! How the JSON encoders of several programming languages escape strings.
//!
//! PHP, JavaScript and Python write the same string in different ways: `é` or `\u00e9`, `/` or `\/`. A program between the
//! sender and the receiver may have encoded the signed body again with other escapes. Verification therefore also tries the
//! body with the escapes of JavaScript and of PHP; numbers and the order of members stay unchanged.

use crate::json::{Span, push_units, unescape};
use crate::value::choices;

choices! {
    /// Which form of the body was signed.
    pub enum SignedForm {
        /// The bytes as they were sent, without white space outside strings.
        AsSent = "as_sent",
        /// The body with strings escaped only where JSON requires it.
        Unescaped = "unescaped",
        /// The body with strings escaped as PHP does by default: `\/` and `\u00e9`.
        Php = "php",
    }
}

choices! {
    /// A JSON encoder, which determines how strings are escaped and numbers are written.
    pub enum Flavour {
        /// PHP's `json_encode`: slashes and characters beyond ASCII are escaped.
        Php = "php",
        /// PHP's `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
        PhpUnescaped = "php_unescaped",
        /// JavaScript's `JSON.stringify`.
        Js = "js",
        /// Python's `json.dumps` with compact separators: characters beyond ASCII are escaped.
        Python = "python",
    }
}

/// Copies the signed ranges of a body, one after the other.
pub(super) fn joined(body: &[u8], signed: &[Span]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    for span in signed {
        out.extend_from_slice(span.of(body));
    }
    out
}

/// Rewrites the strings of compact JSON with the escapes of an encoder. A string with invalid escapes stays unchanged.
pub(super) fn rewritten(compact: &[u8], flavour: Flavour) -> Vec<u8> {
    let mut out = Vec::with_capacity(compact.len());
    let mut rest = compact;
    while let Some(quote) = rest.iter().position(|b| *b == b'"') {
        let (before, tail) = rest.split_at(quote + 1);
        out.extend_from_slice(before);
        let (raw, behind) = tail.split_at(end_of_string(tail));
        match unescape(raw) {
            Ok(text) => out.extend_from_slice(escaped(&text, flavour).as_bytes()),
            Err(_) => out.extend_from_slice(raw),
        }
        let (close, behind) = behind.split_at(behind.len().min(1));
        out.extend_from_slice(close);
        rest = behind;
    }
    out.extend_from_slice(rest);
    out
}

/// The position of the closing quote of a string; `text` begins after the opening quote.
fn end_of_string(text: &[u8]) -> usize {
    let mut escaped = false;
    let end = text.iter().position(|byte| {
        let ends = *byte == b'"' && !escaped;
        escaped = *byte == b'\\' && !escaped;
        ends
    });
    end.unwrap_or(text.len())
}

/// A string with the escapes of an encoder, without quotes.
pub(super) fn escaped(text: &str, flavour: Flavour) -> String {
    let ascii = matches!(flavour, Flavour::Php | Flavour::Python);
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '/' if flavour == Flavour::Php => out.push_str("\\/"),
            ' '..='~' => out.push(c),
            '\u{7f}' if flavour != Flavour::Python => out.push(c),
            '\u{2028}' | '\u{2029}' if flavour == Flavour::PhpUnescaped => push_units(c, &mut out),
            _ if c < ' ' || ascii => push_units(c, &mut out),
            _ => out.push(c),
        }
    }
    out
}
