//! From bytes to a value.

use core::cmp::Ordering;
use std::collections::BinaryHeap;

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
    read(bytes, Tokenizer::new(bytes))
}

/// Reads JSON that a host language wrote from its own values, see [`Tokenizer::of_host`].
///
/// # Errors
/// As [`parse`].
pub fn parse_of_host(bytes: &[u8]) -> Result<Value, ParseError> {
    read(bytes, Tokenizer::of_host(bytes))
}

fn read(bytes: &[u8], mut tokens: Tokenizer<'_>) -> Result<Value, ParseError> {
    let mut open: Vec<Container> = Vec::new();
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
                    *key = text(bytes, span)?;
                }
                continue;
            }
            TokenKind::EndObject | TokenKind::EndArray => match open.pop() {
                Some(Container::Object(members, _)) => Value::Object(members),
                Some(Container::Array(items)) => Value::Array(items),
                None => Value::Null,
            },
            TokenKind::String => Value::String(text(bytes, span)?),
            TokenKind::Number => Value::Number(text(bytes, span)?),
            TokenKind::True => Value::Bool(true),
            TokenKind::False => Value::Bool(false),
            TokenKind::Null => Value::Null,
        };
        match open.last_mut() {
            Some(Container::Object(members, key)) => members.push((core::mem::take(key), value)),
            Some(Container::Array(items)) => items.push(value),
            // the tokenizer lets nothing but white space follow
            None => return tokens.next_token().map(|_| value),
        }
    }
    Err(ParseError { kind: ErrorKind::Syntax, offset: bytes.len() })
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

fn text(bytes: &[u8], span: Span) -> Result<String, ParseError> {
    unescape(span.of(bytes)).map_err(|kind| ParseError { kind, offset: span.start })
}

/// The members found more than once, and the path of the search.
#[derive(Default)]
struct Duplicates {
    path: String,
    paths: Vec<String>,
    more: usize,
}

impl Duplicates {
    fn search(&mut self, value: &Value) {
        let length = self.path.len();
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    for piece in ["[", &index.to_string(), "]"] {
                        self.path.push_str(piece);
                    }
                    self.search(item);
                    self.path.truncate(length);
                }
            }
            Value::Object(members) => {
                if may_repeat(members) {
                    self.report(members);
                }
                for (name, member) in members {
                    if matches!(member, Value::Array(_) | Value::Object(_)) {
                        self.enter(name);
                        self.search(member);
                        self.path.truncate(length);
                    }
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

    /// Reports each name given more than once, in order.
    fn report(&mut self, members: &[(String, Value)]) {
        // sorted, so that an object of a hundred thousand keys costs no more than its sorting
        let mut order: Vec<usize> = (0..members.len()).collect();
        let name = |index: usize| members.get(index).map_or("", |(name, _)| name.as_str());
        sort_indices(&mut order, &|a, b| name(a).cmp(name(b)));
        let names: Vec<&str> = order.into_iter().map(name).collect();
        let mut twice: Vec<&str> =
            names.iter().zip(names.iter().skip(1)).filter(|(a, b)| a == b).map(|(a, _)| *a).collect();
        twice.dedup();
        let length = self.path.len();
        for name in twice {
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

/// Whether two members may have one name. For objects of ordinary size one bit for each name rules that out without
/// sorting.
fn may_repeat(members: &[(String, Value)]) -> bool {
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

/// Sorts indices. Every sort of the crate goes through here and uses a heap, which in the wasm program is a third of
/// the code of the slice's own sort.
pub(crate) fn sort_indices(indices: &mut Vec<usize>, compare: &dyn Fn(usize, usize) -> Ordering) {
    let ranked = indices.iter().map(|index| Ranked { index: *index, compare });
    let heap: BinaryHeap<Ranked<'_>> = ranked.collect();
    *indices = heap.into_sorted_vec().into_iter().map(|ranked| ranked.index).collect();
}

struct Ranked<'c> {
    index: usize,
    compare: &'c dyn Fn(usize, usize) -> Ordering,
}

impl Ord for Ranked<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.compare)(self.index, other.index)
    }
}

impl PartialOrd for Ranked<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ranked<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Ranked<'_> {}
