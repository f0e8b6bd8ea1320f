//! Forms, `application/x-www-form-urlencoded`.

use lastro_macros::operations;

/// Forms, `application/x-www-form-urlencoded`.
#[operations(area = "v1.form")]
mod operations {
    use lastro::LastroError;
    use lastro::model::ConcealedText;
    use lastro::v1::FormPairs;

    /// The text of a form: UTF-8, a space as `+`, the order kept.
    ///
    /// # Errors
    /// None.
    pub fn encode(parameters: FormPairs) -> Result<ConcealedText, LastroError> {
        Ok(ConcealedText::new(parameters.encode()))
    }

    /// The names and values of a form's text, in order.
    ///
    /// # Errors
    /// `invalid_characters` at `form` for an escape that is not whole, or bytes that are not UTF-8.
    pub fn decode(form: ConcealedText) -> Result<FormPairs, LastroError> {
        FormPairs::decode(form.reveal())
    }
}
pub use operations::*;
