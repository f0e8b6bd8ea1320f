//! Runs programs and checks. Their output goes to the terminal or to logs, and a closing table shows each outcome. This crate
//! knows nothing about the individual checks.

pub mod checks;
pub mod compare;
pub mod machine;
pub mod shell;
mod slowest;
pub mod steps;
