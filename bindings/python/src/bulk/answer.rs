//! Results in Python: a table, and a stream that computes each batch on request.

use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use lastro_arrow::batches::Batches;
use lastro_arrow::ffi;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use super::failure::{collected, raise_failure};
use super::source::{SCHEMA, STREAM};

/// What an operation returns: a stream where the input is one, otherwise a table.
pub fn of(py: Python<'_>, answers: Batches, lazy: bool) -> PyResult<Bound<'_, PyAny>> {
    let stream = Stream { schema: answers.schema(), rest: Mutex::new(Some(answers)) };
    if lazy { Ok(Bound::new(py, stream)?.into_any()) } else { Ok(Bound::new(py, stream.read_all(py)?)?.into_any()) }
}

/// Columns in memory. They can be read as often as one likes.
///
/// Everything that reads Arrow data takes it: `pyarrow.table(table)`, `polars.DataFrame(table)`,
/// `duckdb.sql("from table")`, `pandas.DataFrame.from_arrow(table)`, and the functions of `lastro.bulk`.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Table {
    schema: SchemaRef,
    batches: Arc<[RecordBatch]>,
}

impl Table {
    /// A table of batches of one schema.
    pub fn new(schema: SchemaRef, batches: Vec<RecordBatch>) -> Self {
        Self { schema, batches: batches.into() }
    }
}

#[pymethods]
impl Table {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    /// The number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __len__(&self) -> usize {
        self.num_rows()
    }

    fn __repr__(&self) -> String {
        format!("<lastro.bulk.Table: {} rows; {}>", self.num_rows(), names(&self.schema).join(", "))
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
        drop(requested_schema); // a wish that a producer need not fulfil
        let batches = self.batches.clone();
        let batches = (0..batches.len()).filter_map(move |index| batches.get(index).cloned().map(Ok));
        stream(py, Batches::new(self.schema.clone(), batches))
    }
}

/// Columns that are made when they are read, a batch at a time. They can be read once: by a loop over the tables of its
/// batches, or by whatever takes Arrow data.
///
/// Everything that reads a stream of Arrow data takes it: `pyarrow.RecordBatchReader.from_stream(stream)`,
/// `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Stream {
    schema: SchemaRef,
    rest: Mutex<Option<Batches>>,
}

impl Stream {
    /// A stream is given away once.
    fn take(&self) -> PyResult<Batches> {
        let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
        rest.take().ok_or_else(|| PyValueError::new_err("the stream was read already: it can be read once"))
    }
}

#[pymethods]
impl Stream {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    /// Reads all of it.
    ///
    /// Returns:
    ///     Table: All rows, in memory.
    ///
    /// Raises:
    ///     LastroError: What an operation found that ends the reading.
    ///     RuntimeError: What the source said.
    ///     ValueError: If it was read already.
    fn read_all(&self, py: Python<'_>) -> PyResult<Table> {
        Ok(Table::new(self.schema.clone(), collected(py, self.take()?)?))
    }

    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    /// The next batch.
    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        // not held meanwhile: to make a batch may take Python's lock
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
        drop(requested_schema); // a wish that a producer need not fulfil
        stream(py, self.take()?)
    }
}

fn names(schema: &Schema) -> Vec<String> {
    schema.fields().iter().map(|field| field.name().clone()).collect()
}

fn stream(py: Python<'_>, batches: Batches) -> PyResult<Bound<'_, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::stream(batches), STREAM)
}

fn schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::schema(schema).map_err(raise_failure)?, SCHEMA)
}
