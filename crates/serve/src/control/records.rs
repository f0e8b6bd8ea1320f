//! The records on the dashboard: pages of records, and a single record with its history and its planned work, such as the next
//! attempt to send a notification.

use std::sync::Arc;

use lastro::http::Narrowing;
use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro::webhook::EventEntity;
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::http::read_json;
use lastro_twin::journal::Entry;
use lastro_twin::route::{Asked, Operation, Version, asked, operations};
use lastro_twin::state::{Counter, Due, DueKind, Row, StoreFault, Table, View, within_page};

use super::reads::{count, due, object, page, text};
use super::{Refused, json, json_text};
use crate::front::{Answer, Front};
use crate::keeper::Entries;
use crate::reading::Lane;

/// How many of the newest journal entries, and of the newest notifications, are searched for those that belong to a record.
const LOOKED_AT: i64 = 10_000;
/// Number of entries, rows or items of planned work that are read at a time.
const CHUNK: usize = 1_000;
/// Maximum number of items of planned work that are shown for a record.
const MOST_WORK: usize = 100;

/// The table with this name, and the API operation that lists its records, if there is one.
fn table_of(name: &str) -> Result<(Table, Option<Operation>), Refused> {
    let table = Table::named(name).ok_or_else(|| Refused::unknown("there is no such table"))?;
    let lists = |operation: &Operation| match operation.route().narrowing {
        Narrowing::Query(resource) => Table::of(resource) == table,
        _ => false,
    };
    Ok((table, operations(Version::V2).find(lists)))
}

impl Front {
    /// Returns a page of the records of a table. If the billing API has an operation that lists the table, `query` has the
    /// parameters of that operation. For other tables, `query` has `from` and `limit`.
    pub(super) async fn records(self: &Arc<Self>, name: &str, query: &str) -> Result<Answer, Refused> {
        let (table, listing) = table_of(name)?;
        let Some(listing) = listing else { return self.rows(table, query).await };
        let (engine, query) = (Arc::clone(&self.committed.get().engine), query.to_owned());
        let response = self.read(Lane::List, move |view| engine.look(view, listing, &query)).await?;
        Ok(json_text(response.status, String::from_utf8_lossy(&response.body).into_owned()))
    }

    async fn rows(self: &Arc<Self>, table: Table, query: &str) -> Result<Answer, Refused> {
        let (from, limit) = page(query)?;
        let rows = self.read(Lane::Control, move |view| {
            let rows = view.scan(table, from.saturating_sub(1).max(0), limit)?;
            within_page(rows.into_iter().map(Ok::<_, StoreFault>), Row::size)
        });
        let docs: Vec<String> = rows.await?.iter().map(|row| row.doc.to_string()).collect();
        Ok(json_text(200, format!("{{\"data\":[{}]}}", docs.join(","))))
    }

    /// Returns a record, its extras (additional data in the row, such as a customer's contacts), and the requests,
    /// notifications and planned work of the record.
    pub(super) async fn record(self: &Arc<Self>, name: &str, id: &str) -> Result<Answer, Refused> {
        let (table, listing) = table_of(name)?;
        let id: i64 = id.parse().map_err(|_| Refused::bad("the key of a record must be a whole number"))?;
        let front = Arc::clone(self);
        let found = self.reading(Lane::Control, move |_| {
            let last = front.committed.get();
            let view = &last.state;
            let Some(row) = view.get(table, id)? else { return Ok(None) };
            let created = front.requests.that_created(table, id);
            let about =
                |entry: &Entry| Some(entry.ordinal) == created || listing.is_some_and(|list| names(entry, list, id));
            let history = history(&front.entries, view.counter(Counter::Entry)?, &about)?;
            Ok(Some((row, history, notifications(view, table, id)?, coming(view, table, id)?)))
        });
        let (found, _) = found.await?;
        let (row, history, notifications, coming) = found.ok_or_else(|| Refused::unknown("there is no such record"))?;
        let sections = row.extras.as_deref().map(|extras| Json::parse(extras.as_bytes())).transpose()?;
        let answer = object([
            ("record", Json::parse(row.doc.as_bytes())?.0),
            ("sections", sections.map_or(Value::Null, |sections| sections.0)),
            ("history", Value::Array(history)),
            ("notifications", Value::Array(notifications)),
            ("next", Value::Array(coming.into_iter().map(|work| due(Some(work))).collect())),
        ]);
        Ok(json(200, &answer))
    }
}

