//! CNPJ, the taxpayer number of a company.

use lastro_macros::operations;

/// CNPJ, the taxpayer number of a company.
#[operations(area = "cnpj")]
mod operations {
    use lastro::brazil::cnpj;
    use lastro::{IssueCode, LastroError};

    /// Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), without punctuation or as
    /// `XX.XXX.XXX/XXXX-XX`, in upper or lower case.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid(cnpj: String) -> Result<bool, LastroError> {
        Ok(cnpj::is_valid(&cnpj))
    }

    /// The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.
    ///
    /// # Errors
    /// `invalid_cnpj`.
    pub fn format(cnpj: String) -> Result<String, LastroError> {
        cnpj::format(&cnpj).ok_or_else(|| LastroError::at("cnpj", IssueCode::InvalidCnpj))
    }

    /// Computes the two check digits of a CNPJ from its first 12 characters.
    ///
    /// # Errors
    /// `invalid_cnpj` at `base` if it is not 12 digits or letters, with or without punctuation.
    pub fn check_digits(base: String) -> Result<String, LastroError> {
        cnpj::check_digits(&base).ok_or_else(|| LastroError::at("base", IssueCode::InvalidCnpj))
    }
}
pub use operations::*;
