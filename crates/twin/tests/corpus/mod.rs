//! The corpus: requests with clock steps, reports and faults, whose responses give the same hash in every language.
//! `tests/twin/README.md` describes the format of its lines.

pub mod asks;
pub mod generate;
pub mod run;
