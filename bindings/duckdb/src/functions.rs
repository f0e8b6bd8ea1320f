//! The SQL functions: one per operation on columns.

use lastro_arrow::by_place::{Function, functions};

/// The prefix of all function names. It avoids conflicts: the functions of all extensions share one namespace.
const PREFIX: &str = "lastro_";

/// A function and its name in SQL.
pub struct Named {
    pub name: String,
    pub function: Function,
}

/// A function for every operation.
pub fn all() -> Vec<Named> {
    let named = |function: Function| Named { name: [PREFIX, function.operation().name].concat(), function };
    functions().into_iter().map(named).collect()
}
