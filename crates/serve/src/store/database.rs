//! The connections: one that writes, and those that only read.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lastro::query::{Query, Resource};
use lastro_twin::Moment;
use lastro_twin::state::{Changes, Counter, Due, DueKind, Found, Row, Store, StoreFault, Table, View};
use rusqlite::{Connection, OptionalExtension as _, params};

use super::open::{self, OpenError, Options};
use super::plan::Best;
use super::schema::Tables;
use super::{select, write};

/// A state in a file. It is the only one that writes to it.
pub struct Database {
    link: Link,
    path: PathBuf,
    group: bool,
    /// Held as long as the file is open.
    _lock: File,
}

/// Another connection to the file of a [`Database`], which only reads. Each call by itself sees one consistent state; calls
/// inside of [`snapshot`](Self::snapshot) see the same one.
pub struct Reader {
    link: Link,
}

/// A connection, with what it knows of the tables.
pub(super) struct Link {
    pub(super) connection: Connection,
    /// What is known of the filters of earlier queries.
    pub(super) counts: RefCell<BTreeMap<String, Counted>>,
}

/// What is known of some filters.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    /// The version of the table when the rows were counted.
    pub(super) version: i64,
    /// How many rows match.
    pub(super) count: i64,
    /// What is best to begin with.
    pub(super) best: Option<Best>,
}

/// What an error of SQLite is to those who decide. Its text has no value of a record.
pub(super) fn fault(error: rusqlite::Error) -> StoreFault {
    let text = match &error {
        rusqlite::Error::SqliteFailure(code, Some(text)) => format!("{text} ({})", code.extended_code),
        rusqlite::Error::SqliteFailure(code, None) => code.to_string(),
        _ => "a stored value has another form than was written".to_owned(),
    };
    StoreFault(format!("the database: {text}"))
}

type Reads<T> = Result<T, StoreFault>;

