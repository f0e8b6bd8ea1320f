//! The loadable DuckDB extension: every operation on columns is a scalar function, such as `lastro_late_charges(valor, dias)`.
//! The table function `lastro_read(path)` reads records.
//!
//! The extension uses only the stable C API of DuckDB 1.2.0, so it also works with later versions. `functions` has the names
//! and arguments of the functions, and `reading` those of the table function. `border` converts vectors and has all unsafe
//! code.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![deny(unsafe_code)]

mod functions;
mod reading;

#[allow(unsafe_code)]
mod border;
