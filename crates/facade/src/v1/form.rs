//! Forms, `application/x-www-form-urlencoded`.

use lastro_macros::operations;

/// Forms, `application/x-www-form-urlencoded`.
#[operations(area = "v1.form")]
mod operations {
    use lastro::LastroError;
    use lastro::model::ConcealedText;
    use lastro::v1::FormPairs;

    /// Encodes a form as UTF-8, with spaces as `+`, in the given order.
    ///
    /// # Errors
    /// None.
    pub fn encode(parameters: FormPairs) -> Result<ConcealedText, LastroError> {
        Ok(ConcealedText::new(parameters.encode()))
    }

    /// Decodes the names and values of a form, in order.
    ///
    /// # Errors
    /// `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
    pub fn decode(form: ConcealedText) -> Result<FormPairs, LastroError> {
        FormPairs::decode(form.reveal())
    }
}
pub use operations::*;
