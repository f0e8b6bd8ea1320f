//! Answers to a delete.

use lastro_macros::operations;

/// The operations.
#[operations(area = "deleted", entity = Deleted)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, Deleted};
    use crate::rules::WriteOperation;
}
pub use operations::*;
