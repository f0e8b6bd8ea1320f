//! Finds the records in a sequence of JSON documents. A document is a list of records, a page (an object with the list `data`,
//! as the billing API returns it), or one record, which may span several lines.
//!
//! This module only finds where records begin and end. The core crate parses them.

use lastro::IssueCode;
use lastro::json::unescape;

use super::block::{Block, Cut, is_space};
use super::input::{Input, MOST, lines_in};
use super::value::Value;

/// The member of a page that holds its records.
const DATA: &[u8] = b"data";

/// Where the scanner is in a document. While the scanner reads a value, it stays in the state before the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum At {
    /// Before a document.
    Top,
    /// Before an element of the list of records. `first`: the list may also end here.
    Element { first: bool },
    /// After an element.
    Behind,
    /// Before the name of a member of a document. `first`: the document may also end here.
    Name { first: bool },
    /// After the name of a member. `records`: the member is the page's list of records.
    Colon { records: bool },
    /// Before the value of a member.
    Member { records: bool },
    /// After a member.
    Comma,
    /// After an error: nothing more can be read.
    Broken,
}

/// The result of one step of the scanner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Advance {
    /// The scanner can take the next step.
    On,
    /// The end of the buffer.
    End,
    /// The next byte is invalid at this position.
    Broken,
}

/// A scanner that finds the records in the documents of one source.
pub(super) struct Documents {
    at: At,
    /// Index of the next byte in the buffer.
    position: usize,
    /// The value whose end is not found yet, and the index of its first byte.
    value: Option<(Value, usize)>,
    /// Index of the first byte of the current document, if the document is an object. Once the object is known to be a page,
    /// this is `None`. An object that is not a page is a record.
    document: Option<usize>,
    /// Whether the list of records belongs to a page.
    in_page: bool,
    /// The start and end of each record found in the buffer.
    found: Vec<(usize, usize)>,
    /// Whether an object with a list `data` is a page of records. Otherwise it is a record.
    pages: bool,
}

impl Documents {
    pub(super) const fn new(pages: bool) -> Self {
        Self { at: At::Top, position: 0, value: None, document: None, in_page: false, found: Vec::new(), pages }
    }

    /// The next block; `None` at the end of the source.
    pub(super) fn next(&mut self, input: &mut Input, block_bytes: usize) -> Option<Block> {
        let mut wanted = block_bytes;
        loop {
            if self.at == At::Broken {
                return None;
            }
            input.fill(wanted);
            let going = self.search(&input.buffer);
            if !going {
                let (line, offset) = self.place(input, self.position);
                let code = IssueCode::MalformedJson;
                self.at = At::Broken;
                return Some(self.block(input, self.position).broken(offset, line, code));
            }
            let kept = self.kept();
            if input.ended {
                return self.end(input, kept);
            }
            if input.buffer.len().saturating_sub(kept) > MOST {
                // a document over the size limit ends the source: no records can be found in the rest of it
                let (line, offset) = self.place(input, kept);
                self.at = At::Broken;
                return Some(self.block(input, kept).broken(offset, line, IssueCode::TooLarge));
            }
            if !self.found.is_empty() {
                return Some(self.block(input, kept));
            }
            let lines = lines_in(input.buffer.get(..kept).unwrap_or_default());
            input.take(kept, lines);
            self.shift(kept);
            wanted = input.buffer.len().saturating_add(block_bytes);
        }
    }

    /// Index of the first byte that must stay in the buffer: the start of the document or value in progress.
    fn kept(&self) -> usize {
        let value = self.value.map_or(self.position, |(_, start)| start);
        self.document.map_or(value, |document| document.min(value))
    }

    fn place(&self, input: &Input, at: usize) -> (u64, u64) {
        let before = input.buffer.get(..at).unwrap_or_default();
        (input.line.saturating_add(lines_in(before)), input.offset.saturating_add(super::input::widened(at)))
    }

    /// The last block of a source. A value without an end becomes a truncated record.
    fn end(&mut self, input: &mut Input, kept: usize) -> Option<Block> {
        let cut_off = self.at != At::Top && input.fault.is_none();
        let in_record = self.document.is_some() || self.value.is_some() && matches!(self.at, At::Element { .. });
        let whole = input.buffer.len();
        let (line, offset) = self.place(input, whole);
        self.at = At::Broken;
        match (cut_off, in_record) {
            (true, true) => {
                self.found.push((kept, whole));
                Some(self.block(input, whole))
            }
            (true, false) => Some(self.block(input, whole).broken(offset, line, IssueCode::MalformedJson)),
            (false, _) if self.found.is_empty() => None,
            (false, _) => Some(self.block(input, kept)),
        }
    }

