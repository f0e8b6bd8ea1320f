//! Tax codes of the city halls.

use lastro_macros::operations;

/// Tax codes of the city halls.
#[operations(area = "tax_code")]
mod operations {
    use lastro::brazil::tax_code;
    use lastro::{IssueCode, LastroError};

    /// The digits of a code printed with dots, hyphens or slashes: `6204-0/00` is `6204000`. Zeros in front count.
    ///
    /// # Errors
    /// `invalid_tax_code` for any other character, no digit, or more than 20.
    pub fn digits(code: String) -> Result<String, LastroError> {
        tax_code::digits(&code).ok_or_else(|| LastroError::at("code", IssueCode::InvalidTaxCode))
    }
}
pub use operations::*;
