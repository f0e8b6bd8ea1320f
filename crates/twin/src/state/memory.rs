//! The in-memory store. Its maps are persistent data structures that share unchanged data, so a copy is cheap.

mod index;
mod rows;
mod select;

use core::ops::Bound;
use core::sync::atomic::AtomicBool;
use std::collections::BTreeMap;
use std::sync::Arc;

use imbl::{OrdSet, Vector};
use lastro::query::{Query, Resource};

use super::{Changes, Counter, Due, Found, Row, RowChange, Store, StoreFault, Table, View};
use crate::query::{Compiled, Layout, Packed};
use rows::{Rows, Stored};
use select::Search;

/// A state in memory. A clone takes constant time and shares all data with the original.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    tables: BTreeMap<Table, Arc<Rows>>,
    // A clone copies the counters, since there are only a few.
    counters: [i64; Counter::COUNT],
    due: OrdSet<Due>,
    journal: Vector<Arc<str>>,
    /// A flag that ends a search early when it is set.
    stop: Option<Arc<AtomicBool>>,
}

impl Memory {
    /// Sets or deletes rows. On an error, no row changes.
    ///
    /// # Errors
    /// A row is not a JSON object.
    pub fn set(&mut self, rows: impl IntoIterator<Item = RowChange>) -> Result<(), StoreFault> {
        self.set_rows(rows, BTreeMap::new())
    }

    /// As [`set`](Self::set). `keys`: packed query values, for the rows for which the caller already has them.
    fn set_rows(
        &mut self,
        rows: impl IntoIterator<Item = RowChange>,
        mut keys: BTreeMap<(Table, i64), Packed>,
    ) -> Result<(), StoreFault> {
        let mut changed = Vec::new();
        for change in rows {
            let known = keys.remove(&(change.table, change.id));
            let stored = change.row.map(|row| Stored::new(change.table, row, known)).transpose()?;
            changed.push((change.table, change.id, stored));
        }
        for (table, id, stored) in changed {
            self.rows(table).set(id, stored);
        }
        Ok(())
    }

    fn rows(&mut self, table: Table) -> &mut Rows {
        Arc::make_mut(self.tables.entry(table).or_insert_with(|| Arc::new(Rows::new(table))))
    }
}

impl Memory {
    /// Sets a flag that ends searches. Once the flag is true, a search through many rows returns [`StoreFault::Ended`]. With
    /// `None`, every search runs to its end.
    pub fn stop_by(&mut self, stop: Option<Arc<AtomicBool>>) {
        self.stop = stop;
    }

    /// The journal entries in memory, each one line of JSON. [`Counter::Entry`] is the number of the last entry.
    #[must_use]
    pub fn journal(&self) -> &Vector<Arc<str>> {
        &self.journal
    }

    /// Drops all journal entries except the newest `most`.
    pub fn shorten_journal(&mut self, most: usize) {
        let extra = self.journal.len().saturating_sub(most);
        if extra > 0 {
            self.journal = self.journal.skip(extra);
        }
    }
}

impl View for Memory {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        Ok(self.tables.get(&table).and_then(|rows| rows.by_key.get(&id)).map(|stored| stored.row.clone()))
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        let layout = Layout::of(resource);
        let compiled = Compiled::of(query, layout)?;
        match self.tables.get(&Table::of(resource)) {
            Some(rows) => Search { rows, layout, query: compiled, stop: self.stop.as_deref() }.found(query),
            None => Ok(Found { count: 0, rows: Vec::new() }),
        }
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        let Some(rows) = self.tables.get(&table) else { return Ok(Vec::new()) };
        let range = rows.by_key.range((Bound::Excluded(after), Bound::Unbounded));
        Ok(range.take(limit).map(|(_, stored)| stored.row.clone()).collect())
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        Ok(self.counters.get(counter.place()).copied().unwrap_or_default())
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        Ok(self.due.get_min().copied())
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        let start = after.map_or(Bound::Unbounded, Bound::Excluded);
        Ok(self.due.range((start, Bound::Unbounded)).take(limit).copied().collect())
    }
}

impl Store for Memory {
    fn view(&self) -> &dyn View {
        self
    }

    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.set_rows(changes.rows, changes.keys)?;
        for (counter, value) in changes.counters {
            if let Some(known) = self.counters.get_mut(counter.place()) {
                *known = value;
            }
        }
        for change in changes.due {
            if change.wanted {
                self.due.insert(change.due);
            } else {
                self.due.remove(&change.due);
            }
        }
        self.journal.extend(changes.journal.map(Arc::from));
        Ok(())
    }
}
