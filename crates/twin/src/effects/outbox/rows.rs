//! The rows of [`Table::Delivery`]. A row with a positive key is a notification. A row with a negative key holds the key of
//! the last notification of a queue, or marks a notification as being sent.

use std::sync::Arc;

use lastro::model::{Codec as _, Target};
use lastro::webhook::EventEntity;
use lastro::{DateTime, LastroError};
use lastro_macros::model;

use crate::decide::Refusal;
use crate::fault::DeliveryAction;
use crate::http::read_json;
use crate::moment::Moment;
use crate::state::{Draft, Due, DueKind, Row, StoreFault, Table, View};

/// A notification, as listings return it.
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
    /// The index of its subscription in the configuration.
    pub subscription: i64,
    /// The address to which it is sent.
    pub url: String,
    /// When the record was changed.
    pub created: String,
    /// `waiting`: for its due instant, or for an earlier notification of the same record; `sending`: the receiver's response
    /// is awaited, however far the clock moves; `delivered`; `dead`: its last attempt failed; `collected`: never sent.
    pub status: String,
    /// Its attempts so far.
    pub attempts: Vec<Attempt>,
    /// When the next attempt is due.
    pub due: Option<String>,
    /// The key of the notification of the same record that waits for this one.
    pub next: Option<i64>,
    /// The fault that a fault plan chose for it.
    pub planned: Option<DeliveryAction>,
}

/// An attempt to send a notification.
#[model(answer)]
pub struct Attempt {
    /// When it was sent, on the notification's own clock. That clock stands still while the response is awaited, so that one
    /// step of a year makes the same attempts as 365 steps of a day.
    pub at: String,
    /// When the response came or the caller gave up; the instant of sending if the report gives no instant.
    pub ended: Option<String>,
    /// The status of the response; `None` if none came.
    pub status: Option<i64>,
    /// Whether it was accepted; `None` while the response is awaited.
    pub accepted: Option<bool>,
}

/// The last notification of a queue.
#[model(answer)]
pub(super) struct Queue {
    /// Its key.
    pub last: i64,
}

pub(super) const WAITING: &str = "waiting";
pub(super) const SENDING: &str = "sending";
pub(super) const DELIVERED: &str = "delivered";
pub(super) const DEAD: &str = "dead";
pub(super) const COLLECTED: &str = "collected";

/// Keys above this one mark notifications that are being sent: -2^53, the lowest integer that is exact in every JSON library.
/// The keys of queues are far above them.
const FIRST_SENDING: i64 = -(1 << 53);
/// Number of these keys per subscription.
const SENDING_KEYS: i64 = 1 << 44;
/// Number of subscriptions with such keys.
const SUBSCRIPTIONS: i64 = 256;

impl Delivery {
    /// The key of the row for its queue: record, structure and subscription in one negative number.
    pub(super) fn queue(&self) -> i64 {
        let entity = match EventEntity::of_endpoint(&self.endpoint) {
            Some(EventEntity::Customer) => 0,
            Some(EventEntity::Sale) => 1,
            Some(EventEntity::Service) => 2,
            Some(EventEntity::PaymentMethod) => 3,
            Some(EventEntity::Plan) => 4,
            None => 5,
        };
        // 8 structures, 256 subscriptions
        let place = self.record.saturating_mul(8).saturating_add(entity);
        place.saturating_mul(SUBSCRIPTIONS).saturating_add(self.subscription).saturating_add(1).saturating_neg()
    }

    /// The key of the row that marks it as being sent.
    fn sending(&self) -> i64 {
        first_sending(self.subscription).saturating_add(self.id)
    }

    /// Marks it as being sent, or removes the mark.
    pub(super) fn mark(&self, draft: &mut Draft<'_>, is_sending: bool) {
        if is_sending {
            draft.put(Table::Delivery, Row::new(self.sending(), "{}".into(), None));
        } else {
            draft.remove(Table::Delivery, self.sending());
        }
    }

    pub(super) fn schedule(&mut self, draft: &mut Draft<'_>, at: Moment) {
        WAITING.clone_into(&mut self.status);
        self.due = Some(at.text());
        draft.add_due(Due { at, kind: DueKind::Delivery, id: self.id });
    }

    /// Removes its scheduled attempt.
    pub(super) fn unschedule(&mut self, draft: &mut Draft<'_>) {
        if let Some(at) = self.due.take().and_then(|text| moment(&text)) {
            draft.remove_due(Due { at, kind: DueKind::Delivery, id: self.id });
        }
    }

    pub(super) fn put(&self, draft: &mut Draft<'_>, extras: Arc<str>) {
        let doc = self.json(Target::Program).into();
        draft.put(Table::Delivery, Row::new(self.id, doc, Some(extras)));
    }
}

/// The key just below the marks of a subscription.
fn first_sending(subscription: i64) -> i64 {
    FIRST_SENDING.saturating_add(subscription.clamp(0, SUBSCRIPTIONS).saturating_mul(SENDING_KEYS))
}

/// Parses an instant of a stored row.
pub(super) fn moment(text: &str) -> Option<Moment> {
    text.parse::<DateTime>().ok().as_ref().map(Moment::of)
}

/// A notification and its extras.
pub(super) fn stored(draft: &Draft<'_>, id: i64) -> Result<Option<(Delivery, Arc<str>)>, Refusal> {
    Ok(draft.get(Table::Delivery, id)?.map(read).transpose()?)
}

pub(super) fn read(row: Row) -> Result<(Delivery, Arc<str>), StoreFault> {
    let delivery = read_json(row.doc.as_bytes()).map_err(|_| unreadable())?;
    Ok((delivery, row.extras.ok_or_else(unreadable)?))
}

pub(super) fn unreadable() -> StoreFault {
    StoreFault::Failed("a stored notification cannot be read".to_owned())
}

/// The notifications whose keys follow `after`, at most `limit`.
///
/// # Errors
/// The store cannot be read.
pub fn list(view: &dyn View, after: i64, limit: usize) -> Result<Vec<Delivery>, LastroError> {
    let fault = || LastroError::internal("twin.deliveries");
    let rows = view.scan(Table::Delivery, after.max(0), limit).map_err(|_| fault())?;
    rows.iter().map(|row| read_json(row.doc.as_bytes()).map_err(|_| fault())).collect()
}

/// The notifications that are being sent to one subscription.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// The index of the subscription in the configuration.
    pub subscription: i64,
    /// The keys of the notifications, the oldest first.
    pub deliveries: Vec<i64>,
}

/// The notifications being sent to the first subscription at index `from` or later that has any, at most `limit`. `None` if no
/// subscription has any.
///
/// # Errors
/// The store cannot be read.
pub fn sending(view: &dyn View, from: i64, limit: usize) -> Result<Option<Sending>, StoreFault> {
    let rows = view.scan(Table::Delivery, first_sending(from), limit)?;
    let place = |row: &Row| row.id.saturating_sub(FIRST_SENDING).div_euclid(SENDING_KEYS);
    let subscription = rows.first().filter(|row| row.id < first_sending(SUBSCRIPTIONS)).map(place);
    Ok(subscription.map(|subscription| {
        let own = rows.iter().take_while(|row| place(row) == subscription);
        let deliveries = own.map(|row| row.id.saturating_sub(first_sending(subscription))).collect();
        Sending { subscription, deliveries }
    }))
}