impl Database {
    /// Opens a file, or makes it.
    ///
    /// A file `FILE.lock` beside it is locked until the database is dropped, so that no second server opens it. The lock is
    /// the operating system's: it ends with the program, however that ends, and the file may stay.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let opened = open::open(path, options)?;
        Ok(Self { link: Link::new(opened.connection), path: path.to_owned(), group: false, _lock: opened.lock })
    }

    /// Another connection, for another thread.
    ///
    /// # Errors
    /// The file cannot be opened again.
    pub fn reader(&self) -> Reads<Reader> {
        let connection = open::connect(&self.path).map_err(fault)?;
        open::configure(&connection).map_err(fault)?;
        connection.execute_batch("PRAGMA query_only=ON;").map_err(fault)?;
        Ok(Reader { link: Link::new(connection) })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins a group of changes that become durable together.
    ///
    /// # Errors
    /// There is a group already, or the file cannot be written.
    pub fn begin(&mut self) -> Reads<()> {
        self.run("BEGIN IMMEDIATE")?;
        self.group = true;
        Ok(())
    }

    /// Begins a part of a group, which can be undone alone.
    ///
    /// # Errors
    /// There is no group.
    pub fn begin_part(&mut self) -> Reads<()> {
        self.alive()?;
        self.run("SAVEPOINT part")
    }

    /// Ends a part of a group: it is there if the group is.
    ///
    /// # Errors
    /// The database has given the whole group up by itself, for instance when the disk is full: then all of it fails from
    /// there on, as does [`commit`](Self::commit).
    pub fn end_part(&mut self) -> Reads<()> {
        self.alive()?;
        self.run("RELEASE part")
    }

    /// Undoes what was written since the part began, and nothing else.
    ///
    /// # Errors
    /// Those of [`end_part`](Self::end_part).
    pub fn undo_part(&mut self) -> Reads<()> {
        self.link.counts.get_mut().clear();
        self.alive()?;
        self.run("ROLLBACK TO part")?;
        self.run("RELEASE part")
    }

    /// Does some work of a group. An error undoes what it changed, and nothing else.
    ///
    /// # Errors
    /// Those of the work. The database itself may give the whole group up, for instance when the disk is full: then this
    /// fails from there on, as does [`commit`](Self::commit).
    pub fn attempt<T, E: From<StoreFault>>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        self.alive()?;
        self.run("SAVEPOINT attempt")?;
        let result = work(self);
        if result.is_ok() && !self.lost() {
            self.run("RELEASE attempt")?;
            return result;
        }
        self.link.counts.get_mut().clear();
        if !self.lost() {
            self.run("ROLLBACK TO attempt")?;
            self.run("RELEASE attempt")?;
        }
        self.alive()?;
        result
    }

    /// Makes the group durable. Only then may its answers leave.
    ///
    /// # Errors
    /// The file cannot be written: nothing of the group is stored.
    pub fn commit(&mut self) -> Reads<()> {
        let alive = self.alive();
        self.group = false;
        alive?;
        let committed = self.run("COMMIT");
        if committed.is_err() {
            self.undo();
        }
        committed
    }

    /// Gives the group up: nothing of it is stored.
    ///
    /// # Errors
    /// None that leaves anything stored.
    pub fn rollback(&mut self) -> Reads<()> {
        self.group = false;
        self.undo();
        Ok(())
    }

    fn undo(&mut self) {
        self.link.counts.get_mut().clear();
        if !self.link.connection.is_autocommit() {
            // an error here means that there is nothing left to undo
            let _ = self.run("ROLLBACK");
        }
    }

    /// Whether the database has given a group up by itself.
    fn lost(&self) -> bool {
        self.link.connection.is_autocommit()
    }

    fn alive(&self) -> Reads<()> {
        match (self.group, self.lost()) {
            (true, true) => Err(StoreFault("the database gave the whole group of changes up".to_owned())),
            (false, _) => Err(StoreFault("no group of changes has begun".to_owned())),
            (true, false) => Ok(()),
        }
    }

    fn run(&self, sql: &str) -> Reads<()> {
        self.link.connection.prepare_cached(sql).and_then(|mut statement| statement.execute([])).map_err(fault)?;
        Ok(())
    }

    /// Deletes rows, counters, work to be done and the journal: before a snapshot is restored. The texts of
    /// [`meta`](Self::meta) stay.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn clear(&mut self) -> Reads<()> {
        self.changed(|link| write::clear(&link.connection))
    }

    /// Appends an entry to the journal.
    ///
    /// # Errors
    /// There is an entry of this number, or the file cannot be written.
    pub fn journal_append(&mut self, ordinal: i64, entry: &str) -> Reads<()> {
        let statement = self.link.connection.prepare_cached("INSERT INTO journal VALUES(?, ?)");
        statement.and_then(|mut statement| statement.execute(params![ordinal, entry])).map_err(fault)?;
        Ok(())
    }

    /// Entries of the journal from a number on.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn journal(&self, from: i64, limit: usize) -> Reads<Vec<(i64, String)>> {
        self.link.journal(from, limit)
    }

    /// A text that the server keeps beside the state.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn meta(&self, name: &str) -> Reads<Option<String>> {
        self.link.meta(name)
    }

    /// Keeps a text beside the state.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn set_meta(&mut self, name: &str, text: &str) -> Reads<()> {
        let sql = "INSERT INTO meta VALUES(?, ?) ON CONFLICT DO UPDATE SET text = excluded.text";
        self.link.connection.execute(sql, [name, text]).map_err(fault)?;
        Ok(())
    }

    /// Copies the write-ahead log into the file and closes it: the end of a graceful stop. Readers must have been dropped,
    /// else the log stays, which is no fault.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn close(self) -> Reads<()> {
        self.link.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE);").map_err(fault)?;
        self.link.connection.close().map_err(|(_, error)| fault(error))
    }

    /// Makes a change, all or none of it: a transaction of its own, or a part of the group.
    fn changed(&mut self, change: impl FnOnce(&Link) -> Reads<()>) -> Reads<()> {
        if self.group {
            return self.attempt(|database| change(&database.link));
        }
        self.begin()?;
        match change(&self.link) {
            Ok(()) => self.commit(),
            Err(error) => {
                self.rollback()?;
                Err(error)
            }
        }
    }
}

impl Reader {
    /// Reads one consistent state: that of the last commit before the first read.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn snapshot<T>(&self, read: impl FnOnce(&Self) -> T) -> Reads<T> {
        self.link.connection.execute_batch("BEGIN").map_err(fault)?;
        let result = read(self);
        self.link.connection.execute_batch("COMMIT").map_err(fault)?;
        Ok(result)
    }

    /// The page of a query by every way that there is, each with its name: all of them are the same page.
    ///
    /// # Errors
    /// The file cannot be read.
    #[doc(hidden)]
    pub fn select_every_way(&self, resource: Resource, query: &Query) -> Reads<Vec<(String, Found)>> {
        select::every_way(&self.link, resource, query)
    }

    /// As [`Database::journal`].
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn journal(&self, from: i64, limit: usize) -> Reads<Vec<(i64, String)>> {
        self.link.journal(from, limit)
    }

    /// As [`Database::meta`].
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn meta(&self, name: &str) -> Reads<Option<String>> {
        self.link.meta(name)
    }
}

