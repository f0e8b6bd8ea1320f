//! Items of a sale.

use lastro_macros::operations;

/// The operations.
#[operations(area = "item", entity = Item)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Item, Json};
    use crate::rules::{self, Validation, WriteOperation};

    /// Checks an item before it is sent: its service, and that its total is its value times its quantity.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(value: Item, operation: WriteOperation) -> Result<Validation, LastroError> {
        Ok(rules::validate(&value, operation))
    }
}
pub use operations::*;
