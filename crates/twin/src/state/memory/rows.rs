//! The rows of a table, with the indexes on them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use imbl::OrdMap;

use super::super::{Row, StoreFault, Table};
use super::index::Index;
use crate::query::{Keys, Layout, Packed, indexed};

/// A row, with the values that queries compare.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) row: Row,
    pub(super) keys: Packed,
}

/// The rows of a table.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    pub(super) by_key: OrdMap<i64, Arc<Stored>>,
    pub(super) indexes: Vec<Index>,
    pub(super) counted: Counted,
    layout: Option<&'static Layout>,
}

impl Rows {
    pub(super) fn new(table: Table) -> Self {
        let layout = table.resource().map(Layout::of);
        let indexes = layout.into_iter().flat_map(|layout| indexed(layout).map(Index::new));
        Self { by_key: OrdMap::new(), indexes: indexes.collect(), counted: Counted::default(), layout }
    }

    /// Sets a row, or deletes it.
    pub(super) fn set(&mut self, id: i64, stored: Option<Stored>) {
        self.counted = Counted::default();
        let stored = stored.map(Arc::new);
        let before = match &stored {
            Some(stored) => self.by_key.insert(id, Arc::clone(stored)),
            None => self.by_key.remove(&id),
        };
        if let Some(layout) = self.layout {
            for index in &mut self.indexes {
                index.replace(layout, id, before.as_ref(), stored.as_ref());
            }
        }
    }
}

/// A row with its keys.
///
/// # Errors
/// It is no JSON object.
pub(super) fn stored(table: Table, row: Row) -> Result<Stored, StoreFault> {
    let keys = match table.resource() {
        Some(resource) => Packed::of(&Keys::of(Layout::of(resource), &row)?),
        None => Packed::default(),
    };
    Ok(Stored { row, keys })
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
