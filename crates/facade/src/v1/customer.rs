//! Customers of version 1 (`/cliente`).

use lastro_macros::operations;

/// Customers of version 1 (`/cliente`).
#[operations(area = "v1.customer", entity = CustomerV1, legacy)]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::v1::{self, ContextV1, CustomerParameters, FormPairs, rules};

    /// Converts a customer to request parameters, in the order of the service's documentation. Members of `extra` come last.
    /// Unset fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
    /// that is not a scalar.
    pub fn parameters(value: CustomerParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<CustomerParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Validates the parameters before they are sent. `today` is used for the date of birth and the card's expiry. `context` is
    /// used to check whether a card fits the payment method.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    pub fn validate(
        #[draft] value: CustomerParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        Ok(rules::customer(&value, today, ContextV1::of_argument(context)?))
    }
}
pub use operations::*;
