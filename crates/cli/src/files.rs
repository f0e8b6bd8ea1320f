//! The files of a run: whether two names mean one file, and outputs that are written so that a checkpoint
//! describes exactly what is in them.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::outcome::Stop;

/// Bytes of an output that are kept in memory before they are written.
const WAITING: usize = 256 * 1024;
/// The end of every refusal: what the user can do.
pub const ANEW: &str = "--force starts again and overwrites the existing files";

/// The length of the beginning of a file, and its digest, as a checkpoint records them.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    pub length: u64,
    sha256: String,
}

impl Mark {
    /// The mark of an empty file.
    pub fn start() -> Self {
        Self::of(0, &Sha256::new())
    }

    pub fn of(length: u64, digest: &Sha256) -> Self {
        let sha256 = digest.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Self { length, sha256 }
    }

    /// Reads that much of a file and compares it. The digest that is returned can be continued from there.
    ///
    /// # Errors
    /// What is wrong, in words that follow the file's name; or an error of reading.
    pub fn check(&self, input: &mut impl Read) -> Result<Sha256, String> {
        let (mut digest, mut left) = (Sha256::new(), self.length);
        let mut buffer = vec![0; WAITING];
        while left > 0 {
            let most = left.min(WAITING as u64) as usize;
            let read = match input.read(&mut buffer[..most]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read.map_err(|error| error.to_string())?,
            };
            if read == 0 {
                return Err(format!("is shorter than at the interrupted run: {left} bytes are missing"));
            }
            digest.update(&buffer[..read]);
            left -= read as u64;
        }
        let same = Self::of(self.length, &digest) == *self;
        if same { Ok(digest) } else { Err("has been changed since the interrupted run".to_owned()) }
    }
}

/// A path that is the same for every spelling of a file's name, whether or not the file exists.
pub fn name(path: &Path) -> String {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let beside = || Some(fs::canonicalize(parent).ok()?.join(path.file_name()?));
    let whole = fs::canonicalize(path).ok().or_else(beside).unwrap_or_else(|| path.to_owned());
    // names that are not UTF-8 are told apart as well
    whole.to_str().map_or_else(|| format!("{whole:?}"), str::to_owned)
}

/// Whether two paths mean one file: by another spelling, a symbolic link or a hard link.
pub fn same(one: &Path, other: &Path) -> bool {
    let linked = || Some(same_file(&fs::metadata(one).ok()?, &fs::metadata(other).ok()?));
    name(one) == name(other) || linked().unwrap_or(false)
}

#[cfg(unix)]
pub fn same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// On other systems only the names are compared.
#[cfg(not(unix))]
pub fn same_file(_: &Metadata, _: &Metadata) -> bool {
    false
}

/// A path with a suffix added to its name.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// An output that was found as an interrupted run left it, and is not changed yet.
pub struct Verified {
    path: PathBuf,
    /// `None` if the file does not exist and the checkpoint records nothing of it.
    file: Option<File>,
    digest: Sha256,
    length: u64,
}

/// Opens an output that an interrupted run may have left, and locks it: afterwards no other run changes it, nor the checkpoint
/// that describes it. `None` if the file does not exist.
///
/// # Errors
/// The file is in use, or cannot be opened.
pub fn hold(path: &Path) -> Result<Option<File>, Stop> {
    match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => lock(path, &file).map(|()| Some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Stop::at(path, error)),
    }
}

impl Verified {
    /// Compares a file, as [`hold`] returned it, with what a checkpoint records of it.
    ///
    /// # Errors
    /// A refusal: the file is missing, shorter, or another one.
    pub fn check(path: &Path, file: Option<File>, mark: &Mark) -> Result<Self, Stop> {
        let refused = |reason: &str| Stop::at(path, format!("{reason}; {ANEW}"));
        let Some(mut file) = file else {
            return if mark.length == 0 {
                Ok(Self { path: path.to_owned(), file: None, digest: Sha256::new(), length: 0 })
            } else {
                Err(refused("is not there any more, but the interrupted run wrote to it"))
            };
        };
        if !file.metadata().is_ok_and(|there| there.is_file()) {
            return Err(refused("is no longer the file that the interrupted run wrote to"));
        }
        let digest = mark.check(&mut file).map_err(|reason| refused(&reason))?;
        Ok(Self { path: path.to_owned(), file: Some(file), digest, length: mark.length })
    }

    /// Continues the output: what the interrupted run wrote after its last checkpoint is cut off.
    pub fn resume(self) -> Result<Output, Stop> {
        let Self { path, file, digest, length } = self;
        let proven = length > 0;
        let mut file = match file {
            Some(file) => file,
            None => {
                let (file, made) = create(&path)?;
                made.keep();
                file
            }
        };
        if proven {
            let cut = file.set_len(length).and_then(|()| file.seek(SeekFrom::Start(length)));
            cut.map_err(|error| Stop::at(&path, error))?;
        }
        Ok(Output { path, file, waiting: Vec::new(), digest, length, proven })
    }
}

/// Creates a file, or opens an empty one. The guard removes only a file that was created.
fn create(path: &Path) -> Result<(File, Made), Stop> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => taken(path),
        _ => Stop::at(path, error),
    };
    let made = OpenOptions::new().read(true).write(true).create_new(true).open(path);
    let (file, made) = match made {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            // an empty file may be overwritten; a link to a missing file is not followed
            let there = OpenOptions::new().read(true).write(true).open(path).map_err(|_| failed(error))?;
            (there, Made(None))
        }
        made => (made.map_err(failed)?, Made(Some(path.to_owned()))),
    };
    lock(path, &file)?;
    if file.metadata().map_err(failed)?.len() > 0 {
        return Err(taken(path));
    }
    Ok((file, made))
}

