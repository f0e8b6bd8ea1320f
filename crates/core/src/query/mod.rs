//! List queries: building the service's query string, parsing it, evaluating a query on a record, and applying it to a list in
//! memory.

mod apply;
mod build;
mod encode;
mod evaluate;
mod fields;
mod key;
mod operators;
mod parse;
mod source;
mod typed;

pub use apply::{ListPage, PageHeader, apply};
pub use build::{DEFAULT_LIMIT, Filter, MAX_CONDITIONS, MAX_LIMIT, Query};
pub(crate) use encode::{decoded, push_encoded};
pub use fields::Resource;
#[cfg(feature = "describe")]
pub use fields::filterable;
pub use fields::value_type;
pub use key::{Key, Number, folded};
pub use operators::{Operator, operators_of};
pub use parse::parse;
pub use source::QuerySource;
pub use typed::{Ordered, Textual};
