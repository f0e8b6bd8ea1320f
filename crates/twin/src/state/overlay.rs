//! A state with pending changes. If one request of version 1 needs several operations of version 2, each operation reads the
//! state with the changes of the earlier operations.

use imbl::OrdSet;
use lastro::query::{DEFAULT_LIMIT, MAX_LIMIT, Query, Resource};

use super::{Changes, Counter, Draft, Due, Found, Memory, Row, RowChange, StoreFault, Table, View};

/// A state with pending changes. The underlying state does not change.
pub struct Overlay<'v> {
    draft: Draft<'v>,
}

impl<'v> Overlay<'v> {
    /// An overlay without changes.
    #[must_use]
    pub fn new(view: &'v dyn View) -> Self {
        Self { draft: Draft::new(view) }
    }

    /// Adds changes. Later reads see them.
    pub fn add(&mut self, changes: Changes) {
        self.draft.add(changes);
    }

    /// Returns all pending changes.
    #[must_use]
    pub fn finish(self) -> Changes {
        self.draft.finish()
    }

    /// Reads the first `wanted` rows of the underlying state that match a query, page by page.
    fn below(&self, resource: Resource, query: &Query, wanted: i64) -> Result<Found, StoreFault> {
        let mut all = Found { count: 0, rows: Vec::new() };
        loop {
            let offset = i64::try_from(all.rows.len()).unwrap_or(i64::MAX);
            let limit = wanted.saturating_sub(offset).min(MAX_LIMIT);
            let query = Query { offset: Some(offset), limit: Some(limit), ..query.clone() };
            let page = self.draft.view().select(resource, &query)?;
            all.count = page.count;
            // a page may have fewer rows than its limit, so only an empty page is the end
            let none = page.rows.is_empty();
            all.rows.extend(page.rows);
            let length = i64::try_from(all.rows.len()).unwrap_or(i64::MAX);
            if none || length >= wanted.min(all.count) {
                return Ok(all);
            }
        }
    }

    /// The rows that match a query, with the pending changes. `wanted`: the number of rows to read from the underlying state.
    fn merged(&self, resource: Resource, query: &Query, wanted: i64) -> Result<Found, StoreFault> {
        let table = Table::of(resource);
        let set = |row: Row| RowChange { table, id: row.id, row: Some(row) };
        let below = self.below(resource, query, wanted)?;
        let mut merged = Memory::default();
        merged.set(below.rows.into_iter().map(set))?;
        let (mut old, mut new) = (Memory::default(), Memory::default());
        for (id, row) in self.draft.changed(table) {
            let change = RowChange { table, id, row: row.cloned() };
            old.set(self.draft.view().get(table, id)?.map(set))?;
            new.set([change.clone()])?;
            merged.set([change])?;
        }
        let (gone, come) = (old.select(resource, query)?.count, new.select(resource, query)?.count);
        let count = below.count.saturating_sub(gone).saturating_add(come);
        Ok(Found { count, rows: merged.select(resource, query)?.rows })
    }
}

impl View for Overlay<'_> {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.draft.get(table, id)
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        let changed = i64::try_from(self.draft.changed(Table::of(resource)).count()).unwrap_or(i64::MAX);
        let page = query.offset.unwrap_or_default().saturating_add(query.limit.unwrap_or(DEFAULT_LIMIT));
        let wanted = page.saturating_add(changed);
        if changed == 0 { self.draft.view().select(resource, query) } else { self.merged(resource, query, wanted) }
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        let changed = || self.draft.changed(table).filter(|(id, _)| *id > after);
        // One additional row is read for each change, since a change may delete a row of the underlying state.
        let below = self.draft.view().scan(table, after, limit.saturating_add(changed().count()))?;
        let mut merged = Memory::default();
        merged.set(below.into_iter().map(|row| RowChange { table, id: row.id, row: Some(row) }))?;
        merged.set(changed().map(|(id, row)| RowChange { table, id, row: row.cloned() }))?;
        merged.scan(table, after, limit)
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.draft.counter(counter)
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        Ok(self.due_after(None, 1)?.into_iter().next())
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        let changes = self.draft.due_changes();
        // One additional item is read for each change, since a change may remove an item of the underlying state.
        let mut all: OrdSet<Due> = OrdSet::new();
        for due in self.draft.view().due_after(after, limit.saturating_add(changes.len()))? {
            all.insert(due);
        }
        for change in changes.iter().filter(|change| after.is_none_or(|after| change.due > after)) {
            if change.wanted {
                all.insert(change.due)
            } else {
                all.remove(&change.due)
            };
        }
        Ok(all.into_iter().take(limit).collect())
    }
}
