//! The loadable extension for DuckDB: every operation over columns is a scalar function, `lastro_late_charges(valor, dias)`.
//!
//! It uses DuckDB's stable C API of version 1.2.0 alone, so one file serves every DuckDB since then. `functions` says what
//! the functions are called and take; `border` carries vectors across and holds all unsafe code.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![deny(unsafe_code)]

mod functions;

#[allow(unsafe_code)]
mod border;
