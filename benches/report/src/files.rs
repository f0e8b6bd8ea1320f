//! Reads files and runs programs. Errors name the file or the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// A result whose error is a message for people.
pub type Result<T> = std::result::Result<T, String>;

/// The root folder of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository exists")
}

/// Reads a file; a relative path is relative to the repository.
pub fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = root().join(path);
    fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Reads a file; `None` if it does not exist.
pub fn read_if_exists(path: &Path) -> Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}

/// Writes a file and creates its folder.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let failed = |error: io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(path, text).map_err(failed)
}

/// The standard output of a program that runs in a folder, without surrounding white space.
///
/// # Errors
/// The program cannot be run, or it fails. In the second case, the error has the program's standard error output.
pub fn output(folder: &Path, program: &str, words: &[&str]) -> Result<String> {
    let line = || format!("{program} {}", words.join(" "));
    let mut command = Command::new(program);
    command.current_dir(folder).args(words).stdin(Stdio::null());
    let done = command.output().map_err(|error| format!("{}: {error}", line()))?;
    if !done.status.success() {
        return Err(format!("{}: {}", line(), String::from_utf8_lossy(&done.stderr).trim()));
    }
    String::from_utf8(done.stdout).map(|text| text.trim().to_owned()).map_err(|error| format!("{}: {error}", line()))
}
