//! CNPJ, the number of a company.

use lastro_macros::operations;

/// CNPJ, the number of a company.
#[operations(area = "cnpj")]
mod operations {
    use lastro::brazil::cnpj;
    use lastro::{IssueCode, LastroError};

    /// Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), bare or as
    /// `XX.XXX.XXX/XXXX-XX`, in either case of letters.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid(cnpj: String) -> Result<bool, LastroError> {
        Ok(cnpj::is_valid(&cnpj))
    }

    /// A valid CNPJ as it is printed, `XX.XXX.XXX/XXXX-XX`, in upper case.
    ///
    /// # Errors
    /// `invalid_cnpj`.
    pub fn format(cnpj: String) -> Result<String, LastroError> {
        cnpj::format(&cnpj).ok_or_else(|| LastroError::at("cnpj", IssueCode::InvalidCnpj))
    }

    /// The two check digits of a CNPJ's first 12 characters.
    ///
    /// # Errors
    /// `invalid_cnpj` at `base` for anything but 12 digits or letters, bare or printed.
    pub fn check_digits(base: String) -> Result<String, LastroError> {
        cnpj::check_digits(&base).ok_or_else(|| LastroError::at("base", IssueCode::InvalidCnpj))
    }
}
pub use operations::*;
