// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The resources of the service, with a method for each operation.

use lastro::exchange::Call;
use lastro::http::ApiOperation;
use lastro::model::{self, Model as _};

use crate::call::{nothing, record, records};
use crate::list::item;
use crate::{Client, PendingCall, Records};

impl Client {
    /// Operations on services.
    pub const fn services(&self) -> Services<'_> {
        Services(self)
    }

    /// Operations on payment methods.
    pub const fn payment_methods(&self) -> PaymentMethods<'_> {
        PaymentMethods(self)
    }

    /// Operations on customers.
    pub const fn customers(&self) -> Customers<'_> {
        Customers(self)
    }

    /// Operations on sales.
    pub const fn sales(&self) -> Sales<'_> {
        Sales(self)
    }

    /// Operations on plans.
    pub const fn plans(&self) -> Plans<'_> {
        Plans(self)
    }

    /// Operations on wallet.
    pub const fn wallet(&self) -> Wallet<'_> {
        Wallet(self)
    }

    /// Operations on cnae.
    pub const fn cnae(&self) -> Cnae<'_> {
        Cnae(self)
    }

    /// Operations on service list.
    pub const fn service_list(&self) -> ServiceList<'_> {
        ServiceList(self)
    }

    /// Operations on municipalities.
    pub const fn municipalities(&self) -> Municipalities<'_> {
        Municipalities(self)
    }

    /// Operations on indices.
    pub const fn indices(&self) -> Indices<'_> {
        Indices(self)
    }
}

/// Operations on services.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Services<'c>(&'c Client);

impl Services<'_> {
    /// List services.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Service> {
        let call = Call::new(ApiOperation::ServicesList);
        self.0.listed(call, item)
    }

    /// Insert a service.
    pub fn insert(self, service: &model::Service) -> PendingCall<model::Service> {
        let sent = service.encode();
        let call = Call { record: Some(&sent), ..Call::new(ApiOperation::ServicesInsert) };
        self.0.pending(call, record)
    }

    /// Select a service.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn select(self, id: i64) -> PendingCall<model::Service> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::ServicesSelect) };
        self.0.pending(call, record)
    }

    /// Update a service.
    ///
    /// `id`: key of the record, 1 or greater.
    ///
    /// Takes the [`original`](PendingCall::original).
    pub fn update(self, id: i64, service: &model::Service) -> PendingCall<model::Service> {
        let sent = service.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::ServicesUpdate) };
        self.0.pending(call, record)
    }

    /// Delete a service.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::ServicesDelete) };
        self.0.pending(call, nothing)
    }
}

/// Operations on payment methods.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct PaymentMethods<'c>(&'c Client);

impl PaymentMethods<'_> {
    /// List payment methods.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::PaymentMethod> {
        let call = Call::new(ApiOperation::PaymentMethodsList);
        self.0.listed(call, item)
    }
}

/// Operations on customers.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Customers<'c>(&'c Client);

impl Customers<'_> {
    /// List customers.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Customer> {
        let call = Call::new(ApiOperation::CustomersList);
        self.0.listed(call, item)
    }

    /// Insert a customer.
    pub fn insert(self, customer: &model::Customer) -> PendingCall<model::Customer> {
        let sent = customer.encode();
        let call = Call { record: Some(&sent), ..Call::new(ApiOperation::CustomersInsert) };
        self.0.pending(call, record)
    }

    /// Select a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    ///
    /// Takes a [`query`](PendingCall::query) of the fields to return.
    pub fn select(self, id: i64) -> PendingCall<model::Customer> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::CustomersSelect) };
        self.0.pending(call, record)
    }

    /// Update a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    ///
    /// Takes the [`original`](PendingCall::original).
    pub fn update(self, id: i64, customer: &model::Customer) -> PendingCall<model::Customer> {
        let sent = customer.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::CustomersUpdate) };
        self.0.pending(call, record)
    }

    /// Delete a customer.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::CustomersDelete) };
        self.0.pending(call, nothing)
    }
}

/// Operations on sales.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Sales<'c>(&'c Client);