/// A file that was created for this run. It is removed if the run cannot begin after all.
pub struct Made(Option<PathBuf>);

impl Made {
    /// Keeps the file: the run has begun.
    pub fn keep(mut self) {
        self.0 = None;
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        if let Some(path) = &self.0 {
            // only the error that stopped the run is reported
            let _ = fs::remove_file(path);
        }
    }
}

/// The refusal to overwrite a file that is not empty.
pub fn taken(path: &Path) -> Stop {
    Stop::at(path, format!("is there already; {ANEW}"))
}

/// Locks a file, so that two runs never write to it. The lock ends with the process, however that ends.
fn lock(path: &Path, file: &File) -> Result<(), Stop> {
    // on other systems a lock keeps readers out as well
    if cfg!(unix) && matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Err(Stop::at(path, "another run is writing to it"));
    }
    Ok(())
}

/// An output being written. Writes are collected in memory first.
pub struct Output {
    path: PathBuf,
    file: File,
    waiting: Vec<u8>,
    digest: Sha256,
    length: u64,
    /// Whether a checkpoint records a part of the file. Until then, contents that differ from what this run writes are
    /// never overwritten.
    proven: bool,
}

impl Output {
    /// Opens an output from the beginning. With `force` a file that exists is kept until [`Self::empty`] empties it.
    pub fn fresh(path: &Path, force: bool) -> Result<(Self, Made), Stop> {
        let (file, made) = match fs::metadata(path) {
            Ok(there) if !there.is_file() => return Err(Stop::at(path, "is not a regular file")),
            Ok(_) if force => {
                let file =
                    OpenOptions::new().read(true).write(true).open(path).map_err(|error| Stop::at(path, error))?;
                lock(path, &file)?;
                (file, Made(None))
            }
            _ => create(path)?,
        };
        let output =
            Self { path: path.to_owned(), file, waiting: Vec::new(), digest: Sha256::new(), length: 0, proven: false };
        Ok((output, made))
    }

    /// Empties the file.
    pub fn empty(&self) -> Result<(), Stop> {
        self.file.set_len(0).map_err(|error| Stop::at(&self.path, error))
    }

    /// The metadata of the open file.
    pub fn metadata(&self) -> Result<Metadata, Stop> {
        self.file.metadata().map_err(|error| Stop::at(&self.path, error))
    }

    /// Whether nothing was written so far.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether there is something to write and no checkpoint records the file yet.
    pub fn is_unproven(&self) -> bool {
        !self.proven && self.length > 0
    }

    /// Adds bytes to the output.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        self.digest.update(bytes);
        self.waiting.extend_from_slice(bytes);
        self.length += bytes.len() as u64;
        if self.proven && self.waiting.len() >= WAITING { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Stop> {
        self.file.write_all(&self.waiting).map_err(|error| Stop::at(&self.path, error))?;
        self.waiting.clear();
        Ok(())
    }

    /// Writes the collected bytes to the disk, and returns the mark of what is in the file now.
    pub fn through(&mut self) -> Result<Mark, Stop> {
        self.flush()?;
        self.file.sync_data().map_err(|error| Stop::at(&self.path, error))?;
        self.proven = self.length > 0;
        Ok(Mark::of(self.length, &self.digest))
    }

    /// Refuses a file that no checkpoint records and whose contents differ from what is about to be written. Must be
    /// called on every output before any of them is written to the disk.
    pub fn is_ours(&mut self) -> Result<(), Stop> {
        if self.is_unproven() { self.prove() } else { Ok(()) }
    }

    /// Refuses to end the run if nothing was written and the file is not empty.
    pub fn end(&mut self) -> Result<(), Stop> {
        if self.length == 0 { self.prove() } else { Ok(()) }
    }

    fn prove(&mut self) -> Result<(), Stop> {
        let mut there = Vec::new();
        let at_start = |file: &mut File| file.seek(SeekFrom::Start(0));
        at_start(&mut self.file)
            .and_then(|_| Read::take(&mut self.file, self.waiting.len() as u64 + 1).read_to_end(&mut there))
            .and_then(|_| at_start(&mut self.file))
            .map_err(|error| Stop::at(&self.path, error))?;
        if self.waiting.starts_with(&there) { Ok(()) } else { Err(taken(&self.path)) }
    }
}

/// The checkpoint of an interrupted run, if there was one.
pub fn checkpoint<C: DeserializeOwned>(place: &Path) -> Result<Option<C>, Stop> {
    match fs::read(place) {
        Ok(text) => serde_json::from_slice(&text)
            .map(Some)
            .map_err(|error| Stop::at(place, format!("is not the progress of an interrupted run ({error}); {ANEW}"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Stop::at(place, error)),
    }
}

/// Replaces the checkpoint of a run.
pub fn save(checkpoint: &impl Serialize, place: &Path) -> Result<(), Stop> {
    let text = serde_json::to_vec(checkpoint).map_err(|error| Stop::at(place, error))?;
    replace(place, &text)
}

/// Replaces a file at once: the contents are written to a new file, which is then renamed. A reader never sees half a
/// file.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let fresh = beside(path, ".new");
    let written = File::create(&fresh).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.map_err(|error| Stop::at(&fresh, error))?;
    fs::rename(&fresh, path).map_err(|error| Stop::at(path, error))?;
    sync_folder(path);
    Ok(())
}

/// Writes a folder's names to the disk, on file systems that support it.
pub fn sync_folder(path: &Path) {
    if cfg!(unix) {
        let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // not every file system supports this, and the files themselves are complete either way
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}
