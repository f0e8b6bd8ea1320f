//! Reads a recording while this program is still writing it. Unread entries stay in the file and take no memory, however many
//! there are.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::read::{HarFault, Missing, exchange};
use super::write::BEGINNING;
use crate::exchange::Exchange;

/// A reader of the entries that are appended to a recording.
#[derive(Debug)]
pub struct Follower {
    file: File,
    /// The byte offset at which the last read entry ends.
    at: u64,
    /// The number of the last read entry, from 1.
    entry: usize,
}

impl Follower {
    /// Opens a recording. Skips the entries before the byte offset `end`, but counts them. `end`: as returned by
    /// [`Recorder::end`](super::Recorder::end).
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn new(path: &Path, end: u64) -> io::Result<Self> {
        let mut follower = Self { file: File::open(path)?, at: 0, entry: 0 };
        let mut lines = BufReader::new((&follower.file).take(end));
        while lines.skip_until(b'\n')? > 0 {
            follower.entry = follower.entry.saturating_add(1);
        }
        // the first line is not an entry, but the beginning of the file
        follower.entry = follower.entry.saturating_sub(1);
        follower.at = end;
        Ok(follower)
    }

    /// Reads the entries up to the byte offset `end` one by one. Calls `take` with each entry and its number in the recording,
    /// from 1.
    ///
    /// # Errors
    /// See [`HarFault`].
    pub fn read(&mut self, end: u64, take: &mut dyn FnMut(usize, Exchange)) -> Result<(), HarFault> {
        self.file.seek(SeekFrom::Start(self.at)).map_err(HarFault::Read)?;
        let mut lines = BufReader::new((&self.file).take(end.saturating_sub(self.at)));
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).map_err(HarFault::Read)? > 0 {
            // Each line contains one entry. It ends with a comma if another entry follows.
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
