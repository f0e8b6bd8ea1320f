//! Writes a HAR file as exchanges happen. After each exchange the file is a complete HAR.
//!
//! One write overwrites the end of the file with the entry and a new end. If the program is killed, the file is as before or as
//! after that write. Only if the system itself stops during the write can the file end within its last entry; the next
//! [`Recorder`] of that file removes such an entry.

use core::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::de::IgnoredAny;

use super::text::{CLOSING, HarText, OPENING, Piece};
use crate::exchange::Exchange;

/// The beginning of each entry.
pub(super) const BEGINNING: &[u8] = b"{\"startedDateTime\":";

/// Why a recording cannot begin.
#[derive(Debug)]
pub enum RecordingFault {
    /// The file cannot be opened, read or written.
    File(io::Error),
    /// Another program records to it.
    Locked,
    /// Not a recording by this program and version.
    Foreign,
    /// It already has entries, and this run makes stand-ins: those of the earlier entries are derived from a secret that is
    /// gone.
    Continued,
}

impl fmt::Display for RecordingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Locked => f.write_str("another program records into this file"),
            Self::Foreign => f.write_str("the file exists, and is not a recording of this version of lastro"),
            Self::Continued => f.write_str(
                "the file has entries already: a recording with stand-ins is made in one run, since their secret is not kept",
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

/// A recording that is being written. It conceals nothing: pass exchanges through [`conceal`](crate::conceal) first.
#[derive(Debug)]
pub struct Recorder {
    file: File,
    text: HarText,
}

impl Drop for Recorder {
    /// Releases the lock, even if a process that is being started still holds the same handle.
    fn drop(&mut self) {
        // if this fails, the system releases the lock with the last handle
        let _ = self.file.unlock();
    }
}

impl Recorder {
    /// Begins a recording, or continues one. A new file is readable by its owner only.
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

    /// Whether it has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The offset in the file at which the last entry ends.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.text.end()
    }

    /// Appends an exchange. When this returns, the exchange is in the file and the file is a complete HAR.
    ///
    /// # Errors
    /// The file cannot be written, for example because the disk is full. The file is left as it was before, if the system
    /// allows it.
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

    /// Ends the file after its last entry.
    fn close(&mut self) -> io::Result<()> {
        let closing = self.text.closing();
        self.write(&closing)?;
        self.file.set_len(closing.at.saturating_add(CLOSING.len() as u64))
    }
}

/// The offset at which the last complete entry of a recording ends, or the opening if there is none.
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
    // the system stopped during a write: look for the end of the last complete entry
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
        // as in a process between fork and exec
        let inherited = recorder.file.try_clone().unwrap();
        assert!(matches!(Recorder::open(&path), Err(RecordingFault::Locked)));
        drop(recorder);
        Recorder::open(&path).unwrap();
        drop(inherited);
    }
}
