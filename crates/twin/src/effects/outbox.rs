//! Notifications: made when something changes, signed once, sent by the host, and sent again until they are accepted.
//!
//! A notification is a row of [`Table::Delivery`]: its document says what it is about and how its attempts went, its extras
//! hold the signed body. Notifications of one record to one address are a queue: each row names the one behind it
//! (`next`), and a row with a negative key names the last one.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro::webhook::{EventEntity, Flavour, NewEvent, sign};
use lastro::{DateTime, LastroError};
use lastro_macros::model;

use super::Effect;
use crate::config::Subscription;
use crate::decide::{Context, Event, Refusal};
use crate::fault::{DeliveryAction, Faults};
use crate::http::read_json;
use crate::identity;
use crate::moment::Moment;
use crate::state::{Counter, Draft, Due, DueKind, Row, StoreFault, Table};

/// A notification, as it can be listed.
#[model(answer)]
pub struct Delivery {
    /// Its key.
    pub id: i64,
    /// The structure: `vendas`.
    pub endpoint: String,
    /// `insert`, `update` or `delete`.
    pub operation: String,
    /// The key of the record.
    pub record: i64,
    /// The place of its subscription in the configuration.
    pub subscription: i64,
    /// Where it is sent.
    pub url: String,
    /// When the record was changed.
    pub created: String,
    /// `waiting`: for its moment, or for an earlier one of the same record; `sending`: for the receiver's answer;
    /// `delivered`; `dead`: after its last attempt; `collected`: never sent.
    pub status: String,
    /// How its attempts went.
    pub attempts: Vec<Attempt>,
    /// When it is sent next, or when its attempt has taken too long.
    pub due: Option<String>,
    /// The notification of the same record that waits for this one.
    pub next: Option<i64>,
    /// What a fault plan does to it: sent once more after it was accepted, or sent late.
    pub planned: Option<DeliveryAction>,
}

/// An attempt to send a notification.
#[model(answer)]
pub struct Attempt {
    /// When it was sent.
    pub at: String,
    /// When the answer was reported, or when it had taken too long.
    pub ended: Option<String>,
    /// The status of the answer; nothing where none came.
    pub status: Option<i64>,
    /// Whether it was accepted; nothing while the answer is awaited.
    pub accepted: Option<bool>,
}

/// The last notification of a queue.
#[model(answer)]
struct Queue {
    /// Its key.
    pub last: i64,
}

const WAITING: &str = "waiting";
const SENDING: &str = "sending";
const DELIVERED: &str = "delivered";
const DEAD: &str = "dead";
const COLLECTED: &str = "collected";

/// Milliseconds after which a failed attempt is repeated.
const RETRIES: [i64; 5] = [10_000, 60_000, 600_000, 3_600_000, 21_600_000];

/// Makes the notifications of events, and sends those that need not wait.
///
/// # Errors
/// A stored record cannot be read, or the store cannot be.
pub fn enqueue(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    faults: &mut Faults,
    events: &[Event],
) -> Result<Vec<Effect>, Refusal> {
    let mut effects = Vec::new();
    for event in events.iter().filter(|event| emitted(context, event)) {
        let mut data = None;
        for (place, subscription) in context.settings.subscriptions.iter().enumerate() {
            if !subscription.wants(event.endpoint, event.operation) {
                continue;
            }
            let parsed = match &data {
                Some(parsed) => parsed,
                None => data.insert(Json::parse(event.data.as_bytes()).map_err(|_| unreadable())?.0),
            };
            let new = New { event, data: parsed, place, subscription };
            enqueue_one(context, draft, faults, &new, &mut effects)?;
        }
    }
    Ok(effects)
}

fn emitted(context: &Context<'_>, event: &Event) -> bool {
    context.is("webhook-structures", "all") || ["clientes", "vendas"].contains(&event.endpoint)
}

