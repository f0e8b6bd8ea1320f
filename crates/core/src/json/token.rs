//! The tokenizer: a strict pull parser for RFC 8259 JSON, which returns each token with its byte range.

use std::borrow::Cow;

use super::{ErrorKind, MAX_BYTES, MAX_DEPTH, ParseError, unescape};
use crate::value::number_length;

/// A range of bytes. It includes `start` and excludes `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset after the last byte.
    pub end: usize,
}

impl Span {
    /// The part of `bytes` in this range; empty if the range exceeds `bytes`.
    #[must_use]
    pub fn of(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.start..self.end).unwrap_or_default()
    }
}

/// Numbers that are not valid JSON. They are accepted only in JSON that a host language such as Python has written.
const NOT_FINITE: [&[u8]; 3] = [b"NaN", b"Infinity", b"-Infinity"];

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// `{`
    BeginObject,
    /// `}`
    EndObject,
    /// `[`
    BeginArray,
    /// `]`
    EndArray,
    /// The name of a member, without its quotes and with escapes unresolved.
    Key,
    /// A string, without its quotes and with escapes unresolved.
    String,
    /// A number, as written.
    Number,
    /// `true`
    True,
    /// `false`
    False,
    /// `null`
    Null,
}

/// A token and its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The bytes of the token; for a key or string, the bytes between the quotes.
    pub span: Span,
}

/// What the tokenizer accepts next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expect {
    /// A value: at the beginning of the document, after a colon, or after a comma in a list.
    Value,
    /// A value or `]`: after `[`.
    ValueOrEnd,
    /// A key or `}`: after `{`.
    KeyOrEnd,
    /// A comma, or the end of the innermost open object or array: after a value inside it.
    CommaOrEnd,
    /// Only white space: after the document's value.
    Nothing,
}

/// Reads tokens from bytes. In strings it rejects invalid escapes and control characters, but does not check for UTF-8 and for
/// halves of surrogate pairs.
#[derive(Debug)]
pub struct Tokenizer<'a> {
    bytes: &'a [u8],
    /// The document as `str`, if it has already been checked and is UTF-8.
    text: Option<&'a str>,
    at: usize,
    /// Byte range of the token that was read last.
    #[doc(hidden)]
    pub span: Span,
    // one bit per open level: 1 for an object, 0 for an array; the innermost level is the lowest bit
    objects: u128,
    depth: usize,
    expect: Expect,
    of_host: bool,
    escaped: bool,
}

