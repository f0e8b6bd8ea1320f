//! Writes requests and responses to a recording file. The option `record=` of the clients and of the twin's transport uses it.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use lastro_mirror::har::RecordingFault;
use lastro_mirror::recording::Recording;
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::Moment;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Names and values of headers.
type Headers = Vec<(String, String)>;

/// A recording file that is open for writing. API keys and card data are left out. The clients open it for `record=`.
#[pyclass(frozen, name = "Recording", module = "lastro._lastro")]
pub struct PyRecording(Arc<Recording>);

#[pymethods]
impl PyRecording {
    #[new]
    #[pyo3(signature = (path, /))]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let opened = py.detach(|| Recording::open(&path, None)).map_err(|fault| match fault {
            RecordingFault::File(error) => error,
            RecordingFault::Locked => io::Error::new(io::ErrorKind::WouldBlock, fault.to_string()),
            RecordingFault::Foreign | RecordingFault::Continued => {
                io::Error::new(io::ErrorKind::AlreadyExists, fault.to_string())
            }
        })?;
        Ok(Self(opened))
    }

    /// Writes a request and its response to the file before it returns. After `close` or a write error, it does nothing.
    #[pyo3(signature = (method, url, headers, body, at_ms, took_ms, response, /))]
    #[allow(clippy::too_many_arguments, reason = "they are named in the Python function that passes them")]
    fn add(
        &self,
        py: Python<'_>,
        method: String,
        url: &str,
        headers: Headers,
        body: Vec<u8>,
        at_ms: i64,
        took_ms: i64,
        response: Option<(u16, Headers, Vec<u8>)>,
    ) -> PyResult<()> {
        let exchange = Exchange::to(url, method, headers, body, Moment::from_millis(at_ms))
            .ok_or_else(|| PyValueError::new_err("url has no scheme or no host"))?;
        let response = response.map(|(status, headers, body)| RecordedResponse { status, headers, body });
        py.detach(|| self.0.begin(exchange).over(took_ms, response));
        Ok(())
    }

    /// Closes the file, so that another program can append to it.
    ///
    /// Raises:
    ///     OSError: The first write error. Nothing was written after it.
    fn close(&self) -> PyResult<()> {
        Ok(self.0.end()?)
    }
}
