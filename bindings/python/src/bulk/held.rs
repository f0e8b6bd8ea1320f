//! Wraps Python values, so that any thread can use and drop them while it computes batches, whether or not it holds the GIL.

use std::fmt;

use pyo3::ffi::{Py_IsInitialized, PyGILState_Ensure, PyGILState_Release, PyGILState_STATE};
use pyo3::prelude::*;

/// A Python value that any thread may use or drop: each use, and the drop, first attaches the thread to the interpreter.
pub struct Held<T>(Option<T>);

impl<T> Held<T> {
    pub const fn new(value: T) -> Self {
        Self(Some(value))
    }

    /// Runs a function on the value. Returns `None` if the interpreter has ended.
    pub fn with<R>(&self, run: impl FnOnce(Python<'_>, &T) -> R) -> Option<R> {
        let value = self.0.as_ref()?;
        attached(|py| run(py, value))
    }
}

impl<T> Drop for Held<T> {
    fn drop(&mut self) {
        let value = self.0.take();
        attached(|_| drop(value));
    }
}

impl fmt::Display for Held<PyErr> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.with(|_, error| error.to_string()).unwrap_or_default())
    }
}

impl fmt::Debug for Held<PyErr> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl std::error::Error for Held<PyErr> {}

struct Ensured(PyGILState_STATE);

impl Drop for Ensured {
    fn drop(&mut self) {
        // SAFETY: the state is that of the matching `PyGILState_Ensure`, on the same thread
        unsafe { PyGILState_Release(self.0) }
    }
}

/// Attaches the thread to the interpreter and calls `run`. `Python::attach` alone is not enough: it regards a thread as attached
/// if a function of this module is on its stack, but a library that the function called, such as pyarrow, may have released the
/// GIL before it asks for a batch.
fn attached<R>(run: impl FnOnce(Python<'_>) -> R) -> Option<R> {
    // SAFETY: has no preconditions
    if unsafe { Py_IsInitialized() } == 0 {
        return None;
    }
    // SAFETY: the interpreter is initialized; whether the thread holds the GIL already does not matter
    let _ensured = Ensured(unsafe { PyGILState_Ensure() });
    Some(Python::attach(run))
}
