//! Scans a body in one pass, and finds the signed bytes, the signatures, and the event's header.

use std::borrow::Cow;

use super::digest::{Digest, hex_digest};
use super::header::{Event, EventEntity};
use super::verdict::Verdict;
use crate::json::{ErrorKind, MAX_BYTES, Span, Token, TokenKind, Tokenizer, unescape, without_mark};
use crate::value::whole_number;

/// The parts of a body that verification needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scan {
    /// The signed bytes, as ranges of the body, in order.
    pub signed: Vec<Span>,
    /// The entries of `header.signature`; an entry that is not 64 hexadecimal digits is `None`.
    pub entries: Vec<Option<Digest>>,
    /// The event's header. Members are unset if they are not strings; the timestamp may also be an integer.
    pub event: Event,
}

/// Scans a body.
///
/// # Errors
/// The [`Verdict`] if the body is rejected without computing its HMAC: `malformed`, `too_large`, `too_deep`, `not_an_object`,
/// `missing_header`, `missing_signature`, `duplicate_key`.
pub fn scan(body: &[u8]) -> Result<Scan, Verdict> {
    if body.len() > MAX_BYTES {
        return Err(Verdict::TooLarge);
    }
    let bytes = without_mark(body);
    let mut scanner = Scanner::new(bytes, body.len() - bytes.len());
    let mut tokens = Tokenizer::new(bytes);
    while let Some(kind) = tokens.next_kind().map_err(verdict_of)? {
        scanner.see(Token { kind, span: tokens.span }, tokens.depth());
    }
    scanner.finish()
}

const fn verdict_of(error: ErrorKind) -> Verdict {
    match error {
        ErrorKind::TooDeep => Verdict::TooDeep,
        ErrorKind::TooLarge => Verdict::TooLarge,
        ErrorKind::Syntax | ErrorKind::InvalidUtf8 | ErrorKind::LoneSurrogate => Verdict::Malformed,
    }
}

/// The member that the scanner is reading: a member of the body or of its header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Member {
    Header,
    Signature,
    Api,
    Endpoint,
    Operation,
    Timestamp,
    Other,
}

struct Scanner<'a> {
    bytes: &'a [u8],
    // length of the byte order mark at the beginning of the body, which is added to the offsets in `signed`
    skipped: usize,
    scan: Scan,
    end: usize,
    top: Member,
    inner: Member,
    is_object: bool,
    headers: usize,
    header_is_object: bool,
    signatures: usize,
    // whether to cut out the comma after the signature, because the signature is the first member and has no comma before it
    drop_comma: bool,
}

impl<'a> Scanner<'a> {
    fn new(bytes: &'a [u8], skipped: usize) -> Self {
        Self {
            bytes,
            skipped,
            scan: Scan { signed: Vec::new(), entries: Vec::new(), event: Event::NOTHING },
            end: 0,
            top: Member::Other,
            inner: Member::Other,
            is_object: false,
            headers: 0,
            header_is_object: false,
            signatures: 0,
            drop_comma: false,
        }
    }

    /// Whether the scanner is in the signature, which is not part of the signed bytes.
    fn cutting(&self) -> bool {
        self.inner == Member::Signature
    }

    /// Processes a token. `depth`: nesting depth after the token.
    fn see(&mut self, token: Token, depth: usize) {
        let quoted = usize::from(matches!(token.kind, TokenKind::Key | TokenKind::String));
        let whole = Span { start: token.span.start - quoted, end: token.span.end + quoted };
        if token.kind == TokenKind::Key && depth <= 2 {
            self.name(token, depth);
        }
        // between two tokens there is only white space, and at most one comma or colon
        let gap = Span { start: self.end, end: whole.start };
        self.end = whole.end;
        // fast path for compact JSON outside the signature: the comma or colon and the token are added as one range
        if !self.cutting() && !self.drop_comma && matches!(gap.of(self.bytes), [] | [b',' | b':']) {
            self.keep(Span { start: gap.start, end: whole.end });
            return self.value(token, depth);
        }
        let drop_comma = !self.cutting() && core::mem::take(&mut self.drop_comma);
        let mark = gap.of(self.bytes).iter().position(|b| matches!(b, b',' | b':')).map(|at| gap.start + at);
        if let Some(at) = mark {
            let comma = self.bytes.get(at) == Some(&b',');
            if !(self.cutting() || drop_comma && comma) {
                self.keep(Span { start: at, end: at + 1 });
            }
        }
        if !self.cutting() {
            self.keep(whole);
        }
        self.value(token, depth);
    }

