//! Produces the text of a growing HAR file, without writing it: the text of each piece and its byte offset.

use crate::exchange::Exchange;

use super::entry::Entry;

/// The beginning of the HAR files that this program writes. Each entry is on one line after it.
pub(super) const OPENING: &str = concat!(
    r#"{"log":{"version":"1.2","creator":{"name":"lastro","version":""#,
    env!("CARGO_PKG_VERSION"),
    r#""},"entries":["#
);
/// The end of the file.
pub(super) const CLOSING: &str = "\n]}}\n";

/// The state of a growing HAR file. After each [`Piece`] is written, the file is a complete HAR.
#[derive(Debug)]
pub struct HarText {
    /// The byte offset after the last entry, or after [`OPENING`] if there is no entry.
    end: u64,
    is_empty: bool,
}

/// A piece of text, and its position in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The byte offset at which `text` is written. The text overwrites the closing brackets of the file.
    pub at: u64,
    /// The text, which always ends with the closing brackets.
    pub text: String,
}

impl HarText {
    /// The state of a new HAR file without entries, and the text to write at its beginning.
    #[must_use]
    pub fn new() -> (Self, Piece) {
        (Self::ending_at(OPENING.len() as u64), Piece { at: 0, text: [OPENING, CLOSING].concat() })
    }

    /// The state of a file whose last entry ends at this byte offset.
    pub(super) const fn ending_at(end: u64) -> Self {
        Self { end, is_empty: end == OPENING.len() as u64 }
    }

    /// Whether the file has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// The byte offset at which the next piece begins.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.end
    }

    /// The closing brackets of the file, with their byte offset.
    pub(super) fn closing(&self) -> Piece {
        Piece { at: self.end, text: CLOSING.to_owned() }
    }

    /// Returns the piece for an exchange, from which [`conceal`](crate::conceal) must already have removed all secrets. Call
    /// [`written`](Self::written) once the piece is in the file.
    ///
    /// # Errors
    /// The exchange cannot be written as JSON. No such case is known.
    pub fn piece(&self, exchange: &Exchange) -> serde_json::Result<Piece> {
        let separator = if self.is_empty { "\n" } else { ",\n" };
        let entry = serde_json::to_string(&Entry::of(exchange))?;
        Ok(Piece { at: self.end, text: [separator, &entry, CLOSING].concat() })
    }

    /// Confirms that a piece is in the file, so that the next piece follows it.
    pub fn written(&mut self, piece: &Piece) {
        let entry = piece.text.len().saturating_sub(CLOSING.len()) as u64;
        (self.end, self.is_empty) = (piece.at.saturating_add(entry), false);
    }
}
