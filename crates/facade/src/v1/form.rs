//! Encoding and decoding of forms (`application/x-www-form-urlencoded`).

use lastro_macros::operations;

/// Encoding and decoding of forms (`application/x-www-form-urlencoded`).
#[operations(area = "v1.form")]
mod operations {
    use lastro::LastroError;
    use lastro::model::ConcealedText;
    use lastro::v1::FormPairs;

    /// Encodes names and values as a form, in the given order. The form is UTF-8; spaces become `+`.
    ///
    /// # Errors
    /// None.
    pub fn encode(parameters: FormPairs) -> Result<ConcealedText, LastroError> {
        Ok(ConcealedText::new(parameters.encode()))
    }

    /// Decodes a form to its names and values, in order.
    ///
    /// # Errors
    /// `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
    pub fn decode(form: ConcealedText) -> Result<FormPairs, LastroError> {
        FormPairs::decode(form.reveal())
    }
}
pub use operations::*;
