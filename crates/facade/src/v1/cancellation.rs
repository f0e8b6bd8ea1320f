//! "Cancel invoice" of version 1.

use lastro_macros::operations;

/// "Cancel invoice" of version 1.
#[operations(area = "v1.cancellation")]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::rules::Validation;
    use lastro::v1::{self, CancellationParameters, ContextV1, FormPairs, rules};
    use lastro::{LastroError, LocalDate};

    /// Converts the record to the parameters of "cancel invoice", in the order of the service's documentation. Members of
    /// `extra` come last. Unset fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
    /// that is not a scalar.
    pub fn parameters(value: CancellationParameters) -> Result<FormPairs, LastroError> {
        v1::parameters_of(&value)
    }

    /// Reads the record from its parameters: the inverse of the operation `parameters`. Pass either `parameters` (names and
    /// values) or `form` (the same parameters, URL-encoded).
    ///
    /// # Errors
    /// `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
    /// twice; the issue of a value that is invalid for its field, at its path.
    pub fn parse_parameters(
        parameters: Option<FormPairs>,
        form: Option<ConcealedText>,
    ) -> Result<CancellationParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    pub fn validate(
        #[draft] value: CancellationParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        // no rule uses `today` or `context`; only the codes in `context` are checked
        let _ = today;
        ContextV1::of_argument(context)?;
        Ok(rules::cancellation(&value))
    }
}
pub use operations::*;
