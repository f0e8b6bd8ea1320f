//! Areas of record types that have only the operations that every record type has: `decode`, `encode`, `body`, `validate`.

use lastro_macros::operations;

/// Defines one area per line. A line has the name of the module, the name of the area and the record type.
macro_rules! entities {
    ($($(#[doc = $doc:literal])* $area:ident = $name:literal, $entity:ident;)*) => { $(
        $(#[doc = $doc])*
        pub mod $area {
            use super::operations;

            $(#[doc = $doc])*
            #[operations(area = $name, entity = $entity)]
            mod operations {}
            pub use operations::*;
        }
    )* };
}
entities! {
    /// Items of a sale.
    item = "item", Item;
    /// Installments of a sale.
    installment = "installment", Installment;
    /// Invoice data of a sale.
    nfse_data = "nfse_data", NfseData;
    /// E-mail parameters of a contract.
    schedule_data = "schedule_data", ScheduleData;
    /// Payment methods.
    payment_method = "payment_method", PaymentMethod;
    /// Contacts of a customer.
    contact = "contact", Contact;
    /// Plans.
    plan = "plan", Plan;
    /// Entries of the virtual wallet.
    wallet_entry = "wallet_entry", WalletEntry;
    /// Economic activities (CNAE).
    cnae = "cnae", Cnae;
    /// Items of the service list of LC 116.
    service_list_item = "service_list_item", ServiceListItem;
    /// Adjustment indices.
    adjustment_index = "adjustment_index", AdjustmentIndex;
    /// Pages of records.
    listing = "listing", Listing;
    /// Pages of sales.
    sale_listing = "sale_listing", SaleListing;
    /// Pages of customers.
    customer_listing = "customer_listing", CustomerListing;
    /// Pages of services.
    service_listing = "service_listing", ServiceListing;
    /// The response to a delete.
    deleted = "deleted", Deleted;
    /// Errors of the service.
    api_error = "api_error", ApiError;
}
