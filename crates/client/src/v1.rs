// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The resources of the service in version 1, with a method for each operation.

use lastro::v1;
use lastro::v1::exchange::Call;
use lastro::v1::http::{ListingQueryV1, OperationV1};

use crate::any_call::sending;
use crate::call::{nothing, record};
use crate::list::item;
use crate::{Client, PendingCall, Records};

impl Client {
    /// The resources of version 1, with the connections, the rate limit and the options of this client.
    pub const fn v1(&self) -> V1<'_> {
        V1(self)
    }
}

/// The resources of version 1.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct V1<'c>(&'c Client);

impl<'c> V1<'c> {
    /// Operations on sales.
    pub const fn sales(self) -> Sales<'c> {
        Sales(self.0)
    }

    /// Operations on services.
    pub const fn services(self) -> Services<'c> {
        Services(self.0)
    }

    /// Operations on customers.
    pub const fn customers(self) -> Customers<'c> {
        Customers(self.0)
    }
}

/// Operations on sales.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Sales<'c>(&'c Client);

impl Sales<'_> {
    /// List sales.
    ///
    /// `listing`: where to begin, records of a page, and their order; the default lists all of them by key.
    pub fn list(self, listing: ListingQueryV1) -> Records<v1::SaleV1> {
        let call = Call { listing: Some(listing), ..Call::new(OperationV1::SalesList) };
        self.0.listed(call, item)
    }

    /// Insert a sale.
    pub fn insert(self, parameters: &v1::SaleParameters) -> PendingCall<v1::SaleV1> {
        let call = Call::new(OperationV1::SalesInsert);
        self.0.pending(sending(call, parameters), record)
    }

    /// Select a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn select(self, id: i64) -> PendingCall<v1::SaleV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesSelect) };
        self.0.pending(call, record)
    }

    /// Update a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn update(self, id: i64, parameters: &v1::SaleParameters) -> PendingCall<v1::SaleV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesUpdate) };
        self.0.pending(sending(call, parameters), record)
    }

    /// Delete a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesDelete) };
        self.0.pending(call, nothing)
    }

    /// Cancel the invoice of a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn cancel_invoice(self, id: i64, parameters: &v1::CancellationParameters) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesCancelInvoice) };
        self.0.pending(sending(call, parameters), nothing)
    }

    /// Confirm a receipt.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn confirm_receipt(self, id: i64, parameters: &v1::ReceiptParameters) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesConfirmReceipt) };
        self.0.pending(sending(call, parameters), nothing)
    }

    /// Update a boleto.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn update_boleto(self, id: i64, parameters: &v1::BoletoUpdateParameters) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::SalesUpdateBoleto) };
        self.0.pending(sending(call, parameters), nothing)
    }
}

/// Operations on services.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Services<'c>(&'c Client);

impl Services<'_> {
    /// List services.
    ///
    /// `listing`: where to begin, records of a page, and their order; the default lists all of them by key.
    pub fn list(self, listing: ListingQueryV1) -> Records<v1::ServiceV1> {
        let call = Call { listing: Some(listing), ..Call::new(OperationV1::ServicesList) };
        self.0.listed(call, item)
    }

    /// Insert a service.
    pub fn insert(self, parameters: &v1::ServiceParameters) -> PendingCall<v1::ServiceV1> {
        let call = Call::new(OperationV1::ServicesInsert);
        self.0.pending(sending(call, parameters), record)
    }

    /// Select a service.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn select(self, id: i64) -> PendingCall<v1::ServiceV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::ServicesSelect) };
        self.0.pending(call, record)
    }

    /// Update a service.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn update(self, id: i64, parameters: &v1::ServiceParameters) -> PendingCall<v1::ServiceV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::ServicesUpdate) };
        self.0.pending(sending(call, parameters), record)
    }

    /// Delete a service.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::ServicesDelete) };
        self.0.pending(call, nothing)
    }
}

/// Operations on customers.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Customers<'c>(&'c Client);

impl Customers<'_> {
    /// List customers.
    ///
    /// `listing`: where to begin, records of a page, and their order; the default lists all of them by key.
    pub fn list(self, listing: ListingQueryV1) -> Records<v1::CustomerV1> {
        let call = Call { listing: Some(listing), ..Call::new(OperationV1::CustomersList) };
        self.0.listed(call, item)
    }

    /// Insert a customer.
    pub fn insert(self, parameters: &v1::CustomerParameters) -> PendingCall<v1::CustomerV1> {
        let call = Call::new(OperationV1::CustomersInsert);
        self.0.pending(sending(call, parameters), record)
    }

    /// Select a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn select(self, id: i64) -> PendingCall<v1::CustomerV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::CustomersSelect) };
        self.0.pending(call, record)
    }

    /// Update a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn update(self, id: i64, parameters: &v1::CustomerParameters) -> PendingCall<v1::CustomerV1> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::CustomersUpdate) };
        self.0.pending(sending(call, parameters), record)
    }

    /// Delete a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(OperationV1::CustomersDelete) };
        self.0.pending(call, nothing)
    }
}
