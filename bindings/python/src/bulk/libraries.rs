//! Converts columns into objects of pyarrow, Polars and pandas, by calling these libraries.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A table or stream as a `pyarrow.Table`.
pub fn pyarrow_table<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    columns.py().import("pyarrow")?.call_method1("table", (columns,))
}

/// A table or stream as a `polars.DataFrame`.
pub fn polars_frame<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    columns.py().import("polars")?.call_method1("DataFrame", (columns,))
}

/// Converts a table or an array of pyarrow to a pandas object that keeps the Arrow types. The native types of pandas are not
/// used: they would convert integers with nulls to floats.
pub fn to_pandas<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = columns.py();
    let options = PyDict::new(py);
    options.set_item("types_mapper", py.import("pandas")?.getattr("ArrowDtype")?)?;
    columns.call_method("to_pandas", (), Some(&options))
}

/// The error for `pandas.DataFrame(table)` and `numpy.asarray(table)`. Without it, both would create arrays of Python objects.
pub fn no_array(class: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "lastro.bulk.{class} is not converted by itself: call .to_pandas(), .to_polars() or .to_pyarrow()"
    ))
}
