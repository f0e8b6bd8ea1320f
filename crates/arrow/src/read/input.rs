//! Buffered reading of a source.

use std::io::{self, Read};

use lastro::json::{MAX_BYTES, without_mark};

use super::Source;

/// Maximum bytes kept of one record. It is one more than the core crate accepts, so that a record that was cut is rejected.
pub(super) const MOST: usize = MAX_BYTES.saturating_add(1);

/// Maximum number of bytes for which the buffer reserves memory before they are read.
const ROOM: usize = 8 * 1024 * 1024;

/// A source, with a buffer of the bytes read but not yet taken.
pub(super) struct Input {
    pub(super) name: String,
    read: Box<dyn Read + Send>,
    pub(super) buffer: Vec<u8>,
    /// Offset of the buffer in the source.
    pub(super) offset: u64,
    /// Number of the line in which the buffer begins, counted from 1.
    pub(super) line: u64,
    pub(super) ended: bool,
    /// The error that ended reading. It is reported after the bytes before it have been processed.
    pub(super) fault: Option<io::Error>,
}

impl Input {
    pub(super) fn new(source: Source) -> Self {
        let Source { name, input, begin } = source;
        let line = begin.lines.saturating_add(1);
        Self { name, read: input, buffer: Vec::new(), offset: begin.bytes, line, ended: false, fault: None }
    }

    /// Reads until the buffer has the given number of bytes, or the source ends or fails.
    pub(super) fn fill(&mut self, bytes: usize) {
        let missing = bytes.saturating_sub(self.buffer.len());
        if self.ended || missing == 0 {
            return;
        }
        // reserves the requested size at once: growing in steps would copy the buffer
        self.buffer.reserve(missing.min(ROOM));
        let limit = u64::try_from(missing).unwrap_or(u64::MAX);
        match self.read.by_ref().take(limit).read_to_end(&mut self.buffer) {
            Ok(read) => self.ended = read < missing,
            Err(fault) => {
                self.ended = true;
                self.fault = Some(fault);
            }
        }
    }

    /// Drops a byte order mark at the beginning.
    pub(super) fn drop_mark(&mut self) {
        let mark = self.buffer.len().saturating_sub(without_mark(&self.buffer).len());
        self.buffer.drain(..mark);
        self.offset = self.offset.saturating_add(widened(mark));
    }

    /// Removes the first `bytes` bytes from the buffer and returns them. `lines` is the number of line breaks in them.
    pub(super) fn take(&mut self, bytes: usize, lines: u64) -> Taken {
        let rest = self.buffer.get(bytes..).unwrap_or_default().to_vec();
        let mut taken = std::mem::replace(&mut self.buffer, rest);
        taken.truncate(bytes);
        let block = Taken { bytes: taken, offset: self.offset, line: self.line };
        self.skip(bytes, lines);
        block
    }

    /// Advances the position of the buffer by bytes and lines that were removed from it.
    pub(super) fn skip(&mut self, bytes: usize, lines: u64) {
        self.offset = self.offset.saturating_add(widened(bytes));
        self.line = self.line.saturating_add(lines);
    }
}

/// Bytes of a source, with their position in the source.
pub(super) struct Taken {
    pub(super) bytes: Vec<u8>,
    pub(super) offset: u64,
    pub(super) line: u64,
}

/// Number of line breaks in bytes.
pub(super) fn lines_in(bytes: &[u8]) -> u64 {
    widened(memchr::memchr_iter(b'\n', bytes).count())
}

pub(crate) fn widened(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}