struct New<'e> {
    event: &'e Event,
    data: &'e Value,
    place: usize,
    subscription: &'e Subscription,
}

fn enqueue_one(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    faults: &mut Faults,
    new: &New<'_>,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    let New { event, place, subscription, .. } = *new;
    let id = draft.next(Counter::Key(Table::Delivery))?;
    let collected = context.is("webhooks", "collect");
    let planned = if collected { None } else { faults.next_delivery(event.endpoint, context.settings.seed) };
    let body = signed(context, new, planned.as_ref())?;
    let mut delivery = Delivery {
        id,
        endpoint: event.endpoint.to_owned(),
        operation: event.operation.to_owned(),
        record: event.id,
        subscription: i64::try_from(place).unwrap_or(i64::MAX),
        url: subscription.url.clone(),
        created: context.now.text(),
        status: if collected { COLLECTED } else { WAITING }.to_owned(),
        attempts: Vec::new(),
        due: None,
        next: None,
        planned: planned.map(|(action, _)| action),
    };
    let extras: Arc<str> = Value::Object(vec![("body".to_owned(), Value::String(body))]).to_json().into();
    if collected {
        put(draft, &delivery, extras);
        return Ok(());
    }
    if context.is("webhook-order", "per-record") {
        let queue = queue_of(&delivery);
        let ahead = draft.get(Table::Delivery, queue)?;
        draft.put(
            Table::Delivery,
            Row { id: queue, doc: Queue { last: id }.json(Target::Program).into(), extras: None },
        );
        if let Some(row) = ahead {
            let Queue { last } = read_json(row.doc.as_bytes()).map_err(|_| unreadable())?;
            let (mut ahead, ahead_extras) = stored(draft, last)?.ok_or_else(unreadable)?;
            ahead.next = Some(id);
            put(draft, &ahead, ahead_extras);
            put(draft, &delivery, extras);
            return Ok(());
        }
    }
    begin(context, draft, &mut delivery, &extras, effects)?;
    put(draft, &delivery, extras);
    Ok(())
}

/// The body, signed once. What a fault plan does to it is done here.
fn signed(
    context: &Context<'_>,
    new: &New<'_>,
    planned: Option<&(DeliveryAction, [u8; 32])>,
) -> Result<String, Refusal> {
    let event = NewEvent {
        endpoint: new.event.endpoint,
        operation: new.event.operation,
        data: new.data,
        timestamp: context.now.seconds(),
        api: "2",
    };
    let flavour = context.settings.policies.choice("webhook-flavour").parse().unwrap_or(Flavour::Php);
    let old = planned.filter(|(action, _)| action.old_secret == Some(true));
    let secret = match (old, &new.subscription.old_secret) {
        (None, _) => new.subscription.secret.reveal().to_owned(),
        (Some(_), Some(old)) => old.reveal().to_owned(),
        // any other secret than the subscription's own
        (Some((_, drawn)), None) => identity::hex(drawn, 32),
    };
    let body = sign(&event, &secret, flavour)?;
    Ok(match planned {
        Some((action, drawn)) if action.corrupt == Some(true) => corrupted(&body, drawn),
        _ => body,
    })
}

/// The body with one other digit in its data.
fn corrupted(body: &str, drawn: &[u8; 32]) -> String {
    let start = body.find("\"data\":").map_or(0, |start| start.saturating_add(7));
    // another digit leaves it JSON, wherever it is
    let digits_from = |start: usize| -> Vec<usize> {
        let digits = body.bytes().enumerate().skip(start).filter(|(_, byte)| matches!(byte, b'1'..=b'8'));
        digits.map(|(place, _)| place).collect()
    };
    // where the data has none, the header with its timestamp has
    let digits = Some(digits_from(start)).filter(|digits| !digits.is_empty()).unwrap_or_else(|| digits_from(0));
    let which = identity::below(drawn, u64::try_from(digits.len()).unwrap_or_default());
    let place = usize::try_from(which).ok().and_then(|which| digits.get(which)).copied();
    let other = |(at, c): (usize, char)| match c {
        '1'..='8' if Some(at) == place => '9',
        c => c,
    };
    body.char_indices().map(other).collect()
}

