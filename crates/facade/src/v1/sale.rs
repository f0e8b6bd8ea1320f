//! Sales of version 1 (`/venda`).

use lastro_macros::operations;

/// Sales of version 1 (`/venda`).
#[operations(area = "v1.sale", entity = SaleV1, legacy)]
mod operations {
    use lastro::model::ConcealedText;
    use lastro::v1::{self, ContextV1, FormPairs, SaleParameters, changes, rules};
    use lastro::{Issue, IssueCode};

    /// The parameters of a sale, in the order of the API's documentation; unknown members come last. Unset
    /// fields are not sent; an empty string clears a field.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar,
    /// `out_of_range` at more than 999 installments.
    pub fn parameters(value: SaleParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<SaleParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Checks the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the
    /// date of birth; what `context` leaves out is unknown. `original` is the sale that an update changes: once its
    /// invoice is issued, only the payment method may change.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object, or if an insert
    /// has an `original`. All other problems are listed as issues.
    pub fn validate(
        #[draft] value: SaleParameters,
        operation: WriteOperation,
        today: Option<LocalDate>,
        context: Option<ContextV1>,
        original: Option<SaleV1>,
    ) -> Result<Validation, LastroError> {
        let context = ContextV1::of_argument(context)?;
        // an update takes the same parameters as an insert, which has no sale to change
        if operation != WriteOperation::Update && original.is_some() {
            let issue = Issue::error("original", IssueCode::Contradiction).with("field", "operation");
            return Err(LastroError::invalid(issue));
        }
        Ok(rules::sale(&value, original.as_ref(), today, context))
    }

    /// Checks a changed sale: once its invoice is issued, only the payment method may change.
    ///
    /// # Errors
    /// None for values of the type.
    pub fn validate_update(original: SaleV1, edited: SaleV1) -> Result<Validation, LastroError> {
        Ok(changes::update(&original, &edited))
    }

    /// Checks a sale that is to be deleted: one whose invoice is issued cannot be.
    ///
    /// # Errors
    /// None for a value of the type.
    pub fn validate_delete(sale: SaleV1) -> Result<Validation, LastroError> {
        Ok(changes::delete(&sale))
    }

    /// The value of `dados_extra`, which is a JSON string; null if it is unset.
    ///
    /// # Errors
    /// `malformed` if it is not JSON.
    pub fn extra_data(value: SaleV1) -> Result<Option<Json>, LastroError> {
        let read = value.dados_extra.filter(|text| !text.is_empty()).map(|text| Json::parse(text.as_bytes()));
        read.transpose().map_err(|error| error.under("value.dados_extra"))
    }
}
pub use operations::*;
