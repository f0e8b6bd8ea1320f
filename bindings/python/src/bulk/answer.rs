//! The Python classes of results: a table in memory, and a stream that computes each batch on request.

use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use lastro_arrow::batches::Batches;
use lastro_arrow::ffi;
use pyo3::exceptions::{PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyCapsule, PyDict, PyIterator, PyTuple, PyType};

use super::column::Column;
use super::failure::{collected, raise_failure};
use super::libraries;
use super::source::{SCHEMA, STREAM, Source};

/// Maximum number of rows in a table's HTML form, which notebooks show.
const SHOWN: usize = 10;

/// The result of an operation: a stream if `lazy`, otherwise a table.
pub fn of(py: Python<'_>, answers: Batches, lazy: bool) -> PyResult<Bound<'_, PyAny>> {
    let stream = Stream { schema: answers.schema(), rest: Mutex::new(Some(answers)) };
    if lazy { Ok(Bound::new(py, stream)?.into_any()) } else { Ok(Bound::new(py, stream.read_all(py)?)?.into_any()) }
}

/// A table in memory. It can be read any number of times. Iterating yields its columns, as with a `polars.DataFrame`.
///
/// Any library that reads Arrow data accepts a table: `pyarrow.table(table)`, `polars.DataFrame(table)`,
/// `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` converts any Arrow data to a table.
///
/// Args:
///     data (ArrowData): A table, a stream, a batch or a column.
///
/// Raises:
///     TypeError: `data` has no Arrow data.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Table {
    schema: SchemaRef,
    batches: Arc<[RecordBatch]>,
}

impl Table {
    /// A table from batches of one schema.
    pub fn new(schema: SchemaRef, batches: Vec<RecordBatch>) -> Self {
        Self { schema, batches: batches.into() }
    }

    fn column(&self, index: usize) -> Option<Column> {
        let field = self.schema.fields().get(index)?.clone();
        let chunks = self.batches.iter().filter_map(|batch| batch.columns().get(index).cloned());
        Some(Column::new(field, chunks.collect()))
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (data, /))]
    fn of(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let batches = Source::of(data)?.batches;
        Ok(Self::new(batches.schema(), collected(py, batches)?))
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    /// The name of each column, and its Arrow type as a string.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        types(py, &self.schema)
    }

    /// The number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __len__(&self) -> usize {
        self.num_rows()
    }

    /// Returns the column with this name.
    fn __getitem__(&self, name: &Bound<'_, PyAny>) -> PyResult<Column> {
        let Ok(text) = name.extract::<String>() else {
            return Err(PyTypeError::new_err("a column is found by its name, a str"));
        };
        let index = self.schema.column_with_name(&text).map(|(index, _)| index);
        index.and_then(|index| self.column(index)).ok_or_else(|| PyKeyError::new_err(text))
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        name.extract::<String>().is_ok_and(|name| self.schema.column_with_name(&name).is_some())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let columns = (0..self.schema.fields().len()).filter_map(|index| self.column(index));
        PyTuple::new(py, columns.collect::<Vec<_>>())?.try_iter()
    }

    fn __repr__(&self) -> String {
        format!("<lastro.bulk.Table: {} rows; {}>", self.num_rows(), names(&self.schema).join(", "))
    }

    /// The first rows as HTML, for notebooks.
    fn _repr_html_(&self) -> String {
        lastro_arrow::html::table(&self.schema, &self.batches, SHOWN)
    }

    /// Converts the table to a `pyarrow.Table`.
    fn to_pyarrow<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::pyarrow_table(this)
    }

    /// Converts the table to a `polars.DataFrame`.
    fn to_polars<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::polars_frame(this)
    }

    /// Converts the table to a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types: amounts stay exact.
    fn to_pandas<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::to_pandas(&libraries::pyarrow_table(this)?)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __array__(&self, args: &Bound<'_, PyAny>, kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = (args, kwargs);
        Err(libraries::no_array("Table"))
    }

    /// Pickles the table as a `pyarrow.Table`.
    fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, (Bound<'py, PyAny>,))> {
        Ok((this.get_type(), (libraries::pyarrow_table(this)?,)))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(py, &self.schema)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema); // the protocol lets a producer ignore the requested schema
        let batches = self.batches.clone();
        let batches = (0..batches.len()).filter_map(move |index| batches.get(index).cloned().map(Ok));
        stream(py, Batches::new(self.schema.clone(), batches))
    }
}

