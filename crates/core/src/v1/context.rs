//! The context for the validation of version 1 parameters.

use lastro_macros::model;

use crate::issue::{LastroError, of_code};
use crate::model::codes::PaymentKind;

/// Information that the validation rules need but that parameters do not contain. An unset field means "unknown".
#[model(answer)]
#[derive(Default, Copy)]
pub struct ContextV1 {
    /// Whether the account has issued an invoice for the sale's service before.
    pub service_issued_before: Option<bool>,
    /// Whether the company has already issued an invoice at the city hall of `nfse_municipio_emissao`.
    pub city_issued_before: Option<bool>,
    /// Kind of the payment method that `meio_pagamento` names.
    pub payment_type: Option<PaymentKind>,
    /// Whether the customer is resident or established abroad.
    pub customer_abroad: Option<bool>,
}

impl ContextV1 {
    /// Returns an operation's argument `context`. If the argument is left out, returns a context in which every field is unset.
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
