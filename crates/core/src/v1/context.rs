//! The context for the validation of version 1 parameters.

use lastro_macros::model;

use crate::issue::{LastroError, of_code};
use crate::model::codes::PaymentKind;

/// Information that the validation rules need but that parameters do not contain. An unset field means "unknown".
#[model(answer)]
#[derive(Default, Copy)]
pub struct ContextV1 {
    /// Whether an invoice for this service has already been issued.
    pub service_issued_before: Option<bool>,
    /// Whether an invoice has already been issued at this city hall.
    pub city_issued_before: Option<bool>,
    /// The kind of the payment method.
    pub payment_type: Option<PaymentKind>,
    /// Whether the customer is resident or established abroad.
    pub customer_abroad: Option<bool>,
}

impl ContextV1 {
    /// The value of an operation's argument `context`. If it is left out, everything is unknown.
    ///
    /// # Errors
    /// `invalid_code` at an unknown `context.payment_type`.
    pub fn of_argument(context: Option<Self>) -> Result<Self, LastroError> {
        let context = context.unwrap_or_default();
        match of_code("context.payment_type", context.payment_type) {
            Some(issue) => Err(LastroError::invalid(issue)),
            None => Ok(context),
        }
    }
}
