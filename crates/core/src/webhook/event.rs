//! Reads the event of a webhook, with its record as a typed value.

use lastro_macros::model;

use super::header::{Event, EventEntity};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Codec, Customer, Json, Node, PaymentMethod, Plan, Reader, Sale, Service};
use crate::value::whole_number;

/// An event and its record. The record is in the field of its type. If this version of the library does not know the type, the
/// record is only in `data`.
#[model(answer(
    CustomerEvent(customer),
    SaleEvent(sale),
    ServiceEvent(service),
    PaymentMethodEvent(payment_method),
    PlanEvent(plan),
    OtherEvent,
))]
pub struct WebhookEvent {
    /// The event's header.
    pub event: Event,
    /// The customer.
    pub customer: Option<Customer>,
    /// The sale or contract.
    pub sale: Option<Sale>,
    /// The service.
    pub service: Option<Service>,
    /// The payment method.
    pub payment_method: Option<PaymentMethod>,
    /// The plan.
    pub plan: Option<Plan>,
    /// The record as JSON, unchanged.
    pub data: Json,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

/// Reads the event in a body. Verify the body first. Records in the format of API version 1 are returned only as `data`.
///
/// # Errors
/// An error of kind `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or contains an invalid
/// string, or if the kind of record is known but `data` is not an object.
pub fn event(body: &[u8]) -> Result<WebhookEvent, LastroError> {
    let Json(document) = Json::parse(body)?;
    let missing = |path: &str| LastroError::at(path, IssueCode::Required);
    let header = document.get("header").ok_or_else(|| missing("header"))?;
    let data = document.get("data").cloned().ok_or_else(|| missing("data"))?;
    let text = |name: &str| header.get(name).and_then(Value::as_str).map(str::to_owned);
    let endpoint = text("endpoint");
    let entity = endpoint.as_deref().and_then(EventEntity::of_endpoint);
    let timestamp = header.get("timestamp").and_then(|seconds| match seconds {
        Value::Number(number) | Value::String(number) => whole_number(number),
        _ => None,
    });
    let mut read = WebhookEvent {
        event: Event { entity, api: text("api"), endpoint, operation: text("operation"), timestamp },
        customer: None,
        sale: None,
        service: None,
        payment_method: None,
        plan: None,
        data: Json(data),
        issues: Vec::new(),
    };
    if read.event.api.as_deref() == Some("1") {
        return Ok(read);
    }
    match entity {
        Some(EventEntity::Customer) => read.customer = record(&read.data, &mut read.issues)?,
        Some(EventEntity::Sale) => read.sale = record(&read.data, &mut read.issues)?,
        Some(EventEntity::Service) => read.service = record(&read.data, &mut read.issues)?,
        Some(EventEntity::PaymentMethod) => read.payment_method = record(&read.data, &mut read.issues)?,
        Some(EventEntity::Plan) => read.plan = record(&read.data, &mut read.issues)?,
        None => {}
    }
    Ok(read)
}

fn record<T: Codec>(data: &Json, issues: &mut Vec<Issue>) -> Result<Option<T>, LastroError> {
    let mut reader = Reader::new();
    let record = T::read(&Node::from(&data.0), &mut reader);
    let found = reader.into_issues();
    if record.is_none() {
        return Err(LastroError::invalid_all(found).under("data"));
    }
    issues.extend(found);
    Ok(record)
}
