//! Reads and writes text files, with errors that name the file.

use std::fs;
use std::path::{Path, PathBuf};

/// A result whose error is a message, because the program only prints its errors.
pub type Result<T> = std::result::Result<T, String>;

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").canonicalize().expect("the project's folder")
}

/// Reads a text file.
pub fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = path.as_ref();
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a text file, and creates its folders. Returns whether the content changed. An unchanged file is not written, so that
/// its modification time does not cause a rebuild.
pub fn update(path: impl AsRef<Path>, text: &str) -> Result<bool> {
    let path = path.as_ref();
    if holds(path, text) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(true)
}

/// Whether a file exists with exactly this content.
pub fn holds(path: impl AsRef<Path>, text: &str) -> bool {
    fs::read_to_string(path).is_ok_and(|old| old == text)
}

/// Replaces every occurrence of `old` by `new`. Fails if `old` does not occur, so that a patch that no longer matches is
/// noticed.
pub fn replace_all(text: &mut String, old: &str, new: &str) -> Result<()> {
    if !text.contains(old) {
        return Err(format!("found no {old:?} to replace"));
    }
    *text = text.replace(old, new);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replace_all_fails_if_the_text_is_missing() {
        let mut text = "a b a".to_owned();
        assert!(replace_all(&mut text, "c", "d").is_err_and(|message| message.contains("\"c\"")));
        assert_eq!(text, "a b a");
        replace_all(&mut text, "a", "aa").unwrap();
        assert_eq!(text, "aa b aa");
    }
}
