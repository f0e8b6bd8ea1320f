//! Customers.

use lastro_macros::operations;

/// Customers.
#[operations(area = "customer", entity = Customer)]
mod operations {
    use lastro::rules;

    /// The smallest body that updates a customer: only the fields that differ from `original`, with null for a field that was
    /// cleared. A list of contacts or cards that differs is sent as a whole.
    ///
    /// # Errors
    /// None if the arguments are valid records.
    pub fn update_body(original: Customer, edited: Customer) -> Result<Json, LastroError> {
        Ok(Json(rules::changes(&original, &edited)))
    }
}
pub use operations::*;
