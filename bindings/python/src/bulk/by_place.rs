//! Operations on columns as SQL functions with positional arguments. `lastro.duckdb` registers the functions.

use std::sync::Arc;

use arrow_array::new_empty_array;
use lastro::LastroError;
use lastro_arrow::by_place::{Function, functions};
use pyo3::prelude::*;

use super::column::Column;
use super::failure::raise_failure;
use super::source::Source;
use crate::error::raise;

/// An operation on columns that is called with positional arguments, as in SQL.
#[pyclass(frozen, module = "lastro._lastro")]
pub struct ColumnFunction(Function);

/// Every operation on columns.
#[pyfunction]
pub fn column_functions() -> Vec<ColumnFunction> {
    functions().into_iter().map(ColumnFunction).collect()
}

#[pymethods]
impl ColumnFunction {
    /// The operation's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.operation().name
    }

    /// The function's name in SQL.
    #[getter]
    fn sql_name(&self) -> String {
        self.0.sql_name()
    }

    /// A DuckDB statement that creates a macro of the function's name, whose arguments can be named.
    #[getter]
    fn macro_statement(&self) -> String {
        self.0.duckdb_macro()
    }

    /// The names of the arguments, in order.
    #[getter]
    fn arguments(&self) -> Vec<&'static str> {
        self.0.arguments().iter().map(|argument| argument.name).collect()
    }

    /// The number of required arguments.
    #[getter]
    fn least(&self) -> usize {
        self.0.least()
    }

    /// An empty column of the result's type.
    fn none(&self) -> Column {
        Column::unnamed(new_empty_array(&self.0.answer_type()))
    }

    /// Computes the results for a batch. Its columns are the arguments, in order.
    #[pyo3(signature = (batch, /))]
    fn answer(&self, py: Python<'_>, batch: &Bound<'_, PyAny>) -> PyResult<Column> {
        let batch = Source::of(batch)?.batches.next().transpose().map_err(raise_failure)?;
        let batch = batch.ok_or_else(|| raise(LastroError::internal("arrow.by_place")))?;
        let answer = py.detach(|| self.0.answer(batch.columns().to_vec(), batch.num_rows())).map_err(raise)?;
        Ok(Column::unnamed(Arc::new(answer)))
    }
}
