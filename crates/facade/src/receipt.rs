//! Confirming a receipt.

use lastro_macros::operations;

/// Confirming a receipt.
#[operations(area = "receipt", entity = Receipt)]
mod operations {
    use lastro::model::Sale;
    use lastro::rules::{self, ApiVersion};

    /// Validates the body of "confirm receipt" before it is sent. If `sale` is given, also checks the receipt against the
    /// sale's installments. The result does not depend on `version`.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
    pub fn validate(
        #[draft] value: Receipt,
        sale: Option<Sale>,
        version: Option<ApiVersion>,
    ) -> Result<Validation, LastroError> {
        ApiVersion::of_argument(version)?;
        Ok(rules::receipt(&value, sale.as_ref()))
    }
}
pub use operations::*;
