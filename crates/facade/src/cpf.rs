//! CPF, the taxpayer number of a person.

use lastro_macros::operations;

/// CPF, the taxpayer number of a person.
#[operations(area = "cpf")]
mod operations {
    use lastro::brazil::cpf;
    use lastro::{IssueCode, LastroError};

    /// Whether a string is a CPF: 11 digits with correct check digits (Receita Federal) that are not all equal, without
    /// punctuation or as `XXX.XXX.XXX-XX`.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid(cpf: String) -> Result<bool, LastroError> {
        Ok(cpf::is_valid(&cpf))
    }

    /// The printed form of a valid CPF, `XXX.XXX.XXX-XX`.
    ///
    /// # Errors
    /// `invalid_cpf`.
    pub fn format(cpf: String) -> Result<String, LastroError> {
        cpf::format(&cpf).ok_or_else(|| LastroError::at("cpf", IssueCode::InvalidCpf))
    }
}
pub use operations::*;
