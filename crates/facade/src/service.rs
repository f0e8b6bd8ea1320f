//! Services.

use lastro_macros::operations;

/// Services.
#[operations(area = "service", entity = Service)]
mod operations {
    use lastro::rules;

    /// The smallest body that updates a service: only the fields that differ from `original`, with null for a field that was
    /// cleared.
    ///
    /// # Errors
    /// None if the arguments are valid records.
    pub fn update_body(original: Service, edited: Service) -> Result<Json, LastroError> {
        Ok(Json(rules::changes(&original, &edited)))
    }
}
pub use operations::*;
