//! The native module of the Python package. It has one submodule per area, one function per operation, one class per record.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]

mod argument;
mod bulk;
mod convert;
mod error;
mod found;
mod operations;
mod read;
mod reading;
mod record;
mod recording;
#[rustfmt::skip]
mod tables;
mod traits;
mod twin;
mod typed;
mod write;

use pyo3::prelude::*;

/// The memory allocator. Records consist of many short strings, for which mimalloc takes half the time of the system's
/// allocator.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Runs an operation by name.
///
/// Args:
///     operation (str): The name of the operation, such as `installments.split`.
///     input (str): A JSON object with the arguments by name.
///
/// Returns:
///     str: JSON text: `{"ok": ..}` with the result, or `{"error": ..}`.
#[pyfunction]
fn dispatch(py: Python<'_>, operation: &str, input: &str) -> String {
    py.detach(|| lastro_facade::dispatch(operation, input))
}

#[pymodule(gil_used = false)]
fn _lastro(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(dispatch, module)?)?;
    module.add_class::<twin::TwinEngine>()?;
    module.add_class::<recording::PyRecording>()?;
    bulk::register(module)?;
    tables::add_classes(module)?;
    tables::add_areas(module)
}
