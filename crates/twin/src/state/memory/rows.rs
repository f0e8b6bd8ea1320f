//! The rows of a table, with their indexes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use imbl::OrdMap;

use super::super::{Row, StoreFault, Table};
use super::index::Index;
use crate::query::{Cell, Keys, Layout, Packed};

/// A row with its packed query values. Reading values from the document takes about twenty times as long as from the packed
/// form, so they are packed once, when the row is stored.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) row: Row,
    pub(super) keys: Packed,
}

impl Stored {
    /// Prepares a row for storage. `known`: its packed query values; if `None`, they are read from the document.
    ///
    /// # Errors
    /// `known` is `None`, and the document is not a JSON object.
    pub(super) fn new(table: Table, row: Row, known: Option<Packed>) -> Result<Self, StoreFault> {
        let keys = match (known, table.resource()) {
            (Some(known), _) => known,
            (None, Some(resource)) => Packed::of(&Keys::of(Layout::of(resource), &row)?),
            (None, None) => Packed::default(),
        };
        Ok(Self { row, keys })
    }
}

/// The rows of a table.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    pub(super) by_key: OrdMap<i64, Arc<Stored>>,
    /// The indexes, in the order of [`Layout::indexed`].
    pub(super) indexes: Vec<Index>,
    pub(super) counted: Counted,
    layout: Option<&'static Layout>,
}

impl Rows {
    pub(super) fn new(table: Table) -> Self {
        let layout = table.resource().map(Layout::of);
        let indexes = layout.into_iter().flat_map(|layout| &layout.indexed).cloned().map(Index::new).collect();
        Self { by_key: OrdMap::new(), indexes, counted: Counted::default(), layout }
    }

    /// Replaces the row with the key `id`, and updates the indexes. `stored`: the new row; `None` deletes the row.
    pub(super) fn set(&mut self, id: i64, stored: Option<Stored>) {
        self.counted = Counted::default();
        let values = |stored: &Stored| self.layout.map(|layout| stored.keys.indexed(layout)).unwrap_or_default();
        let new: Vec<(usize, Cell)> = stored.as_ref().map(values).unwrap_or_default();
        let before = match stored {
            Some(stored) => self.by_key.insert(id, Arc::new(stored)),
            None => self.by_key.remove(&id),
        };
        let old: Vec<(usize, Cell)> = before.as_deref().map(values).unwrap_or_default();
        for (place, cell) in old.iter().filter(|value| new.binary_search(value).is_err()) {
            if let Some(index) = self.indexes.get_mut(*place) {
                index.remove(cell, id);
            }
        }
        for (place, cell) in new {
            if old.binary_search_by(|(of, known)| (of, known).cmp(&(&place, &cell))).is_err()
                && let Some(index) = self.indexes.get_mut(place)
            {
                index.add(cell, id);
            }
        }
    }
}

/// A cache of counts: how many rows match the filters of earlier queries. It is emptied when a row changes. All readers share
/// it.
#[derive(Debug, Default)]
pub(super) struct Counted(Mutex<BTreeMap<String, i64>>);

/// Maximum number of counts in the cache.
const MOST_COUNTS: usize = 1_000;

impl Counted {
    pub(super) fn get(&self, filters: &str) -> Option<i64> {
        // a panic of another thread cannot leave the map inconsistent, since each count is inserted in one step
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(filters).copied()
    }

    pub(super) fn set(&self, filters: String, count: i64) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= MOST_COUNTS {
            counts.clear();
        }
        counts.insert(filters, count);
    }
}

impl Clone for Counted {
    /// Returns an empty cache. Rows are cloned only to be changed, and a change makes the counts invalid.
    fn clone(&self) -> Self {
        Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(doc: &str, extras: Option<&str>) -> Result<Stored, StoreFault> {
        Stored::new(Table::Sale, Row::new(1, doc.into(), extras.map(Into::into)), None)
    }

    #[test]
    fn a_row_that_cannot_be_read_is_not_stored() {
        assert!(stored(r#"{"id":1,"cliente":"Ana"}"#, Some("{}")).is_ok());
        for doc in ["", "[]", "7", r#"{"id":1"#, r#"{"id":1,"cliente":}"#, r#"{"id":1,"cliente":"\ud800"}"#] {
            assert!(stored(doc, None).is_err(), "{doc}");
            assert!(stored("{}", Some(doc)).is_err(), "{doc}");
        }
    }
}
