//! Helpers for the files of a run: comparison of file names, digests of contents, and checkpoint files.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::outcome::Stop;

/// Number of bytes that are read at a time.
const PIECE: usize = 256 * 1024;
/// The end of each error message about existing files of a run. It tells the user how to replace them.
pub const ANEW: &str = "--force starts again and overwrites the existing files";

/// The length and the SHA-256 digest of the beginning of a file, as a checkpoint stores them. They show later whether the file
/// was changed.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    pub length: u64,
    sha256: String,
}

impl Mark {
    /// The length and digest of an empty file.
    pub fn start() -> Self {
        Self::of(0, &Sha256::new())
    }

    pub fn of(length: u64, digest: &Sha256) -> Self {
        let sha256 = digest.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Self { length, sha256 }
    }

    /// Reads `length` bytes and compares their digest with the stored one. Returns the hasher, so that the caller can continue
    /// with the following bytes.
    ///
    /// # Errors
    /// A message about the read error or the difference. The caller puts the file's name in front of it.
    pub fn check(&self, input: &mut impl Read) -> Result<Sha256, String> {
        let (mut digest, mut left) = (Sha256::new(), self.length);
        let mut buffer = vec![0; PIECE];
        while left > 0 {
            let most = left.min(PIECE as u64) as usize;
            let read = match input.read(&mut buffer[..most]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read.map_err(|error| error.to_string())?,
            };
            if read == 0 {
                return Err(format!("is shorter than in the interrupted run: {left} bytes are missing"));
            }
            digest.update(&buffer[..read]);
            left -= read as u64;
        }
        let same = Self::of(self.length, &digest) == *self;
        if same { Ok(digest) } else { Err("has been changed since the interrupted run".to_owned()) }
    }
}

/// A canonical path: two spellings of the same file name give the same path. The file need not exist.
pub fn name(path: &Path) -> String {
    let beside = || Some(fs::canonicalize(folder_of(path)).ok()?.join(path.file_name()?));
    let whole = fs::canonicalize(path).ok().or_else(beside).unwrap_or_else(|| path.to_owned());
    // For a name that is not UTF-8, the debug form is used, since it is unambiguous.
    whole.to_str().map_or_else(|| format!("{whole:?}"), str::to_owned)
}

/// Whether two paths refer to the same file, in spite of different spellings, symbolic links or hard links.
pub fn same(one: &Path, other: &Path) -> bool {
    let linked = || Some(same_file(&fs::metadata(one).ok()?, &fs::metadata(other).ok()?));
    name(one) == name(other) || linked().unwrap_or(false)
}

#[cfg(unix)]
fn same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// On systems other than Unix, hard links are not detected, so only the file names are compared.
#[cfg(not(unix))]
fn same_file(_: &Metadata, _: &Metadata) -> bool {
    false
}

/// The folder that contains a file.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A path with a suffix appended to its file name.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Reads the checkpoint file of an interrupted run; `None` if it does not exist.
pub fn checkpoint<C: DeserializeOwned>(place: &Path) -> Result<Option<C>, Stop> {
    match fs::read(place) {
        Ok(text) => serde_json::from_slice(&text)
            .map(Some)
            .map_err(|error| Stop::at(place, format!("is not the progress of an interrupted run ({error}); {ANEW}"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Stop::at(place, error)),
    }
}

/// Writes the checkpoint file of a run.
pub fn save(checkpoint: &impl Serialize, place: &Path) -> Result<(), Stop> {
    let text = serde_json::to_vec(checkpoint).map_err(|error| Stop::at(place, error))?;
    replace(place, &text)
}

/// Replaces a file atomically: writes a new file and renames it. So a reader sees either the old contents or the new ones.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let fresh = beside(path, ".new");
    let written = File::create(&fresh).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.map_err(|error| Stop::at(&fresh, error))?;
    fs::rename(&fresh, path).map_err(|error| Stop::at(path, error))?;
    sync_folder(path);
    Ok(())
}

/// Syncs the folder that contains a file, so that a new or changed name of the file is on the disk.
pub fn sync_folder(path: &Path) {
    if cfg!(unix) {
        // the error is ignored: some file systems do not support this, and the contents of the files are already synced
        let _ = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
    }
}
