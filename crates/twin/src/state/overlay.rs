//! Changes that were decided but not made yet, seen as a state: what the next decision of the same request reads.

use std::collections::{BTreeMap, BTreeSet};

use lastro::json::Value;
use lastro::model::Json;
use lastro::query::{DEFAULT_LIMIT, MAX_LIMIT, Query, Resource, apply};

use super::{Changes, Counter, Due, DueChange, Found, Row, RowChange, StoreFault, Table, View};
use crate::query::whole;

/// A state with changes over it. The state below stays as it is.
pub struct Overlay<'v> {
    view: &'v dyn View,
    rows: BTreeMap<(Table, i64), Option<Row>>,
    order: Vec<(Table, i64)>,
    counters: BTreeMap<Counter, i64>,
    due: Vec<DueChange>,
}

impl<'v> Overlay<'v> {
    /// A state without changes over it.
    #[must_use]
    pub fn new(view: &'v dyn View) -> Self {
        Self { view, rows: BTreeMap::new(), order: Vec::new(), counters: BTreeMap::new(), due: Vec::new() }
    }

    /// Puts changes over what there is.
    pub fn add(&mut self, changes: Changes) {
        for RowChange { table, id, row } in changes.rows {
            if self.rows.insert((table, id), row).is_none() {
                self.order.push((table, id));
            }
        }
        self.counters.extend(changes.counters);
        self.due.extend(changes.due);
    }

    /// All changes as one.
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

    /// The rows of a table that were changed or deleted.
    fn changed(&self, table: Table) -> impl Iterator<Item = (i64, Option<&Row>)> {
        let range = self.rows.range((table, i64::MIN)..=(table, i64::MAX));
        range.map(|((_, id), row)| (*id, row.as_ref()))
    }

    /// The first rows of the state below that match a query, page by page.
    fn below(&self, resource: Resource, query: &Query, wanted: i64) -> Result<Found, StoreFault> {
        let mut all = Found { count: 0, rows: Vec::new() };
        loop {
            let offset = i64::try_from(all.rows.len()).unwrap_or(i64::MAX);
            let limit = wanted.saturating_sub(offset).min(MAX_LIMIT);
            let page =
                self.view.select(resource, &Query { offset: Some(offset), limit: Some(limit), ..query.clone() })?;
            all.count = page.count;
            let more = i64::try_from(page.rows.len()) == Ok(limit);
            all.rows.extend(page.rows);
            if !more || i64::try_from(all.rows.len()).is_ok_and(|length| length >= wanted) {
                return Ok(all);
            }
        }
    }

    /// The rows that match a query, with the changes: those of the state below that were not changed, and the changed ones.
    fn merged(&self, resource: Resource, query: &Query, wanted: i64) -> Result<Found, StoreFault> {
        let table = Table::of(resource);
        let below = self.below(resource, query, wanted)?;
        let ids: BTreeSet<i64> = self.changed(table).map(|(id, _)| id).collect();
        let mut before = Vec::new();
        for id in &ids {
            before.extend(self.view.get(table, *id)?);
        }
        let gone = matching(resource, query, &before)?.0;
        let mut rows: Vec<Row> = below.rows.into_iter().filter(|row| !ids.contains(&row.id)).collect();
        rows.extend(self.changed(table).filter_map(|(_, row)| row.cloned()));
        rows.sort_by_key(|row| row.id);
        let now: Vec<Row> = self.changed(table).filter_map(|(_, row)| row.cloned()).collect();
        let come = matching(resource, query, &now)?.0;
        let page = matching(resource, query, &rows)?.1;
        let by_id: BTreeMap<i64, Row> = rows.into_iter().map(|row| (row.id, row)).collect();
        let rows = page.iter().filter_map(|id| by_id.get(id).cloned()).collect();
        Ok(Found { count: below.count.saturating_sub(gone).saturating_add(come), rows })
    }
}

/// How many of some rows match a query, and the keys of its page.
fn matching(resource: Resource, query: &Query, rows: &[Row]) -> Result<(i64, Vec<i64>), StoreFault> {
    let fault = |_| StoreFault("a stored record cannot be read".to_owned());
    let records = rows.iter().map(|row| whole(row).map(Json)).collect::<Result<Vec<_>, _>>().map_err(fault)?;
    let bare = Query { fields: Some(vec!["id".to_owned()]), expand: None, ..query.clone() };
    let page = apply(&bare, resource, records).map_err(fault)?;
    let id = |Json(record): &Json| match record.get("id") {
        Some(Value::Number(id)) => id.parse::<i64>().ok(),
        _ => None,
    };
    Ok((page.header.count, page.data.iter().filter_map(id).collect()))
}

impl View for Overlay<'_> {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        match self.rows.get(&(table, id)) {
            Some(row) => Ok(row.clone()),
            None => self.view.get(table, id),
        }
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        let changed = i64::try_from(self.changed(Table::of(resource)).count()).unwrap_or(i64::MAX);
        let page = query.offset.unwrap_or_default().saturating_add(query.limit.unwrap_or(DEFAULT_LIMIT));
        let wanted = page.saturating_add(changed);
        if changed == 0 { self.view.select(resource, query) } else { self.merged(resource, query, wanted) }
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        // as many more rows below as may be hidden by changes
        let mut rows: BTreeMap<i64, Option<Row>> =
            self.changed(table).filter(|(id, _)| *id > after).map(|(id, row)| (id, row.cloned())).collect();
        let below = self.view.scan(table, after, limit.saturating_add(rows.len()))?;
        for row in below {
            rows.entry(row.id).or_insert(Some(row));
        }
        Ok(rows.into_values().flatten().take(limit).collect())
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        match self.counters.get(&counter) {
            Some(value) => Ok(*value),
            None => self.view.counter(counter),
        }
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        Ok(self.due_after(None, 1)?.into_iter().next())
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        let wanted: BTreeMap<Due, bool> = self.due.iter().map(|change| (change.due, change.wanted)).collect();
        // as much more work below as may be taken away by changes
        let below = self.view.due_after(after, limit.saturating_add(wanted.len()))?;
        let left = below.into_iter().filter(|due| wanted.get(due) != Some(&false));
        let added = wanted.iter().filter(|(due, wanted)| **wanted && after.is_none_or(|after| **due > after));
        let all: BTreeSet<Due> = left.chain(added.map(|(due, _)| *due)).collect();
        Ok(all.into_iter().take(limit).collect())
    }
}
