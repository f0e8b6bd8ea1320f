//! Cancelling the invoice of a sale.

use lastro_macros::operations;

/// Cancelling the invoice of a sale.
#[operations(area = "cancellation", entity = Cancellation)]
mod operations {
    use lastro::model::Sale;
    use lastro::rules::{self, ApiVersion};

    /// Validates the body of "cancel invoice" before it is sent. The text of the reason must have at least 15 characters; in
    /// version 1 it is required only if the code of the reason is 4 (other). The result does not depend on `sale`.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
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
