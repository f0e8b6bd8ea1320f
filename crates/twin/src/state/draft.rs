//! Changes, and the draft in which a decision collects them.

use std::collections::BTreeMap;

use lastro::model::Parts;

use super::{Counter, Due, Row, StoreFault, Table, View};
use crate::query::{Keys, Layout, Packed};

/// A row that is set, or deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// Its table.
    pub table: Table,
    /// Its key.
    pub id: i64,
    /// What it is from now on; `None` if it is deleted.
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
    /// The values that queries compare, of those rows that were set with their records.
    pub keys: BTreeMap<(Table, i64), Packed>,
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
        self.keys.extend(other.keys);
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
    keys: BTreeMap<(Table, i64), Packed>,
}

impl<'v> Draft<'v> {
    /// A draft without changes.
    #[must_use]
    pub fn new(view: &'v dyn View) -> Self {
        let (rows, counters, keys) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { view, rows, order: Vec::new(), counters, due: Vec::new(), keys }
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

    /// Sets a row and the record that its document was written from, so that the values for queries need not be read from it.
    pub fn put_record(&mut self, table: Table, row: Row, record: &dyn Parts) {
        let layout = table.resource().map(Layout::of);
        let keys = layout.and_then(|layout| Keys::of_record(layout, record, &row)).map(|keys| Packed::of(&keys));
        let id = row.id;
        self.put(table, row);
        self.keys.extend(keys.map(|keys| ((table, id), keys)));
    }

    /// Deletes a row.
    pub fn remove(&mut self, table: Table, id: i64) {
        self.set(table, id, None);
    }

    fn set(&mut self, table: Table, id: i64, row: Option<Row>) {
        self.keys.remove(&(table, id));
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
        self.keys.extend(changes.keys);
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
        let counters = self.counters.into_iter().collect();
        Changes { rows, counters, due: self.due, keys: self.keys, journal: None }
    }
}
