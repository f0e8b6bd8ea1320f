//! The Python arguments of an operation on columns.

use lastro::json::Value;
use lastro_arrow::ArgumentValue;
use lastro_arrow::{Argument, Default, Operation};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::found::ENUM;
use crate::read::to_value;
use crate::reading::{Reading, finish};

/// Marks a string as a constant. Without the mark, a string is the name of a column.
///
/// Args:
///     text (str): The constant.
#[pyclass(frozen, name = "lit", module = "lastro.bulk")]
pub struct Literal(Py<PyString>);

#[pymethods]
impl Literal {
    #[new]
    #[pyo3(signature = (text, /))]
    fn new(text: Bound<'_, PyString>) -> Self {
        Self(text.unbind())
    }
}

/// Converts Python's keyword arguments to argument values. An argument that equals its default is left out.
///
/// # Errors
/// `TypeError` for an unknown argument name; the package's exception lists every invalid constant.
pub fn given(operation: &Operation, arguments: &Bound<'_, PyDict>) -> PyResult<Vec<(String, ArgumentValue)>> {
    let given = finish(|reading| {
        let mut all = Some(Vec::new());
        for (name, value) in arguments.iter() {
            let name: String = reading.through(name.extract())?;
            let Some(argument) = operation.argument(&name) else {
                let text = format!("{}() got an unexpected keyword argument '{name}'", operation.name);
                return reading.through(Err(PyTypeError::new_err(text)));
            };
            match (reading.at_member(&name, |reading| one(argument, &value, reading)), &mut all) {
                (Some(Some(given)), Some(list)) => list.push((name, given)),
                (Some(None), _) => {}
                _ => all = None,
            }
        }
        all
    });
    Ok(given?)
}

fn one(argument: &Argument, value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Option<ArgumentValue>> {
    if value.is_none() {
        // None is invalid for an argument that needs a value in every row
        let needed = matches!(argument.default, Default::Required | Default::ColumnOr(_));
        return Some((!needed).then_some(ArgumentValue::Null));
    }
    if let Ok(literal) = value.cast::<Literal>() {
        return constant(literal.get().0.bind(value.py()), reading).map(Some);
    }
    match reading.through(column(argument, value))? {
        Some(name) => {
            let own = matches!(argument.default, Default::Column | Default::ColumnOrNull) && name == argument.name;
            Some((!own).then_some(ArgumentValue::Column(name)))
        }
        None => constant(value, reading).map(Some),
    }
}

/// The column that a value names; `None` if the value does not name a column. A string names a column, unless it is a member of
/// an enumeration or the argument accepts only a constant.
///
/// # Errors
/// Exceptions from Python.
pub fn column(argument: &Argument, value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if !argument.per_row || !value.is_instance_of::<PyString>() || value.is_instance(ENUM.of(value.py())?)? {
        return Ok(None);
    }
    value.extract().map(Some)
}

/// Reads a constant from its JSON value; floats are rejected.
fn constant(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<ArgumentValue> {
    let text = |value: Value| match value {
        Value::String(text) | Value::Number(text) => Some(text),
        Value::Bool(flag) => Some(flag.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    };
    let given = match to_value(value, reading)? {
        Value::Array(items) => items.into_iter().map(text).collect::<Option<_>>().map(ArgumentValue::List),
        one => text(one).map(ArgumentValue::Text),
    };
    given.or_else(|| reading.wrong_type("scalar", value))
}
