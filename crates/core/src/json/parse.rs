//! Parses bytes into a value, and finds duplicate members.

use super::{ErrorKind, MAX_LISTED, ParseError, TokenKind, Tokenizer, Value};
use crate::value::{shown, sort_indices};

/// Reads a whole document.
///
/// # Errors
/// [`ParseError`] if the syntax is invalid, the document is too deep or too large, or a string is not valid Unicode.
pub fn parse(bytes: &[u8]) -> Result<Value, ParseError> {
    let mut tokens = Tokenizer::of_texts(bytes, false);
    let value = value(&mut tokens)?;
    // fails if anything except white space follows the value
    tokens.next_token().map(|_| value)
}

enum Container {
    Array(Vec<Value>),
    Object(Vec<(String, Value)>, String),
}

/// Reads the next value, with everything inside it.
pub(crate) fn value(tokens: &mut Tokenizer<'_>) -> Result<Value, ParseError> {
    read(tokens, Vec::new()).map_err(|kind| tokens.fault(kind))
}

/// Reads the rest of an object or a list whose opening bracket has just been read.
pub(crate) fn rest(tokens: &mut Tokenizer<'_>, object: bool) -> Result<Value, ParseError> {
    let open = if object { Container::Object(Vec::new(), String::new()) } else { Container::Array(Vec::new()) };
    read(tokens, vec![open]).map_err(|kind| tokens.fault(kind))
}

fn read(tokens: &mut Tokenizer<'_>, mut open: Vec<Container>) -> Result<Value, ErrorKind> {
    while let Some(kind) = tokens.next_kind()? {
        let value = match kind {
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
                    *key = tokens.text()?.into_owned();
                }
                continue;
            }
            TokenKind::EndObject | TokenKind::EndArray => match open.pop() {
                Some(Container::Object(members, _)) => Value::Object(members),
                Some(Container::Array(items)) => Value::Array(items),
                None => Value::Null,
            },
            TokenKind::String => Value::String(tokens.text()?.into_owned()),
            TokenKind::Number => Value::Number(tokens.text()?.into_owned()),
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
    Err(ErrorKind::Syntax)
}

/// Collects the paths of duplicate members. `path`: the current path of the search. `more`: the number of duplicates beyond
/// [`MAX_LISTED`], which are only counted.
pub(crate) struct Duplicates {
    path: String,
    pub(crate) paths: Vec<String>,
    pub(crate) more: usize,
}

impl Duplicates {
    /// Starts a search for duplicate members in the value at `path`. Reported paths begin with `path`.
    pub(crate) fn below(path: String) -> Self {
        Self { path, paths: Vec::new(), more: 0 }
    }

    /// Searches a value and everything inside it for duplicate members.
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
                self.report(members.iter().map(|(name, _)| name.as_str()));
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

    /// Reports the names that occur more than once in one object.
    pub(crate) fn report<'n>(&mut self, names: impl ExactSizeIterator<Item = &'n str> + Clone) {
        let length = self.path.len();
        for name in repeated_names(names) {
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

/// The names that occur more than once, in the order of their second occurrences.
fn repeated_names<'n>(names: impl ExactSizeIterator<Item = &'n str> + Clone) -> Vec<&'n str> {
    if !may_repeat(names.clone()) {
        return Vec::new();
    }
    // Sorting brings equal names together. Comparing every pair of names would take hours for a hostile object with millions
    // of members.
    let names: Vec<&str> = names.collect();
    let name = |place: usize| names.get(place).copied().unwrap_or_default();
    let mut places: Vec<usize> = (0..names.len()).collect();
    sort_indices(&mut places, &|a, b| name(a).cmp(name(b)));
    let equal = places.chunk_by(|a, b| name(*a) == name(*b));
    let mut repeated: Vec<usize> = equal.filter_map(|same| same.get(1).copied()).collect();
    sort_indices(&mut repeated, &|a, b| a.cmp(&b));
    repeated.into_iter().map(name).collect()
}

/// Whether two names may be equal. For up to 100 names the result is exact: a hash of each name sets one of 128 bits, and only
/// names whose bit is already set are compared. For more names the result is always true.
pub(crate) fn may_repeat<'n>(names: impl ExactSizeIterator<Item = &'n str> + Clone) -> bool {
    let mut seen: u128 = 0;
    names.len() > 100
        || names.clone().enumerate().any(|(index, name)| {
            let hash = name.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
            let bit = 1 << (hash % u128::BITS);
            let taken = seen & bit != 0;
            seen |= bit;
            taken && names.clone().take(index).any(|before| before == name)
        })
}
