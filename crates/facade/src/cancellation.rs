//! Cancelling the invoice of a sale.

use lastro_macros::operations;

/// Cancelling the invoice of a sale.
#[operations(area = "cancellation", entity = Cancellation)]
mod operations {
    use lastro::model::Sale;
    use lastro::rules::{self, ApiVersion};

    /// Checks the body of "cancel invoice" before it is sent. The reason has at least 15 characters; version 1 needs
    /// one with code 4 only. The `sale` decides nothing here.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed
    /// as issues.
    pub fn validate(
        #[draft] value: Cancellation,
        sale: Option<Sale>,
        version: Option<ApiVersion>,
    ) -> Result<Validation, LastroError> {
        let _ = sale;
        Ok(rules::cancellation(&value, ApiVersion::of_argument(version)?))
    }
}
pub use operations::*;
