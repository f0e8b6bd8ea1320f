//! Marks overdue installments.

use super::Done;
use crate::decide::sale::{self, Stored};
use crate::decide::{Context, Refusal};
use crate::state::{Due, Table};

/// Sets the statuses of a sale and its installments as of the current day.
pub(super) fn fire(context: &Context<'_>, due: Due) -> Result<Done, Refusal> {
    let mut draft = context.draft();
    draft.remove_due(due);
    let mut events = Vec::new();
    if let Some(row) = draft.get(Table::Sale, due.id)? {
        let mut stored = Stored::read(&row)?;
        // if the sale was changed after the work was planned, the work is outdated and is ignored
        if sale::planned(context, &stored) == Some(due) {
            sale::settle(context, &mut stored.sale)?;
            let event = sale::store(context, &mut draft, stored, None, "update")?;
            events.extend(Some(event).filter(|_| context.is("time-events", "notify")));
        }
    }
    Ok(Done { changes: draft.finish(), events, effects: Vec::new() })
}
