//! The functions: every operation over columns under its name in SQL.

use lastro_arrow::by_place::{Function, functions};

/// What every function's name begins with: an extension's functions lie among all others.
const PREFIX: &str = "lastro_";

/// The function that the feature `panic` adds.
const PANICS: &str = "lastro_panic";

/// A function and its name in SQL.
pub struct Named {
    pub name: String,
    pub function: Function,
}

impl Named {
    /// Panics if this is the function that is there for it.
    pub fn panic_if_asked(&self) {
        assert!(self.name != PANICS, "made to panic");
    }
}

/// A function for every operation.
pub fn all() -> Vec<Named> {
    let named = |function: Function| Named { name: [PREFIX, function.operation().name].concat(), function };
    let mut all: Vec<Named> = functions().into_iter().map(named).collect();
    if cfg!(feature = "panic") {
        all.extend(functions().pop().map(|any| Named { name: PANICS.to_owned(), function: any }));
    }
    all
}
