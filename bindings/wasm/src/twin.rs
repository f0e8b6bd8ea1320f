//! Exports the twin, a simulation of the billing service in memory, for the npm entry `lastro-twin`. `handle` responds to an
//! HTTP request, whose body is passed as bytes and not inside JSON. All other methods are called by name with JSON text.

use std::borrow::Cow;

use lastro::json::Value;
use lastro_twin::border::Border;
use lastro_twin::{Outcome, Request};
use wasm_bindgen::prelude::*;

use crate::headers::pairs;
use crate::scalars::thrown;

/// A twin of the service.
#[wasm_bindgen]
pub struct Engine(Border);

#[wasm_bindgen]
impl Engine {
    /// Creates a twin. `config` is its configuration as JSON text.
    ///
    /// # Errors
    /// The package's `LastroError`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: &str) -> Result<Self, JsValue> {
        Border::new(config.as_bytes()).map(Self).map_err(thrown)
    }

    /// Calls a method by name, with its arguments as JSON text. The result is JSON text.
    ///
    /// # Errors
    /// The package's `LastroError`.
    pub fn call(&mut self, method: &str, arguments: &str) -> Result<String, JsValue> {
        self.0.call(method, arguments.as_bytes()).map_err(thrown)
    }

    /// Responds to a request. Its headers are a list of pairs, as JSON text.
    ///
    /// # Errors
    /// The package's `LastroError`.
    pub fn handle(
        &mut self,
        method: String,
        target: String,
        headers: &str,
        body: Vec<u8>,
        at: Option<String>,
    ) -> Result<Answer, JsValue> {
        let headers = pairs(headers).map_err(thrown)?;
        let outcome = self.0.handle(&Request { method, target, headers, body }, at.as_deref()).map_err(thrown)?;
        Ok(Answer::of(outcome))
    }

    /// Returns an independent twin with the same state. Takes constant time.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self(self.0.fork())
    }
}

/// The outcome of a request.
#[wasm_bindgen]
pub struct Answer {
    head: String,
    body: Vec<u8>,
}

#[wasm_bindgen]
impl Answer {
    /// The outcome without the response's body, as JSON text: `{"response": {"status", "headers"}, "fault": {"latency_ms",
    /// "drop_after"}}`. `response` is null if there is no response; `fault` is null if the fault plan has no fault for this
    /// request.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn head(&self) -> String {
        self.head.clone()
    }

    /// The body of the response. Empty if there is no response.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn body(&self) -> Vec<u8> {
        self.body.clone()
    }
}

impl Answer {
    fn of(outcome: Outcome) -> Self {
        let fault = outcome.fault.map(|fault| {
            let drop_after = fault.drop_after.map_or(Value::Null, number);
            object([("latency_ms", number(fault.latency_ms)), ("drop_after", drop_after)])
        });
        let (response, body) = match outcome.response {
            None => (None, Vec::new()),
            Some(response) => {
                let pair = |(name, value): (&str, Cow<'_, str>)| {
                    Value::Array(vec![Value::String(name.to_owned()), Value::String(value.into_owned())])
                };
                let headers = Value::Array(response.headers.into_iter().map(pair).collect());
                let status = number(i64::from(response.status));
                (Some(object([("status", status), ("headers", headers)])), response.body)
            }
        };
        let or_null = |value: Option<Value>| value.unwrap_or(Value::Null);
        Self { head: object([("response", or_null(response)), ("fault", or_null(fault))]).to_json(), body }
    }
}

fn number(number: i64) -> Value {
    Value::Number(number.to_string())
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}
