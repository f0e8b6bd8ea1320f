//! Services.

use lastro_macros::operations;

/// The operations.
#[operations(area = "service", entity = Service)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, Service};
    use crate::rules::{self, Validation, WriteOperation};

    /// Checks a service before it is sent: its name, its item of LC 116, its value and its taxes.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(value: Service, operation: WriteOperation) -> Result<Validation, LastroError> {
        Ok(rules::validate(&value, operation))
    }
}
pub use operations::*;
