//! The handlers of the operations. A handler returns a [`Decision`]: the response and a list of changes. It does not modify the
//! state itself, so a refused request changes nothing.

mod adopt;
mod answer;
mod body;
mod customer;
mod display;
pub(crate) mod listing;
mod names;
pub mod page;
mod parts;
mod pdf;
mod reference;
mod refusal;
pub mod sale;
mod service;
mod wallet;

use lastro::LocalDate;
use lastro::http::ApiOperation;

use crate::config::Settings;
use crate::http::Response;
use crate::moment::Moment;
use crate::route::Operation;
use crate::state::{Changes, Draft, Memory, View};

pub use adopt::{adopt, forget};
pub use answer::{document, existing};
pub use body::stored_form;
pub use customer::add as add_customer;
pub(crate) use customer::holders;
pub use refusal::Refusal;
pub use service::add as add_service;

/// The input of a handler, except for the request.
pub struct Context<'v> {
    /// The state.
    pub view: &'v dyn View,
    /// The read-only lists: activities, items of the service list, municipalities, adjustment indices.
    pub reference: &'v Memory,
    /// The checked configuration: seed, addresses, policies.
    pub settings: &'v Settings,
    /// The current instant.
    pub now: Moment,
}

impl<'v> Context<'v> {
    /// The current day in Brasília.
    #[must_use]
    pub fn today(&self) -> LocalDate {
        self.now.day()
    }

    /// Whether the configured choice of the policy `policy` is `choice`.
    #[must_use]
    pub fn is(&self, policy: &str, choice: &str) -> bool {
        self.settings.policies.is(policy, choice)
    }

    /// An empty draft, which collects changes to the state.
    #[must_use]
    pub fn draft(&self) -> Draft<'v> {
        Draft::new(self.view)
    }
}

/// A request for an operation.
#[derive(Clone, Copy)]
pub struct Call<'r> {
    /// The operation.
    pub operation: Operation,
    /// The number of the request among the requests of the process.
    pub number: i64,
    /// The variable part of the path: the key of a record or a CPF (a person's taxpayer number).
    pub part: &'r str,
    /// The query string.
    pub query: &'r str,
    /// The body.
    pub body: &'r [u8],
}

/// A change of a record. Subscribers get a notification of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The name of the structure in the notification, such as `vendas`.
    pub endpoint: &'static str,
    /// `insert`, `update` or `delete`.
    pub operation: &'static str,
    /// The record's key.
    pub id: i64,
    /// The record as `select` returns it: after the change, or before it was deleted.
    pub data: std::sync::Arc<str>,
}

/// The result of a handler.
#[derive(Debug, Clone)]
pub struct Decision {
    /// The response.
    pub response: Response,
    /// The changes of the state.
    pub changes: Changes,
    /// The events for the subscribers.
    pub events: Vec<Event>,
}

impl Decision {
    /// The decision about a read-only request: a response, without changes and events.
    #[must_use]
    pub fn read(response: Response) -> Self {
        Self { response, changes: Changes::default(), events: Vec::new() }
    }
}

/// Handles a request of version 2, or passes a request of version 1 to its handler.
///
/// # Errors
/// The service's refusal, with its status and message.
pub fn decide(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    if !call.query.is_empty() && !call.operation.takes_parameters() && context.is("unknown-parameter", "refuse") {
        return Err(Refusal::bad("Esta operação não aceita parâmetros no endereço."));
    }
    match call.operation {
        Operation::V2(operation) => version2(context, call, operation),
        #[cfg(feature = "v1")]
        Operation::V1(operation) => crate::dialect::decide(context, call, operation),
    }
}

fn version2(context: &Context<'_>, call: &Call<'_>, operation: ApiOperation) -> Result<Decision, Refusal> {
    match operation {
        ApiOperation::ServicesList => listing::page(context, call),
        ApiOperation::ServicesInsert => service::insert(context, call),
        ApiOperation::ServicesSelect => answer::select(context, call),
        ApiOperation::ServicesUpdate => service::update(context, call),
        ApiOperation::ServicesDelete => service::delete(context, call),
        ApiOperation::CustomersList | ApiOperation::PaymentMethodsList | ApiOperation::PlansList => {
            listing::page(context, call)
        }
        ApiOperation::CustomersInsert => customer::insert(context, call),
        ApiOperation::CustomersSelect | ApiOperation::PlansSelect => answer::select(context, call),
        ApiOperation::CustomersUpdate => customer::update(context, call),
        ApiOperation::CustomersDelete => customer::delete(context, call),
        ApiOperation::WalletSelect => wallet::select(context, call),
        ApiOperation::SalesList => listing::page(context, call),
        ApiOperation::SalesInsert => sale::insert(context, call),
        ApiOperation::SalesSelect => answer::select(context, call),
        ApiOperation::SalesUpdate => sale::update(context, call),
        ApiOperation::SalesDelete => sale::delete(context, call),
        ApiOperation::SalesCancelInvoice => sale::cancel_invoice(context, call),
        ApiOperation::SalesConfirmReceipt => sale::confirm_receipt(context, call),
        ApiOperation::SalesUpdateBoleto => sale::update_boleto(context, call),
        ApiOperation::CnaeList | ApiOperation::ServiceListList | ApiOperation::MunicipalitiesList => {
            reference::page(context, call)
        }
        ApiOperation::IndicesList => reference::indices(context, call),
    }
}
