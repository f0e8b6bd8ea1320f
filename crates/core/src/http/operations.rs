//! The routes of version 2 of the service's API: how each operation is sent over HTTP, and what it returns. They follow the
//! table of endpoints in the service's documentation.

use crate::model::{
    AdjustmentIndex, Cnae, Codec, Customer, Deleted, Listing, Municipality, PaymentMethod, Plan, Sale, Service,
    ServiceListItem, Type, WalletEntry,
};
use crate::query::Resource;
use crate::value::{Choice as _, choices};

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
        /// Confirm the receipt of a payment for a sale.
        SalesConfirmReceipt = "sales.confirm_receipt",
        /// Change the due date and the amount of a boleto (payment slip).
        SalesUpdateBoleto = "sales.update_boleto",
        /// List plans.
        PlansList = "plans.list",
        /// Select a plan.
        PlansSelect = "plans.select",
        /// Look up a virtual wallet by CPF (taxpayer number): a customer, its dependents and their plans.
        WalletSelect = "wallet.select",
        /// List economic activities (CNAE).
        CnaeList = "cnae.list",
        /// List the items of the LC 116 service list.
        ServiceListList = "service_list.list",
        /// List municipalities.
        MunicipalitiesList = "municipalities.list",
        /// List adjustment indices.
        IndicesList = "indices.list",
    }
}

/// The HTTP method of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// Read a record or a listing.
    Get,
    /// Create a record or perform an action on it. Also updates a record where the service's documentation states POST: a sale,
    /// and every record of version 1.
    Post,
    /// Update a record.
    Put,
    /// Delete a record.
    Delete,
}

impl Method {
    /// The method's name in a request.
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

impl core::fmt::Display for Method {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.as_str())
    }
}

/// The structure of what an operation returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A single value of a type: a record, or a list without a page around it.
    Whole(Type),
    /// A page whose member `data` is a list of records.
    Listing {
        /// Type of the page.
        page: Type,
        /// Type of the list of records.
        records: Type,
    },
    /// In version 1, an object that confirms an action or a deletion: a member of this name with the value true, and the record's
    /// key as `id`.
    Done(&'static str),
}

/// Which query parameters a request accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Narrowing {
    /// No query parameters.
    Nothing,
    /// Only `_fields` and `_expand`: the fields and the nested records to return.
    Shown(Resource),
    /// All query parameters: filters, order (`_sort`), `_fields`, `_expand`, `_limit` and `_offset`.
    Query(Resource),
}

/// Whether a request may be repeated after a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeat {
    /// The request may be sent again, because it only reads.
    Read,
    /// The request may be sent again, because making the same change twice has the same result as making it once. A failed
    /// attempt may still have made the change. If a repeated request is rejected, the outcome is therefore unknown.
    Write,
    /// As [`Repeat::Write`], except that a 404 or 410 for a repeated request means that an earlier attempt deleted the record.
    Delete,
    /// The request must not simply be sent again, because the change could then be made twice. First look up whether the change
    /// was carried out.
    Reconcile,
}

/// How an operation of version 1 or 2 is sent over HTTP, and what it returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The HTTP method.
    pub method: Method,
    /// The path below the version's prefix, `/api/v2` or `/api`. It has `{}` in place of the record's key or the CPF.
    pub path: &'static str,
    /// Whether the request has a body.
    pub body: bool,
    /// The structure of what the operation returns.
    pub shape: Shape,
    /// Which query parameters a request accepts.
    pub narrowing: Narrowing,
    /// Whether a request may be repeated after a failure.
    pub repeat: Repeat,
}

impl ApiOperation {
    /// The operation's route: how it is sent over HTTP, and what it returns.
    #[must_use]
    pub fn route(self) -> &'static Route {
        // `ROUTES` has exactly one route per variant: the compiler checks its length
        const { assert!(ROUTES.len() == ApiOperation::ALL.len()) };
        let [first, ..] = &ROUTES;
        ROUTES.get(self as usize).unwrap_or(first)
    }

    /// Whether the operation's path contains a person's CPF (taxpayer number) instead of a record's key.
    #[must_use]
    pub const fn takes_cpf(self) -> bool {
        matches!(self, Self::WalletSelect)
    }
}

/// The routes, in the order of the variants of [`ApiOperation`].
static ROUTES: [Route; 26] = [
    listing::<Service>("/servicos/", Some(Resource::Service)),
    write::<Service>(Method::Post, "/servicos/", Repeat::Reconcile),
    select::<Service>("/servicos/{}", None),
    write::<Service>(Method::Put, "/servicos/{}", Repeat::Write),
    delete("/servicos/{}"),
    listing::<PaymentMethod>("/meios-pagamento/", Some(Resource::PaymentMethod)),
    listing::<Customer>("/clientes/", Some(Resource::Customer)),
    write::<Customer>(Method::Post, "/clientes/", Repeat::Reconcile),
    select::<Customer>("/clientes/{}", Some(Resource::Customer)),
    write::<Customer>(Method::Put, "/clientes/{}", Repeat::Write),
    delete("/clientes/{}"),
    listing::<Sale>("/vendas/", Some(Resource::Sale)),
    write::<Sale>(Method::Post, "/vendas/", Repeat::Reconcile),
    select::<Sale>("/vendas/{}", None),
    write::<Sale>(Method::Post, "/vendas/{}", Repeat::Write),
    delete("/vendas/{}"),
    write::<Sale>(Method::Post, "/vendas/{}/nfse-cancelar", Repeat::Write),
    write::<Sale>(Method::Post, "/vendas/{}/recebimento-confirmar", Repeat::Reconcile),
    write::<Sale>(Method::Post, "/vendas/{}/boleto-atualizar", Repeat::Write),
    listing::<Plan>("/planos/", Some(Resource::Plan)),
    select::<Plan>("/planos/{}", Some(Resource::Plan)),
    select::<Vec<WalletEntry>>("/carteira-virtual/{}", None),
    listing::<Cnae>("/cnae/", Some(Resource::Cnae)),
    listing::<ServiceListItem>("/lista-servicos/", Some(Resource::ServiceListItem)),
    listing::<Municipality>("/municipios/", Some(Resource::Municipality)),
    listing::<AdjustmentIndex>("/indices/", None),
];

const fn listing<T: Codec>(path: &'static str, resource: Option<Resource>) -> Route {
    let narrowing = match resource {
        Some(resource) => Narrowing::Query(resource),
        None => Narrowing::Nothing,
    };
    let shape = Shape::Listing { page: Listing::TYPE, records: Vec::<T>::TYPE };
    Route { method: Method::Get, path, body: false, shape, narrowing, repeat: Repeat::Read }
}

const fn select<T: Codec>(path: &'static str, resource: Option<Resource>) -> Route {
    let narrowing = match resource {
        Some(resource) => Narrowing::Shown(resource),
        None => Narrowing::Nothing,
    };
    Route { method: Method::Get, path, body: false, shape: Shape::Whole(T::TYPE), narrowing, repeat: Repeat::Read }
}

const fn write<T: Codec>(method: Method, path: &'static str, repeat: Repeat) -> Route {
    Route { method, path, body: true, shape: Shape::Whole(T::TYPE), narrowing: Narrowing::Nothing, repeat }
}

const fn delete(path: &'static str) -> Route {
    let shape = Shape::Whole(Deleted::TYPE);
    Route { method: Method::Delete, path, body: false, shape, narrowing: Narrowing::Nothing, repeat: Repeat::Delete }
}
