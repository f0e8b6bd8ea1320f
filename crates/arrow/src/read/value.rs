//! Where a JSON value ends, however its bytes are cut.

use super::block::is_space;

/// A value whose end is being looked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value {
    /// How many lists and objects are open.
    depth: usize,
    /// What the next byte is inside of.
    inside: Inside,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// A list or an object, or nothing yet.
    Nothing,
    Text,
    /// A text, after a backslash.
    Escape,
    /// A number or a word.
    Word,
}

impl Value {
    /// The value that a byte begins; `None` for a byte that begins none.
    pub(super) const fn begun_by(byte: u8) -> Option<Self> {
        let inside = match byte {
            b'{' | b'[' | b'"' => Inside::Nothing,
            b',' | b':' | b'}' | b']' => return None,
            _ => Inside::Word,
        };
        Some(Self { depth: 0, inside })
    }

    /// How many of the bytes belong to the value, if it ends in them. The first bytes are those that begin it, the next
    /// ones those that follow.
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
