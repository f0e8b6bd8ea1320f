//! Lists of changes to a state, and the draft in which a handler collects them.

use std::collections::BTreeMap;

use lastro::model::Parts;

use super::{Counter, Due, Row, StoreFault, Table, View};
use crate::query::{Keys, Layout, Packed};

/// A change of a row: set or deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// The table of the row.
    pub table: Table,
    /// The key of the row.
    pub id: i64,
    /// The new row; `None` if it is deleted.
    pub row: Option<Row>,
}

/// A change of the planned work: one item added or removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueChange {
    /// The item of planned work.
    pub due: Due,
    /// Whether the item is added; if not, it is removed.
    pub wanted: bool,
}

/// The changes that one operation or one item of due work makes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Changes {
    /// The changed rows, in the order of their first change.
    pub rows: Vec<RowChange>,
    /// The counters with their new values.
    pub counters: Vec<(Counter, i64)>,
    /// The changes of the planned work.
    pub due: Vec<DueChange>,
    /// The packed query values of rows that were set with [`Draft::put_record`]. For other rows, the store reads them from the
    /// document.
    pub keys: BTreeMap<(Table, i64), Packed>,
    /// The journal entry that describes the changes, as one line of JSON. A store writes the changes and the entry in one
    /// transaction.
    pub journal: Option<String>,
}

impl Changes {
    /// Whether nothing changes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.counters.is_empty() && self.due.is_empty() && self.journal.is_none()
    }

    /// Appends changes that take effect after these.
    pub fn extend(&mut self, other: Self) {
        self.rows.extend(other.rows);
        self.counters.extend(other.counters);
        self.due.extend(other.due);
        self.keys.extend(other.keys);
        self.journal = other.journal.or_else(|| self.journal.take());
    }
}

/// Collects changes to a state without modifying the state. Reads through the draft see its changes.
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

    /// The state without the changes of the draft.
    #[must_use]
    pub fn view(&self) -> &'v dyn View {
        self.view
    }

    /// A row as it is after the changes so far.
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

    /// Sets a row together with the record that its document was written from. The query values are taken from the record,
    /// which is faster than parsing the document.
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

    /// A counter as it is after the changes so far.
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

    /// Increments a counter and returns its new value, such as the key of a new record.
    ///
    /// # Errors
    /// The store cannot be read, or the counter is at its maximum.
    pub fn next(&mut self, counter: Counter) -> Result<i64, StoreFault> {
        let next = self.counter(counter)?.checked_add(1);
        let next = next.ok_or_else(|| StoreFault::Failed("a counter is at its end".to_owned()))?;
        self.set_counter(counter, next);
        Ok(next)
    }

    /// Adds an item to the planned work.
    pub fn add_due(&mut self, due: Due) {
        self.due.push(DueChange { due, wanted: true });
    }

    /// Removes an item from the planned work.
    pub fn remove_due(&mut self, due: Due) {
        self.due.push(DueChange { due, wanted: false });
    }

    /// Adds the changes of another operation.
    pub(super) fn add(&mut self, changes: Changes) {
        for RowChange { table, id, row } in changes.rows {
            self.set(table, id, row);
        }
        self.counters.extend(changes.counters);
        self.due.extend(changes.due);
        self.keys.extend(changes.keys);
    }

    /// The rows of a table that were set (`Some`) or deleted (`None`), with their keys.
    pub(super) fn changed(&self, table: Table) -> impl Iterator<Item = (i64, Option<&Row>)> {
        let range = self.rows.range((table, i64::MIN)..=(table, i64::MAX));
        range.map(|((_, id), row)| (*id, row.as_ref()))
    }

    /// The items of planned work that were added or removed, in order.
    pub(super) fn due_changes(&self) -> &[DueChange] {
        &self.due
    }

    /// Returns the collected changes.
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
