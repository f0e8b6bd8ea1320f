//! The connections: one that writes, and those that only read.

use core::sync::atomic::Ordering::Relaxed;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Found, Store, StoreFault, View};
use rusqlite::params;

use super::files::Files;
use super::held::Held;
use super::link::Link;
use super::open::{self, Lock, OpenError, Options};
use super::{select, write};
use crate::keeper::Stop;

/// A state in a file. It is the only one that writes to it.
pub struct Database {
    pub(super) link: Link,
    /// Without symbolic links.
    path: PathBuf,
    files: Files,
    group: bool,
    part: Option<Part>,
    /// Held as long as the file is open: dropped after the connection.
    _lock: Lock,
}

/// Another connection to the file of a [`Database`], which only reads. Each call by itself sees one consistent state; calls
/// inside of [`snapshot`](Self::snapshot) see the same one.
pub struct Reader {
    pub(super) link: Link,
    /// What ends the read that is under way.
    stop: Arc<Mutex<Option<Stop>>>,
}

/// A reader whose current job can be stopped. Its next job cannot, even if this one panicked.
struct Stoppable<'r>(&'r Reader);

impl Drop for Stoppable<'_> {
    fn drop(&mut self) {
        self.0.set_stop(None);
    }
}

/// A read looks after so many steps of SQLite's machine whether it has to end: some microseconds.
const STEPS: i32 = 50;