impl Link {
    fn new(connection: Connection) -> Self {
        Self { connection, counts: RefCell::default() }
    }

    fn journal(&self, from: i64, limit: usize) -> Reads<Vec<(i64, String)>> {
        let sql = "SELECT ordinal, entry FROM journal WHERE ordinal >= ? ORDER BY ordinal LIMIT ?";
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let entries = statement.query_map([from, limit], |row| Ok((row.get(0)?, row.get(1)?))).map_err(fault)?;
        entries.collect::<rusqlite::Result<_>>().map_err(fault)
    }

    fn meta(&self, name: &str) -> Reads<Option<String>> {
        let found = self.connection.query_row("SELECT text FROM meta WHERE name = ?", [name], |row| row.get(0));
        found.optional().map_err(fault)
    }

    pub(super) fn row(&self, table: Table, id: i64) -> Reads<Option<Row>> {
        let sql = format!("SELECT doc, extras FROM \"{}_doc\" WHERE id = ?", Tables::of(table).name);
        let mut statement = self.connection.prepare_cached(&sql).map_err(fault)?;
        statement.query_row([id], |row| row_of(id, row, 0)).optional().map_err(fault)
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Reads<Vec<Row>> {
        let name = Tables::of(table).name;
        let sql = format!("SELECT id, doc, extras FROM \"{name}_doc\" WHERE id > ? ORDER BY id LIMIT ?");
        let mut statement = self.connection.prepare_cached(&sql).map_err(fault)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = statement.query_map([after, limit], |row| row_of(row.get(0)?, row, 1)).map_err(fault)?;
        rows.collect::<rusqlite::Result<_>>().map_err(fault)
    }

    fn counter(&self, counter: Counter) -> Reads<i64> {
        let mut statement =
            self.connection.prepare_cached("SELECT value FROM counter WHERE name = ?").map_err(fault)?;
        let value = statement.query_row([write::counter_name(counter)], |row| row.get(0)).optional();
        Ok(value.map_err(fault)?.unwrap_or_default())
    }

    fn first_due(&self) -> Reads<Option<Due>> {
        let sql = "SELECT at, kind, id FROM due ORDER BY at, kind, id LIMIT 1";
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        let first = statement.query_row([], |row| Ok((row.get(0)?, row.get::<_, u8>(1)?, row.get(2)?))).optional();
        first.map_err(fault)?.map(due).transpose()
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Reads<Vec<Due>> {
        let sql = "SELECT at, kind, id FROM due WHERE (at, kind, id) > (?, ?, ?) ORDER BY at, kind, id LIMIT ?";
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        // before everything: no moment is as early
        let (at, kind, id) =
            after.map_or((i64::MIN, 0, 0), |due| (due.at.millis(), write::kind_code(due.kind), due.id));
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = statement.query_map(params![at, kind, id, limit], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        rows.map_err(fault)?.map(|row| due(row.map_err(fault)?)).collect()
    }
}

/// A row of the table of work.
fn due((at, kind, id): (i64, u8, i64)) -> Reads<Due> {
    let kind = DueKind::ALL.get(usize::from(kind)).copied();
    let kind = kind.ok_or_else(|| StoreFault("the database: work of an unknown kind".to_owned()))?;
    Ok(Due { at: Moment::from_millis(at), kind, id })
}

fn row_of(id: i64, row: &rusqlite::Row<'_>, first: usize) -> rusqlite::Result<Row> {
    let doc: Arc<str> = row.get_ref(first)?.as_str()?.into();
    let extras = row.get_ref(first + 1)?.as_str_or_null()?.map(Into::into);
    Ok(Row { id, doc, extras })
}

macro_rules! views {
    ($($name:ty),*) => { $(
        impl View for $name {
            fn get(&self, table: Table, id: i64) -> Reads<Option<Row>> {
                self.link.row(table, id)
            }

            fn select(&self, resource: Resource, query: &Query) -> Reads<Found> {
                select::found(&self.link, resource, query)
            }

            fn scan(&self, table: Table, after: i64, limit: usize) -> Reads<Vec<Row>> {
                self.link.scan(table, after, limit)
            }

            fn counter(&self, counter: Counter) -> Reads<i64> {
                self.link.counter(counter)
            }

            fn first_due(&self) -> Reads<Option<Due>> {
                self.link.first_due()
            }

            fn due_after(&self, after: Option<Due>, limit: usize) -> Reads<Vec<Due>> {
                self.link.due_after(after, limit)
            }
        }
    )* };
}
views!(Database, Reader);

impl Store for Database {
    fn apply(&mut self, changes: Changes) -> Reads<()> {
        self.changed(|link| write::apply(&link.connection, changes))
    }
}
