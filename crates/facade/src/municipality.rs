//! Municipalities and their IBGE codes.

use lastro_macros::operations;

/// Municipalities and their IBGE codes.
#[operations(area = "municipality", entity = Municipality)]
mod operations {
    use lastro::brazil::municipality;
    use lastro::model::Scalar;

    /// Whether it is an IBGE code: 7 digits, the last the check digit (modulo 10), or one of the nine official codes
    /// that fail the formula (NT 2008.004).
    ///
    /// # Errors
    /// None: returns false for anything else.
    pub fn is_valid_code(code: Scalar) -> Result<bool, LastroError> {
        Ok(municipality::is_valid_code(&code.0))
    }
}
pub use operations::*;
