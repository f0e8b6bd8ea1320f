//! Checks the notifications of a history. A notification never returns to an earlier status. Notifications of one record to one
//! receiver are sent one after the other. Each event has exactly one key by which a receiver can recognize repetitions.

use std::collections::{BTreeMap, BTreeSet};

use lastro_twin::effects::Effect;
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::http::read_json;
use lastro_twin::state::Row;

use super::watched::body_of;

/// The state of all notifications of a history.
#[derive(Debug, Clone, Default)]
pub struct Notices {
    in_order: bool,
    /// Number of notifications so far.
    pub made: usize,
    /// The notifications that are neither delivered nor dead, by endpoint, record and subscription.
    open: BTreeMap<(String, i64, i64), BTreeSet<i64>>,
    /// The event of each deduplication key.
    events: BTreeMap<String, String>,
    /// The deduplication key of each event.
    keys: BTreeMap<String, String>,
    /// For each notification, the number of the attempt that was sent last.
    sent: BTreeMap<i64, i64>,
}

impl Notices {
    /// Begins a history. `in_order`: whether notifications of one record must wait for each other.
    pub fn new(in_order: bool) -> Self {
        Self { in_order, ..Self::default() }
    }

    /// Checks a notification that was created or changed. `key`: for a new notification, the key by which a receiver recognizes
    /// its event.
    pub fn changed(&mut self, before: Option<&Row>, row: &Row, after: &Delivery, key: Option<String>) {
        let attempts_before = before.map_or(0, |before| goes_on(before, row, after));
        if before.is_none() {
            self.made += 1;
            self.recognized(row, after, key);
        }
        let [ended @ .., last] = &after.attempts[..] else {
            assert!(after.status == "waiting" || after.status == "collected", "{}", row.doc);
            return self.note(row.id, after, false);
        };
        assert!(ended.iter().all(|one| one.ended.is_some()), "{}", row.doc);
        assert_eq!(last.ended.is_none(), after.status == "sending", "{}", row.doc);
        self.note(row.id, after, after.attempts.len() > attempts_before);
    }

    /// Records whether a notification is finished. A notification that is sent now must be the first unfinished one of its
    /// record.
    fn note(&mut self, id: i64, after: &Delivery, is_sent: bool) {
        let queue = (after.endpoint.clone(), after.record, after.subscription);
        let open = self.open.entry(queue).or_default();
        if is_sent && self.in_order {
            let earlier = open.range(..id).next();
            assert_eq!(earlier, None, "{id} is sent before another of its record");
        }
        if is_over(after) {
            open.remove(&id);
        } else {
            open.insert(id);
        }
    }

    /// Whether the notification was sent and is finished.
    pub fn over(&self, id: i64) -> bool {
        self.sent.contains_key(&id) && self.open.values().all(|open| !open.contains(&id))
    }

    /// Checks that all notifications of an event have the same key, and that no other event has this key. Two events count as
    /// the same if they have the same record, operation, timestamp (in whole seconds) and data.
    fn recognized(&mut self, row: &Row, delivery: &Delivery, key: Option<String>) {
        // The key is missing if a fault plan has broken the signature.
        let Some(key) = key else { return };
        let body = lastro::json::parse(body_of(row).as_bytes()).expect("JSON");
        let timestamp = body.get("header").and_then(|header| header.get("timestamp")).expect("a timestamp").to_json();
        let data = body.get("data").expect("a record").to_json();
        let event = format!("{} {} {} {timestamp} {data}", delivery.endpoint, delivery.record, delivery.operation);
        assert_eq!(*self.events.entry(key.clone()).or_insert_with(|| event.clone()), event, "one key, two events");
        assert_eq!(*self.keys.entry(event.clone()).or_insert_with(|| key.clone()), key, "one event, two keys");
    }

    /// Checks an effect: it must send the stored body with the number of the next attempt. With `again`, the number of the last
    /// attempt is allowed too, since the caller asked for all unreported notifications again.
    pub fn sends(&mut self, effect: &Effect, stored: &Row, again: bool) {
        let Effect::Deliver { delivery, attempt, body, .. } = effect;
        assert_eq!(**body, *body_of(stored), "another body at attempt {attempt}");
        let known = self.sent.insert(*delivery, *attempt).unwrap_or_default();
        assert!(*attempt == known + 1 || again && *attempt == known, "delivery {delivery}: {attempt} after {known}");
    }
}

fn is_over(delivery: &Delivery) -> bool {
    ["delivered", "dead", "collected"].contains(&delivery.status.as_str())
}

/// Checks that a notification keeps its event and its past attempts, and that a finished notification does not change. Returns
/// the number of attempts that it had.
fn goes_on(before: &Row, row: &Row, after: &Delivery) -> usize {
    let place = format!("{}\n{}", before.doc, row.doc);
    let old: Delivery = read_json(before.doc.as_bytes()).expect("a delivery");
    assert!(!is_over(&old), "it was over: {place}");
    assert_eq!(row.extras, before.extras, "{place}");
    let about =
        |one: &Delivery| format!("{:?}", (&one.endpoint, &one.operation, one.record, one.subscription, &one.url));
    assert_eq!((about(&old), &old.created), (about(after), &after.created), "{place}");
    for (number, (one, now)) in (1..).zip(old.attempts.iter().zip(&after.attempts)) {
        // an attempt that was reported as failed may still become accepted by a later report
        let may_end = number == old.attempts.len() && (old.status == "sending" || now.accepted == Some(true));
        assert!(one.at == now.at && (may_end || format!("{one:?}") == format!("{now:?}")), "{place}");
    }
    assert!((old.attempts.len()..=old.attempts.len() + 1).contains(&after.attempts.len()), "{place}");
    old.attempts.len()
}