impl<'a> Tokenizer<'a> {
    /// A tokenizer at the beginning of a document.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        let (span, expect) = (Span { start: 0, end: 0 }, Expect::Value);
        Self { bytes, text: None, at: 0, span, objects: 0, depth: 0, expect, of_host: false, escaped: false }
    }

    /// Like [`new`](Self::new), for callers that read all strings. The whole document is checked for UTF-8 once, instead of
    /// each string separately. With `of_host`, `NaN` and `Infinity` are accepted as numbers.
    pub(crate) fn of_texts(bytes: &'a [u8], of_host: bool) -> Self {
        Self { text: str::from_utf8(bytes).ok(), of_host, ..Self::new(bytes) }
    }

    /// Like [`new`](Self::new), for a document that is already a `str`, so that strings need no UTF-8 check.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_text(text: &'a str) -> Self {
        Self { text: Some(text), ..Self::new(text.as_bytes()) }
    }

    /// A tokenizer that reads a value of the same document again. `at`: offset of the value's first byte.
    pub(crate) const fn again(&self, at: usize) -> Self {
        Self { at, text: self.text, of_host: self.of_host, ..Self::new(self.bytes) }
    }

    /// The text of the key, string or number that was read last, with escapes resolved. The text is copied only if it has
    /// escapes. If it is not UTF-8 or has half of a surrogate pair, an error is returned, and the tokenizer's position is then
    /// the first byte of the text.
    #[doc(hidden)]
    #[inline]
    pub fn text(&mut self) -> Result<Cow<'a, str>, ErrorKind> {
        let Span { start, end } = self.span;
        match self.text.filter(|_| !self.escaped).and_then(|text| text.get(start..end)) {
            Some(text) => Ok(Cow::Borrowed(text)),
            None => unescape(self.span.of(self.bytes)).inspect_err(|_| self.at = start),
        }
    }

    /// Offset of the next byte to be read.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.at
    }

    /// The nesting depth: the number of open objects and arrays.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// Reads the next token; returns `None` at the end of the document.
    ///
    /// # Errors
    /// [`ParseError`] at the first byte that violates the grammar or a limit.
    pub fn next_token(&mut self) -> Result<Option<Token>, ParseError> {
        let kind = self.next_kind().map_err(|kind| self.fault(kind))?;
        Ok(kind.map(|kind| Token { kind, span: self.span }))
    }

    /// Reads the next token and returns its kind; `None` at the end of the document. The byte range is then in `span`, and
    /// [`text`](Self::text) returns the text. After an error, the position is the byte that caused it.
    ///
    /// It returns only the kind, because this small result fits into a register, which is faster than returning a [`Token`].
    #[doc(hidden)]
    pub fn next_kind(&mut self) -> Result<Option<TokenKind>, ErrorKind> {
        if self.bytes.len() > MAX_BYTES {
            self.at = MAX_BYTES;
            return Err(ErrorKind::TooLarge);
        }
        if self.in_object() && self.expect != Expect::Value {
            return self.next_name("").map(|(kind, _)| Some(kind));
        }
        self.skip_space();
        if self.expect == Expect::CommaOrEnd && self.peek() == Some(b',') {
            self.at += 1;
            self.skip_space();
            // a value must follow the comma: a trailing comma is not allowed
            self.expect = Expect::Value;
        }
        match (self.expect, self.peek()) {
            (Expect::Nothing, None) => Ok(None),
            (Expect::ValueOrEnd | Expect::CommaOrEnd, Some(b']')) => Ok(Some(self.close(TokenKind::EndArray))),
            (Expect::Value | Expect::ValueOrEnd, Some(byte)) => self.value(byte).map(Some),
            _ => Err(ErrorKind::Syntax),
        }
    }

    /// Reads the name of the next member of the open object, or the end of the object. `likely` is the name that the caller
    /// expects, without escapes; the result states whether the member has this name. Comparing the bytes with `likely` is
    /// faster than reading the name.
    #[doc(hidden)]
    pub fn next_name(&mut self, likely: &str) -> Result<(TokenKind, bool), ErrorKind> {
        self.skip_space();
        match (self.expect, self.peek()) {
            (Expect::KeyOrEnd | Expect::CommaOrEnd, Some(b'}')) => {
                return Ok((self.close(TokenKind::EndObject), false));
            }
            (Expect::CommaOrEnd, Some(b',')) => {
                self.at += 1;
                self.skip_space();
            }
            (Expect::KeyOrEnd, _) => {}
            _ => return Err(ErrorKind::Syntax),
        }
        if self.peek() != Some(b'"') {
            return Err(ErrorKind::Syntax);
        }
        let start = self.at + 1;
        let end = start + likely.len();
        let is_likely = self.bytes.get(start..end) == Some(likely.as_bytes()) && self.bytes.get(end) == Some(&b'"');
        if is_likely {
            self.escaped = false;
            self.span = Span { start, end };
            self.at = end + 1;
        } else {
            self.string()?;
        }
        self.skip_space();
        if self.peek() != Some(b':') {
            return Err(ErrorKind::Syntax);
        }
        self.at += 1;
        self.expect = Expect::Value;
        Ok((TokenKind::Key, is_likely))
    }

    /// Reads the first token of the value that follows a member's name.
    #[doc(hidden)]
    pub fn value_of_name(&mut self) -> Result<TokenKind, ErrorKind> {
        self.skip_space();
        self.peek().ok_or(ErrorKind::Syntax).and_then(|byte| self.value(byte))
    }

    fn value(&mut self, byte: u8) -> Result<TokenKind, ErrorKind> {
        match byte {
            b'{' => self.open(TokenKind::BeginObject, Expect::KeyOrEnd),
            b'[' => self.open(TokenKind::BeginArray, Expect::ValueOrEnd),
            b'"' => {
                self.string()?;
                Ok(self.whole(TokenKind::String))
            }
            b't' => self.word(b"true", TokenKind::True),
            b'f' => self.word(b"false", TokenKind::False),
            b'n' => self.word(b"null", TokenKind::Null),
            _ => {
                let rest = self.bytes.get(self.at..).unwrap_or_default();
                let not_finite =
                    || NOT_FINITE.iter().find(|word| self.of_host && rest.starts_with(word)).map(|word| word.len());
                let length = number_length(rest).or_else(not_finite).ok_or(ErrorKind::Syntax)?;
                self.take(length);
                Ok(self.whole(TokenKind::Number))
            }
        }
    }

    fn open(&mut self, kind: TokenKind, expect: Expect) -> Result<TokenKind, ErrorKind> {
        if self.depth >= MAX_DEPTH {
            return Err(ErrorKind::TooDeep);
        }
        self.objects = self.objects << 1 | u128::from(kind == TokenKind::BeginObject);
        self.depth += 1;
        self.expect = expect;
        self.take(1);
        Ok(kind)
    }

    fn close(&mut self, kind: TokenKind) -> TokenKind {
        self.objects >>= 1;
        self.depth = self.depth.saturating_sub(1);
        self.take(1);
        self.whole(kind)
    }

    /// Sets the byte range of a token of this length, and moves to its end.
    fn take(&mut self, length: usize) {
        self.span = Span { start: self.at, end: self.at + length };
        self.at = self.span.end;
    }

    /// Updates the state after the end of a value. Returns `kind` unchanged.
    fn whole(&mut self, kind: TokenKind) -> TokenKind {
        self.expect = if self.depth == 0 { Expect::Nothing } else { Expect::CommaOrEnd };
        kind
    }

    fn word(&mut self, word: &[u8], kind: TokenKind) -> Result<TokenKind, ErrorKind> {
        if !self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(word)) {
            return Err(ErrorKind::Syntax);
        }
        self.take(word.len());
        Ok(self.whole(kind))
    }

    /// Reads a string that begins at the current position, and sets `span` to the bytes between the quotes.
    fn string(&mut self) -> Result<(), ErrorKind> {
        let start = self.at + 1;
        let mut end = start;
        self.escaped = false;
        loop {
            end += plain_run(self.bytes.get(end..).unwrap_or_default(), false);
            if self.bytes.get(end) == Some(&b'"') {
                break;
            }
            self.escaped = true;
            let Some(length) = self.bytes.get(end..).and_then(escape_length) else {
                self.at = end;
                return Err(ErrorKind::Syntax);
            };
            end += length;
        }
        self.at = end + 1;
        self.span = Span { start, end };
        Ok(())
    }

    const fn in_object(&self) -> bool {
        self.depth > 0 && self.objects & 1 == 1
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// An error of this kind at the current position.
    pub(crate) const fn fault(&self, kind: ErrorKind) -> ParseError {
        ParseError { kind, offset: self.at }
    }
}

