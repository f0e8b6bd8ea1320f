//! Laws of calculations and signatures: relations between results that hold for any input.

mod money;
mod receipts;
mod schedules;
mod webhooks;
