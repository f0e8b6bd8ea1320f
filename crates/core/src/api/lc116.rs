//! Items of the service list of Lei Complementar 116.

use lastro_macros::operations;

/// The operations.
#[operations(area = "lc116")]
mod operations {
    use crate::brazil::lc116;
    use crate::issue::{IssueCode, LastroError};

    /// The number that the service takes for an item: `1.02` is 102. The sub-item always has two digits.
    ///
    /// # Errors
    /// `invalid_service_item`.
    pub fn to_code(item: String) -> Result<i64, LastroError> {
        lc116::to_code(&item).ok_or_else(|| LastroError::at("item", IssueCode::InvalidServiceItem))
    }

    /// The item of a number: 102 is `1.02`.
    ///
    /// # Errors
    /// `invalid_service_item`.
    pub fn to_item(code: i64) -> Result<String, LastroError> {
        lc116::to_item(code).ok_or_else(|| LastroError::at("code", IssueCode::InvalidServiceItem))
    }
}
pub use operations::*;