    /// Removes the first `bytes` bytes from the buffer and returns them as a block with the records found in them.
    fn block(&mut self, input: &mut Input, bytes: usize) -> Block {
        let lines = lines_in(input.buffer.get(..bytes).unwrap_or_default());
        let taken = input.take(bytes, lines);
        self.shift(bytes);
        Block::new(&input.name, taken, Cut::At(std::mem::take(&mut self.found)))
    }

    fn shift(&mut self, bytes: usize) {
        self.position = self.position.saturating_sub(bytes);
        self.value = self.value.map(|(value, start)| (value, start.saturating_sub(bytes)));
        self.document = self.document.map(|start| start.saturating_sub(bytes));
    }

    /// Whether the first bytes show that the first document is a page: an object with a list `data` of records.
    pub(super) fn begin_page(bytes: &[u8]) -> bool {
        let mut search = Self::new(true);
        while search.advance(bytes) == Advance::On && !search.in_page && search.at != At::Top {}
        search.in_page
    }

    /// Searches the buffer to its end; `false` at an invalid byte.
    fn search(&mut self, bytes: &[u8]) -> bool {
        loop {
            match self.advance(bytes) {
                Advance::On => {}
                Advance::End => return true,
                Advance::Broken => return false,
            }
        }
    }

    fn advance(&mut self, bytes: &[u8]) -> Advance {
        let rest = bytes.get(self.position..).unwrap_or_default();
        if let Some((value, start)) = &mut self.value {
            let Some(length) = value.end(rest) else {
                self.position = bytes.len();
                return Advance::End;
            };
            let start = *start;
            self.position = self.position.saturating_add(length);
            self.value = None;
            self.ended(bytes.get(start..self.position).unwrap_or_default(), start);
            return Advance::On;
        }
        let Some(space) = rest.iter().position(|byte| !is_space(*byte)) else {
            self.position = bytes.len();
            return Advance::End;
        };
        self.position = self.position.saturating_add(space);
        let fits = rest.get(space).is_some_and(|byte| self.step(*byte));
        if fits { Advance::On } else { Advance::Broken }
    }

    /// Updates the state after the end of a value, which is a record, the name of a member, or the value of a member.
    fn ended(&mut self, value: &[u8], start: usize) {
        self.at = match self.at {
            At::Element { .. } => {
                self.found.push((start, self.position));
                At::Behind
            }
            At::Name { .. } => {
                let name = value.get(1..value.len().saturating_sub(1)).unwrap_or_default();
                At::Colon { records: unescape(name).is_ok_and(|name| name.as_bytes() == DATA) }
            }
            _ => At::Comma,
        };
    }

    /// Updates the state after a byte between two values. Returns `false` if the byte is invalid at this position.
    fn step(&mut self, byte: u8) -> bool {
        let next = match (self.at, byte) {
            (At::Top, b'[') => {
                self.in_page = false;
                At::Element { first: true }
            }
            (At::Top, b'{') => {
                self.document = Some(self.position);
                At::Name { first: true }
            }
            (At::Element { first: true } | At::Behind, b']') if self.in_page => At::Comma,
            (At::Element { first: true } | At::Behind, b']') => At::Top,
            (At::Behind, b',') => At::Element { first: false },
            (At::Name { first: true } | At::Comma, b'}') => {
                let end = self.position.saturating_add(1);
                self.found.extend(self.document.take().map(|start| (start, end)));
                At::Top
            }
            (At::Comma, b',') => At::Name { first: false },
            (At::Colon { records }, b':') => At::Member { records },
            // only the first list `data` makes a document a page: after this list, `document` is `None`, and a second member
            // `data` is an error
            (At::Member { records: true }, b'[') if self.pages && self.document.is_some() => {
                self.document = None;
                self.in_page = true;
                At::Element { first: true }
            }
            (At::Member { records: true }, _) if self.document.is_none() => return false,
            (At::Element { .. } | At::Member { .. }, _) | (At::Name { .. }, b'"') => {
                let Some(value) = Value::begun_by(byte) else { return false };
                self.value = Some((value, self.position));
                return true;
            }
            _ => return false,
        };
        self.at = next;
        self.position = self.position.saturating_add(1);
        true
    }
}
