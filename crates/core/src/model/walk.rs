//! Reads a JSON document in one pass: turns the tokens of the text into [`Node`]s and passes each of them to a visitor.

use std::borrow::Cow;

use super::node::{Inside, Node};
use super::reader::Reader;
use crate::issue::{Issue, IssueCode, Issues, LastroError, LastroErrorKind, Severity};
use crate::json::{self, Duplicates, ErrorKind, ParseError, TokenKind, Tokenizer, Value, may_repeat};

/// The text of a document and the current position in it.
#[derive(Debug)]
pub(super) struct Walk<'d> {
    tokens: Tokenizer<'d>,
    /// The first syntax error; nothing is read after it.
    fault: Option<ParseError>,
    /// Whether a host language has written the text from its own values. `NaN` and `Infinity` are then read as numbers, so that
    /// the field that rejects them can report them.
    pub(super) of_host: bool,
    /// Member names to be searched for duplicates when their object ends. Names that the visitor counts itself are left out.
    /// All open objects share this list to save allocations; the names of the innermost object come last.
    names: Vec<Cow<'d, str>>,
    /// The duplicate members found so far. If there is one, the whole document is rejected at the end.
    duplicates: Issues,
}

impl<'d> Walk<'d> {
    /// Starts at the beginning of a text. Readers of values in memory pass an empty text.
    pub(super) fn over(bytes: &'d [u8], of_host: bool) -> Self {
        let tokens = Tokenizer::of_texts(bytes, of_host);
        Self { tokens, fault: None, of_host, names: Vec::new(), duplicates: Issues::new() }
    }

    /// The next token; `None` at the end of the document, and after a syntax error.
    fn next(&mut self) -> Option<TokenKind> {
        self.read(Tokenizer::next_kind)?
    }

    /// Reads the name of the next member and the first token of its value. Also returns whether the name is `likely`, the name
    /// that the caller expects. `None` at the end of the object, and after a syntax error.
    #[inline]
    fn next_member(&mut self, likely: &'static str) -> Option<(Cow<'d, str>, bool, TokenKind)> {
        self.read(|tokens| {
            let (kind, is_likely) = tokens.next_name(likely)?;
            if kind != TokenKind::Key {
                return Ok(None);
            }
            let name = if is_likely { Cow::Borrowed(likely) } else { tokens.text()? };
            Ok(Some((name, is_likely, tokens.value_of_name()?)))
        })?
    }

    /// Reads from the tokenizer. Stores the first error; from then on, it reads nothing and returns `None`.
    #[inline(always)]
    fn read<T>(&mut self, read: impl FnOnce(&mut Tokenizer<'d>) -> Result<T, ErrorKind>) -> Option<T> {
        if self.fault.is_some() {
            return None;
        }
        read(&mut self.tokens).map_err(|kind| self.fault = Some(self.tokens.fault(kind))).ok()
    }

    /// The value that begins with a token; `None` for a token that ends a list or an object, and after a syntax error.
    /// `unescaped` is storage for a string with escapes. Always inlined for speed, except in wasm modules, where size matters
    /// more.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline)]
    fn node<'n>(&mut self, kind: TokenKind, unescaped: &'n mut String) -> Option<Node<'n>>
    where
        'd: 'n,
    {
        let start = self.tokens.span.start;
        Some(match kind {
            TokenKind::BeginObject => Node::Object(Inside::Text(start)),
            TokenKind::BeginArray => Node::List(Inside::Text(start)),
            TokenKind::String | TokenKind::Number => {
                let text = match self.read(Tokenizer::text)? {
                    Cow::Borrowed(text) => text,
                    Cow::Owned(text) => {
                        *unescaped = text;
                        unescaped
                    }
                };
                if kind == TokenKind::Number { Node::Number(text) } else { Node::Text(text) }
            }
            TokenKind::True => Node::Bool(true),
            TokenKind::False => Node::Bool(false),
            TokenKind::Null => Node::Null,
            TokenKind::Key | TokenKind::EndObject | TokenKind::EndArray => return None,
        })
    }

    /// Stores a name for the search for duplicates at the end of its object, unless the visitor counts members of this name. In
    /// JSON from a host language, duplicates are accepted, so nothing is stored.
    #[inline]
    fn met(&mut self, name: Cow<'d, str>, met: Name) {
        match met {
            Name::Counted => {}
            _ if self.of_host => {}
            // the visitor found a duplicate: the name is stored twice, so that the search reports it
            Name::Repeated => self.names.extend([name.clone(), name]),
            Name::Unknown => self.names.push(name),
        }
    }

    /// Reads the whole list or object that begins at the byte offset `start`. If its contents are still unread, the tokenizer
    /// moves past them; otherwise a second tokenizer reads them again. Also returns whether the contents were unread.
    fn value_from(&mut self, start: usize, object: bool) -> (Value, bool) {
        let unread = self.fault.is_none() && self.tokens.position() == start.saturating_add(1);
        let read =
            if unread { json::rest(&mut self.tokens, object) } else { json::value(&mut self.tokens.again(start)) };
        let value = read.unwrap_or_else(|fault| {
            self.fault.get_or_insert(fault);
            Value::Null
        });
        (value, unread)
    }
}

