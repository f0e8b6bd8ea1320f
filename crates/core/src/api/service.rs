//! Services.

use lastro_macros::operations;

/// The operations.
#[operations(area = "service", entity = Service)]
mod operations {}
pub use operations::*;
