//! Exact JSON: a strict tokenizer, values that keep the digits of numbers and the order of members, and a compact writer.
//!
//! Numbers are stored as they were written; the parser and the writer never convert them to floats. The tokenizer returns byte
//! ranges, so that a webhook's signature can be checked on exactly the bytes that were signed.

mod escape;
mod names;
mod parse;
mod serde;
mod token;
mod value;

pub use crate::value::number::is_number;
pub use escape::unescape;
pub(crate) use names::Names;
pub use parse::parse;
pub(crate) use parse::{Duplicates, may_repeat, rest, value};
#[cfg(all(feature = "js", target_family = "wasm", target_os = "unknown"))]
pub(crate) use serde::read as read_serde;
pub use token::{Span, Token, TokenKind, Tokenizer};
pub use value::Value;
pub(crate) use value::{fits_float, push_units, write_text};

/// Maximum nesting depth of a document.
pub const MAX_DEPTH: usize = 128;
/// Maximum size of a document: 16 MiB.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The bytes without a leading UTF-8 byte order mark, if there is one.
#[must_use]
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

/// Maximum number of duplicate members listed in an error, and of issues listed in a result. Further ones are only counted.
pub const MAX_LISTED: usize = 1000;

/// Why bytes are not a JSON document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    /// Not the grammar of RFC 8259.
    Syntax,
    /// More than [`MAX_DEPTH`] levels of nesting.
    TooDeep,
    /// More than [`MAX_BYTES`] bytes.
    TooLarge,
    /// A string is not UTF-8.
    InvalidUtf8,
    /// A string has half of a surrogate pair.
    LoneSurrogate,
}

/// Why bytes are not a JSON document, and at which byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseError {
    /// The cause.
    pub kind: ErrorKind,
    /// Offset of the byte where reading stopped. For a string that is not valid Unicode, the offset of its first byte.
    pub offset: usize,
}
