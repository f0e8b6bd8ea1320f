//! The state in memory. Its maps share what did not change, so that a copy costs nothing.

use core::ops::Bound;

use imbl::{OrdMap, OrdSet};
use lastro::json::Value;
use lastro::model::Json;
use lastro::query::{Query, Resource, apply};

use super::{Changes, Counter, Due, Found, Row, RowChange, Store, StoreFault, Table, View};
use crate::query::whole;

/// The state in memory. A clone shares everything with its original, and is made in constant time.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    rows: OrdMap<(Table, i64), Row>,
    counters: OrdMap<Counter, i64>,
    due: OrdSet<Due>,
}

impl Memory {
    /// Sets rows, or deletes them.
    pub fn set(&mut self, rows: impl IntoIterator<Item = RowChange>) {
        for change in rows {
            match change.row {
                Some(row) => self.rows.insert((change.table, change.id), row),
                None => self.rows.remove(&(change.table, change.id)),
            };
        }
    }
}

impl View for Memory {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        Ok(self.rows.get(&(table, id)).cloned())
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        let fault = |_| StoreFault("a stored record cannot be read".to_owned());
        let rows: Vec<Row> = self.scan(Table::of(resource), i64::MIN, usize::MAX)?;
        let records = rows.iter().map(|row| whole(row).map(Json)).collect::<Result<Vec<_>, _>>().map_err(fault)?;
        let bare = Query { fields: Some(vec!["id".to_owned()]), expand: None, ..query.clone() };
        let page = apply(&bare, resource, records).map_err(fault)?;
        let id = |Json(record): &Json| match record.get("id") {
            Some(Value::Number(id)) => id.parse::<i64>().ok(),
            _ => None,
        };
        let found = page.data.iter().filter_map(id).filter_map(|id| self.rows.get(&(Table::of(resource), id)).cloned());
        Ok(Found { count: page.header.count, rows: found.collect() })
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        let range = (Bound::Excluded((table, after)), Bound::Included((table, i64::MAX)));
        Ok(self.rows.range(range).take(limit).map(|(_, row)| row.clone()).collect())
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        Ok(self.counters.get(&counter).copied().unwrap_or_default())
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        Ok(self.due.get_min().copied())
    }
}

impl Store for Memory {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.set(changes.rows);
        for (counter, value) in changes.counters {
            self.counters.insert(counter, value);
        }
        for change in changes.due {
            if change.wanted {
                self.due.insert(change.due);
            } else {
                self.due.remove(&change.due);
            }
        }
        Ok(())
    }
}
