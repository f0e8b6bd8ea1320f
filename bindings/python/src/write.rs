//! Converts results to Python. Decimals become `Decimal`, dates become `date`, codes become members of an `IntEnum`.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec, Target, Type};
use pyo3::exceptions::PyArithmeticError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyList, PyString};

use crate::error::raise;
use crate::found::{CODES, CODES_OF_V1, CONCEALED, DATE_OF_TEXT, DECIMAL, HEADERS, MOMENT, PAIRS};

/// Converts a scalar to the Python type for its core type.
///
/// # Errors
/// Exceptions from Python.
pub fn write<'py, T: Codec>(value: &T, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let written = value.value(Target::Host);
    let (Value::String(text) | Value::Number(text)) = &written else {
        let plain = json_to_py(py, &written)?;
        return match T::TYPE {
            Type::Headers => HEADERS.of(py)?.call1((plain,)),
            Type::Pairs => PAIRS.of(py)?.call1((plain,)),
            _ => Ok(plain),
        };
    };
    match T::TYPE {
        Type::Money | Type::Percent | Type::Quantity => DECIMAL.of(py)?.call1((text,)),
        Type::Date => DATE_OF_TEXT.of(py)?.call1((text,)),
        Type::DateTime => MOMENT.of(py)?.call1((text,)),
        Type::Code(table) => code_member(py, table.name, text.parse().map_err(|_| fault())?),
        Type::CardNumber | Type::SecurityCode | Type::Concealed => CONCEALED.of(py)?.call1((text,)),
        Type::Bytes => Ok(PyBytes::new(py, text.as_bytes()).into_any()),
        _ => json_to_py(py, &written),
    }
}

/// The error for a code that was not written as a number: a bug in this library.
fn fault() -> PyErr {
    raise(LastroError::internal("python.write"))
}

/// Converts a JSON value to Python. Integers become `int`, other numbers `Decimal`.
pub fn json_to_py<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Number(text) => {
            let whole = text.bytes().all(|b| b.is_ascii_digit() || b == b'-') && text.len() < 4000;
            if whole { py.get_type::<PyInt>().call1((text,))? } else { decimal(py, text)? }
        }
        Value::Array(items) => {
            let items = items.iter().map(|item| json_to_py(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Object(members) => {
            let dict = PyDict::new(py);
            for (name, member) in members {
                dict.set_item(name, json_to_py(py, member)?)?;
            }
            dict.into_any()
        }
    })
}

/// Converts a number to `Decimal`, or to a string if its exponent is out of range for `Decimal`.
fn decimal<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    match DECIMAL.of(py)?.call1((text,)) {
        Err(error) if error.is_instance_of::<PyArithmeticError>(py) => Ok(PyString::new(py, text).into_any()),
        made => made,
    }
}

/// The enumeration member for a code. For an unknown number, the enumeration creates a member.
pub fn code_member<'py>(py: Python<'py>, class: &str, code: i64) -> PyResult<Bound<'py, PyAny>> {
    let class = CODES.of(py)?.get_item(class).or_else(|_| CODES_OF_V1.of(py)?.get_item(class))?;
    let known = class.getattr(intern!(py, "_value2member_map_"))?;
    match known.cast::<PyDict>()?.get_item(code)? {
        Some(member) => Ok(member),
        None => class.call1((code,)),
    }
}
