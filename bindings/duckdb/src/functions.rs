//! The functions: every operation over columns under its name in SQL.

use lastro_arrow::by_place::{Function, functions};

/// What every function's name begins with: an extension's functions lie among all others.
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
