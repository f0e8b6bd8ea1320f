//! Checks whether the files of an open database still have their names.
//!
//! A file that is deleted, renamed or replaced stays open, and everything written to it is lost with the process. SQLite does
//! not check for that, so the server does, before each commit and once per second.

use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use lastro_twin::state::StoreFault;

/// The files that a database has open: each name, and the identity of the file when it was opened.
#[derive(Debug, Clone)]
pub struct Files(Vec<(PathBuf, Id)>);

/// Identifies a file, independent of its name.
#[cfg(unix)]
type Id = (u64, u64);

#[cfg(unix)]
fn id(about: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt as _;
    (about.dev(), about.ino())
}

/// Other systems refuse to delete, rename or replace an open file, so it is enough that the name exists.
#[cfg(not(unix))]
type Id = ();

#[cfg(not(unix))]
const fn id(_: &Metadata) -> Id {}

impl Files {
    /// The files of a database that was opened as `named`. `about`: the metadata of the opened file; `real`: its path without
    /// symbolic links; `others`: the files next to it.
    ///
    /// # Errors
    /// One of the files cannot be found.
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
            // any other error does not tell whether the name still exists
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
