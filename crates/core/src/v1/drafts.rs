//! Implements [`Validate`](crate::rules::Validate) for version 1 parameters, for forms and exchanges. These validate parameters
//! without further information: with an empty [`ContextV1`], and without the sale that an update changes.

use super::context::ContextV1;
use super::parameters::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};
use super::rules;
use crate::rules::{Check, Context, Validate};

macro_rules! validate {
    ($($name:ident = |$value:ident, $context:ident, $check:ident| $rules:expr;)*) => { $(
        impl Validate for $name {
            fn rules(&self, $context: &Context, $check: &mut Check) {
                let $value = self;
                $rules;
            }
        }
    )* };
}
validate! {
    SaleParameters = |value, context, check|
        rules::sale_rules(value, None, context.today, ContextV1::default(), check);
    ServiceParameters = |value, _context, check| rules::service_rules(value, check);
    CustomerParameters = |value, context, check|
        rules::customer_rules(value, context.today, ContextV1::default(), check);
    CancellationParameters = |value, _context, check| rules::cancellation_rules(value, check);
    ReceiptParameters = |value, _context, check| rules::receipt_rules(value, check);
    BoletoUpdateParameters = |value, _context, check| rules::boleto_update_rules(value, check);
    InstallmentParameters = |value, _context, check| rules::installment_rules(value, check);
    NewCustomer = |value, context, check| rules::new_customer_rules(value, context.today, check);
}