/// A part of a group, which can be undone alone.
#[derive(Default)]
struct Part {
    /// What was known before its first change. `None` while it has changed nothing, and of a part that is alone.
    before: Option<Held>,
    /// Whether it is the only part of its group, and is undone with the group.
    alone: bool,
    /// Whether a change of it failed: then it can only be undone.
    failed: bool,
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
    /// The file is locked until the database is dropped, so that no second server opens it by whatever name. The lock is the
    /// operating system's: it ends with the program, however that ends. A new file is for its owner only.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let opened = open::open(path, options)?;
        let link = Link::new(opened.connection, true);
        let (path, files) = (opened.real, opened.files);
        Ok(Self { link, path, files, group: false, part: None, _lock: opened.lock })
    }

    /// Another connection, for another thread.
    ///
    /// # Errors
    /// The file cannot be opened again.
    pub fn reader(&self) -> Reads<Reader> {
        let mut connection = open::connect(&self.path).map_err(fault)?;
        open::configure(&connection).map_err(fault)?;
        connection.execute_batch("PRAGMA query_only=ON;").map_err(fault)?;
        let stop: Arc<Mutex<Option<Stop>>> = Arc::default();
        let stopping = Arc::clone(&stop);
        let stopped = move || {
            let stop = stopping.lock().unwrap_or_else(PoisonError::into_inner);
            stop.as_ref().is_some_and(|stop| stop.load(Relaxed))
        };
        connection.progress_handler(STEPS, Some(stopped)).map_err(fault)?;
        Ok(Reader { link: Link::new(connection, false), stop })
    }

    /// The files that it has open, to look whether they still have their names.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// Begins a group of changes that become durable together.
    ///
    /// # Errors
    /// There is a group already, or the file cannot be written.
    pub fn begin(&mut self) -> Reads<()> {
        self.link.run("BEGIN IMMEDIATE", [])?;
        (self.group, self.part) = (true, None);
        Ok(())
    }

    /// Begins a part of a group, which can be undone by itself. One that is `alone` in its group is undone with the group, so
    /// that nothing has to be kept for it: SQLite's time for a savepoint grows with the square of the pages that it keeps.
    ///
    /// # Errors
    /// There is no group.
    pub fn begin_part(&mut self, alone: bool) -> Reads<()> {
        self.alive()?;
        self.part = Some(Part { alone, ..Part::default() });
        Ok(())
    }

    /// Ends a part of a group: it is there if the group is.
    ///
    /// # Errors
    /// A change of it failed: then it is undone. Or the database has given the whole group up by itself, for instance when
    /// the disk is full: then all of it fails from there on, as does [`commit`](Self::commit).
    pub fn end_part(&mut self) -> Reads<()> {
        self.alive()?;
        match &self.part {
            Some(Part { failed: true, .. }) => {
                self.undo_part()?;
                Err(StoreFault("a change of this part failed".to_owned()))
            }
            Some(Part { before: Some(_), .. }) => {
                self.part = None;
                self.link.run("RELEASE part", [])
            }
            _ => {
                self.part = None;
                Ok(())
            }
        }
    }

    /// Undoes what was written since the part began, and nothing else.
    ///
    /// # Errors
    /// The database has given the whole group up by itself, as for [`end_part`](Self::end_part); or the part is alone in its
    /// group, which has to be rolled back.
    pub fn undo_part(&mut self) -> Reads<()> {
        let part = self.part.take().unwrap_or_default();
        self.alive()?;
        if part.alone {
            return Err(StoreFault("this part is undone with its group".to_owned()));
        }
        part.before.map_or(Ok(()), |before| self.undo_to("part", before))
    }

    /// Lets a part that begins to write be undone: one that only reads needs no savepoint.
    fn savepoint(&mut self) -> Reads<()> {
        if let Some(Part { before: before @ None, alone: false, .. }) = &mut self.part {
            self.link.run("SAVEPOINT part", [])?;
            *before = Some(self.link.held()?.clone());
        }
        Ok(())
    }

    fn undo_to(&mut self, savepoint: &str, before: Held) -> Reads<()> {
        self.link.forget(Some(before));
        self.link.run(&format!("ROLLBACK TO {savepoint}"), [])?;
        self.link.run(&format!("RELEASE {savepoint}"), [])
    }

    /// Does some work of a group. An error undoes what it changed, and nothing else.
    ///
    /// # Errors
    /// Those of the work. The database itself may give the whole group up, for instance when the disk is full: then this
    /// fails from there on, as does [`commit`](Self::commit).
    pub fn attempt<T, E: From<StoreFault>>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        self.alive()?;
        self.savepoint()?;
        self.link.run("SAVEPOINT attempt", [])?;
        let before = self.link.held()?.clone();
        let result = work(self);
        self.alive()?;
        match result {
            Ok(_) => self.link.run("RELEASE attempt", [])?,
            Err(_) => self.undo_to("attempt", before)?,
        }
        result
    }

    /// Makes the group durable. Only then may its answers leave.
    ///
    /// # Errors
    /// The file cannot be written, or was deleted, renamed or replaced: nothing of the group is stored.
    pub fn commit(&mut self) -> Reads<()> {
        let alive = self.alive().and_then(|()| self.files.check());
        self.group = false;
        let committed = alive.and_then(|()| self.link.write_held()).and_then(|()| self.link.run("COMMIT", []));
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
        self.link.forget(None);
        if !self.link.connection.is_autocommit() {
            // an error here means that there is nothing left to undo
            let _ = self.link.run("ROLLBACK", []);
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

    /// Deletes rows, counters, work to be done and the journal: before a snapshot is restored. The texts of
    /// [`meta`](Self::meta) stay.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn clear(&mut self) -> Reads<()> {
        self.changed(write::clear)
    }

    /// Appends an entry to the journal.
    ///
    /// # Errors
    /// There is an entry of this number, or the file cannot be written.
    pub fn journal_append(&mut self, ordinal: i64, entry: &str) -> Reads<()> {
        self.savepoint()?;
        self.link.run(write::JOURNAL, params![ordinal, entry])
    }

    /// Entries of the journal from a number on.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn journal(&self, from: i64, limit: usize) -> Reads<Vec<(i64, String)>> {
        self.link.journal(from, limit)
    }

    /// Deletes all entries of the journal but the newest `most`.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn shorten_journal(&mut self, most: i64) -> Reads<()> {
        self.savepoint()?;
        self.link.run("DELETE FROM journal WHERE ordinal <= (SELECT max(ordinal) FROM journal) - ?", [most])
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
        self.savepoint()?;
        self.link.run(sql, [name, text])
    }

    /// Copies the write-ahead log into the file and closes it: the end of a graceful stop. Readers must have been dropped,
    /// else the log stays, which is no fault.
    ///
    /// # Errors
    /// The file cannot be written, or was deleted, renamed or replaced.
    pub fn close(self) -> Reads<()> {
        if let Err(moved) = self.files.check() {
            // a file that was renamed gets what the log has; closing would delete the log by its name, which another server
            // may have taken by now
            let _ = self.link.connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE);");
            core::mem::forget(self.link);
            return Err(moved);
        }
        // a read that is just ending is not waited for
        self.link
            .connection
            .execute_batch("PRAGMA busy_timeout=100;PRAGMA wal_checkpoint(TRUNCATE);")
            .map_err(fault)?;
        self.link.connection.close().map_err(|(_, error)| fault(error))
    }

    /// Makes a change, all or none of it: a transaction of its own, or a part of the group.
    fn changed(&mut self, change: impl FnOnce(&Link) -> Reads<()>) -> Reads<()> {
        if self.part.is_some() {
            self.savepoint()?;
            let changed = change(&self.link);
            if let (Err(_), Some(part)) = (&changed, &mut self.part) {
                part.failed = true;
            }
            return changed;
        }
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
    /// Does a job that ends with a fault soon after `stop` was set.
    pub fn stopped_by(&self, stop: &Stop, job: &mut dyn FnMut(&dyn View)) {
        self.set_stop(Some(Arc::clone(stop)));
        let _stoppable = Stoppable(self);
        job(self);
    }

    fn set_stop(&self, stop: Option<Stop>) {
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop;
    }

    /// Reads one consistent state: that of the last commit before the first read.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn snapshot<T>(&self, read: impl FnOnce(&Self) -> T) -> Reads<T> {
        self.link.at_once(|| read(self))
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

impl Store for Database {
    fn apply(&mut self, changes: Changes) -> Reads<()> {
        self.changed(|link| write::apply(link, changes))
    }
}
