//! Customers of version 1 (`/cliente`).

use lastro_macros::operations;

/// Customers of version 1 (`/cliente`).
#[operations(area = "v1.customer", entity = CustomerV1, legacy)]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::v1::{self, ContextV1, CustomerParameters, FormPairs, rules};

    /// The parameters of a customer, in the order of the API's documentation; unknown members come last.
    /// Unset fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
    pub fn parameters(value: CustomerParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<CustomerParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems
    /// are listed as issues.
    pub fn validate(
        #[draft] value: CustomerParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        Ok(rules::customer(&value, today, ContextV1::of_argument(context)?))
    }
}
pub use operations::*;
