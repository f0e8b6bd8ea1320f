//! A single column as a Python object.

use std::sync::Arc;

use arrow_array::{Array as _, ArrayRef, make_array, new_empty_array};
use arrow_data::transform::MutableArrayData;
use arrow_schema::{Field, FieldRef};
use lastro_arrow::batches::Failure;
use lastro_arrow::ffi;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use super::failure::raise_failure;
use super::libraries;
use super::source::{ARRAY, SCHEMA};

/// The two PyCapsules of an array: its schema and its data.
type Capsules<'py> = (Bound<'py, PyCapsule>, Bound<'py, PyCapsule>);

/// A column in memory.
///
/// Any library that reads Arrow data accepts a column: `pyarrow.array(column)`, `polars.Series(column)`, and the functions
/// of `lastro.bulk`.
#[pyclass(frozen, module = "lastro.bulk")]
pub struct Column {
    field: FieldRef,
    chunks: Vec<ArrayRef>,
}

impl Column {
    pub const fn new(field: FieldRef, chunks: Vec<ArrayRef>) -> Self {
        Self { field, chunks }
    }

    /// A column without a name.
    pub fn unnamed(array: ArrayRef) -> Self {
        Self { field: Arc::new(Field::new("", array.data_type().clone(), true)), chunks: vec![array] }
    }

    /// All chunks as one array.
    fn whole(&self) -> Result<ArrayRef, Failure> {
        match self.chunks.as_slice() {
            [] => Ok(new_empty_array(self.field.data_type())),
            [one] => Ok(one.clone()),
            chunks => {
                let chunks: Vec<_> = chunks.iter().map(|chunk| chunk.to_data()).collect();
                let rows = chunks.iter().map(|chunk| chunk.len()).sum();
                let mut whole = MutableArrayData::new(chunks.iter().collect(), false, rows);
                for (index, chunk) in chunks.iter().enumerate() {
                    whole.try_extend(index, 0, chunk.len())?;
                }
                Ok(make_array(whole.freeze()))
            }
        }
    }
}

#[pymethods]
impl Column {
    /// The column's name.
    #[getter]
    fn name(&self) -> &str {
        self.field.name()
    }

    /// The Arrow type of the values, as a string.
    #[getter]
    fn r#type(&self) -> String {
        self.field.data_type().to_string()
    }

    fn __len__(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    fn __repr__(&self) -> String {
        format!("<lastro.bulk.Column: {}: {}; {} rows>", self.field.name(), self.r#type(), self.__len__())
    }

    /// Converts the column to a `pyarrow.Array`.
    fn to_pyarrow<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        this.py().import("pyarrow")?.call_method1("array", (this,))
    }

    /// Converts the column to a `polars.Series`.
    fn to_polars<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        this.py().import("polars")?.call_method1("Series", (this.get().name(), this))
    }

    /// Converts the column to a `pandas.Series` with pyarrow. The series keeps the Arrow type.
    fn to_pandas<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::to_pandas(&Self::to_pyarrow(this)?)?.call_method1("rename", (this.get().name(),))
    }

    /// Raises an error: a column is not iterable, because single values would need the types of a library such as pyarrow.
    fn __iter__(&self) -> PyResult<()> {
        Err(libraries::no_array("Column"))
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __array__(&self, args: &Bound<'_, PyAny>, kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = (args, kwargs);
        Err(libraries::no_array("Column"))
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Capsules<'py>> {
        drop(requested_schema); // the protocol lets a producer ignore the requested schema
        let (array, schema) = self.whole().and_then(|whole| ffi::array(&self.field, &whole)).map_err(raise_failure)?;
        Ok((PyCapsule::new_with_value(py, schema, SCHEMA)?, PyCapsule::new_with_value(py, array, ARRAY)?))
    }
}
