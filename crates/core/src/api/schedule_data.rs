//! E-mail parameters of a contract.

use lastro_macros::operations;

/// The operations.
#[operations(area = "schedule_data", entity = ScheduleData)]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Json, ScheduleData};
    use crate::rules::{self, Validation, WriteOperation};

    /// Checks e-mail parameters before it is sent: attachments are numbered from 1, the contact is -1 or a key.
    ///
    /// # Errors
    /// `invalid` where the value is not an object at all; everything else is an issue.
    pub fn validate(value: ScheduleData, operation: WriteOperation) -> Result<Validation, LastroError> {
        Ok(rules::validate(&value, operation))
    }
}
pub use operations::*;
