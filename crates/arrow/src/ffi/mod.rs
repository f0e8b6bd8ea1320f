//! The borders to other programs in the same process: the Arrow C data interface, and Polars' interface of plugins.
//!
//! Only here is unsafe code. Every function that another program calls catches panics: one that crosses the border
//! would end the process.

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
