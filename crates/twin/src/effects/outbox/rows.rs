//! The rows of [`Table::Delivery`]. A positive key is that of a notification. A row with a negative key names the last
//! notification of a queue, or marks a notification as being sent.

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
    /// The index of its subscription in the configuration.
    pub subscription: i64,
    /// Where it is sent.
    pub url: String,
    /// When the record was changed.
    pub created: String,
    /// `waiting`: for its instant, or for an earlier one of the same record; `sending`: for the receiver's response, however
    /// far the clock goes; `delivered`; `dead`: after its last attempt; `collected`: never sent.
    pub status: String,
    /// How its attempts went.
    pub attempts: Vec<Attempt>,
    /// When it is sent next.
    pub due: Option<String>,
    /// The notification of the same record that waits for this one.
    pub next: Option<i64>,
    /// What a fault plan does to it: sent once more after it was accepted, or sent late.
    pub planned: Option<DeliveryAction>,
}

/// An attempt to send a notification.
#[model(answer)]
pub struct Attempt {
    /// When it was sent, on the notification's own clock: that clock stands still while the response is awaited, so that a
    /// step of the twin's clock over a year makes the same attempts as 365 steps over a day.
    pub at: String,
    /// When the response came, or the caller gave up waiting; the instant of sending if the report does not say when.
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

/// Below the keys of what is being sent, which are the lowest ones that JSON carries everywhere. Queues are far above them.
const FIRST_SENDING: i64 = -(1 << 53);
/// This many of them for each subscription.
const SENDING_KEYS: i64 = 1 << 44;
/// The subscriptions that have such keys.
const SUBSCRIPTIONS: i64 = 256;

impl Delivery {
    /// The key of the row that names the last notification of its queue: record, structure and subscription in one
    /// negative number.
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

    /// The key of the row that says that it is being sent.
    fn sending(&self) -> i64 {
        first_sending(self.subscription).saturating_add(self.id)
    }

    /// Marks it as being sent, or takes the mark away.
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

    /// Takes away what is scheduled for it.
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

/// The greatest key below those of the notifications that are being sent to a subscription.
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

/// The notifications from a key on, at most `limit`.
///
/// # Errors
/// The store cannot be read.
pub fn list(view: &dyn View, after: i64, limit: usize) -> Result<Vec<Delivery>, LastroError> {
    let fault = || LastroError::internal("twin.deliveries");
    let rows = view.scan(Table::Delivery, after.max(0), limit).map_err(|_| fault())?;
    rows.iter().map(|row| read_json(row.doc.as_bytes()).map_err(|_| fault())).collect()
}

/// What is being sent to one subscription.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// The index of the subscription in the configuration.
    pub subscription: i64,
    /// The keys of the notifications, the oldest first.
    pub deliveries: Vec<i64>,
}

/// What is being sent to the first subscription, from a place on, to which anything is: at most `limit` notifications.
/// `None` if there is no such subscription.
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
