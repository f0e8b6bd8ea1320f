//! "Update boleto" of version 1.

use lastro_macros::operations;

/// The operations.
#[operations(area = "v1.boleto_update")]
mod operations {
    use crate::issue::LastroError;
    use crate::model::ConcealedText;
    use crate::rules::Validation;
    use crate::v1::{self, BoletoUpdateParameters, ContextV1, FormPairs, rules};
    use crate::value::LocalDate;

    /// The parameters of "update boleto", in the order of the service's document; what no field names comes last. Nothing that is
    /// unset is sent, an empty text clears.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
    pub fn parameters(value: BoletoUpdateParameters) -> Result<FormPairs, LastroError> {
        v1::parameters_of(&value)
    }

    /// The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
    ///
    /// # Errors
    /// `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
    /// does not fit its field, at its path.
    pub fn parse_parameters(
        parameters: Option<FormPairs>,
        form: Option<ConcealedText>,
    ) -> Result<BoletoUpdateParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
    ///
    /// # Errors
    /// `invalid_code` at a `context.payment_type` that is none; `invalid` where the value is no object at all.
    /// Everything else is an issue.
    pub fn validate(
        value: BoletoUpdateParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        // no rule of these needs the day, and none needs more of the context than that it makes sense
        let _ = today;
        ContextV1::of_argument(context)?;
        Ok(rules::boleto_update(&value))
    }
}
pub use operations::*;
