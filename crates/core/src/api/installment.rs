//! One installment.

use lastro_macros::operations;

/// The operations.
#[operations(area = "installment", entity = Installment)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Installment, Json};
    use crate::rules::{self, Validation, WriteOperation};

    /// Checks an installment before it is sent: its due date and its value.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(value: Installment, operation: WriteOperation) -> Result<Validation, LastroError> {
        Ok(rules::validate(&value, operation))
    }
}
pub use operations::*;
