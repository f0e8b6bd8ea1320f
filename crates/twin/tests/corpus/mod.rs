//! The corpus: requests with clock steps, reports and faults, whose responses give one hash in every language. The form of
//! its lines is in `tests/twin/README.md`.

pub mod asks;
pub mod generate;
pub mod run;
