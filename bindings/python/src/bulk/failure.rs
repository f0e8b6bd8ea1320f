//! Converts failures during the computation of batches into Python exceptions.

use arrow_array::RecordBatch;
use lastro_arrow::batches::{Batches, Failure};
use pyo3::exceptions::{PyException, PyKeyboardInterrupt, PyRuntimeError};
use pyo3::prelude::*;

use super::held::Held;
use crate::error::raise;

/// The exception for a failure: the package's own, or one with the source's message and the source's exception as its cause. An
/// exception that ends a program, such as `KeyboardInterrupt`, is raised unchanged.
pub fn raise_failure(failure: Failure) -> PyErr {
    let text = failure.to_string();
    match failure {
        Failure::Lastro(error) => raise(error),
        // pyarrow passes the traceback of a generator's exception as its message; the last line names the exception
        Failure::Source(_) if text.lines().last() == Some("KeyboardInterrupt") => PyKeyboardInterrupt::new_err(()),
        Failure::Source(_) => PyRuntimeError::new_err(text),
        Failure::Open(error) => {
            let raised = error.downcast_ref::<Held<PyErr>>();
            let raised = raised.and_then(|raised| raised.with(|py, raised| raised.clone_ref(py)));
            Python::attach(|py| match raised {
                Some(raised) if !raised.is_instance_of::<PyException>(py) => raised,
                raised => {
                    let failed = PyRuntimeError::new_err(text);
                    failed.set_cause(py, raised);
                    failed
                }
            })
        }
    }
}

/// Collects all batches. Handles a pending interrupt between batches.
pub fn collected(py: Python<'_>, mut batches: Batches) -> PyResult<Vec<RecordBatch>> {
    let mut all = Vec::new();
    while let Some(batch) = py.detach(|| batches.next()) {
        all.push(batch.map_err(raise_failure)?);
        py.check_signals()?;
    }
    Ok(all)
}
