//! The endpoint table of version 2: one row an operation.

use crate::model::{
    AdjustmentIndex, Cnae, Customer, Deleted, Model as _, ModelTable, Municipality, PaymentMethod, Plan, Sale, Service,
    ServiceListItem, WalletEntry,
};
use crate::query::Resource;
use crate::value::choices;

choices! {
    /// An operation of the service.
    pub enum ApiOperation {
        /// List services.
        ServicesList = "services.list",
        /// Insert a service.
        ServicesInsert = "services.insert",
        /// Select a service.
        ServicesSelect = "services.select",
        /// Update a service.
        ServicesUpdate = "services.update",
        /// Delete a service.
        ServicesDelete = "services.delete",
        /// List payment methods.
        PaymentMethodsList = "payment_methods.list",
        /// List customers.
        CustomersList = "customers.list",
        /// Insert a customer.
        CustomersInsert = "customers.insert",
        /// Select a customer.
        CustomersSelect = "customers.select",
        /// Update a customer.
        CustomersUpdate = "customers.update",
        /// Delete a customer.
        CustomersDelete = "customers.delete",
        /// List sales.
        SalesList = "sales.list",
        /// Insert a sale.
        SalesInsert = "sales.insert",
        /// Select a sale.
        SalesSelect = "sales.select",
        /// Update a sale.
        SalesUpdate = "sales.update",
        /// Delete a sale.
        SalesDelete = "sales.delete",
        /// Cancel the invoice of a sale.
        SalesCancelInvoice = "sales.cancel_invoice",
        /// Confirm a receipt.
        SalesConfirmReceipt = "sales.confirm_receipt",
        /// Update a boleto.
        SalesUpdateBoleto = "sales.update_boleto",
        /// List plans.
        PlansList = "plans.list",
        /// Select a plan.
        PlansSelect = "plans.select",
        /// Look up the virtual wallet of a CPF.
        WalletSelect = "wallet.select",
        /// List economic activities.
        CnaeList = "cnae.list",
        /// List items of the service list.
        ServiceListList = "service_list.list",
        /// List municipalities.
        MunicipalitiesList = "municipalities.list",
        /// List adjustment indices.
        IndicesList = "indices.list",
    }
}

/// How a request is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Read.
    Get,
    /// Create, and whatever the documents send so.
    Post,
    /// Update.
    Put,
    /// Remove.
    Delete,
}

impl Method {
    /// Its name in a request.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Delete => "DELETE",
        }
    }
}

/// What an operation answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One record.
    One(&'static ModelTable),
    /// A header and records.
    Listing(&'static ModelTable),
    /// A bare list of records.
    Many(&'static ModelTable),
}

/// What a request may be narrowed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Narrowing {
    /// By nothing.
    Nothing,
    /// By the fields and sections to return.
    Shown(Resource),
    /// By a whole query.
    Query(Resource),
}

/// What may be done after a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeat {
    /// It may be sent again.
    Safe,
    /// It may be sent again, and a 404 then says that the first one did it.
    Delete,
    /// It may have been done: look it up, then decide.
    Reconcile,
}

/// One row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// How it is sent.
    pub method: Method,
    /// The path below `/api/v2`, `{}` where the key or the CPF stands.
    pub path: &'static str,
    /// Whether a body is sent.
    pub body: bool,
    /// What it answers.
    pub shape: Shape,
    /// What it may be narrowed by.
    pub narrowing: Narrowing,
    /// What may be done after a failure.
    pub repeat: Repeat,
}

impl ApiOperation {
    /// Its row.
    #[must_use]
    pub fn route(self) -> &'static Route {
        // one row a variant, so that there always is one at its place
        let [first, ..] = &ROUTES;
        ROUTES.get(self as usize).unwrap_or(first)
    }

    /// Whether its path names a customer by the CPF.
    #[must_use]
    pub const fn takes_cpf(self) -> bool {
        matches!(self, Self::WalletSelect)
    }
}

/// The rows, in the order of [`ApiOperation`].
static ROUTES: [Route; 26] = [
    listing("/servicos/", Service::TABLE, Some(Resource::Service)),
    write(Method::Post, "/servicos/", Service::TABLE, Repeat::Reconcile),
    select("/servicos/{}", Service::TABLE, None),
    write(Method::Put, "/servicos/{}", Service::TABLE, Repeat::Safe),
    delete("/servicos/{}"),
    listing("/meios-pagamento/", PaymentMethod::TABLE, Some(Resource::PaymentMethod)),
    listing("/clientes/", Customer::TABLE, Some(Resource::Customer)),
    write(Method::Post, "/clientes/", Customer::TABLE, Repeat::Reconcile),
    select("/clientes/{}", Customer::TABLE, Some(Resource::Customer)),
    write(Method::Put, "/clientes/{}", Customer::TABLE, Repeat::Safe),
    delete("/clientes/{}"),
    listing("/vendas/", Sale::TABLE, Some(Resource::Sale)),
    write(Method::Post, "/vendas/", Sale::TABLE, Repeat::Reconcile),
    select("/vendas/{}", Sale::TABLE, None),
    write(Method::Post, "/vendas/{}", Sale::TABLE, Repeat::Safe),
    delete("/vendas/{}"),
    write(Method::Post, "/vendas/{}/nfse-cancelar", Sale::TABLE, Repeat::Safe),
    write(Method::Post, "/vendas/{}/recebimento-confirmar", Sale::TABLE, Repeat::Reconcile),
    write(Method::Post, "/vendas/{}/boleto-atualizar", Sale::TABLE, Repeat::Safe),
    listing("/planos/", Plan::TABLE, Some(Resource::Plan)),
    select("/planos/{}", Plan::TABLE, Some(Resource::Plan)),
    Route { shape: Shape::Many(WalletEntry::TABLE), ..select("/carteira-virtual/{}", WalletEntry::TABLE, None) },
    listing("/cnae/", Cnae::TABLE, Some(Resource::Cnae)),
    listing("/lista-servicos/", ServiceListItem::TABLE, Some(Resource::ServiceListItem)),
    listing("/municipios/", Municipality::TABLE, Some(Resource::Municipality)),
    listing("/indices/", AdjustmentIndex::TABLE, None),
];

const fn listing(path: &'static str, table: &'static ModelTable, resource: Option<Resource>) -> Route {
    let narrowing = match resource {
        Some(resource) => Narrowing::Query(resource),
        None => Narrowing::Nothing,
    };
    Route { method: Method::Get, path, body: false, shape: Shape::Listing(table), narrowing, repeat: Repeat::Safe }
}

const fn select(path: &'static str, table: &'static ModelTable, resource: Option<Resource>) -> Route {
    let narrowing = match resource {
        Some(resource) => Narrowing::Shown(resource),
        None => Narrowing::Nothing,
    };
    Route { method: Method::Get, path, body: false, shape: Shape::One(table), narrowing, repeat: Repeat::Safe }
}

const fn write(method: Method, path: &'static str, table: &'static ModelTable, repeat: Repeat) -> Route {
    Route { method, path, body: true, shape: Shape::One(table), narrowing: Narrowing::Nothing, repeat }
}

const fn delete(path: &'static str) -> Route {
    let shape = Shape::One(Deleted::TABLE);
    Route { method: Method::Delete, path, body: false, shape, narrowing: Narrowing::Nothing, repeat: Repeat::Delete }
}
