//! The loadable DuckDB extension: every operation on columns is a scalar function, such as `lastro_late_charges(valor, dias)`.
//!
//! It uses only DuckDB's stable C API of version 1.2.0, so that one file works with later versions too. `functions` has
//! the names and arguments of the functions; `border` converts vectors and holds all unsafe code.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![deny(unsafe_code)]

mod functions;

#[allow(unsafe_code)]
mod border;
