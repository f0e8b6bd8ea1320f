//! Generates Kotlin and Swift source code from the core's tables of operations and records.
//!
//! The code generator (`crates/codegen`) calls this library to write the committed files: the operations, grouped in
//! namespaces. The program `lastro-mobile-bindgen` (feature `cli`) runs UniFFI on a built library, changes UniFFI's output, and
//! writes adapters with which the packages' tests call every operation.

pub mod areas;
pub mod cases;
mod examples;
pub mod files;
pub mod fingerprint;
pub mod kotlin;
pub mod kotlin_members;
mod kotlin_records;
mod mobile;
pub mod names;
pub mod patches;
pub mod swift;
pub mod swift_docs;
pub mod twin;

pub use mobile::made_name;