/// What a visitor knows about a member's name, for the search for duplicates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(hidden)]
pub enum Name {
    /// The visitor counts the members of this name, and there is nothing to report. This member is the first, or the second one
    /// was already reported as a duplicate.
    Counted,
    /// The visitor counts the members of this name, and this member is the second one. It must be reported as a duplicate.
    Repeated,
    /// The visitor does not count the members of this name: the reader must search for duplicates.
    Unknown,
}

/// Visits the members of an object.
pub(super) trait Visitor<'d> {
    /// The name that the visitor expects next. A correct guess makes reading faster.
    fn likely(&mut self) -> &'static str {
        ""
    }

    /// Visits a member. `is_likely`: whether its name is the one that [`likely`](Self::likely) returned.
    fn visit(&mut self, name: &str, is_likely: bool, node: &Node<'_>, reader: &mut Reader<'d>) -> Name;
}

impl<'d> Visitor<'d> for &mut dyn FnMut(&str, &Node<'_>, &mut Reader<'d>) -> Name {
    fn visit(&mut self, name: &str, _: bool, node: &Node<'_>, reader: &mut Reader<'d>) -> Name {
        self(name, node, reader)
    }
}

impl<'d> Reader<'d> {
    /// Parses a document and passes its root value to `read`.
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the document is not JSON;
    /// [`Invalid`](crate::LastroErrorKind::Invalid) with the path of every duplicate member.
    pub fn document<T>(
        bytes: &'d [u8],
        read: impl FnOnce(&Node<'_>, &mut Self) -> T,
    ) -> Result<(T, Self), LastroError> {
        let text = json::without_mark(bytes);
        Self::over(Walk::over(text, false)).run(bytes.len().saturating_sub(text.len()), read)
    }

    /// Like [`document`](Self::document), for JSON that a host language has written from its own values. `NaN` and
    /// `Infinity` are read as numbers, so that the field that rejects them can report them.
    ///
    /// # Errors
    /// As [`document`](Self::document).
    pub fn document_of_host<T>(
        bytes: &'d [u8],
        read: impl FnOnce(&Node<'_>, &mut Self) -> T,
    ) -> Result<(T, Self), LastroError> {
        Self::over(Walk::over(bytes, true)).run(0, read)
    }

    fn run<T>(
        mut self,
        skipped: usize,
        read: impl FnOnce(&Node<'_>, &mut Self) -> T,
    ) -> Result<(T, Self), LastroError> {
        let mut unescaped = String::new();
        let root = self.walk.next().and_then(|kind| self.walk.node(kind, &mut unescaped)).unwrap_or(Node::Null);
        let value = self.visit(None, &root, read);
        self.end(skipped).map(|()| (value, self))
    }

    /// Checks that only white space follows the value, and returns the first syntax error or the duplicate members as an error.
    /// `skipped`: length of a byte order mark, which is added to the error's position.
    fn end(&mut self, skipped: usize) -> Result<(), LastroError> {
        self.walk.next();
        match self.walk.fault {
            Some(fault) => {
                let offset = fault.offset.saturating_add(skipped);
                Err(ParseError { offset, ..fault }.into())
            }
            None => core::mem::take(&mut self.walk.duplicates).finish(Some(())),
        }
    }

    /// Visits every element of a list.
    pub fn items(&mut self, list: &Inside<'_, Value>, visit: &mut dyn FnMut(&Node<'_>, &mut Self)) {
        match *list {
            Inside::Memory(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.at_index(index, |r| visit(&Node::from(item), r));
                }
            }
            Inside::Text(_) => {
                let (mut index, mut unescaped) = (0_usize, String::new());
                while let Some(kind) = self.walk.next() {
                    let Some(node) = &self.walk.node(kind, &mut unescaped) else { break };
                    self.at_index(index, |r| r.visit(None, node, &mut *visit));
                    index = index.saturating_add(1);
                }
            }
        }
    }

    /// Passes every member of an object and its name to `visit`. During these calls, the reader's path is that of the object.
    /// Duplicate members in a JSON text are reported; in memory and in JSON from a host language they are accepted.
    pub fn members(
        &mut self,
        object: &Inside<'_, (String, Value)>,
        visit: &mut dyn FnMut(&str, &Node<'_>, &mut Self) -> Name,
    ) {
        self.each_member(object, &mut { visit });
    }

    /// Like [`members`](Self::members), but compiled separately for each visitor type. This makes reading records faster.
    pub(super) fn each_member(&mut self, object: &Inside<'_, (String, Value)>, visitor: &mut impl Visitor<'d>) {
        match *object {
            Inside::Memory(members) => {
                for (name, value) in members {
                    visitor.visit(name, false, &Node::from(value), self);
                }
            }
            Inside::Text(_) => {
                let above = self.walk.names.len();
                let mut unescaped = String::new();
                while let Some((name, is_likely, kind)) = self.walk.next_member(visitor.likely()) {
                    let Some(node) = &self.walk.node(kind, &mut unescaped) else { break };
                    let met = self.visit(Some(&name), node, |node, r| visitor.visit(&name, is_likely, node, r));
                    self.walk.met(name, met);
                }
                self.end_of_names(above);
            }
        }
    }

    /// Visits a value in the text. If the visitor has not read the contents of a list or an object, reads past them and searches
    /// them for duplicate members. `name`: name of the member, if the value is a member.
    fn visit<T>(&mut self, name: Option<&str>, node: &Node<'_>, visit: impl FnOnce(&Node<'_>, &mut Self) -> T) -> T {
        let Some(start) = node.start() else { return visit(node, self) };
        let (depth, object) = (self.walk.tokens.depth(), matches!(node, Node::Object(_)));
        let visited = visit(node, self);
        // if the visitor has not read the contents, the tokenizer is still at the depth before them
        if self.walk.fault.is_none() && self.walk.tokens.depth() == depth {
            match name {
                Some(name) => self.at_given(name, |r| r.whole(start, object)),
                None => self.whole(start, object),
            };
        }
        visited
    }

    /// At the end of an object, reports the duplicate names of its members, and removes the names of its members from the list
    /// of names. In this list they begin at the index `above`.
    fn end_of_names(&mut self, above: usize) {
        let names = self.walk.names.get(above..).unwrap_or_default().iter().map(AsRef::as_ref);
        if may_repeat(names.clone()) {
            let mut found = Duplicates::below(self.path.text_from(0));
            found.report(names);
            self.repeated(found);
        }
        self.walk.names.truncate(above);
    }

    /// Copies a value with everything inside it into memory.
    pub fn keep(&mut self, node: &Node<'_>) -> Value {
        match *node {
            Node::Null => Value::Null,
            Node::Bool(flag) => Value::Bool(flag),
            Node::Number(text) => Value::Number(text.to_owned()),
            Node::Text(text) => Value::String(text.to_owned()),
            Node::List(Inside::Memory(items)) => Value::Array(items.to_vec()),
            Node::Object(Inside::Memory(members)) => Value::Object(members.to_vec()),
            Node::List(Inside::Text(start)) => self.whole(start, false),
            Node::Object(Inside::Text(start)) => self.whole(start, true),
        }
    }

    /// Like [`keep`](Self::keep), but also reports `NaN` and infinity, which values of a host language may contain.
    pub(super) fn keep_checked(&mut self, node: &Node<'_>) -> Value {
        let value = self.keep(node);
        if self.walk.of_host || node.start().is_none() {
            self.check_numbers(&value);
        }
        value
    }

    fn whole(&mut self, start: usize, object: bool) -> Value {
        let (value, unread) = self.walk.value_from(start, object);
        // contents that were already read have also been searched for duplicates
        if unread && !self.walk.of_host {
            let mut found = Duplicates::below(self.path.text_from(0));
            found.search(&value);
            self.repeated(found);
        }
        value
    }

    /// Whether every element of a list is an object. The reader's position does not change.
    pub(super) fn only_objects(&self, list: &Inside<'_, Value>) -> bool {
        match *list {
            Inside::Memory(items) => items.iter().all(|item| matches!(item, Value::Object(_))),
            Inside::Text(start) => {
                let mut ahead = self.walk.tokens.again(start);
                let mut depth = 0;
                while let Ok(Some(kind)) = ahead.next_kind() {
                    match (depth, kind) {
                        // the token begins an object in the list, is inside such an object, or is the list's own opening
                        // bracket
                        (1, TokenKind::BeginObject) | (2.., _) | (0, _) => depth = ahead.depth(),
                        (1, TokenKind::EndArray) => break,
                        (1, _) => return false,
                    }
                }
                true
            }
        }
    }

    fn repeated(&mut self, found: Duplicates) {
        found.paths.iter().for_each(|path| self.walk.duplicates.push(Issue::error(path, IssueCode::DuplicateKey)));
        self.walk.duplicates.count(found.more, Severity::Error);
    }
}

impl From<ParseError> for LastroError {
    fn from(error: ParseError) -> Self {
        let code = match error.kind {
            ErrorKind::Syntax => IssueCode::MalformedJson,
            ErrorKind::TooDeep => IssueCode::TooDeep,
            ErrorKind::TooLarge => IssueCode::TooLarge,
            ErrorKind::InvalidUtf8 => IssueCode::InvalidUtf8,
            ErrorKind::LoneSurrogate => IssueCode::LoneSurrogate,
        };
        let issue = Issue::error("", code).with("offset", &error.offset.to_string());
        Self::new(LastroErrorKind::Malformed, vec![issue])
    }
}
