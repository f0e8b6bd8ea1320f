//! Reads a recording of our own while it is being written. The file is the queue: a reader may lag behind without holding
//! unread entries in memory.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::read::{HarFault, Missing, exchange};
use super::write::BEGINNING;
use crate::exchange::Exchange;

/// Reads the entries that are appended to a recording.
#[derive(Debug)]
pub struct Follower {
    file: File,
    /// Where the last entry that was read ends.
    at: u64,
    /// The number of that entry, from 1.
    entry: usize,
}

impl Follower {
    /// Skips the entries before `end` and only counts them. `end`: as returned by [`Recorder::end`](super::Recorder::end).
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn new(path: &Path, end: u64) -> io::Result<Self> {
        let mut follower = Self { file: File::open(path)?, at: 0, entry: 0 };
        let mut lines = BufReader::new((&follower.file).take(end));
        while lines.skip_until(b'\n')? > 0 {
            follower.entry = follower.entry.saturating_add(1);
        }
        // the first line is the opening
        follower.entry = follower.entry.saturating_sub(1);
        follower.at = end;
        Ok(follower)
    }

    /// Reads the entries up to `end`, and passes on each with its number in the recording, from 1, before it reads the next
    /// one.
    ///
    /// # Errors
    /// See [`HarFault`].
    pub fn read(&mut self, end: u64, take: &mut dyn FnMut(usize, Exchange)) -> Result<(), HarFault> {
        self.file.seek(SeekFrom::Start(self.at)).map_err(HarFault::Read)?;
        let mut lines = BufReader::new((&self.file).take(end.saturating_sub(self.at)));
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).map_err(HarFault::Read)? > 0 {
            // one entry per line; the comma after it is written with the next entry
            let text = line.trim_ascii_end();
            let text = text.strip_suffix(b",").unwrap_or(text);
            if text.starts_with(BEGINNING) {
                self.entry = self.entry.saturating_add(1);
                let fault = |member| HarFault::Entry { entry: self.entry as u64, member };
                let value = serde_json::from_slice(text).map_err(|_| fault("entry"))?;
                take(self.entry, exchange(value).map_err(|Missing(member)| fault(member))?);
            }
            line.clear();
        }
        self.at = end;
        Ok(())
    }
}
