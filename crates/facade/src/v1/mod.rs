//! The areas for version 1 of the service's API. Their names begin with `v1.`.

use lastro_macros::operations;

pub mod boleto_update;
pub mod cancellation;
pub mod convert;
pub mod customer;
pub mod exchange;
pub mod form;
pub mod pages;
pub mod receipt;
pub mod request;
pub mod response;
pub mod retry;
pub mod sale;
pub mod service;

/// Defines one area per line. The area has only the operations `decode` and `encode` of its record type.
macro_rules! records {
    ($($(#[doc = $doc:literal])* $area:ident = $name:literal, $entity:ident;)*) => { $(
        $(#[doc = $doc])*
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
