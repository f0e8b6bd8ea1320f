//! Structures of responses: pages of listings, the response to a delete, errors.
#![allow(non_snake_case, reason = "`requestId` is the wire's name")]

use lastro_macros::model;

use super::{Customer, Json, Sale, Service};

/// The header of a listing.
#[model]
pub struct ListingHeader {
    /// Index of the page's first record in the full result, counted from 0.
    pub offset: Option<i64>,
    /// Maximum number of records in one response, 1 to 1000.
    pub limit: Option<i64>,
    /// Total number of records that match the filters.
    pub count: Option<i64>,
    /// The sort parameter used, if any.
    pub sort: Option<String>,
    /// Identifier of the request, to be quoted to the service's support.
    pub requestId: Option<String>,
}

/// One page of records.
#[model]
pub struct Listing {
    /// Offset, limit, total count, sort order and identifier of the request.
    pub header: Option<ListingHeader>,
    /// The records as JSON. Read each record with the operation `decode` of its type, or read a whole page with the operations
    /// of `sale_listing`, `customer_listing` or `service_listing`.
    pub data: Option<Vec<Json>>,
}

/// One page of sales. Each sale is read by the rules of the operation `sale.decode`.
#[model]
pub struct SaleListing {
    /// Offset, limit, total count, sort order and identifier of the request.
    pub header: Option<ListingHeader>,
    /// The sales.
    pub data: Option<Vec<Sale>>,
}

/// One page of customers. Each customer is read by the rules of the operation `customer.decode`.
#[model]
pub struct CustomerListing {
    /// Offset, limit, total count, sort order and identifier of the request.
    pub header: Option<ListingHeader>,
    /// The customers.
    pub data: Option<Vec<Customer>>,
}

/// One page of services. Each service is read by the rules of the operation `service.decode`.
#[model]
pub struct ServiceListing {
    /// Offset, limit, total count, sort order and identifier of the request.
    pub header: Option<ListingHeader>,
    /// The services.
    pub data: Option<Vec<Service>>,
}

/// The response to a delete.
#[model]
pub struct Deleted {
    /// Key of the record that was deleted, as a string.
    pub id: Option<String>,
}

/// An error as the service returns it.
#[model]
pub struct ApiError {
    /// The HTTP status.
    pub code: Option<i64>,
    /// Short description of the problem and a possible fix. For an invalid API key (401) it quotes the beginning of the key.
    pub message: Option<String>,
}
