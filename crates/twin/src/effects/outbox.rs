//! The outbox of notifications. A notification is created and signed when a record changes. The caller sends it. If the receiver
//! does not accept it, it is retried according to the policy `webhook-retries`.
//!
//! A notification is a row of [`Table::Delivery`]. Its document contains the event and the attempts, and its extras contain the
//! signed body. The notifications of one record to one subscription form a queue, since they must arrive in order. The queue is
//! a linked list: `next` of each row is the key of the next notification, and a row with a negative key holds the key of the
//! last one. Other rows with negative keys mark the notifications that are being sent, so that a program finds them in the
//! store after a restart.

mod attempts;
mod rows;

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro::webhook::{Flavour, NewEvent, sign};

use super::Effect;
use crate::config::Subscription;
use crate::decide::{Context, Event, Refusal};
use crate::fault::{DeliveryAction, Faults};
use crate::http::read_json;
use crate::identity;
use crate::state::{Counter, Draft, Row, Table};

pub use attempts::{all_awaited, awaited, fire, report};
pub use rows::{Attempt, Delivery, Sending, list, sending};
use rows::{COLLECTED, Queue, SENDING, WAITING, stored, unreadable};

/// Creates the notifications of events, and returns the effects that send them. A notification waits if an earlier one of the
/// same record is not finished.
///
/// # Errors
/// The store or a stored record cannot be read.
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
    let delivery = Delivery {
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
        delivery.put(draft, extras);
        return Ok(());
    }
    queue(context, draft, delivery, extras, effects)
}

/// Sends a notification, or appends it to the queue of its record if an earlier one is not finished.
fn queue(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    mut delivery: Delivery,
    extras: Arc<str>,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    if context.is("webhook-order", "per-record") {
        let (id, queue) = (delivery.id, delivery.queue());
        let ahead = draft.get(Table::Delivery, queue)?;
        draft.put(Table::Delivery, Row::new(queue, Queue { last: id }.json(Target::Program).into(), None));
        if let Some(row) = ahead {
            let Queue { last } = read_json(row.doc.as_bytes()).map_err(|_| unreadable())?;
            let (mut ahead, ahead_extras) = stored(draft, last)?.ok_or_else(unreadable)?;
            ahead.next = Some(id);
            ahead.put(draft, ahead_extras);
            delivery.put(draft, extras);
            return Ok(());
        }
    }
    attempts::begin(draft, &mut delivery, &extras, context.now, effects)?;
    delivery.put(draft, extras);
    Ok(())
}

/// Sends a notification again, if its status is `delivered`, `dead` or `collected`. The notification is appended to the queue of
/// its record. Returns `None` if the notification does not exist, or if its status is `waiting` or `sending`.
///
/// # Errors
/// The store or a stored record cannot be read.
pub fn resend(context: &Context<'_>, draft: &mut Draft<'_>, id: i64) -> Result<Option<Vec<Effect>>, Refusal> {
    // rows with keys below 1 are not notifications: they contain queues, or mark notifications as being sent
    let Some((mut delivery, extras)) = Some(id).filter(|id| *id > 0).map(|id| stored(draft, id)).transpose()?.flatten()
    else {
        return Ok(None);
    };
    if [WAITING, SENDING].contains(&delivery.status.as_str()) {
        return Ok(None);
    }
    WAITING.clone_into(&mut delivery.status);
    let mut effects = Vec::new();
    queue(context, draft, delivery, extras, &mut effects)?;
    Ok(Some(effects))
}

/// Signs the body of a notification. A fault plan may change the body, or sign it with another secret.
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
    let flavour = context.settings.policies.choice("webhook-flavour").parse().unwrap_or(Flavour::Js);
    let old = planned.filter(|(action, _)| action.old_secret == Some(true));
    let secret = match (old, &new.subscription.old_secret) {
        (None, _) => new.subscription.secret.reveal().to_owned(),
        (Some(_), Some(old)) => old.reveal().to_owned(),
        // The subscription has no old secret, so any wrong secret is used.
        (Some((_, drawn)), None) => identity::hex(drawn, 32),
    };
    let body = sign(&event, &secret, flavour)?;
    Ok(match planned {
        Some((action, drawn)) if action.corrupt == Some(true) => corrupted(&body, drawn),
        _ => body,
    })
}

/// Replaces one digit from 1 to 8 in the data of a body by 9.
fn corrupted(body: &str, drawn: &[u8; 32]) -> String {
    let start = body.find("\"data\":").map_or(0, |start| start.saturating_add(7));
    // only digits are replaced, so that the body stays valid JSON
    let digits_from = |start: usize| -> Vec<usize> {
        let digits = body.bytes().enumerate().skip(start).filter(|(_, byte)| matches!(byte, b'1'..=b'8'));
        digits.map(|(place, _)| place).collect()
    };
    // if the data contains no such digit, a digit of the header is changed, for example in the timestamp
    let digits = Some(digits_from(start)).filter(|digits| !digits.is_empty()).unwrap_or_else(|| digits_from(0));
    let which = identity::below(drawn, u64::try_from(digits.len()).unwrap_or_default());
    let place = usize::try_from(which).ok().and_then(|which| digits.get(which)).copied();
    let other = |(at, c): (usize, char)| match c {
        '1'..='8' if Some(at) == place => '9',
        c => c,
    };
    body.char_indices().map(other).collect()
}
