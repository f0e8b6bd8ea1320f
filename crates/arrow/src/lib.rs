//! The rules of `lastro` over Arrow columns: records read into columns, operations on columns, and a column of issues.
//!
//! Nothing here decides what a value must be like. A kernel is a loop around a function of the core; the reader hands what
//! it does not take itself to the core's own.
//!
//! The modules of operations depend on those before them: `schema`, `cells` (values of a column), `texts`, `value` (a cell as a
//! value of a document), `issues`; `argument` (what an operation takes and gives), `output`, `inputs` (arguments with their
//! values), `operation`, `kernels`, `call`, `by_place`. `read` and `records` stand on the first five, `batches` on `read`, `ffi`
//! on all.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![deny(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

mod argument;
pub mod batches;
pub mod by_place;
mod call;
mod cells;
#[allow(unsafe_code, reason = "the C interfaces of Arrow and Polars")]
pub mod ffi;
mod inputs;
pub mod issues;
mod kernels;
mod operation;
mod output;
pub mod read;
pub mod records;
pub mod schema;
mod texts;
mod value;

pub use argument::{Argument, Column, ColumnType, Default};
pub use call::{Bound, Call, Given, Keep};
pub use kernels::{OPERATIONS, operation};
pub use operation::Operation;