impl Sales<'_> {
    /// List sales.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Sale> {
        let call = Call::new(ApiOperation::SalesList);
        self.0.listed(call, item)
    }

    /// Insert a sale.
    pub fn insert(self, sale: &model::Sale) -> PendingCall<model::Sale> {
        let sent = sale.encode();
        let call = Call { record: Some(&sent), ..Call::new(ApiOperation::SalesInsert) };
        self.0.pending(call, record)
    }

    /// Select a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn select(self, id: i64) -> PendingCall<model::Sale> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::SalesSelect) };
        self.0.pending(call, record)
    }

    /// Update a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    ///
    /// Takes the [`original`](PendingCall::original).
    pub fn update(self, id: i64, sale: &model::Sale) -> PendingCall<model::Sale> {
        let sent = sale.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::SalesUpdate) };
        self.0.pending(call, record)
    }

    /// Delete a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn delete(self, id: i64) -> PendingCall<()> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::SalesDelete) };
        self.0.pending(call, nothing)
    }

    /// Cancel the invoice of a sale.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn cancel_invoice(self, id: i64, cancellation: &model::Cancellation) -> PendingCall<model::Sale> {
        let sent = cancellation.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::SalesCancelInvoice) };
        self.0.pending(call, record)
    }

    /// Confirm a receipt.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn confirm_receipt(self, id: i64, receipt: &model::Receipt) -> PendingCall<model::Sale> {
        let sent = receipt.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::SalesConfirmReceipt) };
        self.0.pending(call, record)
    }

    /// Update a boleto.
    ///
    /// `id`: key of the record, 1 or greater.
    pub fn update_boleto(self, id: i64, boleto_update: &model::BoletoUpdate) -> PendingCall<model::Sale> {
        let sent = boleto_update.encode();
        let call = Call { id: Some(id), record: Some(&sent), ..Call::new(ApiOperation::SalesUpdateBoleto) };
        self.0.pending(call, record)
    }
}

/// Operations on plans.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Plans<'c>(&'c Client);

impl Plans<'_> {
    /// List plans.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Plan> {
        let call = Call::new(ApiOperation::PlansList);
        self.0.listed(call, item)
    }

    /// Select a plan.
    ///
    /// `id`: key of the record, 1 or greater.
    ///
    /// Takes a [`query`](PendingCall::query) of the fields to return.
    pub fn select(self, id: i64) -> PendingCall<model::Plan> {
        let call = Call { id: Some(id), ..Call::new(ApiOperation::PlansSelect) };
        self.0.pending(call, record)
    }
}

/// Operations on wallet.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Wallet<'c>(&'c Client);

impl Wallet<'_> {
    /// Look up the virtual wallet of a CPF.
    ///
    /// `cpf`: the customer's CPF, with or without punctuation.
    pub fn select(self, cpf: &str) -> PendingCall<Vec<model::WalletEntry>> {
        let call = Call { cpf: Some(cpf), ..Call::new(ApiOperation::WalletSelect) };
        self.0.pending(call, records)
    }
}

/// Operations on cnae.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Cnae<'c>(&'c Client);

impl Cnae<'_> {
    /// List economic activities.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Cnae> {
        let call = Call::new(ApiOperation::CnaeList);
        self.0.listed(call, item)
    }
}

/// Operations on service list.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct ServiceList<'c>(&'c Client);

impl ServiceList<'_> {
    /// List items of the service list.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::ServiceListItem> {
        let call = Call::new(ApiOperation::ServiceListList);
        self.0.listed(call, item)
    }
}

/// Operations on municipalities.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Municipalities<'c>(&'c Client);

impl Municipalities<'_> {
    /// List municipalities.
    ///
    /// Takes a [`query`](Records::query).
    pub fn list(self) -> Records<model::Municipality> {
        let call = Call::new(ApiOperation::MunicipalitiesList);
        self.0.listed(call, item)
    }
}

/// Operations on indices.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Indices<'c>(&'c Client);

impl Indices<'_> {
    /// List adjustment indices.
    ///
    /// Takes no query.
    pub fn list(self) -> Records<model::AdjustmentIndex> {
        let call = Call::new(ApiOperation::IndicesList);
        self.0.listed(call, item)
    }
}
