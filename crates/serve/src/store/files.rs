//! The files of an open database: whether they still have their names.
//!
//! A file that is deleted, renamed or replaced stays open: everything that is written to it is lost with the process. SQLite
//! does not look for that, so the server does, before each commit and once per second.

use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use lastro_twin::state::StoreFault;

/// The files that a database has open, by name, and which files they were when it was opened.
#[derive(Debug, Clone)]
pub struct Files(Vec<(PathBuf, Id)>);

/// What tells a file from another one of the same name.
#[cfg(unix)]
type Id = (u64, u64);

#[cfg(unix)]
fn id(about: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt as _;
    (about.dev(), about.ino())
}

/// Other systems refuse to delete, rename or replace an open file: it is enough that the name exists.
#[cfg(not(unix))]
type Id = ();

#[cfg(not(unix))]
const fn id(_: &Metadata) -> Id {}

impl Files {
    /// The files of a database that was opened by the name `named`. `about` is what the opened file itself says; `real` is its
    /// path without symbolic links, and `others` are the files alongside it.
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

    /// Whether every name still means the file that was opened.
    ///
    /// # Errors
    /// A file was deleted, renamed or replaced.
    pub fn check(&self) -> Result<(), StoreFault> {
        let moved = |(path, known): &(PathBuf, Id)| match fs::metadata(path) {
            Ok(about) => id(&about) != *known,
            // any other error says nothing about the name
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
