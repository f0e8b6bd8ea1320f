//! What time brings: contracts generate sales, installments fall overdue, notifications are sent.

mod contracts;
pub mod outbox;
mod overdue;

use std::sync::Arc;

use crate::decide::{Context, Event, Refusal};
use crate::moment::Moment;
use crate::state::{Changes, Due, DueKind};

/// What has to happen outside of the twin. The program carries it out, and reports what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// A notification to be sent by `POST`.
    Deliver {
        /// The delivery, for the report.
        delivery: i64,
        /// The number of the attempt, from 1.
        attempt: i64,
        /// When, on the notification's own clock.
        at: Moment,
        /// Where.
        url: String,
        /// Names and values.
        headers: Vec<(String, String)>,
        /// The signed body.
        body: Arc<str>,
    },
}

/// What came of work that was due.
#[derive(Debug, Clone, Default)]
pub struct Done {
    /// What changes.
    pub changes: Changes,
    /// The changes of which subscribers are notified.
    pub events: Vec<Event>,
    /// What has to happen outside.
    pub effects: Vec<Effect>,
}

/// Does work that is due. The context's instant is the one at which it was due.
///
/// # Errors
/// The store cannot be read, or a stored record cannot be.
pub fn fire(context: &Context<'_>, due: Due) -> Result<Done, Refusal> {
    match due.kind {
        DueKind::Contract => contracts::fire(context, due),
        DueKind::Overdue => overdue::fire(context, due),
        DueKind::Delivery => {
            let mut draft = context.draft();
            draft.remove_due(due);
            let effects = outbox::fire(&mut draft, due.id, due.at)?;
            Ok(Done { changes: draft.finish(), effects, ..Done::default() })
        }
    }
}

/// The earlier of `a` and the limit `b`; `a` if there is no limit.
#[must_use]
pub fn earlier(a: Moment, b: Option<Moment>) -> Moment {
    b.map_or(a, |b| a.min(b))
}
