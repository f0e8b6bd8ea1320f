//! Reads of the control plane: state, journal, notifications and settings.

use core::iter;
use std::sync::Arc;

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro::query::Query;
use lastro::webhook;
use lastro_twin::config::Subscription;
use lastro_twin::state::{Counter, Due, Row, StoreFault, Table, View, within_page};

use super::{Refused, json, json_text, number};
use crate::clock::Clock;
use crate::front::{Answer, Front};
use crate::reading::Lane;

/// Default and maximum of the parameter `limit`, the number of records in a page.
const PAGE: i64 = 100;
const MAX_PAGE: i64 = 1_000;

/// Builds an object with the given members.
pub(super) fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

pub(super) fn text(text: impl Into<String>) -> Value {
    Value::String(text.into())
}

pub(super) fn count(number: i64) -> Value {
    Value::Number(number.to_string())
}

/// The next due work as JSON; null if there is none.
pub(super) fn due(next: Option<Due>) -> Value {
    next.map_or(Value::Null, |due| {
        object([("at", text(due.at.text())), ("kind", text(due.kind.name())), ("id", count(due.id))])
    })
}

/// The number of rows in a table.
fn rows_of(view: &dyn View, table: Table) -> Result<i64, StoreFault> {
    match table.resource() {
        Some(resource) => {
            let one = Query { limit: Some(1), ..Query::all(resource) };
            Ok(view.select(resource, &one)?.count)
        }
        // A table without a resource cannot be queried, so its last key is returned. It equals the number of records, since the
        // records of such tables are never deleted. One exception: the configuration may give hired plans keys with gaps.
        None => view.counter(Counter::Key(table)),
    }
}

/// The tables of the state. The read-only reference lists, such as the municipalities, are not part of the state.
const TABLES: [Table; 7] = [
    Table::Service,
    Table::PaymentMethod,
    Table::Customer,
    Table::Sale,
    Table::Plan,
    Table::HiredPlan,
    Table::Delivery,
];

impl Front {
    /// Returns the current instant, the next due work, and the number of records in each table.
    pub(super) async fn state(self: &Arc<Self>) -> Result<Answer, Refused> {
        let (engine, clock) = (Arc::clone(&self.committed.get().engine), self.clock);
        let state = self.read(Lane::Control, move |view| {
            let mut records = Vec::new();
            for table in TABLES {
                records.push((table.name().to_owned(), count(rows_of(view, table)?)));
            }
            let clock = match clock {
                Clock::Frozen => "frozen".to_owned(),
                Clock::Real => "real".to_owned(),
                Clock::Fast(times) => format!("fast:{times}"),
            };
            Ok(object([
                ("now", text(engine.now(view)?.text())),
                ("clock", text(clock)),
                ("revision", count(view.counter(Counter::Revision)?)),
                ("entries", count(view.counter(Counter::Entry)?)),
                ("records", Value::Object(records)),
                ("next", due(view.first_due()?)),
                ("base_url", text(engine.settings().base_url.as_str())),
            ]))
        });
        Ok(json(200, &state.await?))
    }

    /// Returns the policies (settings for undocumented behaviour of the billing API) with their choices.
    pub(super) fn policies(&self) -> Answer {
        json_text(200, self.committed.get().engine.settings().policies.list().json(Target::Program))
    }

    /// Returns the subscriptions, without their secrets.
    pub(super) fn subscriptions(&self) -> Answer {
        let names = |names: &Option<Vec<String>>| {
            names.as_ref().map_or(Value::Null, |names| Value::Array(names.iter().map(text).collect()))
        };
        let one = |(index, subscription): (usize, &Subscription)| {
            object([
                ("index", count(i64::try_from(index).unwrap_or(i64::MAX))),
                ("url", text(subscription.url.as_str())),
                ("endpoints", names(&subscription.endpoints)),
                ("operations", names(&subscription.operations)),
                ("receivable", Value::Bool(self.hosts.receiver(&subscription.url).is_ok())),
            ])
        };
        let engine = Arc::clone(&self.committed.get().engine);
        let all = engine.settings().subscriptions.iter().enumerate();
        json(200, &Value::Array(all.filter(|(_, subscription)| !subscription.has_ended()).map(one).collect()))
    }

    /// Returns a page of the journal.
    pub(super) async fn journal(self: &Arc<Self>, query: &str) -> Result<Answer, Refused> {
        let (from, limit) = page(query)?;
        let front = Arc::clone(self);
        let (entries, _) = self.reading(Lane::Control, move |_| front.entries.read(from, limit)).await?;
        Ok(json_text(200, format!("[{}]", entries.join(","))))
    }

    /// Returns a page of notifications, each with an explanation of its signature.
    pub(super) async fn deliveries(self: &Arc<Self>, query: &str) -> Result<Answer, Refused> {
        let (from, limit) = page(query)?;
        let after = from.saturating_sub(1).max(0);
        // Notifications are read one at a time, since the body of each contains a whole record.
        let rows = self.read(Lane::Control, move |view| {
            let mut last = after;
            let each = iter::from_fn(|| match view.scan(Table::Delivery, last, 1) {
                Ok(rows) => rows.into_iter().next().map(|row| {
                    last = row.id;
                    Ok(row)
                }),
                Err(fault) => Some(Err(fault)),
            });
            within_page(each.take(limit), Row::size)
        });
        let rows = rows.await?;
        let rows = rows.iter().map(|row| self.delivery(row)).collect::<Result<Vec<_>, _>>()?;
        Ok(json(200, &Value::Array(rows)))
    }

    fn delivery(&self, row: &Row) -> Result<Value, Refused> {
        let Json(mut delivery) = Json::parse(row.doc.as_bytes())?;
        let Json(held) = Json::parse(row.extras.as_deref().unwrap_or("{}").as_bytes())?;
        let body = held.get("body").and_then(Value::as_str).unwrap_or_default();
        let place = match delivery.get("subscription") {
            Some(Value::Number(place)) => place.parse().unwrap_or(usize::MAX),
            _ => usize::MAX,
        };
        let engine = Arc::clone(&self.committed.get().engine);
        let subscription = engine.settings().subscriptions.get(place);
        let explanation = match subscription {
            Some(known) => {
                let explained = webhook::explain(known.secret.reveal(), body.as_bytes())?;
                Json::parse(explained.json(Target::Program).as_bytes())?.0
            }
            // the subscription was removed after the notification was created
            None => Value::Null,
        };
        if let Value::Object(members) = &mut delivery {
            members.push(("body".to_owned(), text(body)));
            members.push(("explanation".to_owned(), explanation));
        }
        Ok(delivery)
    }
}

/// Parses the parameters of a page: `from`, the key or number at which the page begins, and `limit`, its maximum length.
pub(super) fn page(query: &str) -> Result<(i64, usize), Refused> {
    let from = number(query, "from")?.unwrap_or_default();
    let limit = number(query, "limit")?.unwrap_or(PAGE);
    if !(1..=MAX_PAGE).contains(&limit) {
        return Err(Refused::bad(format!("limit: expected 1 to {MAX_PAGE}")));
    }
    Ok((from, usize::try_from(limit).unwrap_or_default()))
}
