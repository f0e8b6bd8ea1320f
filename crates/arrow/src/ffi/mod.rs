//! Foreign function interfaces: the Arrow C data interface and Polars' plugin interface.
//!
//! This module has all of the crate's unsafe code. Every function that other programs call catches panics, because a panic that
//! leaves such a function would end the process.

mod export;
mod import;
pub mod polars;
mod readable;
#[cfg(test)]
mod tests;

pub use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
pub use arrow_array::ffi_stream::FFI_ArrowArrayStream;

pub use export::{array, schema, stream};
pub use import::{array_from, schema_from, stream_from};
