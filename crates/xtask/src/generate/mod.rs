//! Files of other languages, made from the core's tables. Nothing in them is written twice by hand.

pub mod kotlin;
pub mod names;
pub mod python;
pub mod swift;
pub mod typescript;
