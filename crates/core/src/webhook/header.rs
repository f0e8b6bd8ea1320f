//! The event's header: the member `header` of a body.

use lastro_macros::model;

use crate::value::choices;

choices! {
    /// The entity of an event, among those that this version knows.
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
    /// The entity of an endpoint. The documents name `clientes` and `vendas`; the others are named as in their paths.
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

/// The event's header.
#[model(answer)]
pub struct Event {
    /// The entity; unset if this version does not know the endpoint.
    pub entity: Option<EventEntity>,
    /// API version, which decides the format of the record.
    pub api: Option<String>,
    /// Structure concerned, `clientes` or `vendas`.
    pub endpoint: Option<String>,
    /// `insert`, `update` or `delete`.
    pub operation: Option<String>,
    /// Unix seconds of generation.
    pub timestamp: Option<i64>,
}

impl Event {
    /// An event without any data.
    pub(super) const NOTHING: Self = Self { entity: None, api: None, endpoint: None, operation: None, timestamp: None };
}