/// The turn of a notification has come: it is sent, or later if a fault plan says so.
fn begin(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    match delivery.planned.as_mut().and_then(|planned| planned.late_ms.take()) {
        Some(late) => {
            schedule(draft, delivery, context.now.plus(late));
            WAITING.clone_into(&mut delivery.status);
            Ok(())
        }
        None => send(context, draft, delivery, extras, effects),
    }
}

fn send(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    SENDING.clone_into(&mut delivery.status);
    delivery.attempts.push(Attempt { at: context.now.text(), ended: None, status: None, accepted: None });
    let seconds: i64 = context.settings.policies.choice("webhook-timeout").parse().unwrap_or(30);
    schedule(draft, delivery, context.now.plus(seconds.saturating_mul(1_000)));
    let Json(held) = Json::parse(extras.as_bytes()).map_err(|_| unreadable())?;
    let body = held.get("body").and_then(Value::as_str).ok_or_else(unreadable)?;
    effects.push(Effect::Deliver {
        delivery: delivery.id,
        attempt: i64::try_from(delivery.attempts.len()).unwrap_or(i64::MAX),
        url: delivery.url.clone(),
        headers: vec![("Content-Type".to_owned(), "application/json".to_owned())],
        body: body.into(),
    });
    Ok(())
}

fn schedule(draft: &mut Draft<'_>, delivery: &mut Delivery, at: Moment) {
    delivery.due = Some(at.text());
    draft.add_due(Due { at, kind: DueKind::Delivery, id: delivery.id });
}

/// Takes away what is scheduled for a notification.
fn unschedule(draft: &mut Draft<'_>, delivery: &mut Delivery) {
    let at = delivery.due.take().and_then(|text| text.parse::<DateTime>().ok());
    if let Some(at) = at.as_ref().map(Moment::of) {
        draft.remove_due(Due { at, kind: DueKind::Delivery, id: delivery.id });
    }
}

/// The moment of a notification has come: it is sent, or its attempt has taken too long.
///
/// # Errors
/// As [`enqueue`].
pub fn fire(context: &Context<'_>, draft: &mut Draft<'_>, id: i64) -> Result<Vec<Effect>, Refusal> {
    let mut effects = Vec::new();
    let Some((mut delivery, extras)) = stored(draft, id)? else { return Ok(effects) };
    delivery.due = None;
    match delivery.status.as_str() {
        WAITING => send(context, draft, &mut delivery, &extras, &mut effects)?,
        SENDING => ended(context, draft, &mut delivery, &extras, None, &mut effects)?,
        _ => {}
    }
    put(draft, &delivery, extras);
    Ok(effects)
}

/// What came of an attempt: the status of the answer, or nothing where none came. An answer that comes after its attempt
/// had taken too long still counts if it accepts the notification. Nothing where there is no such notification.
///
/// # Errors
/// As [`enqueue`].
pub fn report(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    id: i64,
    status: Option<i64>,
) -> Result<Option<Vec<Effect>>, Refusal> {
    let Some((mut delivery, extras)) = Some(id).filter(|id| *id > 0).map(|id| stored(draft, id)).transpose()?.flatten()
    else {
        return Ok(None);
    };
    let mut effects = Vec::new();
    let late = delivery.status == WAITING && !delivery.attempts.is_empty() && accepts(context, status);
    if delivery.status == SENDING || late {
        unschedule(draft, &mut delivery);
        ended(context, draft, &mut delivery, &extras, status, &mut effects)?;
        put(draft, &delivery, extras);
    }
    Ok(Some(effects))
}

/// Whether a status accepts a notification.
fn accepts(context: &Context<'_>, status: Option<i64>) -> bool {
    status.is_some_and(|status| context.is("webhook-success", "any") || (200..300).contains(&status))
}

