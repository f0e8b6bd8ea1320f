//! Runs programs and checks: their output goes to the terminal or to logs, and at the end a table says what became of each. It
//! knows nothing of what is checked.

pub mod checks;
pub mod compare;
pub mod machine;
pub mod shell;
mod slowest;
pub mod steps;
