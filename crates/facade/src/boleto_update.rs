//! Updating a boleto.

use lastro_macros::operations;

/// Updating a boleto.
#[operations(area = "boleto_update", entity = BoletoUpdate)]
mod operations {
    use lastro::model::Sale;
    use lastro::rules::{self, ApiVersion};

    /// Checks the body of "update boleto" before it is sent. The totals must follow from their percentages, and
    /// with the `sale` the figures from its installment; a difference above a cent is a warning. The `version` decides
    /// nothing here.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed
    /// as issues.
    pub fn validate(
        #[draft] value: BoletoUpdate,
        sale: Option<Sale>,
        version: Option<ApiVersion>,
    ) -> Result<Validation, LastroError> {
        ApiVersion::of_argument(version)?;
        Ok(rules::boleto_update(&value, sale.as_ref()))
    }
}
pub use operations::*;
