//! Answers to a delete.

use lastro_macros::operations;

/// The operations.
#[operations(area = "deleted", entity = Deleted)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Deleted, Json};
    use crate::rules::WriteOperation;
}
pub use operations::*;
