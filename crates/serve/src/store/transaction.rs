//! Writes changes to the database file in transactions.

use std::collections::BTreeMap;

use lastro_twin::state::{Changes, Counter, Due, DueKind, RowChange, StoreFault, Table};
use rusqlite::{Params, params};

use super::database::{Database, Reads, SETTINGS, fault};

/// A transaction, whose changes become durable together.
pub struct Transaction<'d>(&'d mut Database);

impl<'d> Transaction<'d> {
    pub(super) fn new(database: &'d mut Database) -> Reads<Self> {
        let transaction = Self(database);
        transaction.run("BEGIN IMMEDIATE", [])?;
        Ok(transaction)
    }

    /// Deletes all rows, counters, pending work and journal entries. The settings of the server stay.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn clear(&mut self) -> Reads<()> {
        let tables = ["counter", "due", "journal"].into_iter().chain(Table::ALL.map(Table::name));
        let sql: String = tables.map(|name| format!("DELETE FROM \"{name}\";")).collect();
        self.0.connection.execute_batch(&sql).map_err(fault)
    }

    /// Writes consecutive changes. If a row or counter changed several times, only its last value is written.
    ///
    /// # Errors
    /// The file cannot be written, or a journal entry occurs twice.
    pub fn put(&mut self, changes: &[Changes]) -> Reads<()> {
        let mut rows: BTreeMap<(Table, i64), &RowChange> = BTreeMap::new();
        let (mut counters, mut due) = (BTreeMap::new(), BTreeMap::new());
        for change in changes {
            rows.extend(change.rows.iter().map(|row| ((row.table, row.id), row)));
            counters.extend(change.counters.iter().copied());
            due.extend(change.due.iter().map(|change| (change.due, change.wanted)));
            if let Some(entry) = &change.journal {
                // the number of a journal entry is the value of the entry counter, so `changes` must contain this counter too
                let number = counters.get(&Counter::Entry);
                let number =
                    number.ok_or_else(|| StoreFault::Failed("a journal entry without its number".to_owned()))?;
                self.run("INSERT INTO journal VALUES(?, ?)", params![number, entry])?;
            }
        }
        for table in Table::ALL {
            let mut changed = rows.range((table, i64::MIN)..=(table, i64::MAX)).peekable();
            if changed.peek().is_some() {
                self.put_rows(table, changed.map(|(_, change)| *change))?;
            }
        }
        for (counter, value) in counters {
            self.run("INSERT OR REPLACE INTO counter VALUES(?, ?)", params![counter_name(counter), value])?;
        }
        for (Due { at, kind, id }, wanted) in due {
            let sql = match wanted {
                true => "INSERT OR IGNORE INTO due VALUES(?, ?, ?)",
                false => "DELETE FROM due WHERE at = ? AND kind = ? AND id = ?",
            };
            self.run(sql, params![at.millis(), kind_code(kind), id])?;
        }
        Ok(())
    }

    fn put_rows<'c>(&self, table: Table, changed: impl Iterator<Item = &'c RowChange>) -> Reads<()> {
        let name = table.name();
        let prepared = |sql: String| self.0.connection.prepare_cached(&sql).map_err(fault);
        let mut put = prepared(format!("INSERT OR REPLACE INTO \"{name}\" VALUES(?, ?, ?)"))?;
        let mut delete = prepared(format!("DELETE FROM \"{name}\" WHERE id = ?"))?;
        for change in changed {
            let written = match &change.row {
                Some(row) => put.execute(params![change.id, &*row.doc, row.extras.as_deref()]),
                None => delete.execute([change.id]),
            };
            written.map_err(fault)?;
        }
        Ok(())
    }

    /// Stores the settings of the server together with the state.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn remember(&mut self, text: &str) -> Reads<()> {
        self.run("INSERT OR REPLACE INTO meta VALUES(?, ?)", [SETTINGS, text])
    }

    /// Makes the changes durable. The caller must not respond to the requests that made the changes before this call.
    ///
    /// # Errors
    /// The file cannot be written, or it was deleted, renamed or replaced. In this case, nothing is stored.
    pub fn commit(self) -> Reads<()> {
        if let Some(most) = self.0.journal_keep {
            self.run("DELETE FROM journal WHERE ordinal <= (SELECT max(ordinal) FROM journal) - ?", [most])?;
        }
        self.0.files.check()?;
        self.run("COMMIT", [])
    }

    fn run(&self, sql: &str, params: impl Params) -> Reads<()> {
        let mut statement = self.0.connection.prepare_cached(sql).map_err(fault)?;
        statement.execute(params).map_err(fault).map(drop)
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.0.connection.is_autocommit() {
            // an error is ignored, since it means that SQLite has already rolled back
            let _ = self.run("ROLLBACK", []);
        }
    }
}

/// The number that represents a kind of pending work in the database file: its index in [`DueKind::ALL`].
fn kind_code(kind: DueKind) -> i64 {
    (0..).zip(DueKind::ALL).find_map(|(place, known)| (known == kind).then_some(place)).unwrap_or(i64::MAX)
}

/// The name of a counter in the file.
pub(super) fn counter_name(counter: Counter) -> String {
    match counter {
        Counter::Key(table) => format!("key.{}", table.name()),
        counter => counter.name().to_owned(),
    }
}
