//! Laws of the calculations and of signatures: what must hold between results, whatever the input.

mod money;
mod receipts;
mod schedules;
mod webhooks;
