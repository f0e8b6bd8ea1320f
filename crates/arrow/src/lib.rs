//! Applies the rules of `lastro` to Arrow columns. It reads records into columns, runs operations on columns, and reports invalid
//! values in a column of issues.
//!
//! All rules are in the crate `lastro`, the core. An operation on columns is a loop that calls a function of the core for each
//! row. Records are parsed and checked by the core's own reader.
//!
//! In the list below, a module depends only on modules in its own line and in earlier lines:
//!
//! - `schema`, `cells`, `texts`, `value`, `issues`, `html`: columns, and the values in them
//! - `read`: records read into columns
//! - `argument`, `output`, `inputs`, `operation`, `kernels`, `call`, `by_place`: operations on columns
//! - `records`, `batches`: operations on whole records, and sequences of batches
//! - `ffi`: the C interfaces

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
pub mod html;
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
pub use call::{ArgumentValue, Bound, Call, Keep};
pub use kernels::{OPERATIONS, operation};
pub use operation::Operation;
