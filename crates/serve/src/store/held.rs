//! What the connection that writes knows of the file without asking it: nobody else changes the file.

use std::collections::{BTreeMap, BTreeSet};

use lastro_twin::state::{Counter, Due, DueChange, StoreFault, Table};
use rusqlite::{Connection, params};

use super::database::fault;
use super::write::counter_name;

/// The rows of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Size {
    /// How many there are.
    pub(super) rows: i64,
    /// A number that each change of the table raises.
    pub(super) version: i64,
}

/// The numbers of a file, and the work that comes due first. Numbers are written when a group ends, once for all of its
/// changes.
#[derive(Debug, Clone)]
pub(super) struct Held {
    counters: BTreeMap<Counter, i64>,
    sizes: BTreeMap<Table, Size>,
    /// Nothing where it has to be looked up.
    pub(super) first_due: Option<Option<Due>>,
    unwritten_counters: BTreeSet<Counter>,
    unwritten_sizes: BTreeSet<Table>,
}

impl Held {
    /// Reads the numbers of a file.
    pub(super) fn read(connection: &Connection) -> Result<Self, StoreFault> {
        let mut held = Self {
            counters: BTreeMap::new(),
            sizes: BTreeMap::new(),
            first_due: None,
            unwritten_counters: BTreeSet::new(),
            unwritten_sizes: BTreeSet::new(),
        };
        let mut statement = connection.prepare_cached("SELECT name, value FROM counter").map_err(fault)?;
        let values = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).map_err(fault)?;
        let values: BTreeMap<String, i64> = values.collect::<rusqlite::Result<_>>().map_err(fault)?;
        for counter in Counter::all() {
            held.counters.extend(values.get(&counter_name(counter)).map(|value| (counter, *value)));
        }
        for table in Table::ALL {
            held.sizes.insert(table, size(connection, table)?);
        }
        Ok(held)
    }

    /// A number that the state keeps.
    pub(super) fn counter(&self, counter: Counter) -> i64 {
        self.counters.get(&counter).copied().unwrap_or_default()
    }

    pub(super) fn set_counter(&mut self, counter: Counter, value: i64) {
        self.counters.insert(counter, value);
        self.unwritten_counters.insert(counter);
    }

    /// The rows of a table.
    pub(super) fn size(&self, table: Table) -> Size {
        self.sizes.get(&table).copied().unwrap_or_default()
    }

    /// A table was changed, and has so many more rows.
    pub(super) fn changed(&mut self, table: Table, more: i64) {
        let size = self.sizes.entry(table).or_default();
        *size = Size { rows: size.rows.saturating_add(more), version: size.version.saturating_add(1) };
        self.unwritten_sizes.insert(table);
    }

    /// Work was added, or taken away.
    pub(super) fn due_changed(&mut self, change: &DueChange) {
        self.first_due = match self.first_due {
            Some(first) if change.wanted => Some(Some(first.map_or(change.due, |first| first.min(change.due)))),
            Some(Some(first)) if first == change.due => None,
            known => known,
        };
    }

    /// Everything was deleted.
    pub(super) fn clear(&mut self) {
        self.counters.clear();
        self.unwritten_counters.clear();
        for table in Table::ALL {
            self.changed(table, -self.size(table).rows);
        }
        self.first_due = Some(None);
    }

    /// Writes the numbers that were changed.
    pub(super) fn write(&mut self, connection: &Connection) -> Result<(), StoreFault> {
        for counter in core::mem::take(&mut self.unwritten_counters) {
            let sql = "INSERT INTO counter VALUES(?, ?) ON CONFLICT DO UPDATE SET value = excluded.value";
            let mut statement = connection.prepare_cached(sql).map_err(fault)?;
            statement.execute(params![counter_name(counter), self.counter(counter)]).map_err(fault)?;
        }
        for table in core::mem::take(&mut self.unwritten_sizes) {
            let Size { rows, version } = self.size(table);
            let sql = "UPDATE size SET rows = ?, version = ? WHERE name = ?";
            let mut statement = connection.prepare_cached(sql).map_err(fault)?;
            statement.execute(params![rows, version, table.name()]).map_err(fault)?;
        }
        Ok(())
    }
}

/// The rows of a table as they are in the file.
pub(super) fn size(connection: &Connection, table: Table) -> Result<Size, StoreFault> {
    let mut statement = connection.prepare_cached("SELECT rows, version FROM size WHERE name = ?").map_err(fault)?;
    let size = statement.query_row([table.name()], |row| Ok(Size { rows: row.get(0)?, version: row.get(1)? }));
    size.map_err(fault)
}
