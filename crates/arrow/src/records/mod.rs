//! Whole records in columns: checked, written as documents, converted from version 1, matched with what was received, and what is
//! wrong with them as a table.

pub mod reconcile;
pub mod report;
pub mod v1;
pub mod validate;
mod value;
pub mod write;
