//! Finds the end of a JSON value in bytes that arrive in arbitrary pieces.

use super::block::is_space;

/// The state of the search for the end of a value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value {
    /// Number of open lists and objects.
    depth: usize,
    /// The kind of token that contains the next byte.
    inside: Inside,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Between tokens.
    Nothing,
    Text,
    /// A string, after a backslash.
    Escape,
    /// A number, `true`, `false` or `null`.
    Word,
}

impl Value {
    /// Starts the search for the end of a value, from the first byte of the value. `None` if no value can begin with this byte.
    pub(super) const fn begun_by(byte: u8) -> Option<Self> {
        let inside = match byte {
            b'{' | b'[' | b'"' => Inside::Nothing,
            b',' | b':' | b'}' | b']' => return None,
            _ => Inside::Word,
        };
        Some(Self { depth: 0, inside })
    }

    /// Returns the number of bytes up to the end of the value; `None` if the value does not end in `bytes`. After `None`, call
    /// it again with the bytes that follow.
    pub(super) fn end(&mut self, bytes: &[u8]) -> Option<usize> {
        let mut at: usize = 0;
        loop {
            let rest = bytes.get(at..).filter(|rest| !rest.is_empty())?;
            match self.inside {
                Inside::Escape => {
                    self.inside = Inside::Text;
                    at = at.saturating_add(1);
                }
                Inside::Text => {
                    let place = memchr::memchr2(b'"', b'\\', rest)?;
                    at = at.saturating_add(place).saturating_add(1);
                    if rest.get(place) == Some(&b'\\') {
                        self.inside = Inside::Escape;
                    } else {
                        self.inside = Inside::Nothing;
                        if self.depth == 0 {
                            return Some(at);
                        }
                    }
                }
                Inside::Word => {
                    let ends = |byte: &u8| is_space(*byte) || matches!(byte, b',' | b']' | b'}' | b'[' | b'{' | b'"');
                    return Some(at.saturating_add(rest.iter().position(ends)?));
                }
                Inside::Nothing => {
                    let special = |byte: &u8| matches!(byte, b'"' | b'{' | b'}' | b'[' | b']');
                    let place = rest.iter().position(special)?;
                    at = at.saturating_add(place).saturating_add(1);
                    match rest.get(place) {
                        Some(b'"') => self.inside = Inside::Text,
                        Some(b'{' | b'[') => self.depth = self.depth.saturating_add(1),
                        _ => {
                            self.depth = self.depth.saturating_sub(1);
                            if self.depth == 0 {
                                return Some(at);
                            }
                        }
                    }
                }
            }
        }
    }
}
