//! The connections to the file: one that writes, and one that reads the journal.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lastro_twin::state::{Changes, Memory, StoreFault, Table, within_page};
use rusqlite::{Connection, OptionalExtension as _};

use super::files::Files;
use super::load;
use super::open::{self, Lock, OpenError, Options};
use super::transaction::Transaction;

/// A state in a file. It is the only one that writes to it.
pub struct Database {
    pub(super) connection: Connection,
    /// Without symbolic links.
    path: PathBuf,
    pub(super) files: Files,
    /// The other connection.
    journal: Journal,
    /// How many entries of the journal are kept; all if it is not set.
    pub(super) journal_keep: Option<i64>,
    /// Held as long as the file is open: dropped after the connection.
    _lock: Lock,
}

/// What an error of SQLite is to those who decide. Its text has no value of a record.
pub(super) fn fault(error: rusqlite::Error) -> StoreFault {
    let text = match &error {
        rusqlite::Error::SqliteFailure(code, Some(text)) => format!("{text} ({})", code.extended_code),
        rusqlite::Error::SqliteFailure(code, None) => code.to_string(),
        _ => "a stored value has another form than was written".to_owned(),
    };
    StoreFault::Failed(format!("the database: {text}"))
}

pub(super) type Reads<T> = Result<T, StoreFault>;

impl Database {
    /// Opens a file, or makes it.
    ///
    /// The file is locked until the database is dropped, so that no second server opens it by whatever name. The lock is the
    /// operating system's: it ends with the program, however that ends. A new file is for its owner only.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let open::Opened { connection, real: path, files, lock } = open::open(path, options)?;
        Ok(Self { connection, path, files, journal: Journal::default(), journal_keep: None, _lock: lock })
    }

    /// The whole state, without the journal.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn load(&self) -> Reads<Memory> {
        load::load(&self.connection)
    }

    /// The journal, by a connection of its own.
    ///
    /// # Errors
    /// The file cannot be opened again.
    pub fn journal(&self) -> Reads<Journal> {
        let connection = open::connect(&self.path).map_err(fault)?;
        open::configure(&connection).map_err(fault)?;
        connection.execute_batch("PRAGMA query_only=ON;").map_err(fault)?;
        *self.journal.connection() = Some(connection);
        Ok(self.journal.clone())
    }

    /// The files that it has open, to look whether they still have their names.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// From now on each commit leaves only the newest `most` entries of the journal.
    pub fn keep_journal(&mut self, most: usize) {
        self.journal_keep = Some(i64::try_from(most).unwrap_or(i64::MAX));
    }

    /// Begins a transaction. Dropped without [`commit`](Transaction::commit), it leaves nothing behind.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(&mut self) -> Reads<Transaction<'_>> {
        Transaction::new(self)
    }

    /// Writes changes in a transaction of their own.
    ///
    /// # Errors
    /// As [`Transaction`]: nothing is stored.
    pub fn apply(&mut self, changes: Changes) -> Reads<()> {
        let mut transaction = self.begin()?;
        transaction.put(&[changes])?;
        transaction.commit()
    }

    /// The text that the server keeps alongside the state. It is not part of a snapshot.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn remembered(&self) -> Reads<Option<String>> {
        let sql = "SELECT text FROM meta WHERE name = ?";
        self.connection.query_row(sql, [SETTINGS], |row| row.get(0)).optional().map_err(fault)
    }

    /// Copies the write-ahead log into the file and closes it, and the journal with it: the end of a graceful stop.
    ///
    /// # Errors
    /// The file cannot be written, or was deleted, renamed or replaced.
    pub fn close(self) -> Reads<()> {
        drop(self.journal.connection().take());
        if let Err(moved) = self.files.check() {
            // a file that was renamed gets what the log has; closing would delete the log by its name, which another server
            // may have taken by now
            let _ = self.connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE);");
            core::mem::forget(self.connection);
            return Err(moved);
        }
        // a read that is just ending is not waited for
        self.connection.execute_batch("PRAGMA busy_timeout=100;PRAGMA wal_checkpoint(TRUNCATE);").map_err(fault)?;
        self.connection.close().map_err(|(_, error)| fault(error))
    }
}

/// The name of the text that is kept alongside the state.
pub(super) const SETTINGS: &str = "settings";

/// The journal of a [`Database`], as of its last commit. It ends with the database.
#[derive(Clone, Default)]
pub struct Journal(Arc<Mutex<Option<Connection>>>);

impl Journal {
    fn connection(&self) -> MutexGuard<'_, Option<Connection>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries from a number on, at most `limit` and as many as [`PAGE_BYTES`](lastro_twin::state::PAGE_BYTES) allows,
    /// each one line of JSON.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn entries(&self, from: i64, limit: usize) -> Reads<Vec<String>> {
        let connection = self.connection();
        let connection = connection.as_ref().ok_or_else(closed)?;
        let sql = "SELECT entry FROM journal WHERE ordinal >= ? ORDER BY ordinal LIMIT ?";
        let mut statement = connection.prepare_cached(sql).map_err(fault)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let entries = statement.query_map([from, limit], |row| row.get(0)).map_err(fault)?;
        within_page(entries, String::len).map_err(fault)
    }

    /// Whether the file can be read.
    ///
    /// # Errors
    /// It cannot.
    pub fn check(&self) -> Reads<()> {
        let connection = self.connection();
        let connection = connection.as_ref().ok_or_else(closed)?;
        connection.query_row("SELECT count(*) FROM counter", [], |_| Ok(())).map_err(fault)
    }
}

fn closed() -> StoreFault {
    StoreFault::Failed("the database: it is closed".to_owned())
}

/// Who wrote the file, in its header: `Last` in ASCII.
pub(super) const APPLICATION: i32 = 0x4C61_7374;
/// The version of the tables.
pub(super) const VERSION: i64 = 3;
/// Bytes of a page: a write logs every page that it touches as a whole.
pub(super) const PAGE: i64 = 4096;

/// The statements that make the tables.
pub(super) fn create() -> String {
    let mut out = String::from(
        "CREATE TABLE counter(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
         CREATE TABLE due(at INTEGER, kind INTEGER, id INTEGER, PRIMARY KEY(at, kind, id)) WITHOUT ROWID;
         CREATE TABLE journal(ordinal INTEGER PRIMARY KEY, entry TEXT NOT NULL);
         CREATE TABLE meta(name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;\n",
    );
    for name in Table::ALL.map(Table::name) {
        out.push_str(&format!("CREATE TABLE \"{name}\"(id INTEGER PRIMARY KEY, doc TEXT NOT NULL, extras TEXT);\n"));
    }
    out
}
