//! Invoice data of a sale.

use lastro_macros::operations;

/// The operations.
#[operations(area = "nfse_data", entity = NfseData)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, NfseData};
    use crate::rules::{self, Validation, WriteOperation};

    /// Checks invoice data before it is sent: series, cities, and withheld taxes that contradict each other.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(value: NfseData, operation: WriteOperation) -> Result<Validation, LastroError> {
        Ok(rules::validate(&value, operation))
    }
}
pub use operations::*;
