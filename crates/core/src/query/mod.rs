//! List queries: one filter value, built into the service's query string.

mod build;
mod encode;
mod operators;

pub use build::{DEFAULT_LIMIT, Filter, MAX_LIMIT, Query, Resource};
pub use operators::{Operator, operators_of};