/// The number of leading bytes that need no escape in a JSON string. The run ends at a quote, a backslash, a control character
/// or, with `ascii`, a character beyond ASCII. The function compares eight bytes at a time, because most strings need no escape.
#[inline(always)]
pub(super) fn plain_run(bytes: &[u8], ascii: bool) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGH: u64 = ONES << 7;
    // Sets the high bit of each byte of the word that is less than `n`. A borrow may also set it for higher bytes, but the
    // lowest set bit, which is the only one used, is always correct.
    let below = |word: u64, n: u64| word.wrapping_sub(ONES.wrapping_mul(n)) & !word & HIGH;
    let with = |word: u64, byte: u8| word ^ ONES.wrapping_mul(u64::from(byte));
    let beyond = if ascii { HIGH } else { 0 };
    let mut rest = bytes;
    while let Some((word, tail)) = rest.split_first_chunk() {
        let word = u64::from_le_bytes(*word);
        // With bit 1 flipped, control characters stay below 32, the quote becomes 32, and all other bytes are greater. One
        // comparison with 33 therefore finds quotes and control characters.
        let special = below(with(word, 2), 33) | below(with(word, b'\\'), 1) | word & beyond;
        if special != 0 {
            return bytes.len() - rest.len() + special.trailing_zeros() as usize / 8;
        }
        rest = tail;
    }
    let special = |byte: &u8| *byte < b' ' || matches!(byte, b'"' | b'\\') || ascii && !byte.is_ascii();
    bytes.len() - rest.len() + rest.iter().position(special).unwrap_or(rest.len())
}

/// Length of the escape at the beginning of the bytes; `None` if there is no valid escape.
#[inline(never)]
fn escape_length(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [b'\\', b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't', ..] => Some(2),
        [b'\\', b'u', rest @ ..] => rest.get(..4).filter(|hex| hex.iter().all(u8::is_ascii_hexdigit)).map(|_| 6),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_run_ends_at_every_special_byte() {
        for byte in 0..=u8::MAX {
            for place in 0..20 {
                let bytes: [u8; 20] = core::array::from_fn(|at| if at == place { byte } else { b'a' });
                let special = byte < b' ' || matches!(byte, b'"' | b'\\');
                assert_eq!(plain_run(&bytes, false), if special { place } else { 20 }, "{byte} at {place}");
                let special = special || !byte.is_ascii();
                assert_eq!(plain_run(&bytes, true), if special { place } else { 20 }, "{byte} at {place}, ASCII");
            }
        }
    }
}
