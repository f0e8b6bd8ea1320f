//! From bytes to a value, and the search for members given more than once.

use std::borrow::Cow;

use super::{ErrorKind, MAX_LISTED, ParseError, Span, TokenKind, Tokenizer, Value, unescape};
use crate::value::shown;

/// A value, and the members that are given more than once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The value, every member in it as it came.
    pub value: Value,
    /// Paths of the members given more than once in their object, `a.b[2].c`: the first 1,000.
    pub duplicates: Vec<String>,
    /// How many there are beyond those.
    pub more_duplicates: usize,
}

/// Reads a whole document.
///
/// # Errors
/// [`ParseError`]: syntax, depth, size, text that is not valid Unicode.
pub fn parse(bytes: &[u8]) -> Result<Value, ParseError> {
    let mut tokens = Tokenizer::new(bytes);
    let value = value(bytes, &mut tokens)?;
    // nothing but white space may follow
    tokens.next_token().map(|_| value)
}

/// Reads a whole document and finds the members given more than once.
///
/// # Errors
/// As [`parse`].
pub fn parse_document(bytes: &[u8]) -> Result<Document, ParseError> {
    let value = parse(bytes)?;
    let mut found = Duplicates::default();
    found.search(&value);
    Ok(Document { value, duplicates: found.paths, more_duplicates: found.more })
}

enum Container {
    Array(Vec<Value>),
    Object(Vec<(String, Value)>, String),
}

/// Reads the next value, with everything inside it.
///
/// # Errors
/// As [`parse`].
pub(crate) fn value(bytes: &[u8], tokens: &mut Tokenizer<'_>) -> Result<Value, ParseError> {
    read(bytes, tokens, Vec::new())
}

/// Reads what is left of an object or a list whose first byte has just been read.
///
/// # Errors
/// As [`parse`].
pub(crate) fn rest(bytes: &[u8], tokens: &mut Tokenizer<'_>, object: bool) -> Result<Value, ParseError> {
    let open = if object { Container::Object(Vec::new(), String::new()) } else { Container::Array(Vec::new()) };
    read(bytes, tokens, vec![open])
}

fn read(bytes: &[u8], tokens: &mut Tokenizer<'_>, mut open: Vec<Container>) -> Result<Value, ParseError> {
    while let Some(token) = tokens.next_token()? {
        let span = token.span;
        let value = match token.kind {
            TokenKind::BeginObject => {
                open.push(Container::Object(Vec::new(), String::new()));
                continue;
            }
            TokenKind::BeginArray => {
                open.push(Container::Array(Vec::new()));
                continue;
            }
            TokenKind::Key => {
                if let Some(Container::Object(_, key)) = open.last_mut() {
                    *key = text(bytes, span)?.into_owned();
                }
                continue;
            }
            TokenKind::EndObject | TokenKind::EndArray => match open.pop() {
                Some(Container::Object(members, _)) => Value::Object(members),
                Some(Container::Array(items)) => Value::Array(items),
                None => Value::Null,
            },
            TokenKind::String => Value::String(text(bytes, span)?.into_owned()),
            TokenKind::Number => Value::Number(text(bytes, span)?.into_owned()),
            TokenKind::True => Value::Bool(true),
            TokenKind::False => Value::Bool(false),
            TokenKind::Null => Value::Null,
        };
        match open.last_mut() {
            Some(Container::Object(members, key)) => members.push((core::mem::take(key), value)),
            Some(Container::Array(items)) => items.push(value),
            None => return Ok(value),
        }
    }
    Err(ParseError { kind: ErrorKind::Syntax, offset: bytes.len() })
}

/// The text of a string or a number.
///
/// # Errors
/// [`ParseError`] at its first byte: it is not UTF-8, or has half of a surrogate pair.
pub(crate) fn text(bytes: &[u8], span: Span) -> Result<Cow<'_, str>, ParseError> {
    unescape(span.of(bytes)).map_err(|kind| ParseError { kind, offset: span.start })
}

/// The members found more than once, and the path of the search.
#[derive(Default)]
pub(crate) struct Duplicates {
    path: String,
    pub(crate) paths: Vec<String>,
    pub(crate) more: usize,
}

impl Duplicates {
    /// A search whose paths begin with that of the value.
    pub(crate) fn below(path: String) -> Self {
        Self { path, ..Self::default() }
    }

    pub(crate) fn search(&mut self, value: &Value) {
        let length = self.path.len();
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    if is_container(item) {
                        self.path.push_str(&format!("[{index}]"));
                        self.search(item);
                        self.path.truncate(length);
                    }
                }
            }
            Value::Object(members) => {
                self.report(members);
                for (name, member) in members.iter().filter(|(_, member)| is_container(member)) {
                    self.enter(name);
                    self.search(member);
                    self.path.truncate(length);
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, name: &str) {
        if !self.path.is_empty() {
            self.path.push('.');
        }
        self.path.push_str(shown(name));
    }

    /// Reports each name given more than once.
    pub(crate) fn report(&mut self, members: &[(String, Value)]) {
        let length = self.path.len();
        for name in repeated_names(members) {
            if self.paths.len() >= MAX_LISTED {
                self.more = self.more.saturating_add(1);
                continue;
            }
            self.enter(name);
            self.paths.push(self.path.clone());
            self.path.truncate(length);
        }
    }
}

const fn is_container(value: &Value) -> bool {
    matches!(value, Value::Array(_) | Value::Object(_))
}

/// The names that more than one member has, sorted.
fn repeated_names(members: &[(String, Value)]) -> Vec<&str> {
    if !may_repeat(members) {
        return Vec::new();
    }
    // sorted, so that an object of a hundred thousand keys costs no more than its sorting
    let mut names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    let mut twice: Vec<&str> = names
        .windows(2)
        .filter_map(|pair| match pair {
            [a, b] if a == b => Some(*a),
            _ => None,
        })
        .collect();
    twice.dedup();
    twice
}

/// Whether two members may have one name. For objects of ordinary size one bit for each name rules that out without
/// sorting.
pub(crate) fn may_repeat(members: &[(String, Value)]) -> bool {
    let mut seen: u128 = 0;
    members.len() > 100
        || members.iter().enumerate().any(|(index, (name, _))| {
            let hash = name.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
            let bit = 1 << (hash % u128::BITS);
            let taken = seen & bit != 0;
            seen |= bit;
            taken && members.iter().take(index).any(|(before, _)| before == name)
        })
}
