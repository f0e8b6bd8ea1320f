//! A database in its own folder.

use std::path::{Path, PathBuf};

use lastro_serve::store::{Database, OpenError, Options};
use tempfile::TempDir;

/// A new folder, and the path of a database in it.
pub fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lastro.db");
    (folder, path)
}

/// Opens a database as the server does.
pub fn open(path: &Path) -> Result<Database, OpenError> {
    Database::open(path, &Options::default())
}
