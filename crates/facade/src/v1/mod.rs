//! The facade of version 1: its areas have `v1.` before their names.

use lastro_macros::operations;

#[macro_use]
pub mod sale;
#[macro_use]
pub mod service;
#[macro_use]
pub mod customer;
#[macro_use]
pub mod cancellation;
#[macro_use]
pub mod receipt;
#[macro_use]
pub mod boleto_update;
#[macro_use]
pub mod form;
#[macro_use]
pub mod request;
#[macro_use]
pub mod response;
#[macro_use]
pub mod retry;
#[macro_use]
pub mod pages;
#[macro_use]
pub mod convert;

/// An area of records that are only read and written, a line.
macro_rules! records {
    ($($(#[doc = $doc:literal])* $area:ident = $name:literal, $entity:ident;)*) => { $(
        $(#[doc = $doc])*
        #[macro_use]
        pub mod $area {
            use super::operations;

            $(#[doc = $doc])*
            #[operations(area = $name, entity = $entity, legacy)]
            mod operations {}
            pub use operations::*;
        }
    )* };
}
records! {
    /// Items of a sale of version 1.
    item = "v1.item", ItemV1;
    /// Installments of a sale of version 1.
    installment = "v1.installment", InstallmentV1;
    /// Invoices of a sale of version 1.
    invoice = "v1.invoice", InvoiceV1;
    /// Payment methods of version 1.
    payment_method = "v1.payment_method", PaymentMethodV1;
    /// Pages of records of version 1.
    listing = "v1.listing", ListingV1;
}

/// The areas by one word each, as macros that make names of them need them.
pub(super) mod flat {
    pub use super::{
        boleto_update as v1_boleto_update, cancellation as v1_cancellation, convert as v1_convert,
        customer as v1_customer, form as v1_form, installment as v1_installment, invoice as v1_invoice,
        item as v1_item, listing as v1_listing, pages as v1_pages, payment_method as v1_payment_method,
        receipt as v1_receipt, request as v1_request, response as v1_response, retry as v1_retry, sale as v1_sale,
        service as v1_service,
    };
}
