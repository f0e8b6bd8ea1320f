//! Calculations: split amounts, installments, totals, contract schedules, late charges, invoice values, payment states. Every
//! formula is computed exactly and rounded once, at its end.

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
