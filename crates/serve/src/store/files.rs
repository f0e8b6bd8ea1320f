//! Checks whether the files of an open database still have their names.
//!
//! If an open file is deleted, renamed or replaced, the process still writes to the old file, and the data is lost when the
//! process ends. SQLite does not detect this. So the server checks the names before each commit, and once per second.

use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use lastro_twin::state::StoreFault;

/// The open files of a database: the name of each file, and its identity when it was opened.
#[derive(Debug, Clone)]
pub struct Files(Vec<(PathBuf, Id)>);

/// Identifies a file independently of its name: device and inode.
#[cfg(unix)]
type Id = (u64, u64);

#[cfg(unix)]
fn id(about: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt as _;
    (about.dev(), about.ino())
}

/// On systems other than Unix, an open file cannot be deleted, renamed or replaced. So it is enough to check that its name
/// exists.
#[cfg(not(unix))]
type Id = ();

#[cfg(not(unix))]
const fn id(_: &Metadata) -> Id {}

impl Files {
    /// Remembers the files of a database that was opened by the name `named`. `about`: the metadata of the opened file; `real`:
    /// its path without symbolic links; `others`: the other files of the database, such as the write-ahead log.
    ///
    /// # Errors
    /// One of the files does not exist.
    pub(super) fn new(named: &Path, about: &Metadata, real: &Path, others: &[PathBuf]) -> std::io::Result<Self> {
        let mut known = vec![(named.to_owned(), id(about)), (real.to_owned(), id(about))];
        for other in others {
            known.push((other.clone(), id(&fs::metadata(other)?)));
        }
        Ok(Self(known))
    }

    /// Checks that every name still refers to the file that was opened.
    ///
    /// # Errors
    /// A file was deleted, renamed or replaced.
    pub fn check(&self) -> Result<(), StoreFault> {
        let moved = |(path, known): &(PathBuf, Id)| match fs::metadata(path) {
            Ok(about) => id(&about) != *known,
            // other errors do not mean that the name is gone
            Err(error) => matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
        };
        match self.0.iter().find(|known| moved(known)) {
            None => Ok(()),
            Some((path, _)) => {
                let what = "was deleted, renamed or replaced while the server had it open";
                Err(StoreFault::Failed(format!("{} {what}", path.display())))
            }
        }
    }
}
