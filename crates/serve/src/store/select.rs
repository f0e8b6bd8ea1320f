//! How a page of rows is found.

use lastro::query::{Query, Resource};
use lastro_twin::query::{Compiled, Layout};
use lastro_twin::state::{Found, Row, StoreFault, Table};
use rusqlite::types::Value;
use rusqlite::{OptionalExtension as _, params_from_iter};

use super::cells::Parameter;
use super::database::fault;
use super::held::Size;
use super::link::{Counted, Link};
use super::plan::{Route, Search, Start};
use super::schema::Tables;
use super::sql::Statement;

/// Most counts that a connection keeps.
const MOST_COUNTS: usize = 1_000;

/// The page of a query, and how many rows match.
pub(super) fn found(link: &Link, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
    // several statements have to see one state
    match link.connection.is_autocommit() {
        true => link.at_once(|| page(link, resource, query))?,
        false => page(link, resource, query),
    }
}

fn page(link: &Link, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
    let table = Table::of(resource);
    let tables = Tables::of(table);
    let Some(searched) = &tables.searched else { return Ok(Found { count: 0, rows: Vec::new() }) };
    let compiled = Compiled::of(query, Layout::of(resource))?;
    let Size { rows, version } = link.size(table)?;
    let search = Search { name: tables.name, searched, query: &compiled, rows };
    let filters = format!("{} {:?}", tables.name, query.filters);
    let known = match compiled.conditions.is_empty() {
        true => Some(Counted { version, count: rows, best: None }),
        false => link.counts.borrow().get(&filters).filter(|known| known.version == version).copied(),
    };
    let Counted { count, best, .. } = match known {
        Some(known) => known,
        None => {
            let best = search.best(link)?;
            let count = link.number(&search.count(search.counting(best)))?;
            let mut counts = link.counts.borrow_mut();
            if counts.len() >= MOST_COUNTS {
                counts.clear();
            }
            let counted = Counted { version, count, best };
            counts.insert(filters, counted);
            counted
        }
    };
    if number(compiled.offset) >= count {
        return Ok(Found { count, rows: Vec::new() });
    }
    let rows = search.rows(link, table, search.page(best, count))?;
    Ok(Found { count, rows })
}

/// The page of a query by every way that there is: tests compare them.
pub(super) fn every_way(link: &Link, resource: Resource, query: &Query) -> Result<Vec<(String, Found)>, StoreFault> {
    let table = Table::of(resource);
    let tables = Tables::of(table);
    let Some(searched) = &tables.searched else { return Ok(Vec::new()) };
    let compiled = Compiled::of(query, Layout::of(resource))?;
    let Size { rows, .. } = link.size(table)?;
    let search = Search { name: tables.name, searched, query: &compiled, rows };
    let mut pages = Vec::new();
    for start in search.all_starts() {
        let count = link.number(&search.count(start))?;
        let rows = search.rows(link, table, Route::One(start))?;
        pages.push((format!("{start:?}"), Found { count, rows }));
        if let Some(place) = search.values(start) {
            let rows = search.rows(link, table, Route::Values(place))?;
            pages.push((format!("the values of {start:?}"), Found { count, rows }));
        }
    }
    Ok(pages)
}

impl Link {
    /// The number that a statement gives.
    pub(super) fn number(&self, statement: &Statement) -> Result<i64, StoreFault> {
        let mut prepared = self.connection.prepare_cached(&statement.text).map_err(fault)?;
        prepared.query_row(params_from_iter(&statement.parameters), |row| row.get(0)).map_err(fault)
    }

    /// The keys that a statement gives.
    fn keys(&self, statement: &Statement) -> Result<Vec<i64>, StoreFault> {
        let mut prepared = self.connection.prepare_cached(&statement.text).map_err(fault)?;
        let keys = prepared.query_map(params_from_iter(&statement.parameters), |row| row.get(0)).map_err(fault)?;
        keys.collect::<rusqlite::Result<_>>().map_err(fault)
    }

    /// The value that a statement gives first.
    fn value(&self, statement: &Statement) -> Result<Option<Value>, StoreFault> {
        let mut prepared = self.connection.prepare_cached(&statement.text).map_err(fault)?;
        let value = prepared.query_row(params_from_iter(&statement.parameters), |row| row.get(0));
        value.optional().map_err(fault)
    }
}

impl Search<'_> {
    /// Counts all rows that match.
    pub(super) fn count(&self, start: Start) -> Statement {
        self.matching(start, &[]).select("count(*)")
    }

    /// The rows of the page.
    fn rows(&self, link: &Link, table: Table, route: Route) -> Result<Vec<Row>, StoreFault> {
        let keys = match route {
            Route::One(start) => link.keys(&self.page_from(start))?,
            Route::Values(place) => self.value_by_value(link, place)?,
        };
        link.rows(table, &keys)
    }

    /// The keys of the page.
    fn page_from(&self, start: Start) -> Statement {
        let order = &self.query.order;
        let rows = self.matching(start, order);
        let key = rows.key;
        let mut statement = rows.select(key);
        statement.text.push_str(" ORDER BY ");
        for term in order {
            statement.push(self.term(term, key));
            statement.text.push_str(", ");
        }
        // after the key itself nothing changes the order
        statement.text.push_str(key);
        statement.push(slice(self.query.offset, self.query.limit));
        statement
    }

    /// The keys of the page by the index on a column with few values, from the largest on. In the index the rows of a value
    /// are in the order of their keys, but a walk from its end on passes them from the last key on.
    fn value_by_value(&self, link: &Link, place: usize) -> Result<Vec<i64>, StoreFault> {
        let (key, column) = self.owner(place);
        let mut left = self.query.offset.saturating_add(self.query.limit);
        let mut keys = Vec::new();
        let mut last: Option<Value> = None;
        while left > 0 {
            let mut below = self.source(Start::Order(place), false);
            if let Some(last) = last {
                below.conditions.push(Statement { text: format!("{column} < ?"), parameters: vec![Parameter(last)] });
            }
            let mut next = below.select(&column);
            next.text.push_str(&format!(" ORDER BY {column} DESC LIMIT 1"));
            // null is below every value, and is not found by `<`
            let value = link.value(&next)?.unwrap_or(Value::Null);
            let mut rows = self.matching(Start::Order(place), &[]);
            let own = Statement { text: format!("{column} IS ?"), parameters: vec![Parameter(value.clone())] };
            rows.conditions.push(own);
            let mut statement = rows.select(key);
            statement.text.push_str(&format!(" ORDER BY {key}"));
            statement.push(slice(0, left));
            let found = link.keys(&statement)?;
            left = left.saturating_sub(found.len());
            keys.extend(found);
            if value == Value::Null {
                break;
            }
            last = Some(value);
        }
        Ok(keys.split_off(self.query.offset.min(keys.len())))
    }
}

fn slice(offset: usize, limit: usize) -> Statement {
    Statement {
        text: " LIMIT ? OFFSET ?".to_owned(),
        parameters: vec![Parameter::from(limit), Parameter::from(offset)],
    }
}

/// A count as SQLite has it.
pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
