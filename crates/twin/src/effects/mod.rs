//! Work that comes due: contracts generate sales, installments become overdue, notifications are sent.

mod contracts;
pub mod outbox;
mod overdue;

use std::sync::Arc;

use crate::decide::{Context, Event, Refusal};
use crate::moment::Moment;
use crate::state::{Changes, Due, DueKind};

/// An action outside the twin. The calling program carries it out and reports the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// A notification to be sent by `POST`.
    Deliver {
        /// The delivery, for the report.
        delivery: i64,
        /// The number of the attempt, from 1.
        attempt: i64,
        /// The instant of the attempt, on the notification's own clock.
        at: Moment,
        /// The address.
        url: String,
        /// Names and values.
        headers: Vec<(String, String)>,
        /// The signed body.
        body: Arc<str>,
    },
}

/// The result of due work.
#[derive(Debug, Clone, Default)]
pub struct Done {
    /// The changes of the state.
    pub changes: Changes,
    /// The events for the subscribers.
    pub events: Vec<Event>,
    /// The actions outside the twin.
    pub effects: Vec<Effect>,
}

/// Processes due work. The context's instant is the one at which the work was due.
///
/// # Errors
/// The store or a stored record cannot be read.
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
