//! The attempts of a notification. After each attempt, the notification is accepted, scheduled for a retry, or dead.
//!
//! Each notification has its own clock. Until the notification is sent, it equals the twin's clock. While the receiver's
//! response is awaited, it stands still. So if a test moves the twin's clock by a year during that time, the notification is
//! not dead.

use std::sync::Arc;

use lastro::json::Value;
use lastro::model::Json;

use super::rows::{self, Attempt, DEAD, DELIVERED, Delivery, SENDING, WAITING, moment, stored, unreadable};
use crate::decide::{Context, Refusal};
use crate::effects::Effect;
use crate::moment::Moment;
use crate::state::{Draft, StoreFault, Table, View};

/// Milliseconds from a failed attempt to the next one, for each retry.
const RETRIES: [i64; 5] = [10_000, 60_000, 600_000, 3_600_000, 21_600_000];

/// Sends the first notification of a queue, or schedules it for later if a fault plan delays it.
pub(super) fn begin(
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    at: Moment,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    match delivery.planned.as_mut().and_then(|planned| planned.late_ms.take()) {
        Some(late) => {
            delivery.schedule(draft, at.plus(late));
            Ok(())
        }
        None => send(draft, delivery, extras, at, effects),
    }
}

fn send(
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    at: Moment,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    SENDING.clone_into(&mut delivery.status);
    delivery.attempts.push(Attempt { at: at.text(), ended: None, status: None, accepted: None });
    delivery.mark(draft, true);
    effects.push(effect(delivery, extras)?);
    Ok(())
}

/// The effect that sends a notification.
fn effect(delivery: &Delivery, extras: &str) -> Result<Effect, StoreFault> {
    let Json(held) = Json::parse(extras.as_bytes()).map_err(|_| unreadable())?;
    let body = held.get("body").and_then(Value::as_str).ok_or_else(unreadable)?;
    let sent = delivery.attempts.last().and_then(|attempt| moment(&attempt.at));
    Ok(Effect::Deliver {
        delivery: delivery.id,
        attempt: i64::try_from(delivery.attempts.len()).unwrap_or(i64::MAX),
        at: sent.ok_or_else(unreadable)?,
        url: delivery.url.clone(),
        headers: vec![("Content-Type".to_owned(), "application/json".to_owned())],
        body: body.into(),
    })
}

/// The effect that sends a notification whose response is awaited. `None` if no response is awaited, or if the notification
/// does not exist.
///
/// # Errors
/// The store cannot be read.
pub fn awaited(view: &dyn View, id: i64) -> Result<Option<Effect>, StoreFault> {
    let Some(row) = view.get(Table::Delivery, id)? else { return Ok(None) };
    let (delivery, extras) = rows::read(row)?;
    (delivery.status == SENDING).then(|| effect(&delivery, &extras)).transpose()
}

/// The effects that send all notifications whose response is awaited.
///
/// # Errors
/// The store cannot be read.
pub fn all_awaited(view: &dyn View) -> Result<Vec<Effect>, StoreFault> {
    let (mut effects, mut from) = (Vec::new(), 0);
    while let Some(sending) = rows::sending(view, from, usize::MAX)? {
        for delivery in sending.deliveries {
            effects.extend(awaited(view, delivery)?);
        }
        from = sending.subscription.saturating_add(1);
    }
    Ok(effects)
}

/// Sends a notification whose next attempt is due.
///
/// # Errors
/// The store or a stored record cannot be read.
pub fn fire(draft: &mut Draft<'_>, id: i64, at: Moment) -> Result<Vec<Effect>, Refusal> {
    let mut effects = Vec::new();
    let Some((mut delivery, extras)) = stored(draft, id)? else { return Ok(effects) };
    delivery.due = None;
    // In a state that an earlier version of this library stored, a notification with the status `sending` may still be due work.
    // It is sent again.
    if delivery.status == WAITING || delivery.status == SENDING {
        send(draft, &mut delivery, &extras, at, &mut effects)?;
    }
    delivery.put(draft, extras);
    Ok(effects)
}

/// Processes the report of an attempt. `status`: the HTTP status, or `None` if no response came. `at`: the instant of the
/// response; if it is before the instant of sending, the instant of sending is used. An attempt may be reported twice, first as
/// failed and later as accepted: the notification then counts as delivered. Returns `None` if the notification does not exist.
///
/// # Errors
/// Same as [`fire`].
pub fn report(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    id: i64,
    status: Option<i64>,
    at: Moment,
) -> Result<Option<Vec<Effect>>, Refusal> {
    let Some((mut delivery, extras)) = Some(id).filter(|id| *id > 0).map(|id| stored(draft, id)).transpose()?.flatten()
    else {
        return Ok(None);
    };
    let mut effects = Vec::new();
    let is_sending = delivery.status == SENDING;
    let late = delivery.status == WAITING && !delivery.attempts.is_empty() && accepts(context, status);
    if is_sending {
        delivery.mark(draft, false);
    }
    if is_sending || late {
        delivery.unschedule(draft);
        ended(context, draft, &mut delivery, &extras, (status, at), &mut effects)?;
        delivery.put(draft, extras);
    }
    Ok(Some(effects))
}

/// Whether this HTTP status means that the receiver accepted a notification.
fn accepts(context: &Context<'_>, status: Option<i64>) -> bool {
    status.is_some_and(|status| context.is("webhook-success", "any") || (200..300).contains(&status))
}

/// Ends an attempt. Afterwards the notification is delivered, scheduled for a retry, or dead.
fn ended(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    extras: &Arc<str>,
    (status, at): (Option<i64>, Moment),
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    let accepted = accepts(context, status);
    let attempt = delivery.attempts.last_mut().ok_or_else(unreadable)?;
    let at = at.max(moment(&attempt.at).ok_or_else(unreadable)?);
    attempt.ended = Some(at.text());
    attempt.status = status;
    attempt.accepted = Some(accepted);
    if accepted {
        let again = delivery.planned.as_mut().and_then(|planned| planned.duplicate.take());
        if again == Some(true) {
            return send(draft, delivery, extras, at, effects);
        }
        DELIVERED.clone_into(&mut delivery.status);
        return release(draft, delivery, at, effects);
    }
    // a notification that was accepted once (and then resent or duplicated) is not retried
    let accepted_before = delivery.attempts.iter().any(|attempt| attempt.accepted == Some(true));
    let failures = delivery.attempts.len();
    let pause = RETRIES.get(failures.saturating_sub(1)).filter(|_| context.is("webhook-retries", "five"));
    match pause {
        Some(pause) if !accepted_before => {
            delivery.schedule(draft, at.plus(*pause));
            Ok(())
        }
        _ => {
            if accepted_before { DELIVERED } else { DEAD }.clone_into(&mut delivery.status);
            release(draft, delivery, at, effects)
        }
    }
}

/// Starts the next notification in the queue; if there is none, removes the queue.
fn release(
    draft: &mut Draft<'_>,
    delivery: &mut Delivery,
    at: Moment,
    effects: &mut Vec<Effect>,
) -> Result<(), Refusal> {
    let Some(next) = delivery.next.take() else {
        let queue = delivery.queue();
        if draft.get(Table::Delivery, queue)?.is_some() {
            draft.remove(Table::Delivery, queue);
        }
        return Ok(());
    };
    let (mut next, extras) = stored(draft, next)?.ok_or_else(unreadable)?;
    let at = at.max(moment(&next.created).ok_or_else(unreadable)?);
    begin(draft, &mut next, &extras, at, effects)?;
    next.put(draft, extras);
    Ok(())
}
