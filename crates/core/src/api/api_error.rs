//! Errors of the service.

use lastro_macros::operations;

/// The operations.
#[operations(area = "api_error", entity = ApiError)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{ApiError, Json};
    use crate::rules::WriteOperation;
}
pub use operations::*;