/// A stream of batches. Each batch is computed when it is read. A stream can be read only once: iterating yields one table
/// per batch. `with stream:` closes the stream at the end of the block.
///
/// Any library that reads Arrow streams accepts it: `pyarrow.RecordBatchReader.from_stream(stream)`,
/// `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Stream {
    schema: SchemaRef,
    rest: Mutex<Option<Batches>>,
}

impl Stream {
    /// Takes the batches out. Fails if the stream was read or closed.
    fn take(&self) -> PyResult<Batches> {
        let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
        rest.take().ok_or_else(|| PyValueError::new_err("the stream was read or closed already: it can be read once"))
    }
}

#[pymethods]
impl Stream {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    /// The name of each column, and its Arrow type as a string.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        types(py, &self.schema)
    }

    /// Reads all remaining rows.
    ///
    /// Returns:
    ///     Table: The rows, in memory.
    ///
    /// Raises:
    ///     LastroError: An operation failed.
    ///     RuntimeError: The source failed. The message is that of the source.
    ///     ValueError: The stream was already read or closed.
    fn read_all(&self, py: Python<'_>) -> PyResult<Table> {
        Ok(Table::new(self.schema.clone(), collected(py, self.take()?)?))
    }

    /// Reads all remaining rows into a `pyarrow.Table`.
    fn to_pyarrow<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::pyarrow_table(this)
    }

    /// Reads all remaining rows into a `polars.DataFrame`.
    fn to_polars<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::polars_frame(this)
    }

    /// Reads all remaining rows into a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types.
    fn to_pandas<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::to_pandas(&libraries::pyarrow_table(this)?)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __array__(&self, args: &Bound<'_, PyAny>, kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = (args, kwargs);
        Err(libraries::no_array("Stream"))
    }

    /// Closes the stream and releases its sources, such as files. A closed stream cannot be read.
    fn close(&self, py: Python<'_>) {
        // the batches are dropped only after the lock is released: their source may be a Python object that uses this stream
        // again when it is dropped
        let rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner).take();
        py.detach(|| drop(rest));
    }

    const fn __enter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    #[pyo3(signature = (*args))]
    fn __exit__(&self, py: Python<'_>, args: &Bound<'_, PyAny>) {
        let _ = args;
        self.close(py);
    }

    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    /// The next batch as a table.
    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        // the lock is not held while a batch is computed, because that may need the GIL
        let mut rest = self.take()?;
        let next = py.detach(|| rest.next());
        *self.rest.lock().unwrap_or_else(PoisonError::into_inner) = Some(rest);
        let next = next.transpose().map_err(raise_failure)?;
        Ok(next.map(|batch| Table::new(self.schema.clone(), vec![batch])))
    }

    fn __repr__(&self) -> String {
        format!("<lastro.bulk.Stream: {}>", names(&self.schema).join(", "))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(py, &self.schema)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema); // the protocol lets a producer ignore the requested schema
        stream(py, self.take()?)
    }
}

fn names(schema: &Schema) -> Vec<String> {
    schema.fields().iter().map(|field| field.name().clone()).collect()
}

fn types<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyDict>> {
    schema.fields().iter().map(|field| (field.name(), field.data_type().to_string())).into_py_dict(py)
}

fn stream(py: Python<'_>, batches: Batches) -> PyResult<Bound<'_, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::stream(batches), STREAM)
}

fn schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::schema(schema).map_err(raise_failure)?, SCHEMA)
}