/// An attempt has ended: the notification is delivered, sent again later, or dead.
fn ended(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    status: Option<i64>,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    let accepted = accepts(context, status);
    if let Some(attempt) = delivery.attempts.last_mut() {
        attempt.ended = Some(context.now.text());
        attempt.status = status;
        attempt.accepted = Some(accepted);
    }
    if accepted {
        let again = delivery.planned.as_mut().and_then(|planned| planned.duplicate.take());
        if again == Some(true) {
            return send(context, draft, delivery, extras, effects);
        }
        DELIVERED.clone_into(&mut delivery.status);
        return release(context, draft, delivery, effects);
    }
    // what was accepted once needs no further attempt
    let accepted_before = delivery.attempts.iter().any(|attempt| attempt.accepted == Some(true));
    let failures = delivery.attempts.len();
    let pause = RETRIES.get(failures.saturating_sub(1)).filter(|_| context.is("webhook-retries", "five"));
    match pause {
        Some(pause) if !accepted_before => {
            WAITING.clone_into(&mut delivery.status);
            schedule(draft, delivery, context.now.plus(*pause));
            Ok(())
        }
        _ => {
            if accepted_before { DELIVERED } else { DEAD }.clone_into(&mut delivery.status);
            release(context, draft, delivery, effects)
        }
    }
}

/// The next notification of the record has its turn; without one the queue is empty.
fn release(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    let Some(next) = delivery.next.take() else {
        let queue = queue_of(delivery);
        if draft.get(Table::Delivery, queue)?.is_some() {
            draft.remove(Table::Delivery, queue);
        }
        return Ok(());
    };
    let (mut next, extras) = stored(draft, next)?.ok_or_else(unreadable)?;
    begin(context, draft, &mut next, &extras, effects)?;
    put(draft, &next, extras);
    Ok(())
}

/// The key of the row that names the last notification of a queue: record, structure and subscription in one negative
/// number.
fn queue_of(delivery: &Delivery) -> i64 {
    let entity = match EventEntity::of_endpoint(&delivery.endpoint) {
        Some(EventEntity::Customer) => 0,
        Some(EventEntity::Sale) => 1,
        Some(EventEntity::Service) => 2,
        Some(EventEntity::PaymentMethod) => 3,
        Some(EventEntity::Plan) => 4,
        None => 5,
    };
    // 8 structures, 256 subscriptions
    let place = delivery.record.saturating_mul(8).saturating_add(entity);
    place.saturating_mul(256).saturating_add(delivery.subscription).saturating_add(1).saturating_neg()
}

fn stored(draft: &Draft<'_>, id: i64) -> Result<Option<(Delivery, Arc<str>)>, Refusal> {
    let Some(row) = draft.get(Table::Delivery, id)? else { return Ok(None) };
    let delivery = read_json(row.doc.as_bytes()).map_err(|_| unreadable())?;
    Ok(Some((delivery, row.extras.ok_or_else(unreadable)?)))
}

fn put(draft: &mut Draft<'_>, delivery: &Delivery, extras: Arc<str>) {
    let doc = delivery.json(Target::Program).into();
    draft.put(Table::Delivery, Row { id: delivery.id, doc, extras: Some(extras) });
}

fn unreadable() -> Refusal {
    StoreFault("a stored notification cannot be read".to_owned()).into()
}

/// The notifications from a key on, at most `limit`.
///
/// # Errors
/// The store cannot be read.
pub fn list(view: &dyn crate::state::View, after: i64, limit: usize) -> Result<Vec<Delivery>, LastroError> {
    let fault = || LastroError::internal("twin.deliveries");
    let rows = view.scan(Table::Delivery, after.max(0), limit).map_err(|_| fault())?;
    rows.iter().map(|row| read_json(row.doc.as_bytes()).map_err(|_| fault())).collect()
}
