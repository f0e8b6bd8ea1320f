//! The tokenizer: RFC 8259 and nothing more, as a pull of tokens with byte spans.

use super::{ErrorKind, MAX_BYTES, MAX_DEPTH, ParseError};
use crate::value::number_length;

/// A range of bytes, `start` included, `end` not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes of the span.
    #[must_use]
    pub fn of(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.start..self.end).unwrap_or_default()
    }
}

/// The numbers that JSON has not.
const NOT_FINITE: [&[u8]; 3] = [b"NaN", b"Infinity", b"-Infinity"];

/// What a token is.
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
    /// The name of a member, without its quotes, escapes as written.
    Key,
    /// A text, without its quotes, escapes as written.
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

/// A token and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its bytes; a key's or text's are those between the quotes.
    pub span: Span,
}

/// What may come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expect {
    /// A value.
    Value,
    /// A value, or the end of an array just begun.
    ValueOrEnd,
    /// A key, or the end of an object just begun.
    KeyOrEnd,
    /// A comma, or the end of what is open.
    CommaOrEnd,
    /// Nothing but white space.
    Nothing,
}

/// Pulls tokens off bytes. Text is checked for its escapes and control characters, not for UTF-8.
#[derive(Debug)]
pub struct Tokenizer<'a> {
    bytes: &'a [u8],
    at: usize,
    // one bit a level, set for an object: 128 levels fit in one word
    objects: u128,
    depth: usize,
    expect: Expect,
    of_host: bool,
    escaped: bool,
}

