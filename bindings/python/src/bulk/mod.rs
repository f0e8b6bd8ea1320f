//! Operations on columns: the input is any object with Arrow data (PyCapsule protocol), and so is the result.
//!
//! The Python half is `lastro.bulk`; its functions are generated from the table of operations on columns.

mod answer;
mod by_place;
mod column;
mod documents;
mod failure;
mod given;
mod held;
mod libraries;
mod plugin;
mod progress;
mod records;
mod source;

use lastro_arrow::ffi::polars;
use lastro_arrow::{ArgumentValue, Call, Default, Keep, Operation, operation};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use self::answer::{Stream, Table};
use self::column::Column;
use self::given::{Literal, given};
use self::source::Source;
use crate::error::{UnknownOperationError, raise};

fn named(name: &str) -> PyResult<&'static Operation> {
    operation(name)
        .ok_or_else(|| UnknownOperationError::new_err((name.to_owned(), "unknown_operation", Vec::<()>::new())))
}

/// Runs an operation on the rows of a table. Each argument is a column name or a constant.
#[pyfunction]
#[pyo3(signature = (operation, table, arguments, keep, suffix, /))]
fn run<'py>(
    py: Python<'py>,
    operation: &str,
    table: &Bound<'py, PyAny>,
    arguments: &Bound<'py, PyDict>,
    keep: bool,
    suffix: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let keep = if keep { Keep::Columns { suffix } } else { Keep::Nothing };
    let operation = named(operation)?;
    let call = Call::new(operation, given(operation, arguments)?).map_err(raise)?;
    let Source { batches, lazy } = Source::of(table)?;
    let batches = match operation.subject() {
        Some(subject) => batches.named(subject.name),
        None => batches,
    };
    let bound = call.bind(&batches.schema(), keep).map_err(raise)?;
    let answers = batches.through(bound.schema(), move |batch| bound.run(&batch));
    answer::of(py, answers, lazy)
}

/// The columns that arguments refer to, by argument name, and whether each is required.
#[pyfunction]
#[pyo3(signature = (operation, arguments, /))]
fn columns(operation: &str, arguments: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String, bool)>> {
    let operation = named(operation)?;
    let mut named = Vec::new();
    for argument in &operation.arguments {
        let Some(value) = arguments.get_item(argument.name)? else { continue };
        if let Some(column) = given::column(argument, &value)? {
            let needed = argument.default != Default::ColumnOrNull || column != argument.name;
            named.push((argument.name.to_owned(), column, needed));
        } else if value.is_none() && matches!(argument.default, Default::ColumnOr(_)) {
            named.push((argument.name.to_owned(), argument.name.to_owned(), false));
        }
    }
    Ok(named)
}

/// The settings string for a function of the Polars plugin: which argument each input is, and the constants.
#[pyfunction]
#[pyo3(signature = (operation, columns, constants, /))]
fn settings(operation: &str, columns: Vec<String>, constants: &Bound<'_, PyDict>) -> PyResult<String> {
    let operation = named(operation)?;
    let constants = given(operation, constants)?;
    let columns_too = columns.iter().map(|name| (name.clone(), ArgumentValue::Column(name.clone())));
    // reports an invalid argument here, not when a query runs
    Call::new(operation, constants.iter().cloned().chain(columns_too).collect()).map_err(raise)?;
    Ok(polars::settings(columns, &constants))
}

/// Adds the classes and functions.
///
/// # Errors
/// Exceptions from Python.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Table>()?;
    module.add_class::<Stream>()?;
    module.add_class::<Column>()?;
    module.add_class::<Literal>()?;
    module.add_class::<by_place::ColumnFunction>()?;
    module.add_function(wrap_pyfunction!(by_place::column_functions, module)?)?;
    let bulk = PyModule::new(module.py(), "bulk")?;
    bulk.add_function(wrap_pyfunction!(run, &bulk)?)?;
    bulk.add_function(wrap_pyfunction!(columns, &bulk)?)?;
    bulk.add_function(wrap_pyfunction!(settings, &bulk)?)?;
    records::register(&bulk)?;
    module.add_submodule(&bulk)
}
