//! Municipal tax codes, which city halls assign to services.

use lastro_macros::operations;

/// Municipal tax codes, which city halls assign to services.
#[operations(area = "tax_code")]
mod operations {
    use lastro::brazil::tax_code;
    use lastro::{IssueCode, LastroError};

    /// Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`. Leading zeros are kept.
    ///
    /// # Errors
    /// `invalid_tax_code` if the code has any other character, no digits, or more than 20 digits.
    pub fn digits(code: String) -> Result<String, LastroError> {
        tax_code::digits(&code).ok_or_else(|| LastroError::at("code", IssueCode::InvalidTaxCode))
    }
}
pub use operations::*;
