//! Sales of version 1 (`/venda`).

use lastro_macros::operations;

/// Sales of version 1 (`/venda`).
#[operations(area = "v1.sale", entity = SaleV1, legacy)]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::v1::{self, ContextV1, FormPairs, SaleParameters, changes, rules};
    use lastro::{Issue, IssueCode};

    /// Converts a sale to request parameters, in the order of the service's documentation. Members of `extra` come last. Unset
    /// fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
    /// that is not a scalar; `out_of_range` for more than 999 installments.
    pub fn parameters(value: SaleParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<SaleParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Validates the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the date
    /// of birth. Unset fields of `context` mean "unknown". For an update, pass the sale to be changed as `original`: once its
    /// invoice is issued, only the payment method may change.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object, or if
    /// `original` is given for an insert. All other problems are returned as issues.
    pub fn validate(
        #[draft] value: SaleParameters,
        operation: WriteOperation,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
        original: Option<SaleV1>,
    ) -> Result<Validation, LastroError> {
        let context = ContextV1::of_argument(context)?;
        // inserts and updates have the same parameters, but only an update changes an existing sale
        if operation != WriteOperation::Update && original.is_some() {
            let issue = Issue::error("original", IssueCode::Contradiction).with("field", "operation");
            return Err(LastroError::invalid(issue));
        }
        Ok(rules::sale(&value, original.as_ref(), today, context))
    }

    /// Checks a changed sale: if the invoice of `original` is issued, only the payment method may differ.
    ///
    /// # Errors
    /// None if the arguments are valid records.
    pub fn validate_update(original: SaleV1, edited: SaleV1) -> Result<Validation, LastroError> {
        Ok(changes::update(&original, &edited))
    }

    /// Checks whether a sale may be deleted: reports an error if its invoice is issued.
    ///
    /// # Errors
    /// None if the argument is a valid record.
    pub fn validate_delete(sale: SaleV1) -> Result<Validation, LastroError> {
        Ok(changes::delete(&sale))
    }

    /// The JSON value of the field `dados_extra`, which is a string of JSON text; null if the field is unset.
    ///
    /// # Errors
    /// An error of kind `malformed` if the string is not JSON.
    pub fn extra_data(value: SaleV1) -> Result<Option<Json>, LastroError> {
        let read = value.dados_extra.filter(|text| !text.is_empty()).map(|text| Json::parse(text.as_bytes()));
        read.transpose().map_err(|error| error.under("value.dados_extra"))
    }
}
pub use operations::*;