    /// Processes a key at depth 1 (a member of the body) or depth 2 (a member of the header).
    fn name(&mut self, token: Token, depth: usize) {
        if depth == 2 && self.top != Member::Header {
            self.inner = Member::Other;
            return;
        }
        // a key with invalid escapes gets an empty name, so it is neither `header` nor `signature`
        let name = unescape(token.span.of(self.bytes)).unwrap_or_default();
        if depth == 1 {
            self.top = if name == "header" { Member::Header } else { Member::Other };
            self.inner = Member::Other;
            self.headers += usize::from(self.top == Member::Header);
            return;
        }
        self.inner = match &*name {
            "signature" => Member::Signature,
            "api" => Member::Api,
            "endpoint" => Member::Endpoint,
            "operation" => Member::Operation,
            "timestamp" => Member::Timestamp,
            _ => Member::Other,
        };
        if self.inner == Member::Signature {
            self.signatures += 1;
            let opened = self.scan.signed.last().and_then(|s| self.bytes.get(s.end.wrapping_sub(self.skipped + 1)));
            self.drop_comma = opened == Some(&b'{');
        }
    }

    /// Processes a token other than a key. Stores the values of the header's members, and detects the end of the signature. Also
    /// notes whether the body and its header are objects.
    fn value(&mut self, token: Token, depth: usize) {
        let raw = token.span.of(self.bytes);
        match (token.kind, depth) {
            (TokenKind::BeginObject, 1) => self.is_object = true,
            (TokenKind::BeginObject, 2) if self.top == Member::Header => {
                self.header_is_object = true;
                self.inner = Member::Other;
            }
            (TokenKind::Key, _) => return,
            _ => {}
        }
        match self.inner {
            Member::Signature => self.signature(token, depth, raw),
            Member::Api if depth == 2 => self.scan.event.api = text(token, raw),
            Member::Endpoint if depth == 2 => self.scan.event.endpoint = text(token, raw),
            Member::Operation if depth == 2 => self.scan.event.operation = text(token, raw),
            Member::Timestamp if depth == 2 => {
                let number =
                    || core::str::from_utf8(raw).ok().filter(|_| token.kind == TokenKind::Number).map(str::to_owned);
                self.scan.event.timestamp = number().or_else(|| text(token, raw)).and_then(|text| whole_number(&text));
            }
            _ => {}
        }
    }

    fn signature(&mut self, token: Token, depth: usize, raw: &[u8]) {
        let entry = match token.kind {
            TokenKind::String => Some(hex_digest(raw)),
            TokenKind::Number | TokenKind::True | TokenKind::False | TokenKind::Null => Some(None),
            // an object or list inside the list of signatures counts as one entry that is not a digest
            TokenKind::BeginObject => Some(None),
            TokenKind::BeginArray if depth > 3 => Some(None),
            _ => None,
        };
        let nothing =
            depth == 2 && (token.kind == TokenKind::Null || (token.kind == TokenKind::String && raw.is_empty()));
        if let Some(entry) = entry.filter(|_| !nothing) {
            self.scan.entries.push(entry);
        }
        if depth == 2 {
            self.inner = Member::Other;
        }
    }

    /// Adds a range of signed bytes. If it is adjacent to the previous range, that range is extended.
    fn keep(&mut self, span: Span) {
        let (start, end) = (span.start + self.skipped, span.end + self.skipped);
        match self.scan.signed.last_mut() {
            Some(last) if last.end == start => last.end = end,
            _ => self.scan.signed.push(Span { start, end }),
        }
    }

    fn finish(mut self) -> Result<Scan, Verdict> {
        self.scan.event.entity = self.scan.event.endpoint.as_deref().and_then(EventEntity::of_endpoint);
        if !self.is_object {
            Err(Verdict::NotAnObject)
        } else if self.headers > 1 || self.signatures > 1 {
            Err(Verdict::DuplicateKey)
        } else if !self.header_is_object {
            Err(Verdict::MissingHeader)
        } else if self.scan.entries.is_empty() {
            Err(Verdict::MissingSignature)
        } else {
            Ok(self.scan)
        }
    }
}

fn text(token: Token, raw: &[u8]) -> Option<String> {
    (token.kind == TokenKind::String).then(|| unescape(raw).ok()).flatten().map(Cow::into_owned)
}

/// The digests of the signature with which the computed digest is compared: the first entry, or with `any_entry` all entries.
/// `None` if no such entry is a digest.
pub fn expected(scan: &Scan, any_entry: bool) -> Option<Vec<Digest>> {
    let looked_at = if any_entry { scan.entries.len() } else { 1 };
    // `flatten` skips entries that are not digests
    let digests: Vec<Digest> = scan.entries.iter().take(looked_at).flatten().copied().collect();
    Some(digests).filter(|digests| !digests.is_empty())
}
