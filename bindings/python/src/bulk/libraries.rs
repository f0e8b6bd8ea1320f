//! Columns as objects of pyarrow, Polars and pandas, made by these libraries.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A `pyarrow.Table` of a table or a stream.
pub fn pyarrow_table<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    columns.py().import("pyarrow")?.call_method1("table", (columns,))
}

/// A `polars.DataFrame` of a table or a stream.
pub fn polars_frame<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    columns.py().import("polars")?.call_method1("DataFrame", (columns,))
}

/// What pandas makes of a table or an array of pyarrow. The types stay those of Arrow: pandas' own would turn integers with
/// nulls into floats.
pub fn to_pandas<'py>(columns: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = columns.py();
    let options = PyDict::new(py);
    options.set_item("types_mapper", py.import("pandas")?.getattr("ArrowDtype")?)?;
    columns.call_method("to_pandas", (), Some(&options))
}

/// The error of `pandas.DataFrame(table)` and `numpy.asarray(table)`, which would otherwise hold Python objects.
pub fn no_array(class: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "lastro.bulk.{class} is not converted by itself: call .to_pandas(), .to_polars() or .to_pyarrow()"
    ))
}
