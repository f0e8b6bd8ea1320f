//! Pages of records.

use lastro_macros::operations;

/// The operations.
#[operations(area = "listing", entity = Listing)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, Listing};
    use crate::rules::WriteOperation;
}
pub use operations::*;
