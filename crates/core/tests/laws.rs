//! Property tests of calculations and signatures: relations between results that must hold for any input.

mod money;
mod receipts;
mod schedules;
mod webhooks;
