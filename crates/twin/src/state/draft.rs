//! Changes, and the draft in which a decision collects them.

use std::collections::BTreeMap;

use super::{Counter, Due, Row, StoreFault, Table, View};

/// A row that is set, or deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// Its table.
    pub table: Table,
    /// Its key.
    pub id: i64,
    /// What it is from now on; nothing if it is deleted.
    pub row: Option<Row>,
}

/// Work that is added, or that is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueChange {
    /// The work.
    pub due: Due,
    /// Whether it is to be done.
    pub wanted: bool,
}

/// What a decision changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Changes {
    /// The rows, in the order in which they were changed first.
    pub rows: Vec<RowChange>,
    /// The counters.
    pub counters: Vec<(Counter, i64)>,
    /// The work.
    pub due: Vec<DueChange>,
    /// The journal's entry about it, as one line of JSON: a store writes it together with what it explains.
    pub journal: Option<String>,
}

impl Changes {
    /// Whether nothing changes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.counters.is_empty() && self.due.is_empty() && self.journal.is_none()
    }

    /// Adds other changes, which are made after these.
    pub fn extend(&mut self, other: Self) {
        self.rows.extend(other.rows);
        self.counters.extend(other.counters);
        self.due.extend(other.due);
        self.journal = other.journal.or_else(|| self.journal.take());
    }
}

/// Changes that are being collected, over the state that they will change: what is read is what it will be.
pub struct Draft<'v> {
    view: &'v dyn View,
    rows: BTreeMap<(Table, i64), Option<Row>>,
    order: Vec<(Table, i64)>,
    counters: BTreeMap<Counter, i64>,
    due: Vec<DueChange>,
}

impl<'v> Draft<'v> {
    /// A draft without changes.
    #[must_use]
    pub fn new(view: &'v dyn View) -> Self {
        Self { view, rows: BTreeMap::new(), order: Vec::new(), counters: BTreeMap::new(), due: Vec::new() }
    }

    /// The state below. What is selected there does not show the changes of the draft.
    #[must_use]
    pub fn view(&self) -> &'v dyn View {
        self.view
    }

    /// A row as it will be.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        match self.rows.get(&(table, id)) {
            Some(row) => Ok(row.clone()),
            None => self.view.get(table, id),
        }
    }

    /// Sets a row.
    pub fn put(&mut self, table: Table, row: Row) {
        self.set(table, row.id, Some(row));
    }

    /// Deletes a row.
    pub fn remove(&mut self, table: Table, id: i64) {
        self.set(table, id, None);
    }

    fn set(&mut self, table: Table, id: i64, row: Option<Row>) {
        if self.rows.insert((table, id), row).is_none() {
            self.order.push((table, id));
        }
    }

    /// A counter as it will be.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        match self.counters.get(&counter) {
            Some(value) => Ok(*value),
            None => self.view.counter(counter),
        }
    }

    /// Sets a counter.
    pub fn set_counter(&mut self, counter: Counter, value: i64) {
        self.counters.insert(counter, value);
    }

    /// Counts up by one, and gives the new number: the key of a new record.
    ///
    /// # Errors
    /// The store cannot be read, or there is no further number.
    pub fn next(&mut self, counter: Counter) -> Result<i64, StoreFault> {
        let next = self.counter(counter)?.checked_add(1);
        let next = next.ok_or_else(|| StoreFault::Failed("a counter is at its end".to_owned()))?;
        self.set_counter(counter, next);
        Ok(next)
    }

    /// Adds work to be done.
    pub fn add_due(&mut self, due: Due) {
        self.due.push(DueChange { due, wanted: true });
    }

    /// Takes work away.
    pub fn remove_due(&mut self, due: Due) {
        self.due.push(DueChange { due, wanted: false });
    }

    /// Adds changes that were decided elsewhere.
    pub(super) fn add(&mut self, changes: Changes) {
        for RowChange { table, id, row } in changes.rows {
            self.set(table, id, row);
        }
        self.counters.extend(changes.counters);
        self.due.extend(changes.due);
    }

    /// The rows of a table that were changed or deleted.
    pub(super) fn changed(&self, table: Table) -> impl Iterator<Item = (i64, Option<&Row>)> {
        let range = self.rows.range((table, i64::MIN)..=(table, i64::MAX));
        range.map(|((_, id), row)| (*id, row.as_ref()))
    }

    /// The work that was added or taken away, in that order.
    pub(super) fn due_changes(&self) -> &[DueChange] {
        &self.due
    }

    /// The changes.
    #[must_use]
    pub fn finish(mut self) -> Changes {
        let rows = &mut self.rows;
        let changed = self.order.iter().filter_map(|(table, id)| {
            let row = rows.remove(&(*table, *id))?;
            Some(RowChange { table: *table, id: *id, row })
        });
        let rows = changed.collect();
        Changes { rows, counters: self.counters.into_iter().collect(), due: self.due, journal: None }
    }
}
