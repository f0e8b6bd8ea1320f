//! The rows of [`Table::Delivery`]. A row with a positive key is a notification. A row with a negative key either holds the key
//! of the last notification in a queue, or marks a notification that is being sent.

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

/// A notification, as the list of deliveries returns it.
#[model(answer)]
pub struct Delivery {
    /// The key of the notification.
    pub id: i64,
    /// The structure (the kind of record), such as `vendas`.
    pub endpoint: String,
    /// `insert`, `update` or `delete`.
    pub operation: String,
    /// The key of the record.
    pub record: i64,
    /// The index of the subscription in the configuration.
    pub subscription: i64,
    /// The URL of the receiver.
    pub url: String,
    /// When the record was changed.
    pub created: String,
    /// `waiting`: its next attempt is not due yet, or an earlier notification of the same record is not finished. `sending`: an
    /// attempt was sent, and its result is not reported yet; moving the clock does not end this status. `delivered`: accepted.
    /// `dead`: the last attempt failed. `collected`: stored, but not sent.
    pub status: String,
    /// The attempts to send the notification so far.
    pub attempts: Vec<Attempt>,
    /// When the next attempt is due.
    pub due: Option<String>,
    /// The key of the next notification in the queue of the same record.
    pub next: Option<i64>,
    /// The fault that the fault plan chose for this notification.
    pub planned: Option<DeliveryAction>,
}

/// An attempt to send a notification.
#[model(answer)]
pub struct Attempt {
    /// The instant of sending, on the notification's own clock. That clock stops while the response is awaited, so moving the
    /// twin's clock by a year at once gives the same attempts as moving it day by day.
    pub at: String,
    /// The instant of the response, or of the caller's timeout. If the report contains no instant, the instant of sending.
    pub ended: Option<String>,
    /// The status of the response; `None` if none came.
    pub status: Option<i64>,
    /// Whether the receiver accepted the notification; `None` while the response is awaited.
    pub accepted: Option<bool>,
}

/// The document of the row for a queue.
#[model(answer)]
pub(super) struct Queue {
    /// The key of the last notification.
    pub last: i64,
}

pub(super) const WAITING: &str = "waiting";
pub(super) const SENDING: &str = "sending";
pub(super) const DELIVERED: &str = "delivered";
pub(super) const DEAD: &str = "dead";
pub(super) const COLLECTED: &str = "collected";

/// The lower bound of the keys that mark a notification as being sent: -2^53, the lowest integer that every JSON library
/// represents exactly. The keys of queues are much nearer to 0.
const FIRST_SENDING: i64 = -(1 << 53);
/// Number of keys that are reserved for each subscription to mark its notifications as being sent.
const SENDING_KEYS: i64 = 1 << 44;
/// Maximum number of subscriptions. The numbering of the negative keys has no room for more.
const SUBSCRIPTIONS: i64 = 256;

impl Delivery {
    /// The key of the row for the notification's queue: record, structure and subscription, combined into one negative number.
    pub(super) fn queue(&self) -> i64 {
        let entity = match EventEntity::of_endpoint(&self.endpoint) {
            Some(EventEntity::Customer) => 0,
            Some(EventEntity::Sale) => 1,
            Some(EventEntity::Service) => 2,
            Some(EventEntity::PaymentMethod) => 3,
            Some(EventEntity::Plan) => 4,
            None => 5,
        };
        // The key has room for 8 structures and 256 subscriptions.
        let place = self.record.saturating_mul(8).saturating_add(entity);
        place.saturating_mul(SUBSCRIPTIONS).saturating_add(self.subscription).saturating_add(1).saturating_neg()
    }

    /// The key of the row that marks the notification as being sent.
    fn sending(&self) -> i64 {
        first_sending(self.subscription).saturating_add(self.id)
    }

    /// Adds the row that marks the notification as being sent, or removes it.
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

    /// Removes the scheduled attempt of the notification.
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

/// The key directly below the keys that mark notifications of a subscription as being sent.
fn first_sending(subscription: i64) -> i64 {
    FIRST_SENDING.saturating_add(subscription.clamp(0, SUBSCRIPTIONS).saturating_mul(SENDING_KEYS))
}

/// Parses an instant of a stored row.
pub(super) fn moment(text: &str) -> Option<Moment> {
    text.parse::<DateTime>().ok().as_ref().map(Moment::of)
}

/// Reads a notification and its extras; `None` if it does not exist.
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

/// The notifications with keys greater than `after`, ordered by key; at most `limit`.
///
/// # Errors
/// The store cannot be read.
pub fn list(view: &dyn View, after: i64, limit: usize) -> Result<Vec<Delivery>, LastroError> {
    let fault = || LastroError::internal("twin.deliveries");
    let rows = view.scan(Table::Delivery, after.max(0), limit).map_err(|_| fault())?;
    rows.iter().map(|row| read_json(row.doc.as_bytes()).map_err(|_| fault())).collect()
}

/// The notifications of one subscription that are being sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// The index of the subscription in the configuration.
    pub subscription: i64,
    /// The keys of the notifications, the oldest first.
    pub deliveries: Vec<i64>,
}

/// Finds the first subscription, at index `from` or later, to which notifications are being sent. Returns at most `limit` of
/// its notifications, or `None` if there is no such subscription.
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
