//! The corpus: requests, steps of the clock, reports and faults, one per line. The results must have the same hash in every
//! language. `tests/twin/README.md` describes the format of the lines.

pub mod asks;
pub mod generate;
pub mod run;