impl<'a> Tokenizer<'a> {
    /// Before the first byte.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, objects: 0, depth: 0, expect: Expect::Value, of_host: false, escaped: false }
    }

    /// At the first byte of a value inside of a document that has been tokenized before.
    #[must_use]
    pub(crate) const fn resumed(bytes: &'a [u8], at: usize, of_host: bool) -> Self {
        Self { at, of_host, ..Self::new(bytes) }
    }

    /// Where the next byte to be read stands.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Whether the last key or text has escapes.
    #[must_use]
    pub const fn has_escapes(&self) -> bool {
        self.escaped
    }

    /// How many objects and arrays are open.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// The next token; `None` at the end of a whole document.
    ///
    /// # Errors
    /// [`ParseError`] at the first byte that breaks the grammar, the depth or the size.
    pub fn next_token(&mut self) -> Result<Option<Token>, ParseError> {
        if self.bytes.len() > MAX_BYTES {
            return Err(ParseError { kind: ErrorKind::TooLarge, offset: MAX_BYTES });
        }
        if self.in_object() && self.expect != Expect::Value {
            return self.next_name().map(Some);
        }
        self.skip_space();
        if self.expect == Expect::CommaOrEnd && self.peek() == Some(b',') {
            self.at += 1;
            self.skip_space();
            // after a comma an end is no longer allowed
            self.expect = Expect::Value;
        }
        match (self.expect, self.peek()) {
            (Expect::Nothing, None) => Ok(None),
            (Expect::ValueOrEnd | Expect::CommaOrEnd, Some(b']')) => Ok(Some(self.close(TokenKind::EndArray))),
            (Expect::Value | Expect::ValueOrEnd, Some(byte)) => self.value(byte).map(Some),
            _ => Err(self.fault(ErrorKind::Syntax)),
        }
    }

    /// The name of the next member of the object that is open, or the end of the object.
    ///
    /// # Errors
    /// As [`next_token`](Self::next_token).
    pub(crate) fn next_name(&mut self) -> Result<Token, ParseError> {
        self.skip_space();
        match (self.expect, self.peek()) {
            (Expect::KeyOrEnd | Expect::CommaOrEnd, Some(b'}')) => return Ok(self.close(TokenKind::EndObject)),
            (Expect::CommaOrEnd, Some(b',')) => {
                self.at += 1;
                self.skip_space();
            }
            (Expect::KeyOrEnd, _) => {}
            _ => return Err(self.fault(ErrorKind::Syntax)),
        }
        if self.peek() != Some(b'"') {
            return Err(self.fault(ErrorKind::Syntax));
        }
        let span = self.string()?;
        self.skip_space();
        if self.peek() != Some(b':') {
            return Err(self.fault(ErrorKind::Syntax));
        }
        self.at += 1;
        self.expect = Expect::Value;
        Ok(Token { kind: TokenKind::Key, span })
    }

    fn value(&mut self, byte: u8) -> Result<Token, ParseError> {
        match byte {
            b'{' => self.open(TokenKind::BeginObject, Expect::KeyOrEnd),
            b'[' => self.open(TokenKind::BeginArray, Expect::ValueOrEnd),
            b'"' => {
                let span = self.string()?;
                Ok(self.scalar(TokenKind::String, span))
            }
            b't' => self.word(b"true", TokenKind::True),
            b'f' => self.word(b"false", TokenKind::False),
            b'n' => self.word(b"null", TokenKind::Null),
            _ => {
                let rest = self.bytes.get(self.at..).unwrap_or_default();
                let not_finite =
                    || NOT_FINITE.iter().find(|word| self.of_host && rest.starts_with(word)).map(|word| word.len());
                let length = number_length(rest).or_else(not_finite).ok_or_else(|| self.fault(ErrorKind::Syntax))?;
                let span = Span { start: self.at, end: self.at + length };
                self.at = span.end;
                Ok(self.scalar(TokenKind::Number, span))
            }
        }
    }

    fn open(&mut self, kind: TokenKind, expect: Expect) -> Result<Token, ParseError> {
        if self.depth >= MAX_DEPTH {
            return Err(self.fault(ErrorKind::TooDeep));
        }
        self.objects = self.objects << 1 | u128::from(kind == TokenKind::BeginObject);
        self.depth += 1;
        self.expect = expect;
        self.at += 1;
        Ok(Token { kind, span: Span { start: self.at - 1, end: self.at } })
    }

    fn close(&mut self, kind: TokenKind) -> Token {
        self.objects >>= 1;
        self.depth = self.depth.saturating_sub(1);
        self.at += 1;
        let span = Span { start: self.at - 1, end: self.at };
        self.scalar(kind, span)
    }

    fn scalar(&mut self, kind: TokenKind, span: Span) -> Token {
        self.expect = if self.depth == 0 { Expect::Nothing } else { Expect::CommaOrEnd };
        Token { kind, span }
    }

    fn word(&mut self, word: &[u8], kind: TokenKind) -> Result<Token, ParseError> {
        let span = Span { start: self.at, end: self.at + word.len() };
        if span.of(self.bytes) != word {
            return Err(self.fault(ErrorKind::Syntax));
        }
        self.at = span.end;
        Ok(self.scalar(kind, span))
    }

    /// A text from its opening quote; the span is what lies between the quotes.
    fn string(&mut self) -> Result<Span, ParseError> {
        let start = self.at + 1;
        let mut at = start;
        self.escaped = false;
        loop {
            at += plain_run(self.bytes.get(at..).unwrap_or_default(), false);
            match self.bytes.get(at) {
                Some(b'"') => break,
                Some(b'\\') => {
                    self.escaped = true;
                    at += escape_length(self.bytes.get(at + 1..).unwrap_or_default())
                        .ok_or(ParseError { kind: ErrorKind::Syntax, offset: at })?
                }
                _ => return Err(ParseError { kind: ErrorKind::Syntax, offset: at }),
            }
        }
        self.at = at + 1;
        Ok(Span { start, end: at })
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

    const fn fault(&self, kind: ErrorKind) -> ParseError {
        ParseError { kind, offset: self.at }
    }
}

/// How many bytes from the start stand in a JSON text as they are: up to a quote, a backslash, a control character, or, in
/// `ascii` text, a character beyond ASCII. Eight at a time, since most of a document is such a run.
pub(super) fn plain_run(bytes: &[u8], ascii: bool) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGH: u64 = ONES << 7;
    // the high bit of each byte that is less than `n`; above the first of them it may be set for others too
    let below = |word: u64, n: u64| word.wrapping_sub(ONES.wrapping_mul(n)) & !word & HIGH;
    let is = |word: u64, byte: u8| below(word ^ ONES.wrapping_mul(u64::from(byte)), 1);
    let beyond = if ascii { HIGH } else { 0 };
    let (words, rest) = bytes.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let special = below(word, 0x20) | is(word, b'"') | is(word, b'\\') | word & beyond;
        if special != 0 {
            return index * 8 + special.trailing_zeros() as usize / 8;
        }
    }
    let special = |byte: &u8| *byte < b' ' || matches!(byte, b'"' | b'\\') || ascii && !byte.is_ascii();
    words.len() * 8 + rest.iter().position(special).unwrap_or(rest.len())
}

/// Length of an escape with its backslash, given what follows the backslash.
fn escape_length(rest: &[u8]) -> Option<usize> {
    match rest.first()? {
        b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(2),
        b'u' => rest.get(1..5).filter(|hex| hex.iter().all(u8::is_ascii_hexdigit)).map(|_| 6),
        _ => None,
    }
}