/// Whether a journal entry is a request with the key `id` in its path, to an operation of the same area (such as `sales`) as
/// `listing`.
fn names(entry: &Entry, listing: Operation, id: i64) -> bool {
    let Some(request) = &entry.request else { return false };
    let path = request.target.split_once('?').map_or(request.target.as_str(), |(path, _)| path);
    match asked(&request.method, path) {
        Asked::Operation(operation, part) => operation.area() == listing.area() && part == id.to_string(),
        _ => false,
    }
}

/// The journal entries that belong to a record, oldest first. Only the newest entries are searched.
fn history(entries: &Entries, last: i64, about: &dyn Fn(&Entry) -> bool) -> Result<Vec<Value>, StoreFault> {
    let unreadable = || StoreFault::Failed("a journal entry cannot be read".to_owned());
    let (mut found, mut from) = (Vec::new(), last.saturating_sub(LOOKED_AT).saturating_add(1).max(1));
    loop {
        let lines = entries.read(from, CHUNK)?;
        if lines.is_empty() {
            return Ok(found);
        }
        for line in lines {
            let entry = Entry::parse(line.as_bytes()).map_err(|_| unreadable())?;
            from = entry.ordinal.saturating_add(1);
            if about(&entry) {
                found.push(entry.value(Target::Program));
            }
        }
    }
}

/// The notifications about a record, oldest first. Only the last [`LOOKED_AT`] notifications of all records are searched, so
/// older ones about this record are missing.
fn notifications(view: &dyn View, table: Table, id: i64) -> Result<Vec<Value>, StoreFault> {
    let entity = match table {
        Table::Service => EventEntity::Service,
        Table::PaymentMethod => EventEntity::PaymentMethod,
        Table::Customer => EventEntity::Customer,
        Table::Sale => EventEntity::Sale,
        Table::Plan => EventEntity::Plan,
        _ => return Ok(Vec::new()),
    };
    let last = view.counter(Counter::Key(Table::Delivery))?;
    let (mut found, mut after) = (Vec::new(), last.saturating_sub(LOOKED_AT).max(0));
    loop {
        let rows = view.scan(Table::Delivery, after, CHUNK)?;
        let Some(newest) = rows.last() else { return Ok(found) };
        after = newest.id;
        for row in &rows {
            let delivery: Delivery = read_json(row.doc.as_bytes())
                .map_err(|_| StoreFault::Failed("a stored notification cannot be read".to_owned()))?;
            if delivery.record == id && EventEntity::of_endpoint(&delivery.endpoint) == Some(entity) {
                found.push(object([
                    ("id", count(delivery.id)),
                    ("operation", text(delivery.operation)),
                    ("created", text(delivery.created)),
                    ("url", text(delivery.url)),
                    ("status", text(delivery.status)),
                ]));
            }
        }
    }
}

/// The planned work of a record, earliest first.
fn coming(view: &dyn View, table: Table, id: i64) -> Result<Vec<Due>, StoreFault> {
    let kinds: &[DueKind] = match table {
        Table::Sale => &[DueKind::Contract, DueKind::Overdue],
        Table::Delivery => &[DueKind::Delivery],
        _ => return Ok(Vec::new()),
    };
    let (mut found, mut after) = (Vec::new(), None);
    while found.len() < MOST_WORK {
        let work = view.due_after(after, CHUNK)?;
        let Some(last) = work.last() else { break };
        after = Some(*last);
        found.extend(work.iter().filter(|due| due.id == id && kinds.contains(&due.kind)));
    }
    found.truncate(MOST_WORK);
    Ok(found)
}
