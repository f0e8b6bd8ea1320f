//! The corpus: test requests together with steps of the clock, reports and faults. Their responses must have the same hash in
//! every language. `tests/twin/README.md` describes the format of the lines.

pub mod asks;
pub mod generate;
pub mod run;
