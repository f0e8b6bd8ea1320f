//! Reads Arrow data from Python objects, by the PyCapsule protocol.

use std::ffi::CStr;

use lastro_arrow::batches::Batches;
use lastro_arrow::ffi;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyCapsule};

use super::failure::raise_failure;

/// The capsule names that the PyCapsule protocol specifies.
pub const STREAM: &CStr = c"arrow_array_stream";
pub const SCHEMA: &CStr = c"arrow_schema";
pub const ARRAY: &CStr = c"arrow_array";

/// Batches from Python.
pub struct Source {
    pub batches: Batches,
    /// Whether the batches are produced while they are read. This is assumed of objects without a length, such as readers and
    /// generators. An object with a length is in memory.
    pub lazy: bool,
}

impl Source {
    /// Whether a value provides Arrow data.
    pub fn is(value: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = value.py();
        Ok(value.hasattr(intern!(py, "__arrow_c_stream__"))? || value.hasattr(intern!(py, "__arrow_c_array__"))?)
    }

    /// The Arrow data of a value.
    ///
    /// # Errors
    /// `TypeError` for a value without Arrow data; exceptions from the value; errors of the stream.
    pub fn of(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = value.py();
        if !Self::is(value)? {
            // an object with `collect_schema` is a LazyFrame of Polars
            if value.hasattr(intern!(py, "collect_schema"))? {
                return Self::of(&value.call_method0(intern!(py, "collect"))?);
            }
            // an object with `to_frame` is a Series of pandas before version 3: it becomes a frame without the index
            if value.hasattr(intern!(py, "to_frame"))? {
                let frame = value.call_method0(intern!(py, "to_frame"))?;
                let frame = frame.call_method("reset_index", (), Some(&[("drop", true)].into_py_dict(py)?))?;
                let Self { batches, lazy } = Self::of(&frame)?;
                return Ok(Self { batches: batches.as_column(), lazy });
            }
        }
        if let Some(stream) = value.getattr_opt(intern!(py, "__arrow_c_stream__"))? {
            let lazy = !value.hasattr(intern!(py, "__len__"))?;
            return Ok(Self { batches: from_stream(&stream.call0()?)?, lazy });
        }
        if let Some(array) = value.getattr_opt(intern!(py, "__arrow_c_array__"))? {
            let (schema, array) = array.call0()?.extract()?;
            return Ok(Self { batches: from_array(&schema, &array)?, lazy: false });
        }
        let class = value.get_type().fully_qualified_name()?;
        Err(PyTypeError::new_err(format!(
            "{class} has neither `__arrow_c_stream__` nor `__arrow_c_array__`: a table of pyarrow, Polars, pandas, DuckDB, \
             DataFusion, arro3 or nanoarrow has. Of DuckDB's `execute(..)` give `.arrow()`."
        )))
    }
}

fn from_stream(capsule: &Bound<'_, PyAny>) -> PyResult<Batches> {
    let stream = capsule.cast::<PyCapsule>()?.pointer_checked(Some(STREAM))?.cast();
    // SAFETY: the capsule's name guarantees an `ArrowArrayStream`, which the consumer may move out; the capsule lives until
    // this function returns
    unsafe { ffi::stream_from(stream.as_ptr()) }.map_err(raise_failure)
}

fn from_array(schema: &Bound<'_, PyAny>, array: &Bound<'_, PyAny>) -> PyResult<Batches> {
    let schema = schema.cast::<PyCapsule>()?.pointer_checked(Some(SCHEMA))?.cast();
    let array = array.cast::<PyCapsule>()?.pointer_checked(Some(ARRAY))?.cast();
    // SAFETY: the capsules' names guarantee an `ArrowArray` and an `ArrowSchema`, which the consumer may move out; both
    // capsules live until this function returns
    unsafe { ffi::array_from(array.as_ptr(), schema.as_ptr()) }.map_err(raise_failure)
}
