//! CEP, the postal code.

use lastro_macros::operations;

/// CEP, the postal code.
#[operations(area = "cep")]
mod operations {
    use lastro::brazil::cep;
    use lastro::{IssueCode, LastroError};

    /// Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as `XXYYY-ZZZ`. Shorter numbers are not
    /// padded.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid(cep: String) -> Result<bool, LastroError> {
        Ok(cep::is_valid(&cep))
    }

    /// A CEP in the format that the service requires, `XX.YYY-ZZZ`.
    ///
    /// # Errors
    /// `invalid_cep`.
    pub fn format(cep: String) -> Result<String, LastroError> {
        cep::format(&cep).ok_or_else(|| LastroError::at("cep", IssueCode::InvalidCep))
    }
}
pub use operations::*;
