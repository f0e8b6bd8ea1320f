//! Writes exchanges to a HAR file as they happen. After each exchange, the file is a complete HAR.
//!
//! A single write overwrites the closing brackets with the new entry and new closing brackets. If the program is killed, this
//! write either happened completely or not at all. Only if the system itself crashes can the file end within its last entry.
//! The next [`Recorder`] that opens the file removes such an entry.

use core::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::de::IgnoredAny;

use super::text::{CLOSING, HarText, OPENING, Piece};
use crate::exchange::Exchange;

/// The text with which each entry begins.
pub(super) const BEGINNING: &[u8] = b"{\"startedDateTime\":";

/// Why a recording cannot be opened.
#[derive(Debug)]
pub enum RecordingFault {
    /// The file cannot be opened, read or written.
    File(io::Error),
    /// Another program is recording to the file.
    Locked,
    /// The file is not a recording of this version of the program.
    Foreign,
    /// The file already has entries, and pseudonyms are requested. Pseudonyms are derived from a random secret, and the secret
    /// of the earlier entries is no longer known.
    Continued,
}

impl fmt::Display for RecordingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Locked => f.write_str("another program records into this file"),
            Self::Foreign => f.write_str("the file exists, and is not a recording of this version of lastro"),
            Self::Continued => f.write_str(
                "the file already has entries: a recording with stand-ins is made in one run, since their secret is not stored",
            ),
        }
    }
}

impl core::error::Error for RecordingFault {}

impl From<io::Error> for RecordingFault {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// A recording that is being written. It does not remove secrets: pass exchanges through [`conceal`](crate::conceal) before.
#[derive(Debug)]
pub struct Recorder {
    file: File,
    text: HarText,
}

impl Drop for Recorder {
    /// Unlocks the file explicitly. Closing it would not be enough while a child process that is being started still has a copy
    /// of the handle.
    fn drop(&mut self) {
        // if unlocking fails, the system releases the lock when the last handle is closed
        let _ = self.file.unlock();
    }
}

impl Recorder {
    /// Creates a recording, or continues an existing one. Only the owner may read a new file.
    ///
    /// # Errors
    /// See [`RecordingFault`].
    pub fn open(path: &Path) -> Result<Self, RecordingFault> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.try_lock().map_err(|refused| match refused {
            TryLockError::WouldBlock => RecordingFault::Locked,
            TryLockError::Error(error) => RecordingFault::File(error),
        })?;
        if file.metadata()?.len() == 0 {
            let (text, start) = HarText::new();
            let mut recorder = Self { file, text };
            recorder.write(&start)?;
            return Ok(recorder);
        }
        let text = HarText::ending_at(end_of(&mut file)?);
        let mut recorder = Self { file, text };
        recorder.close()?;
        Ok(recorder)
    }

    /// Whether the recording has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The byte offset in the file at which the last entry ends.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.text.end()
    }

    /// Appends an exchange. When the function returns, the exchange is in the file, and the file is a complete HAR.
    ///
    /// # Errors
    /// The file cannot be written, for example because the disk is full. The previous contents of the file are restored if
    /// possible.
    pub fn append(&mut self, exchange: &Exchange) -> io::Result<()> {
        let piece = self.text.piece(exchange)?;
        if let Err(error) = self.write(&piece) {
            let _ = self.close();
            return Err(error);
        }
        self.text.written(&piece);
        Ok(())
    }

    fn write(&mut self, piece: &Piece) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(piece.at))?;
        self.file.write_all(piece.text.as_bytes())
    }

    /// Truncates the file after its last entry and writes the closing brackets.
    fn close(&mut self) -> io::Result<()> {
        let closing = self.text.closing();
        self.write(&closing)?;
        self.file.set_len(closing.at.saturating_add(CLOSING.len() as u64))
    }
}

/// Finds the byte offset at which the last complete entry of a recording ends. If there are no entries, this is the end of the
/// text with which the file begins.
fn end_of(file: &mut File) -> Result<u64, RecordingFault> {
    let length = file.metadata()?.len();
    let mut opening = Vec::new();
    file.rewind()?;
    (&*file).take(OPENING.len() as u64).read_to_end(&mut opening)?;
    if opening != OPENING.as_bytes() {
        return Err(RecordingFault::Foreign);
    }
    let (begins, ends) = (OPENING.len() as u64, length.saturating_sub(CLOSING.len() as u64));
    if ends >= begins {
        let mut closing = String::new();
        file.seek(SeekFrom::Start(ends))?;
        if file.read_to_string(&mut closing).is_ok() && closing == CLOSING {
            return Ok(ends);
        }
    }
    // The closing brackets are missing, since the system crashed during a write. So the end of the last complete entry is
    // searched for.
    file.seek(SeekFrom::Start(begins))?;
    let (mut lines, mut line) = (BufReader::new(file), Vec::new());
    let (mut at, mut end) = (begins, begins);
    loop {
        line.clear();
        let read = lines.read_until(b'\n', &mut line)? as u64;
        let mut values = serde_json::Deserializer::from_slice(&line).into_iter::<IgnoredAny>();
        if line.starts_with(BEGINNING) && matches!(values.next(), Some(Ok(_))) {
            end = at.saturating_add(values.byte_offset() as u64);
        }
        at = at.saturating_add(read);
        if read == 0 {
            return Ok(end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_ends_with_the_recorder_whoever_has_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rec.har");
        let recorder = Recorder::open(&path).unwrap();
        // simulates the copy of the handle that a child process has between fork and exec
        let inherited = recorder.file.try_clone().unwrap();
        assert!(matches!(Recorder::open(&path), Err(RecordingFault::Locked)));
        drop(recorder);
        Recorder::open(&path).unwrap();
        drop(inherited);
    }
}
