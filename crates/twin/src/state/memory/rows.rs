//! The rows of a table, with the indexes on them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use imbl::OrdMap;

use super::super::{Row, StoreFault, Table};
use super::index::Index;
use crate::query::{Cell, Keys, Layout, Packed};

/// A row, with the values that queries compare.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) row: Row,
    /// The values in the indexes of the table: the place of the index, and the value. Sorted, each once.
    indexed: Box<[(usize, Cell)]>,
    /// All values, read when a query needs them first: most rows are never looked at by values without an index.
    keys: OnceLock<Packed>,
}

impl Stored {
    /// A row that is about to be stored.
    ///
    /// # Errors
    /// It is no JSON object.
    pub(super) fn read(table: Table, row: Row) -> Result<Self, StoreFault> {
        let mut indexed = Vec::new();
        if let Some(resource) = table.resource() {
            let layout = Layout::of_indexes(resource);
            indexed = Keys::of(layout, &row)?.into_values(layout);
            // a text that is JSON by its grammar may still have half of a surrogate pair, which shows only where it is read
            if [Some(&row.doc), row.extras.as_ref()].into_iter().flatten().any(|text| text.contains("\\u")) {
                Keys::of(Layout::of(resource), &row)?;
            }
        }
        indexed.sort_unstable();
        indexed.dedup();
        Ok(Self { row, indexed: indexed.into(), keys: OnceLock::new() })
    }

    /// The values that queries compare.
    pub(super) fn keys(&self, layout: &Layout) -> &Packed {
        // a row that cannot be read is not stored
        self.keys.get_or_init(|| Keys::of(layout, &self.row).map(|keys| Packed::of(&keys)).unwrap_or_default())
    }
}

/// The rows of a table.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    pub(super) by_key: OrdMap<i64, Arc<Stored>>,
    /// In the order of the names of [`Layout::of_indexes`].
    pub(super) indexes: Vec<Index>,
    pub(super) counted: Counted,
}

impl Rows {
    pub(super) fn new(table: Table) -> Self {
        let indexes = table.resource().into_iter().flat_map(|resource| {
            let names = Layout::of_indexes(resource).names();
            names.filter_map(move |name| Layout::of(resource).place(name)).map(|(place, _)| Index::new(place))
        });
        Self { by_key: OrdMap::new(), indexes: indexes.collect(), counted: Counted::default() }
    }

    /// Sets a row, or deletes it.
    pub(super) fn set(&mut self, id: i64, stored: Option<Stored>) {
        self.counted = Counted::default();
        let stored = stored.map(Arc::new);
        let before = match &stored {
            Some(stored) => self.by_key.insert(id, Arc::clone(stored)),
            None => self.by_key.remove(&id),
        };
        let old = before.as_ref().map_or(&[][..], |before| &before.indexed);
        let new = stored.as_ref().map_or(&[][..], |stored| &stored.indexed);
        for (place, cell) in old.iter().filter(|value| new.binary_search(value).is_err()) {
            if let Some(index) = self.indexes.get_mut(*place) {
                index.remove(cell, id);
            }
        }
        let Some(stored) = &stored else { return };
        for value in &stored.indexed {
            if let Some(index) = self.indexes.get_mut(value.0) {
                index.put(&value.1, id, stored, old.binary_search(value).is_err());
            }
        }
    }
}

/// How many rows match the filters of earlier queries, since the rows changed last. It is shared by all who read them.
#[derive(Debug, Default)]
pub(super) struct Counted(Mutex<BTreeMap<String, i64>>);

/// Most counts that are kept.
const MOST_COUNTS: usize = 1_000;

impl Counted {
    pub(super) fn get(&self, filters: &str) -> Option<i64> {
        // what a panic left behind is still right: counts are inserted whole
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
    /// Nothing: rows are cloned to be changed.
    fn clone(&self) -> Self {
        Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(doc: &str, extras: Option<&str>) -> Result<Stored, StoreFault> {
        Stored::read(Table::Sale, Row { id: 1, doc: doc.into(), extras: extras.map(Into::into) })
    }

    #[test]
    fn a_row_that_cannot_be_read_is_not_stored() {
        assert!(stored(r#"{"id":1,"cliente":"Ana"}"#, Some("{}")).is_ok());
        for doc in ["", "[]", "7", r#"{"id":1"#, r#"{"id":1,"cliente":}"#, r#"{"id":1,"cliente":"\ud800"}"#] {
            assert!(stored(doc, None).is_err(), "{doc}");
            assert!(stored("{}", Some(doc)).is_err(), "{doc}");
        }
    }

    #[test]
    fn only_the_values_in_indexes_are_read_before_a_query_asks() -> Result<(), StoreFault> {
        let row = stored(r#"{"id":1,"id_cliente":7,"cliente":"Ana","parcelas":[{"valor":1.00}]}"#, None)?;
        assert!(row.keys.get().is_none());
        assert!(row.indexed.iter().any(|(_, cell)| *cell == Cell::Int(7)));
        let layout = Layout::of(lastro::query::Resource::Sale);
        let column = layout.columns.iter().position(|column| column.name == "cliente");
        let found = column.map(|column| row.keys(layout).column(column).to_owned());
        assert_eq!(found, Some(Cell::Text("ana".into())));
        assert!(row.keys.get().is_some());
        Ok(())
    }
}
