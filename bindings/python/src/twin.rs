//! The native class of the twin, a simulation of the service in memory. `lastro.twin` wraps it. Methods are called by name with
//! JSON text; requests and responses are passed without conversion to JSON.

use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lastro_twin::Request;
use lastro_twin::border::Border;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::error::raise;

/// Names and values of headers.
type Headers = Vec<(String, String)>;
/// Status, headers and body.
type Response<'py> = (u16, Vec<(&'static str, Cow<'static, str>)>, Bound<'py, PyBytes>);
/// The delay of the response in milliseconds, and the number of body bytes after which the connection is cut.
type Fault = (i64, Option<i64>);

/// The native part of `lastro.twin.Twin`, the twin of the service. Programs use `lastro.twin.Twin`.
#[pyclass(frozen, module = "lastro._lastro")]
pub struct TwinEngine(Mutex<Border>);

impl TwinEngine {
    /// Locks the twin, so that one thread uses it at a time. A panic leaves the twin in a valid state, so a poisoned lock is
    /// ignored.
    fn border(&self) -> MutexGuard<'_, Border> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl TwinEngine {
    #[new]
    #[pyo3(signature = (config, /))]
    fn new(config: &str) -> PyResult<Self> {
        Border::new(config.as_bytes()).map(|border| Self(Mutex::new(border))).map_err(raise)
    }

    /// Calls a method by name. The arguments and the result are JSON text.
    #[pyo3(signature = (method, arguments, /))]
    fn call(&self, py: Python<'_>, method: &str, arguments: &str) -> PyResult<String> {
        py.detach(|| self.border().call(method, arguments.as_bytes())).map_err(raise)
    }

    /// Responds to a request.
    #[pyo3(signature = (method, target, headers, body, at, /))]
    fn handle<'py>(
        &self,
        py: Python<'py>,
        method: String,
        target: String,
        headers: Headers,
        body: Vec<u8>,
        at: Option<&str>,
    ) -> PyResult<(Option<Response<'py>>, Option<Fault>)> {
        let request = Request { method, target, headers, body };
        let outcome = py.detach(|| self.border().handle(&request, at)).map_err(raise)?;
        let response = outcome.response.map(|response| {
            let body = PyBytes::new(py, &response.body);
            (response.status, response.headers, body)
        });
        Ok((response, outcome.fault.map(|fault| (fault.latency_ms, fault.drop_after))))
    }

    /// Returns another twin with the same state. It takes constant time, whatever the size of the state.
    fn fork(&self) -> Self {
        Self(Mutex::new(self.border().fork()))
    }
}
