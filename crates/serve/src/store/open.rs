//! Opens a database file. Refuses files that are locked, damaged, or of another program or version.

use core::fmt;
use std::fs::{self, File, Metadata, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::database::{APPLICATION, PAGE, VERSION, create};
use super::files::Files;

/// Options for opening a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// Whether to check the structure of every page, which takes about one second per gigabyte. Without it, only the header,
    /// the size and the tables of the file are checked, and a damaged page causes an error later, when it is read. Neither
    /// check detects a changed byte inside a stored value, since SQLite has no checksums.
    pub full_check: bool,
}

/// Why a file cannot be opened. Each variant contains the path.
#[derive(Debug)]
pub enum OpenError {
    /// Another server has the file open.
    Locked(PathBuf),
    /// The file has another name (a hard link). SQLite derives the name of the write-ahead log from the file's name. If the
    /// file were opened by its other name, the data that is only in the log would be missing.
    Linked(PathBuf),
    /// The file belongs to another program.
    Foreign(PathBuf),
    /// The file was written by a later version of this program.
    Newer(PathBuf, i64),
    /// The file is damaged.
    Damaged(PathBuf, String),
    /// The file cannot be read or written.
    Io(PathBuf, String),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Locked(path)
        | Self::Linked(path)
        | Self::Foreign(path)
        | Self::Newer(path, _)
        | Self::Damaged(path, _)
        | Self::Io(path, _)) = self;
        write!(f, "{}: ", path.display())?;
        match self {
            Self::Locked(_) => f.write_str("another server has this file open"),
            Self::Linked(_) => {
                f.write_str("this file has several names (hard links): remove the others, or serve a copy")
            }
            Self::Foreign(_) => f.write_str("this is not a database of lastro: choose another name"),
            Self::Newer(_, version) => {
                write!(f, "a later version of lastro wrote this file (version {version}, supported up to {})", VERSION)
            }
            Self::Damaged(_, what) => write!(f, "the file is damaged: {what}"),
            Self::Io(_, what) => f.write_str(what),
        }
    }
}

impl core::error::Error for OpenError {}

/// The opened file with its connection and its exclusive lock.
pub(super) struct Opened {
    pub(super) connection: Connection,
    /// The path without symbolic links. SQLite derives the name of the write-ahead log from it.
    pub(super) real: PathBuf,
    pub(super) files: Files,
    pub(super) lock: Lock,
}

const HEADER: usize = 100;
/// Suffix of the lock file, for systems on which the database file itself cannot be locked.
const LOCK: &str = ".lock";

/// Opens a file, and creates its tables if it is new.
pub(super) fn open(path: &Path, options: &Options) -> Result<Opened, OpenError> {
    let io = |error: std::io::Error| OpenError::Io(path.to_owned(), error.to_string());
    let mut file = open_file(path)?;
    let real = fs::canonicalize(path).map_err(io)?;
    let about = file.metadata().map_err(io)?;
    let other = match lock(&file, &real) {
        Ok(other) => other,
        Err(TryLockError::WouldBlock) => {
            // `forget` keeps the handle open. The server that has locked the file may be in this process, and closing any of the
            // process's handles would release SQLite's locks on the file.
            core::mem::forget(file);
            return Err(OpenError::Locked(path.to_owned()));
        }
        Err(TryLockError::Error(error)) => return Err(io(error)),
    };
    if has_other_names(&about) {
        return Err(OpenError::Linked(path.to_owned()));
    }
    let is_new = check_header(path, &real, &mut file)?;
    let fault = |error: rusqlite::Error| fault(path, &error);
    let connection = connect(&real).map_err(fault)?;
    // a file whose first transaction was interrupted is empty again, and is treated as new
    let empty = "SELECT (SELECT count(*) FROM sqlite_schema) = 0 AND user_version = 0 FROM pragma_user_version";
    if is_new || connection.query_row(empty, [], |row| row.get(0)).map_err(fault)? {
        // the first transaction is written to the file itself and not to the log, since `check_header` reads only the file
        let text = format!(
            "PRAGMA page_size={};PRAGMA journal_mode=DELETE;PRAGMA synchronous=FULL;BEGIN IMMEDIATE;\
             PRAGMA application_id={};PRAGMA user_version={};{}COMMIT;",
            PAGE,
            APPLICATION,
            VERSION,
            create()
        );
        connection.execute_batch(&text).map_err(fault)?;
        sync_folder(&real);
    }
    configure(&connection).map_err(fault)?;
    check(path, &connection, options)?;
    // SQLite has already created `-wal` and `-shm`
    let others = ["-wal", "-shm"].into_iter().chain(other.is_some().then_some(LOCK));
    let others: Vec<PathBuf> = others.map(|suffix| beside(&real, suffix)).collect();
    let files = Files::new(path, &about, &real, &others).map_err(io)?;
    files.check().map_err(|moved| OpenError::Io(path.to_owned(), moved.to_string()))?;
    Ok(Opened { connection, real, files, lock: Lock { file, beside: other } })
}

/// Opens the file itself, and creates it if it does not exist. Only the owner may access a new file. SQLite creates its
/// additional files with the same permissions.
fn open_file(path: &Path) -> Result<File, OpenError> {
    if matches!(path.try_exists(), Ok(false)) && length(&beside(path, "-wal")) > 0 {
        let what = "it is missing, but its write-ahead log exists".to_owned();
        return Err(OpenError::Damaged(path.to_owned(), what));
    }
    new_file().open(path).map_err(|error| OpenError::Io(path.to_owned(), error.to_string()))
}

