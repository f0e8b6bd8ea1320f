//! Lists the files of a folder.

use std::fs;
use std::path::{Path, PathBuf};

use lastro_mobile_bindgen::files::Result;

/// The files below a folder in the order of their paths, each with its path relative to the folder.
pub fn files(folder: &Path) -> Result<Vec<(PathBuf, PathBuf)>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(|e| format!("{}: {e}", next.display()))? {
            let path = entry.map_err(|e| e.to_string())?.path();
            match path.strip_prefix(folder) {
                Ok(_) if path.is_dir() => folders.push(path),
                Ok(name) => found.push((path.clone(), name.to_owned())),
                Err(error) => return Err(error.to_string()),
            }
        }
    }
    found.sort();
    Ok(found)
}
