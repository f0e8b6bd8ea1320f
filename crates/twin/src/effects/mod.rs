//! Processes due work: contracts generate sales, installments become overdue, notifications are sent.

mod contracts;
pub mod outbox;
mod overdue;

use std::sync::Arc;

use crate::decide::{Context, Event, Refusal};
use crate::moment::Moment;
use crate::state::{Changes, Due, DueKind};

/// An action that the caller has to carry out, since the twin does no I/O.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// A notification to be sent by `POST`.
    Deliver {
        /// The key of the notification. The caller passes it to [`Engine::report`](crate::engine::Engine::report) with the result.
        delivery: i64,
        /// The number of the attempt, from 1.
        attempt: i64,
        /// The instant of the attempt, on the notification's own clock (see the module `outbox::attempts`).
        at: Moment,
        /// The URL of the receiver.
        url: String,
        /// The HTTP headers, as names and values.
        headers: Vec<(String, String)>,
        /// The signed body.
        body: Arc<str>,
    },
}

/// The result of processing due work.
#[derive(Debug, Clone, Default)]
pub struct Done {
    /// The changes of the state.
    pub changes: Changes,
    /// The events for the subscribers.
    pub events: Vec<Event>,
    /// The actions that the caller has to carry out.
    pub effects: Vec<Effect>,
}

/// Processes one item of due work. The current instant of the context must be the one at which the work is due.
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

/// The earlier of two instants; `a` if `b` is `None`.
#[must_use]
pub fn earlier(a: Moment, b: Option<Moment>) -> Moment {
    b.map_or(a, |b| a.min(b))
}
