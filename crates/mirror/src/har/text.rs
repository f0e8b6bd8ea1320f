//! The text of a growing HAR file, without the file: what to write, and at which byte offset.

use crate::exchange::Exchange;

use super::entry::Entry;

/// The beginning of our HAR files; each entry after it is one line.
pub(super) const OPENING: &str = concat!(
    r#"{"log":{"version":"1.2","creator":{"name":"lastro","version":""#,
    env!("CARGO_PKG_VERSION"),
    r#""},"entries":["#
);
/// The end of the file.
pub(super) const CLOSING: &str = "\n]}}\n";

/// The text of a growing HAR file. It is a complete HAR after each [`Piece`].
#[derive(Debug)]
pub struct HarText {
    /// The offset at which the last entry ends, or the opening if there is none.
    end: u64,
    is_empty: bool,
}

/// The next piece to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The offset in the file at which `text` begins. `text` overwrites the previous end of the file.
    pub at: u64,
    /// An entry, and the new end of the file.
    pub text: String,
}

impl HarText {
    /// A recording without entries, and its text.
    #[must_use]
    pub fn new() -> (Self, Piece) {
        (Self::ending_at(OPENING.len() as u64), Piece { at: 0, text: [OPENING, CLOSING].concat() })
    }

    /// A recording whose last entry ends at this offset.
    pub(super) const fn ending_at(end: u64) -> Self {
        Self { end, is_empty: end == OPENING.len() as u64 }
    }

    /// Whether it has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// The offset at which the next piece begins.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.end
    }

    /// The end of the file, at its offset.
    pub(super) fn closing(&self) -> Piece {
        Piece { at: self.end, text: CLOSING.to_owned() }
    }

    /// The entry of an exchange that [`conceal`](crate::conceal) has processed. Call [`written`](Self::written) once it is in
    /// the file.
    ///
    /// # Errors
    /// No known case: every exchange can be written as JSON.
    pub fn piece(&self, exchange: &Exchange) -> serde_json::Result<Piece> {
        let separator = if self.is_empty { "\n" } else { ",\n" };
        let entry = serde_json::to_string(&Entry::of(exchange))?;
        Ok(Piece { at: self.end, text: [separator, &entry, CLOSING].concat() })
    }

    /// Reports that a piece is in the file: the next one follows its entry.
    pub fn written(&mut self, piece: &Piece) {
        let entry = piece.text.len().saturating_sub(CLOSING.len()) as u64;
        (self.end, self.is_empty) = (piece.at.saturating_add(entry), false);
    }
}
