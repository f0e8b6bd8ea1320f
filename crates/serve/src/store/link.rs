//! One connection, and what is read with it.

use std::cell::{RefCell, RefMut};
use std::collections::BTreeMap;
use std::sync::Arc;

use lastro::query::{Query, Resource};
use lastro_twin::Moment;
use lastro_twin::state::{Counter, Due, DueKind, Found, Row, StoreFault, Table, View, within_page};
use rusqlite::{Connection, OptionalExtension as _, Params, params};

use super::database::{Database, Reader, fault};
use super::held::{self, Held, Size};
use super::plan::Best;
use super::schema::Tables;
use super::{select, write};

type Reads<T> = Result<T, StoreFault>;

/// A connection, with what it knows of the tables.
pub(super) struct Link {
    pub(super) connection: Connection,
    /// What is known of the filters of earlier queries.
    pub(super) counts: RefCell<BTreeMap<String, Counted>>,
    /// Whether this is the connection that writes.
    writes: bool,
    /// What the connection that writes knows without asking the file.
    held: RefCell<Option<Held>>,
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

impl Link {
    pub(super) fn new(connection: Connection, writes: bool) -> Self {
        Self { connection, counts: RefCell::default(), writes, held: RefCell::default() }
    }

    /// Runs a statement that gives no rows.
    pub(super) fn run(&self, sql: &str, params: impl Params) -> Reads<()> {
        self.count(sql, params).map(|_| ())
    }

    /// Runs a statement that gives no rows. Returns how many rows it changed.
    pub(super) fn count(&self, sql: &str, params: impl Params) -> Reads<usize> {
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        statement.execute(params).map_err(fault)
    }

    /// Reads one state. Afterwards no transaction is open, also where ending it failed or the reading panicked.
    pub(super) fn at_once<T>(&self, read: impl FnOnce() -> T) -> Reads<T> {
        self.run("BEGIN", [])?;
        let open = Open(self);
        let result = read();
        let ended = self.run("COMMIT", []);
        drop(open);
        ended.map(|()| result)
    }

    /// What the connection that writes knows without asking the file.
    pub(super) fn held(&self) -> Reads<RefMut<'_, Held>> {
        let mut held = self.held.borrow_mut();
        if held.is_none() {
            *held = Some(Held::read(&self.connection)?);
        }
        RefMut::filter_map(held, Option::as_mut).map_err(|_| StoreFault("the database: no numbers".to_owned()))
    }

    /// Writes what is known and is not in the file yet.
    pub(super) fn write_held(&self) -> Reads<()> {
        self.held.borrow_mut().as_mut().map_or(Ok(()), |held| held.write(&self.connection))
    }

    /// Changes were undone: what was known before them holds again, or has to be read again.
    pub(super) fn forget(&self, before: Option<Held>) {
        self.counts.borrow_mut().clear();
        *self.held.borrow_mut() = before;
    }

    /// The rows of a table.
    pub(super) fn size(&self, table: Table) -> Reads<Size> {
        if self.writes { Ok(self.held()?.size(table)) } else { held::size(&self.connection, table) }
    }

    pub(super) fn journal(&self, from: i64, limit: usize) -> Reads<Vec<(i64, String)>> {
        let sql = "SELECT ordinal, entry FROM journal WHERE ordinal >= ? ORDER BY ordinal LIMIT ?";
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let entries = statement.query_map([from, limit], |row| Ok((row.get(0)?, row.get(1)?))).map_err(fault)?;
        within_page(entries, |(_, entry): &(i64, String)| entry.len()).map_err(fault)
    }

    pub(super) fn meta(&self, name: &str) -> Reads<Option<String>> {
        let mut statement = self.connection.prepare_cached("SELECT text FROM meta WHERE name = ?").map_err(fault)?;
        statement.query_row([name], |row| row.get(0)).optional().map_err(fault)
    }

    fn row(&self, table: Table, id: i64) -> Reads<Option<Row>> {
        let mut statement = self.connection.prepare_cached(&Tables::of(table).get).map_err(fault)?;
        statement.query_row([id], |row| row_of(id, row, 0)).optional().map_err(fault)
    }

    /// The rows of some keys, in their order: as many as a page has.
    pub(super) fn rows(&self, table: Table, keys: &[i64]) -> Reads<Vec<Row>> {
        let mut statement = self.connection.prepare_cached(&Tables::of(table).get).map_err(fault)?;
        let missing = || StoreFault("the database: a row without its document".to_owned());
        let rows = keys.iter().map(|id| {
            let row = statement.query_row([*id], |row| row_of(*id, row, 0)).optional();
            row.map_err(fault)?.ok_or_else(missing)
        });
        within_page(rows, Row::size)
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Reads<Vec<Row>> {
        let mut statement = self.connection.prepare_cached(&Tables::of(table).scan).map_err(fault)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = statement.query_map([after, limit], |row| row_of(row.get(0)?, row, 1)).map_err(fault)?;
        rows.collect::<rusqlite::Result<_>>().map_err(fault)
    }

    fn counter(&self, counter: Counter) -> Reads<i64> {
        if self.writes {
            return Ok(self.held()?.counter(counter));
        }
        let mut statement =
            self.connection.prepare_cached("SELECT value FROM counter WHERE name = ?").map_err(fault)?;
        let value = statement.query_row([write::counter_name(counter)], |row| row.get(0)).optional();
        Ok(value.map_err(fault)?.unwrap_or_default())
    }

    fn first_due(&self) -> Reads<Option<Due>> {
        if self.writes
            && let Some(known) = self.held()?.first_due
        {
            return Ok(known);
        }
        let sql = "SELECT at, kind, id FROM due ORDER BY at, kind, id LIMIT 1";
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        let first = statement.query_row([], |row| Ok((row.get(0)?, row.get::<_, u8>(1)?, row.get(2)?))).optional();
        let first = first.map_err(fault)?.map(due).transpose()?;
        if self.writes {
            self.held()?.first_due = Some(first);
        }
        Ok(first)
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

/// An open transaction of a reader.
struct Open<'l>(&'l Link);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        if !self.0.connection.is_autocommit() {
            // where this fails, the next `BEGIN` fails and says so
            let _ = self.0.run("ROLLBACK", []);
        }
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

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    fn link() -> Link {
        let connection = Connection::open_in_memory().expect("a database");
        connection
            .execute_batch("PRAGMA foreign_keys=ON;CREATE TABLE a(id INTEGER PRIMARY KEY, b REFERENCES a DEFERRABLE INITIALLY DEFERRED);")
            .expect("a table");
        Link::new(connection, false)
    }

    #[test]
    fn a_transaction_that_cannot_be_committed_is_not_left_open() {
        let link = link();
        let broken = link.at_once(|| link.run("INSERT INTO a VALUES(1, 7)", []));
        assert!(broken.is_err(), "a key that does not exist");
        assert!(link.connection.is_autocommit());
        assert_eq!(link.at_once(|| link.count("DELETE FROM a", [])), Ok(Ok(0)));
    }

    #[test]
    fn a_reader_that_panics_leaves_no_transaction_open() {
        let link = link();
        let panicked = catch_unwind(AssertUnwindSafe(|| link.at_once(|| panic!("as a test does"))));
        assert!(panicked.is_err());
        assert_eq!(link.at_once(|| 7), Ok(7));
    }
}