/// Options that open a file for writing and create it if it does not exist.
fn new_file() -> fs::OpenOptions {
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A path with a suffix appended to its name.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The length of a file; 0 if it does not exist.
fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| about.len())
}

/// The open file with its lock. Dropping the value unlocks the file explicitly. Closing the file would not be enough while a
/// child process that is being started still has a copy of the handle. The value must be dropped after SQLite's connection,
/// since closing the file releases SQLite's own locks.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    beside: Option<File>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // if unlocking fails, the system releases the lock when the last handle is closed
        let _ = self.beside.as_ref().unwrap_or(&self.file).unlock();
    }
}

/// Locks the file, by whatever name it was opened. On Linux, the file itself is locked, since this lock and SQLite's locks do
/// not affect each other. On other systems, the two kinds of locks affect each other, so a lock file next to the database file
/// is locked and returned.
fn lock(file: &File, real: &Path) -> Result<Option<File>, TryLockError> {
    if cfg!(target_os = "linux") {
        return file.try_lock().map(|()| None);
    }
    let beside = new_file().open(beside(real, LOCK)).map_err(TryLockError::Error)?;
    beside.try_lock()?;
    Ok(Some(beside))
}

/// Whether a file has several names (hard links).
#[cfg(unix)]
fn has_other_names(about: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(about) > 1
}

/// Always `false`: the number of hard links is not available on systems other than Unix.
#[cfg(not(unix))]
const fn has_other_names(_: &Metadata) -> bool {
    false
}

/// Checks the first bytes of the file before SQLite opens it, since SQLite might modify a file of another program. Returns
/// whether the file is new.
fn check_header(path: &Path, real: &Path, file: &mut File) -> Result<bool, OpenError> {
    let io = |error: std::io::Error| OpenError::Io(path.to_owned(), error.to_string());
    let damaged = |what: &str| Err(OpenError::Damaged(path.to_owned(), what.to_owned()));
    let (log, size) = (length(&beside(real, "-wal")), file.metadata().map_err(io)?.len());
    if size == 0 {
        return if log == 0 { Ok(true) } else { damaged("it is empty, but its write-ahead log is not") };
    }
    let mut header = Vec::with_capacity(HEADER);
    file.take(HEADER as u64).read_to_end(&mut header).map_err(io)?;
    if !header.starts_with(b"SQLite format 3\0") {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    let number = |at: usize| {
        let bytes = header.get(at..).and_then(|rest| rest.first_chunk::<4>());
        bytes.map(|bytes| u32::from_be_bytes(*bytes))
    };
    let (Some(pages), Some(application)) = (number(28), number(68)) else { return damaged("its header is truncated") };
    // after an interrupted first transaction, the header is empty and there is a rollback journal
    if application != APPLICATION.cast_unsigned() && !beside(real, "-journal").exists() {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    if log == 0 && size < u64::from(pages).saturating_mul(PAGE.unsigned_abs()) {
        return damaged("it is truncated");
    }
    Ok(false)
}

/// Opens a connection to the file.
pub(super) fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags)
}

/// Configures a connection. Memory mapping is off: it is not faster here, and a disk error would end the process.
pub(super) fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;PRAGMA mmap_size=0;PRAGMA busy_timeout=5000;\
         PRAGMA wal_autocheckpoint=2000;PRAGMA cache_size=-16384;PRAGMA trusted_schema=OFF;PRAGMA cell_size_check=ON;PRAGMA temp_store=MEMORY;",
    )?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// Checks the version and the tables of the file, and with `full_check` its pages.
fn check(path: &Path, connection: &Connection, options: &Options) -> Result<(), OpenError> {
    let fault = |error: rusqlite::Error| fault(path, &error);
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).map_err(fault);
    let version = pragma("user_version")?;
    if pragma("application_id")? != i64::from(APPLICATION) {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    if version > VERSION {
        return Err(OpenError::Newer(path.to_owned(), version));
    }
    // A file of an earlier version has other tables and is refused. To migrate it, write a snapshot with the earlier server and
    // restore it.
    let damaged = |what: String| Err(OpenError::Damaged(path.to_owned(), what));
    if version < VERSION {
        return damaged(format!("its version is {version}"));
    }
    let expected = create().matches("CREATE ").count();
    let found: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema WHERE sql IS NOT NULL", [], |row| row.get(0))
        .map_err(fault)?;
    if usize::try_from(found) != Ok(expected) {
        return damaged(format!("it has {found} tables instead of {expected}"));
    }
    if options.full_check {
        let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(fault)?;
        if found != "ok" {
            return damaged(found);
        }
    }
    Ok(())
}

/// Converts an error of SQLite that occurs while a file is opened.
fn fault(path: &Path, error: &rusqlite::Error) -> OpenError {
    use rusqlite::ErrorCode::{DatabaseBusy, DatabaseCorrupt, DatabaseLocked, NotADatabase};
    match error.sqlite_error_code() {
        Some(DatabaseCorrupt) => OpenError::Damaged(path.to_owned(), error.to_string()),
        Some(NotADatabase) => OpenError::Foreign(path.to_owned()),
        Some(DatabaseBusy | DatabaseLocked) => OpenError::Locked(path.to_owned()),
        _ => OpenError::Io(path.to_owned(), error.to_string()),
    }
}

/// Syncs the directory of a new file, so that the file's name is durable. Errors are ignored, since some systems cannot sync a
/// directory.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
