//! Updating a boleto.

use lastro_macros::operations;

/// Updating a boleto.
#[operations(area = "boleto_update", entity = BoletoUpdate)]
mod operations {
    use lastro::model::Sale;
    use lastro::rules::{self, ApiVersion};

    /// Validates the body of "update boleto" before it is sent. Warns if fine or interest differs by more than a cent from
    /// the amount that its percentage gives. If `sale` is given, also checks that the sale has the installment, and warns if the
    /// new value is not the installment's value plus fine and interest. The result does not depend on `version`.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
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
