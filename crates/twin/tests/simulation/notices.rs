//! What holds of notifications from change to change: each goes forward only, those of one record and one receiver are sent
//! one after the other, and each event has one key by which a receiver recognizes it.

use std::collections::{BTreeMap, BTreeSet};

use lastro_twin::effects::Effect;
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::http::read_json;
use lastro_twin::state::Row;

use super::watched::body_of;

/// The notifications of a history.
#[derive(Debug, Clone, Default)]
pub struct Notices {
    in_order: bool,
    /// How many there were.
    pub made: usize,
    /// Those that are not over, by endpoint, record and subscription.
    open: BTreeMap<(String, i64, i64), BTreeSet<i64>>,
    /// What each key stands for, and the other way round.
    events: BTreeMap<String, String>,
    keys: BTreeMap<String, String>,
    /// The attempts that were handed out to be sent.
    sent: BTreeMap<i64, i64>,
}

impl Notices {
    /// `in_order`: those of one record wait for each other.
    pub fn new(in_order: bool) -> Self {
        Self { in_order, ..Self::default() }
    }

    /// A notification is made or changed; `key`: the one by which a receiver recognizes a new one.
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

    /// Remembers whether a notification is over; one that is sent now is the first that is not.
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

    /// Whether there is such a notification, and it is over.
    pub fn over(&self, id: i64) -> bool {
        self.sent.contains_key(&id) && self.open.values().all(|open| !open.contains(&id))
    }

    /// All notifications of an event have the same key, and no other event has it. Two events count as the same if they have
    /// the same record, operation, second and data.
    fn recognized(&mut self, row: &Row, delivery: &Delivery, key: Option<String>) {
        // a fault plan broke its signature
        let Some(key) = key else { return };
        let body = lastro::json::parse(body_of(row).as_bytes()).expect("JSON");
        let timestamp = body.get("header").and_then(|header| header.get("timestamp")).expect("a timestamp").to_json();
        let data = body.get("data").expect("a record").to_json();
        let event = format!("{} {} {} {timestamp} {data}", delivery.endpoint, delivery.record, delivery.operation);
        assert_eq!(*self.events.entry(key.clone()).or_insert_with(|| event.clone()), event, "one key, two events");
        assert_eq!(*self.keys.entry(event.clone()).or_insert_with(|| key.clone()), key, "one event, two keys");
    }

    /// What is to be sent is the stored body, by the next attempt; or by the same one where it is sent `again` to a host that
    /// knows nothing of it.
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

/// A notification keeps what it is about and how its attempts went, and nothing happens to one that is over. How many
/// attempts it had.
fn goes_on(before: &Row, row: &Row, after: &Delivery) -> usize {
    let place = format!("{}\n{}", before.doc, row.doc);
    let old: Delivery = read_json(before.doc.as_bytes()).expect("a delivery");
    assert!(!is_over(&old), "it was over: {place}");
    assert_eq!(row.extras, before.extras, "{place}");
    let about =
        |one: &Delivery| format!("{:?}", (&one.endpoint, &one.operation, one.record, one.subscription, &one.url));
    assert_eq!((about(&old), &old.created), (about(after), &after.created), "{place}");
    for (number, (one, now)) in (1..).zip(old.attempts.iter().zip(&after.attempts)) {
        // a response that comes after its attempt was given up counts if it accepts the notification
        let may_end = number == old.attempts.len() && (old.status == "sending" || now.accepted == Some(true));
        assert!(one.at == now.at && (may_end || format!("{one:?}") == format!("{now:?}")), "{place}");
    }
    assert!((old.attempts.len()..=old.attempts.len() + 1).contains(&after.attempts.len()), "{place}");
    old.attempts.len()
}
