//! How programs escape the strings of their JSON.
//!
//! PHP, JavaScript and Python write the same string in different ways: `é` or `\u00e9`, `/` or `\/`. A body may have been
//! rewritten in another way after it was signed, so verification tries the other ways too. Only the strings are
//! rewritten: numbers and the order of members stay unchanged.

use crate::json::{Span, push_units, unescape};
use crate::value::choices;

choices! {
    /// Which form of the body was signed.
    pub enum SignedForm {
        /// The bytes as they were sent, white space outside strings aside.
        AsSent = "as_sent",
        /// With strings escaped only where JSON requires it.
        Unescaped = "unescaped",
        /// With strings escaped as by PHP: `\/` and `\u00e9`.
        Php = "php",
    }
}

choices! {
    /// How a program writes the strings and numbers of its JSON.
    pub enum Flavour {
        /// PHP's `json_encode`: slashes and everything beyond ASCII escaped.
        Php = "php",
        /// PHP's with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
        PhpUnescaped = "php_unescaped",
        /// JavaScript's `JSON.stringify`.
        Js = "js",
        /// Python's `json.dumps` with compact separators: everything beyond ASCII escaped.
        Python = "python",
    }
}

/// The signed bytes of a body, one after the other.
pub(super) fn joined(body: &[u8], signed: &[Span]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    for span in signed {
        out.extend_from_slice(span.of(body));
    }
    out
}

/// Compact JSON with each string escaped in a flavour. A string with broken escapes stays unchanged.
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

/// The position of the quote that ends a string.
fn end_of_string(text: &[u8]) -> usize {
    let mut escaped = false;
    let end = text.iter().position(|byte| {
        let ends = *byte == b'"' && !escaped;
        escaped = *byte == b'\\' && !escaped;
        ends
    });
    end.unwrap_or(text.len())
}

/// A string as a flavour writes it between quotes.
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
