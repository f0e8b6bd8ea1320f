//! Runs programs and checks, for xtask. The output goes to the terminal or to logs, and a table at the end shows the result of
//! each check. The checks themselves are defined in `crates/xtask`.

pub mod checks;
pub mod compare;
pub mod machine;
pub mod shell;
mod slowest;
pub mod steps;
