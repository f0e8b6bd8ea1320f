//! Writes the parts of the Kotlin and Swift packages that follow from the core's tables: the namespaces of the operations and
//! the tests' adapters. It also completes the sources that UniFFI generates from a built library.
//!
//! The program `lastro-mobile-bindgen` (feature `cli`) runs UniFFI and completes its output. The code generator
//! (`crates/codegen`) uses this library for the committed files.

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
