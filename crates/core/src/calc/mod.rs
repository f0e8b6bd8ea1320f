//! Calculations: shares, installments, totals, schedules. Every formula is carried exactly and rounded once.

pub mod allocation;
pub mod installments;
pub mod schedule;
pub mod totals;
