//! The SQL functions: one per operation on columns.

use lastro_arrow::by_place::{Function, functions};

/// A function and its name in SQL.
pub struct Named {
    pub name: String,
    pub function: Function,
}

/// One function per operation on columns.
pub fn all() -> Vec<Named> {
    let named = |function: Function| Named { name: function.sql_name(), function };
    functions().into_iter().map(named).collect()
}
