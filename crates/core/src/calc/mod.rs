//! Calculations: shares, installments, totals, schedules, late charges, invoice values, states. Every formula is
//! computed exactly and rounded once.

pub mod ageing;
pub mod allocation;
pub mod calendar;
pub(crate) mod contract;
pub mod installments;
pub mod late;
pub mod nfse;
pub mod receipt;
pub mod schedule;
pub mod status;
pub mod totals;
