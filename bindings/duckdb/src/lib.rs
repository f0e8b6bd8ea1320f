//! The loadable DuckDB extension: every operation on columns is a scalar function, such as `lastro_late_charges(valor, dias)`.
//! The table function `lastro_read(path)` reads records.
//!
//! It uses only DuckDB's stable C API of version 1.2.0, so that one file works with later versions too. `functions` has
//! the names and arguments of the functions, `reading` those of the table function; `border` converts vectors and holds all
//! unsafe code.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![deny(unsafe_code)]

mod functions;
mod reading;

#[allow(unsafe_code)]
mod border;
