//! Sales of version 1 (`/venda`).

use lastro_macros::operations;

/// The operations.
#[operations(area = "v1.sale", entity = SaleV1, legacy)]
mod operations {
    use crate::issue::{Issue, IssueCode};
    use crate::model::ConcealedText;
    use crate::v1::{self, ContextV1, FormPairs, SaleParameters, changes, rules};

    /// The parameters of a sale, in the order of the service's document; what no field names comes last. Nothing that is
    /// unset is sent, an empty text clears.
    ///
    /// # Errors
    /// `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar,
    /// `out_of_range` at more than 999 installments.
    pub fn parameters(value: SaleParameters) -> Result<FormPairs, LastroError> {
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
    ) -> Result<SaleParameters, LastroError> {
        v1::parsed(parameters, form)
    }

    /// Checks the parameters of an insert or update before they are sent. `today` is for the card's expiry and the day of
    /// birth; what `context` leaves out is unknown. `original` is the sale that an update changes: once its invoice is
    /// issued, only the payment method may be another.
    ///
    /// # Errors
    /// `invalid_code` at a `context.payment_type` that is none; `invalid` where the value is no object at all, or where an
    /// insert has an `original`. Everything else is an issue.
    pub fn validate(
        value: SaleParameters,
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

    /// Checks a changed sale: once its invoice is issued, only the payment method may be another.
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

    /// What stands in `dados_extra`, which is JSON in a text; nothing where it is unset.
    ///
    /// # Errors
    /// `malformed` where it is no JSON.
    pub fn extra_data(value: SaleV1) -> Result<Option<Json>, LastroError> {
        let read = value.dados_extra.filter(|text| !text.is_empty()).map(|text| Json::parse(text.as_bytes()));
        read.transpose().map_err(|error| error.under("value.dados_extra"))
    }
}
pub use operations::*;
