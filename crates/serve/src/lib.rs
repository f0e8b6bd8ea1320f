//! The twin of the billing service as a server, with its state in SQLite.

#![forbid(unsafe_code)]

pub mod store;
