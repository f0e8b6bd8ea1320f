//! The package's exceptions.

use lastro::{LastroError, LastroErrorKind};
use pyo3::prelude::*;

use crate::reading::Unread;
use crate::traits::ToPy as _;

pyo3::import_exception!(lastro.errors, MalformedError);
pyo3::import_exception!(lastro.errors, InvalidError);
pyo3::import_exception!(lastro.errors, InternalError);
pyo3::import_exception!(lastro.errors, UnexpectedResponseError);
pyo3::import_exception!(lastro.errors, UnknownOperationError);

/// Converts an error of the core to the package's exception.
#[must_use]
pub fn raise(error: LastroError) -> PyErr {
    let make = |py: Python<'_>| -> PyResult<PyErr> {
        let issues = error.issues().to_vec().to_py(py)?.unbind();
        let arguments = (error.to_string(), error.code(), issues);
        Ok(match error.kind() {
            LastroErrorKind::Malformed => MalformedError::new_err(arguments),
            LastroErrorKind::Invalid => InvalidError::new_err(arguments),
            LastroErrorKind::UnexpectedResponse => UnexpectedResponseError::new_err(arguments),
            LastroErrorKind::UnknownOperation => UnknownOperationError::new_err(arguments),
            // a kind of error without its own Python class becomes an internal error
            _ => InternalError::new_err(arguments),
        })
    };
    Python::attach(|py| make(py).unwrap_or_else(|failed| failed))
}

impl From<Unread> for PyErr {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Raised(error) => error,
            Unread::Refused(error) => raise(error),
        }
    }
}
