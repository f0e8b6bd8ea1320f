//! The connections to the database file: one for writes, and one for reads of the journal.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lastro_twin::state::{Changes, Memory, StoreFault, Table, within_page};
use rusqlite::{Connection, OptionalExtension as _};

use super::files::Files;
use super::load;
use super::open::{self, Lock, OpenError, Options};
use super::transaction::Transaction;

/// A database file with a state. No other process writes to the file.
pub struct Database {
    pub(super) connection: Connection,
    /// The path of the file, without symbolic links.
    path: PathBuf,
    pub(super) files: Files,
    /// The second connection, which reads the journal.
    journal: Journal,
    /// Number of newest journal entries to keep; `None` keeps all.
    pub(super) journal_keep: Option<i64>,
    /// The lock of the file. It is the last field, so that it is dropped after the connection.
    _lock: Lock,
}

/// Converts an error of SQLite. The message contains no values of records.
pub(super) fn fault(error: rusqlite::Error) -> StoreFault {
    let text = match &error {
        rusqlite::Error::SqliteFailure(code, Some(text)) => format!("{text} ({})", code.extended_code),
        rusqlite::Error::SqliteFailure(code, None) => code.to_string(),
        _ => "a stored value does not have the format in which it was written".to_owned(),
    };
    StoreFault::Failed(format!("the database: {text}"))
}

pub(super) type Reads<T> = Result<T, StoreFault>;

impl Database {
    /// Opens a file; creates it if it does not exist.
    ///
    /// The file is locked until the database is dropped, so that no second server can open it, not even by another name. The
    /// operating system releases the lock when the process ends or crashes. Only the owner may access a new file.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let open::Opened { connection, real: path, files, lock } = open::open(path, options)?;
        Ok(Self { connection, path, files, journal: Journal::default(), journal_keep: None, _lock: lock })
    }

    /// Loads the whole state, without the journal.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn load(&self) -> Reads<Memory> {
        load::load(&self.connection)
    }

    /// Opens the journal on a second connection.
    ///
    /// # Errors
    /// The file cannot be opened a second time.
    pub fn journal(&self) -> Reads<Journal> {
        let connection = open::connect(&self.path).map_err(fault)?;
        open::configure(&connection).map_err(fault)?;
        connection.execute_batch("PRAGMA query_only=ON;").map_err(fault)?;
        *self.journal.connection() = Some(connection);
        Ok(self.journal.clone())
    }

    /// The open files, with which the caller can check that none was deleted, renamed or replaced.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// Sets the number of newest journal entries that each commit keeps.
    pub fn keep_journal(&mut self, most: usize) {
        self.journal_keep = Some(i64::try_from(most).unwrap_or(i64::MAX));
    }

    /// Begins a transaction. It is rolled back if it is dropped without [`commit`](Transaction::commit).
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(&mut self) -> Reads<Transaction<'_>> {
        Transaction::new(self)
    }

    /// Writes changes in a separate transaction.
    ///
    /// # Errors
    /// The changes cannot be written. In this case, nothing is stored.
    pub fn apply(&mut self, changes: Changes) -> Reads<()> {
        let mut transaction = self.begin()?;
        transaction.put(&[changes])?;
        transaction.commit()
    }

    /// The settings that a server stored together with the state, as a string. A snapshot does not contain them.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn remembered(&self) -> Reads<Option<String>> {
        let sql = "SELECT text FROM meta WHERE name = ?";
        self.connection.query_row(sql, [SETTINGS], |row| row.get(0)).optional().map_err(fault)
    }

    /// Copies the write-ahead log into the file, and closes the file and the journal. A graceful stop ends with this call.
    ///
    /// # Errors
    /// The file cannot be written, or was deleted, renamed or replaced.
    pub fn close(self) -> Reads<()> {
        drop(self.journal.connection().take());
        if let Err(moved) = self.files.check() {
            // The renamed file still gets the contents of the log. The connection is not closed, since SQLite would delete the
            // log by its name, and a file of another server may have that name by now.
            let _ = self.connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE);");
            core::mem::forget(self.connection);
            return Err(moved);
        }
        // the timeout is short, since at most one read of the journal is still running, and it is about to end
        self.connection.execute_batch("PRAGMA busy_timeout=100;PRAGMA wal_checkpoint(TRUNCATE);").map_err(fault)?;
        self.connection.close().map_err(|(_, error)| fault(error))
    }
}

/// The name of the row with the server's settings.
pub(super) const SETTINGS: &str = "settings";

/// The journal of a [`Database`] as of the last commit. It can be read until the database is closed.
#[derive(Clone, Default)]
pub struct Journal(Arc<Mutex<Option<Connection>>>);

impl Journal {
    fn connection(&self) -> MutexGuard<'_, Option<Connection>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries from number `from` on, each as one line of JSON: at most `limit` entries, and no more than fit into
    /// [`PAGE_BYTES`](lastro_twin::state::PAGE_BYTES).
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

    /// Checks that the journal and the counters can be read from the file.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn check(&self) -> Reads<()> {
        let connection = self.connection();
        let connection = connection.as_ref().ok_or_else(closed)?;
        let sql = "SELECT (SELECT max(ordinal) FROM journal), (SELECT count(*) FROM counter)";
        connection.query_row(sql, [], |_| Ok(())).map_err(fault)
    }
}

fn closed() -> StoreFault {
    StoreFault::Failed("the database: it is closed".to_owned())
}

/// The application ID in the file's header: `Last` in ASCII.
pub(super) const APPLICATION: i32 = 0x4C61_7374;
/// The version of the table layout.
pub(super) const VERSION: i64 = 3;
/// Page size in bytes. It is small, since each write copies every page that it changes into the log as a whole.
pub(super) const PAGE: i64 = 4096;

/// The SQL statements that create the tables.
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
