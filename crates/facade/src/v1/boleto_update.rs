//! "Update boleto" of version 1.

use lastro_macros::operations;

/// "Update boleto" of version 1.
#[operations(area = "v1.boleto_update")]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::rules::Validation;
    use lastro::v1::{self, BoletoUpdateParameters, ContextV1, FormPairs, rules};
    use lastro::{LastroError, LocalDate};

    /// The parameters of "update boleto", in the order of the API's documentation; unknown members come last.
    /// Unset fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
    pub fn parameters(value: BoletoUpdateParameters) -> Result<FormPairs, LastroError> {
        v1::parameters_of(&value)
    }

    /// The inverse of `parameters`: reads the record from names and values, or from an encoded form.
    ///
    /// # Errors
    /// `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name;
    /// a value that does not fit its field, at its path.
    pub fn parse_parameters(
        parameters: Option<FormPairs>,
        form: Option<ConcealedText>,
    ) -> Result<BoletoUpdateParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems
    /// are listed as issues.
    pub fn validate(
        #[draft] value: BoletoUpdateParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        // no rule here uses `today`; only the codes of the context are checked
        let _ = today;
        ContextV1::of_argument(context)?;
        Ok(rules::boleto_update(&value))
    }
}
pub use operations::*;
