//! A state as one text, always the same for the same state.

use sha2::{Digest as _, Sha256};

/// A state as one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot(String);

impl Snapshot {
    /// The text.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// SHA-256 of the text, in hexadecimal digits.
    #[must_use]
    pub fn sha256(&self) -> String {
        lastro::value::hex(&Sha256::digest(self.0.as_bytes()))
    }
}
