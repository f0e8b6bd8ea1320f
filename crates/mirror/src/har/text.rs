//! The text of a HAR file as it grows, without a file: what to write, and at which byte.

use crate::exchange::Exchange;

use super::entry::Entry;

/// How a file of ours begins; each entry is a line after it.
pub(super) const OPENING: &str = concat!(
    r#"{"log":{"version":"1.2","creator":{"name":"lastro","version":""#,
    env!("CARGO_PKG_VERSION"),
    r#""},"entries":["#
);
/// How it ends.
pub(super) const CLOSING: &str = "\n]}}\n";

/// The text of a HAR file as it grows. It is whole after each [`Piece`].
#[derive(Debug)]
pub struct HarText {
    /// Where the last entry ends, or the opening.
    end: u64,
    is_empty: bool,
}

/// What is written next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The byte of the file at which `text` begins. `text` is written over the end that the file has had so far.
    pub at: u64,
    /// An entry, and the new end of the file.
    pub text: String,
}

impl HarText {
    /// A recording without an entry, and its text.
    #[must_use]
    pub fn new() -> (Self, Piece) {
        (Self::ending_at(OPENING.len() as u64), Piece { at: 0, text: [OPENING, CLOSING].concat() })
    }

    /// A recording whose last entry ends at this byte.
    pub(super) const fn ending_at(end: u64) -> Self {
        Self { end, is_empty: end == OPENING.len() as u64 }
    }

    /// Whether it has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// The byte at which the next piece begins.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.end
    }

    /// The end of the file, at its place.
    pub(super) fn closing(&self) -> Piece {
        Piece { at: self.end, text: CLOSING.to_owned() }
    }

    /// The entry of an exchange, which [`conceal`](crate::conceal) has seen. Call [`written`](Self::written) once the file
    /// has it.
    ///
    /// # Errors
    /// None that is known: an exchange can always be written as JSON.
    pub fn piece(&self, exchange: &Exchange) -> serde_json::Result<Piece> {
        let separator = if self.is_empty { "\n" } else { ",\n" };
        let entry = serde_json::to_string(&Entry::of(exchange))?;
        Ok(Piece { at: self.end, text: [separator, &entry, CLOSING].concat() })
    }

    /// The file has a piece: the next one follows its entry.
    pub fn written(&mut self, piece: &Piece) {
        let entry = piece.text.len().saturating_sub(CLOSING.len()) as u64;
        (self.end, self.is_empty) = (piece.at.saturating_add(entry), false);
    }
}
