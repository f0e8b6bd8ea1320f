//! Creates signed webhook bodies, with which receivers can be tested.

use super::digest::hmac_of;
use super::escapes::{Flavour, escaped};
use super::numbers::written;
use crate::issue::LastroError;
use crate::json::Value;
use crate::value::hex;

/// The contents of a webhook body for tests.
#[derive(Clone, Copy)]
pub struct NewEvent<'a> {
    /// Kind of record as the service names it, such as `clientes` or `vendas`.
    pub endpoint: &'a str,
    /// `insert`, `update` or `delete`.
    pub operation: &'a str,
    /// The record, in the form in which the service's select operation returns it.
    pub data: &'a Value,
    /// When the event was generated, in seconds since 1970.
    pub timestamp: i64,
    /// The API version of the record's format.
    pub api: &'a str,
}

/// Creates a signed body in the form in which the service sends it. `flavour`: the JSON encoder whose escapes and numbers the body
/// has.
///
/// # Errors
/// [`Internal`](crate::LastroErrorKind::Internal) if no digest can be computed.
pub fn sign(event: &NewEvent<'_>, secret: &str, flavour: Flavour) -> Result<String, LastroError> {
    let text = |text: &str| ["\"", &escaped(text, flavour), "\""].concat();
    let mut data = String::new();
    let number = |number: &str, out: &mut String| out.push_str(&written(number, flavour));
    event.data.write_by(&|string, out| out.push_str(&text(string)), &number, &mut data);
    let api = ["{\"header\":{\"api\":", &text(event.api)].concat();
    let endpoint = [",\"endpoint\":", &text(event.endpoint), ",\"operation\":", &text(event.operation)].concat();
    let timestamp = [",\"timestamp\":", &event.timestamp.to_string()].concat();
    let tail = ["},\"data\":", &data, "}"].concat();
    let signed = [api.as_str(), &endpoint, &timestamp, &tail].concat();
    let signature = hex(&hmac_of(secret, &[signed.as_bytes()])?);
    Ok([api.as_str(), &endpoint, &timestamp, ",\"signature\":[\"", &signature, "\"]", &tail].concat())
}
