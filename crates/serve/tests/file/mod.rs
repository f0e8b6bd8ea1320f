//! Helpers for tests with a database file.

use std::path::{Path, PathBuf};

use lastro_serve::store::{Database, OpenError, Options};
use tempfile::TempDir;

/// Creates a temporary folder. Also returns the path of a database in it.
pub fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lastro.db");
    (folder, path)
}

/// Opens a database with the server's default options.
pub fn open(path: &Path) -> Result<Database, OpenError> {
    Database::open(path, &Options::default())
}
