//! Services of version 1 (`/servico`).

use lastro_macros::operations;

/// Services of version 1 (`/servico`).
#[operations(area = "v1.service", entity = ServiceV1, legacy)]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::v1::{self, ContextV1, FormPairs, ServiceParameters, rules};

    /// Converts a service to request parameters, in the order of the service's documentation. Members of `extra` come last.
    /// Unset fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
    /// that is not a scalar.
    pub fn parameters(value: ServiceParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<ServiceParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    pub fn validate(
        #[draft] value: ServiceParameters,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
    ) -> Result<Validation, LastroError> {
        // no rule uses `today` or `context`; only the codes in `context` are checked
        let _ = today;
        ContextV1::of_argument(context)?;
        Ok(rules::service(&value))
    }
}
pub use operations::*;
