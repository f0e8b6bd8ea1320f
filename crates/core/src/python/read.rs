//! Turns Python values into JSON values, which each type's own decoder reads.

use std::collections::BTreeSet;
use std::sync::{PoisonError, RwLock};

use pyo3::PyClass;
use pyo3::exceptions::{PyUnicodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};

use super::found::{DATE, DECIMAL};
use crate::issue::IssueCode;
use crate::json::Value;
use crate::model::{Codec, Json, Reader};

/// Reads a value by way of JSON.
pub fn read<T: Codec>(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<T> {
    let value = to_value(value, reader)?;
    if value == Value::Null { T::missing(reader) } else { T::read(&value, reader) }
}

/// A Python value as JSON; a value that has no exact JSON form is reported.
pub(super) fn to_value(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Value> {
    to_value_at(value, reader, 0)
}

fn to_value_at(value: &Bound<'_, PyAny>, reader: &mut Reader, depth: usize) -> Option<Value> {
    if depth > crate::json::MAX_DEPTH {
        reader.report(IssueCode::TooDeep);
        return None;
    }
    if value.is_none() {
        Some(Value::Null)
    } else if let Ok(flag) = value.cast::<PyBool>() {
        Some(Value::Bool(flag.is_true()))
    } else if let Ok(text) = value.cast::<PyString>() {
        text_of(text, reader).map(Value::String)
    } else if value.is_instance_of::<PyFloat>() {
        wrong_type(value, "decimal", reader)
    } else if value.is_instance_of::<PyInt>() {
        if let Ok(number) = value.extract::<i64>() {
            return Some(Value::Number(number.to_string()));
        }
        // IntEnum prints its name, but its number is needed
        let number = value.call_method0("__index__").and_then(|n| n.get_type().getattr("__repr__")?.call1((n,)));
        match number {
            // it has more digits than Python converts to text
            Err(error) if error.is_instance_of::<PyValueError>(value.py()) => {
                reader.report(IssueCode::InvalidInteger);
                None
            }
            number => printed(number, value, reader).map(Value::Number),
        }
    } else if let Ok(dict) = value.cast::<PyDict>() {
        let mut members = Some(Vec::with_capacity(dict.len()));
        for (key, member) in dict.iter() {
            let Ok(name) = key.cast::<PyString>() else { return wrong_type(&key, "text", reader) };
            let name = text_of(name, reader)?;
            match (reader.at_member(&name, |r| to_value_at(&member, r, depth.saturating_add(1))), &mut members) {
                (Some(member), Some(list)) => list.push((name, member)),
                _ => members = None,
            }
            if reader.has_raised() {
                break;
            }
        }
        members.map(Value::Object)
    } else if is_list(value) {
        elements(value, reader, |item, r| to_value_at(item, r, depth.saturating_add(1))).map(Value::Array)
    } else {
        known_class(value, reader)
    }
}

pub(super) fn is_list(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>()
}

/// Reads the elements of a list, until one raises an exception.
pub(super) fn elements<T>(
    value: &Bound<'_, PyAny>,
    reader: &mut Reader,
    mut read: impl FnMut(&Bound<'_, PyAny>, &mut Reader) -> Option<T>,
) -> Option<Vec<T>> {
    let mut all = Some(Vec::new());
    for (index, item) in through(value.try_iter(), reader)?.enumerate() {
        let item = through(item, reader)?;
        match (reader.at_index(index, |r| read(&item, r)), &mut all) {
            (Some(item), Some(list)) => list.push(item),
            _ => all = None,
        }
        if reader.has_raised() {
            break;
        }
    }
    all
}

/// The result of Python code. An exception is kept, and passed on to the caller unchanged.
pub(super) fn through<T>(result: PyResult<T>, reader: &mut Reader) -> Option<T> {
    result.map_err(|error| reader.keep_raised(error)).ok()
}

/// The classes of the package's records, by the addresses of their types, which live as long as the program.
static RECORDS: RwLock<BTreeSet<usize>> = RwLock::new(BTreeSet::new());

/// Adds a record's class to the module, and remembers it.
///
/// # Errors
/// What Python raises.
pub fn add_record<T: PyClass>(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let class = module.py().get_type::<T>();
    RECORDS.write().unwrap_or_else(PoisonError::into_inner).insert(class.as_ptr().addr());
    module.add_class::<T>()
}

/// Reads decimals, dates and records. Subclasses and similar classes are recognized by their methods. Only the
/// package's own classes are records, since `to_json` of another class may mean anything.
fn known_class(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Value> {
    let py = value.py();
    let class = value.get_type();
    let decimal = through(DECIMAL.of(py), reader)?;
    if class.is(decimal) {
        // an exponent is written out below, if it is not too large
        let text = through(value.str(), reader)?.to_string();
        if !text.contains('E') {
            return Some(Value::Number(text));
        }
    } else if class.is(through(DATE.of(py), reader)?) {
        return printed(value.str().map(Bound::into_any), value, reader).map(Value::String);
    } else if RECORDS.read().unwrap_or_else(PoisonError::into_inner).contains(&class.as_ptr().addr()) {
        let text: String = through(value.call_method0("to_json").and_then(|json| json.extract()), reader)?;
        return Json::parse(text.as_bytes()).map(|json| json.0).map_err(|error| reader.adopt(error)).ok();
    }
    if let Some(adjusted) = through(value.getattr_opt("adjusted"), reader)? {
        // A huge exponent written out would fill the memory; left as `1E+999`, the number is refused.
        let adjusted = through(adjusted.call0(), reader)?;
        let plain = adjusted.extract::<i64>().is_ok_and(|a| a.abs() < 60);
        let text = if plain { value.call_method1("__format__", ("f",)) } else { value.call_method0("__str__") };
        return printed(text, value, reader).map(Value::Number);
    }
    match through(value.getattr_opt("isoformat"), reader)? {
        Some(text) => printed(text.call0(), value, reader).map(Value::String),
        None => wrong_type(value, "JSON", reader),
    }
}

/// The text that a value's own method gives.
fn printed(text: PyResult<Bound<'_, PyAny>>, value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<String> {
    match through(text, reader)?.cast::<PyString>() {
        Ok(text) => text_of(text, reader),
        Err(_) => wrong_type(value, "JSON", reader),
    }
}

pub(super) fn text_of(text: &Bound<'_, PyString>, reader: &mut Reader) -> Option<String> {
    match text.to_cow() {
        Ok(text) => Some(text.into_owned()),
        Err(error) if error.is_instance_of::<PyUnicodeError>(text.py()) => {
            reader.report(IssueCode::LoneSurrogate);
            None
        }
        Err(error) => through(Err(error), reader),
    }
}

pub(super) fn wrong_type<T>(value: &Bound<'_, PyAny>, expected: &str, reader: &mut Reader) -> Option<T> {
    let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    reader.wrong_host_type(expected, &found);
    None
}
