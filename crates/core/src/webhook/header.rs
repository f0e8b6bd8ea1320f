//! The header of a webhook's event: the member `header` of a body.

use lastro_macros::model;

use crate::value::choices;

choices! {
    /// The kind of record of an event, among those that this version of the library knows.
    pub enum EventEntity {
        /// A customer.
        Customer = "customer",
        /// A sale or contract.
        Sale = "sale",
        /// A service.
        Service = "service",
        /// A payment method.
        PaymentMethod = "payment_method",
        /// A plan.
        Plan = "plan",
    }
}

impl EventEntity {
    /// The kind of record for an event's endpoint; `None` if the endpoint is unknown. The service's documentation names only
    /// the endpoints `clientes` and `vendas`. The names of the other endpoints are assumed to be those of their API paths.
    #[must_use]
    pub fn of_endpoint(endpoint: &str) -> Option<Self> {
        match endpoint {
            "clientes" => Some(Self::Customer),
            "vendas" => Some(Self::Sale),
            "servicos" => Some(Self::Service),
            "meios-pagamento" => Some(Self::PaymentMethod),
            "planos" => Some(Self::Plan),
            _ => None,
        }
    }
}

/// The header of an event.
#[model(answer)]
pub struct Event {
    /// Kind of record; unset if this version of the library does not know the endpoint.
    pub entity: Option<EventEntity>,
    /// API version, which determines the format of the record.
    pub api: Option<String>,
    /// Kind of record as the service names it, such as `clientes` or `vendas`.
    pub endpoint: Option<String>,
    /// `insert`, `update` or `delete`.
    pub operation: Option<String>,
    /// When the service generated the event, in seconds since 1970.
    pub timestamp: Option<i64>,
}

impl Event {
    /// A header without any data.
    pub(super) const NOTHING: Self = Self { entity: None, api: None, endpoint: None, operation: None, timestamp: None };
}
