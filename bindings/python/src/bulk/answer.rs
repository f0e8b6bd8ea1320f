//! Results in Python: a table, and a stream that computes each batch on request.

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

/// Maximum number of rows that a notebook shows.
const SHOWN: usize = 10;

/// The result of an operation: a stream if its input is one, otherwise a table.
pub fn of(py: Python<'_>, answers: Batches, lazy: bool) -> PyResult<Bound<'_, PyAny>> {
    let stream = Stream { schema: answers.schema(), rest: Mutex::new(Some(answers)) };
    if lazy { Ok(Bound::new(py, stream)?.into_any()) } else { Ok(Bound::new(py, stream.read_all(py)?)?.into_any()) }
}

/// Columns in memory. They can be read any number of times. A loop goes over the columns, as over those of a
/// `polars.DataFrame`.
///
/// Everything that reads Arrow data takes it: `pyarrow.table(table)`, `polars.DataFrame(table)`,
/// `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` makes one of anything with Arrow data.
///
/// Args:
///     data (ArrowData): A table, a stream, a batch or a column.
///
/// Raises:
///     TypeError: For a value without Arrow data.
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

    /// The Arrow type of each column, as text, by its name.
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

    /// The column of a name.
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

    /// The first rows, for notebooks.
    fn _repr_html_(&self) -> String {
        lastro_arrow::html::table(&self.schema, &self.batches, SHOWN)
    }

    /// The table as a `pyarrow.Table`.
    fn to_pyarrow<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::pyarrow_table(this)
    }

    /// The table as a `polars.DataFrame`.
    fn to_polars<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::polars_frame(this)
    }

    /// The table as a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals.
    fn to_pandas<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::to_pandas(&libraries::pyarrow_table(this)?)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __array__(&self, args: &Bound<'_, PyAny>, kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = (args, kwargs);
        Err(libraries::no_array("Table"))
    }

    /// By pyarrow, which pickles the columns.
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
        drop(requested_schema); // a wish that a producer need not fulfil
        let batches = self.batches.clone();
        let batches = (0..batches.len()).filter_map(move |index| batches.get(index).cloned().map(Ok));
        stream(py, Batches::new(self.schema.clone(), batches))
    }
}

/// Columns that are made when they are read, a batch at a time. They can be read once: by a loop over the tables of its
/// batches, or by whatever takes Arrow data. `with stream:` closes it at the end of the block.
///
/// Everything that reads a stream of Arrow data takes it: `pyarrow.RecordBatchReader.from_stream(stream)`,
/// `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Stream {
    schema: SchemaRef,
    rest: Mutex<Option<Batches>>,
}

impl Stream {
    /// Takes the batches out; a stream can be read only once.
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

    /// The Arrow type of each column, as text, by its name.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        types(py, &self.schema)
    }

    /// Reads all of it.
    ///
    /// Returns:
    ///     Table: All rows, in memory.
    ///
    /// Raises:
    ///     LastroError: What an operation found that ends the reading.
    ///     RuntimeError: What the source said.
    ///     ValueError: If it was read or closed already.
    fn read_all(&self, py: Python<'_>) -> PyResult<Table> {
        Ok(Table::new(self.schema.clone(), collected(py, self.take()?)?))
    }

    /// Reads all of it into a `pyarrow.Table`.
    fn to_pyarrow<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::pyarrow_table(this)
    }

    /// Reads all of it into a `polars.DataFrame`.
    fn to_polars<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::polars_frame(this)
    }

    /// Reads all of it into a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals.
    fn to_pandas<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::to_pandas(&libraries::pyarrow_table(this)?)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __array__(&self, args: &Bound<'_, PyAny>, kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = (args, kwargs);
        Err(libraries::no_array("Stream"))
    }

    /// Stops reading and lets its files and sources go. A closed stream cannot be read.
    fn close(&self, py: Python<'_>) {
        // not dropped while locked: the source may be a Python object that calls this one again
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

    /// The next batch.
    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        // not locked meanwhile: computing a batch may need the GIL
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

fn types<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyDict>> {
    schema.fields().iter().map(|field| (field.name(), field.data_type().to_string())).into_py_dict(py)
}

fn stream(py: Python<'_>, batches: Batches) -> PyResult<Bound<'_, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::stream(batches), STREAM)
}

fn schema<'py>(py: Python<'py>, schema: &Schema) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, ffi::schema(schema).map_err(raise_failure)?, SCHEMA)
}
