//! A block of a source, with the positions of its records.

use std::sync::Arc;

use lastro::{Issue, IssueCode};

use super::input::{Taken, lines_in, widened};

/// A block of a source, processed by one thread.
pub struct Block {
    /// The name of the source.
    pub name: Arc<str>,
    taken: Taken,
    cut: Cut,
    /// The syntax error after which no more records of the source can be read: its position and its issue.
    pub broken: Option<(Place, Issue)>,
}

/// How the records of a block are delimited.
pub(crate) enum Cut {
    /// One record per line.
    Lines,
    /// The start and end offset of each record, in bytes.
    At(Vec<(usize, usize)>),
}

/// The position of a record in its source.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The number of the line, from 1.
    pub line: u64,
    /// The offset in bytes, from 0.
    pub offset: u64,
}

impl Block {
    pub(super) fn new(name: &str, taken: Taken, cut: Cut) -> Self {
        Self { name: Arc::from(name), taken, cut, broken: None }
    }

    /// Marks the block as ended by an error at this position.
    pub(crate) fn broken(mut self, offset: u64, line: u64, code: IssueCode) -> Self {
        let issue = Issue::error("", code).with("offset", &offset.to_string());
        self.broken = Some((Place { line, offset }, issue));
        self
    }

    /// Passes each record with its position to `see`.
    pub fn records(&self, see: &mut dyn FnMut(&[u8], Place)) {
        let bytes = &*self.taken.bytes;
        let mut line = self.taken.line;
        let place = |line, start| Place { line, offset: self.taken.offset.saturating_add(widened(start)) };
        match &self.cut {
            Cut::Lines => {
                let mut start: usize = 0;
                let ends = memchr::memchr_iter(b'\n', bytes).chain(std::iter::once(bytes.len()));
                for end in ends {
                    let record = bytes.get(start..end).unwrap_or_default();
                    let (blank, record) = trimmed(record);
                    if !record.is_empty() {
                        see(record, place(line, start.saturating_add(blank)));
                    }
                    line = line.saturating_add(1);
                    start = end.saturating_add(1);
                }
            }
            Cut::At(spans) => {
                let mut counted = 0;
                for (start, end) in spans {
                    line = line.saturating_add(lines_in(bytes.get(counted..*start).unwrap_or_default()));
                    counted = *start;
                    see(bytes.get(*start..*end).unwrap_or_default(), place(line, *start));
                }
            }
        }
    }
}

/// A trimmed line, and the number of white-space bytes removed before it.
fn trimmed(line: &[u8]) -> (usize, &[u8]) {
    let first = line.iter().position(|byte| !is_space(*byte)).unwrap_or(line.len());
    let end = line.iter().rposition(|byte| !is_space(*byte)).map_or(first, |last| last.saturating_add(1));
    (first, line.get(first..end).unwrap_or_default())
}

/// Whether a byte is JSON white space.
pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
