//! Confirming a receipt.

use lastro_macros::operations;

/// The operations.
#[operations(area = "receipt")]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, Receipt, Sale};
    use crate::rules::{self, ApiVersion, Validation, WriteOperation};

    /// Checks the body of "confirm receipt" before it is sent. With the `sale` the installment is checked too. The
    /// `version` decides nothing here.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(
        value: Receipt,
        sale: Option<Sale>,
        version: Option<ApiVersion>,
    ) -> Result<Validation, LastroError> {
        let _ = version;
        Ok(rules::receipt(&value, sale.as_ref()))
    }

    /// The body of "confirm receipt" as it is sent: money as JSON numbers with two places, unset fields left out.
    ///
    /// # Errors
    /// None for a value of the type.
    pub fn body(value: Receipt) -> Result<Json, LastroError> {
        Ok(Json(rules::body(&value, WriteOperation::Update)))
    }
}
pub use operations::*;
