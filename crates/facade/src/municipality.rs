//! Municipalities and their IBGE codes.

use lastro_macros::operations;

/// Municipalities and their IBGE codes.
#[operations(area = "municipality", entity = Municipality)]
mod operations {
    use lastro::brazil::municipality;
    use lastro::model::Scalar;

    /// Whether a code is an IBGE municipality code: 7 digits, of which the last is a check digit (modulo 10). Nine official
    /// codes whose check digit does not follow the formula (NT 2008.004) are valid too.
    ///
    /// # Errors
    /// None: returns false for anything else.
    pub fn is_valid_code(code: Scalar) -> Result<bool, LastroError> {
        Ok(municipality::is_valid_code(&code.0))
    }
}
pub use operations::*;
