//! Converts Python values to JSON values, which the codec of each core type reads.

use lastro::IssueCode;
use lastro::json::{MAX_DEPTH, Value};
use lastro::model::{Codec, Document, Json, Node, Reader};
use pyo3::exceptions::{PyTypeError, PyUnicodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMapping, PyMemoryView, PySequence, PyString,
    PyTuple,
};

use crate::error::raise;
use crate::found::{DATE, DECIMAL, is_record};
use crate::reading::{Reading, finish};
use crate::traits::FromPy as _;

/// Reads a Python value as a core type, by way of a JSON value.
pub fn read<T: Codec>(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<T> {
    let value = to_value(value, reading)?;
    if value == Value::Null { T::missing(reading.reader) } else { T::read(&Node::from(&value), reading.reader) }
}

/// A closure that reads a record from the root of a document, stores it in a variable of its caller, and returns whether the
/// record could be read. A function that takes such a closure does not depend on the record's type, so the library contains the
/// function only once.
type ReadRoot<'a> = &'a mut dyn FnMut(&Node<'_>, &mut Reader<'_>) -> bool;

/// Passes the function that reads the record to `run`, and returns the record.
#[inline(never)]
fn with_root<T: Codec>(run: &dyn Fn(ReadRoot<'_>) -> PyResult<()>) -> PyResult<T> {
    let mut record = None;
    run(&mut |node, reader| {
        record = T::read(node, reader);
        record.is_some()
    })?;
    Reader::new().finish(record).map_err(raise)
}

/// Reads a record from JSON text or bytes.
///
/// # Errors
/// The package's exception lists every problem; `TypeError` if `json` is neither a string nor bytes.
pub fn from_json<T: Codec>(json: &Bound<'_, PyAny>) -> PyResult<T> {
    with_root(&|read| read_json(json, read))
}

fn read_json(json: &Bound<'_, PyAny>, read: ReadRoot<'_>) -> PyResult<()> {
    if !json.is_instance_of::<PyString>() && raw_bytes(json).is_none() {
        return Err(PyTypeError::new_err("from_json takes str or bytes"));
    }
    let read = finish(|reading| {
        let document = Document::from_py(json, reading)?;
        let read = document.walk(read).and_then(|(read, reader)| reader.finish(read.then_some(())));
        read.map_err(|error| reading.reader.adopt(error)).ok()
    });
    Ok(read?)
}

/// Reads a record from the JSON text that the record wrote when it was pickled. Invalid values are kept.
///
/// # Errors
/// The package's exception if the text is not a record at all.
pub fn restored<T: Codec>(json: &str) -> PyResult<T> {
    with_root(&|read| restore(json, read))
}

fn restore(json: &str, read: ReadRoot<'_>) -> PyResult<()> {
    let (read, reader) = Reader::document(json.as_bytes(), read).map_err(raise)?;
    if read { Ok(()) } else { reader.finish(None).map_err(raise) }
}

/// Converts a Python value to a JSON value. A value without an exact JSON form, such as a float, is reported.
pub fn to_value(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Value> {
    to_value_at(value, reading, 0)
}

fn to_value_at(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>, depth: usize) -> Option<Value> {
    if depth > MAX_DEPTH {
        reading.report(IssueCode::TooDeep);
        return None;
    }
    if value.is_none() {
        Some(Value::Null)
    } else if let Ok(flag) = value.cast::<PyBool>() {
        Some(Value::Bool(flag.is_true()))
    } else if let Ok(text) = value.cast::<PyString>() {
        text_of(text, reading).map(Value::String)
    } else if value.is_instance_of::<PyFloat>() {
        reading.wrong_type("decimal", value)
    } else if value.is_instance_of::<PyInt>() {
        if let Ok(number) = value.extract::<i64>() {
            return Some(Value::Number(number.to_string()));
        }
        // converts to a plain int first: for a subclass such as IntEnum, `repr` would return the member's name
        let number = value.call_method0("__index__").and_then(|n| n.get_type().getattr("__repr__")?.call1((n,)));
        match number {
            // Python refuses to convert integers with thousands of digits to a string
            Err(error) if error.is_instance_of::<PyValueError>(value.py()) => {
                reading.report(IssueCode::InvalidInteger);
                None
            }
            number => printed(number, value, reading).map(Value::Number),
        }
    } else if let Ok(dict) = value.cast::<PyDict>() {
        object(dict.iter(), reading, depth)
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        list(value, reading, depth)
    } else {
        known_class(value, reading, depth)
    }
}

/// The bytes of a `bytes` or `bytearray` object; `None` for any other object.
pub fn raw_bytes(value: &Bound<'_, PyAny>) -> Option<Vec<u8>> {
    if let Ok(bytes) = value.cast::<PyBytes>() {
        return Some(bytes.as_bytes().to_vec());
    }
    value.cast::<PyByteArray>().ok().map(|bytes| bytes.to_vec())
}

fn list(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>, depth: usize) -> Option<Value> {
    elements(value, reading, |item, r| to_value_at(item, r, depth.saturating_add(1))).map(Value::Array)
}

/// Whether a value is a sequence other than a string or bytes.
pub fn is_list(value: &Bound<'_, PyAny>) -> bool {
    let texts =
        || value.is_instance_of::<PyString>() || raw_bytes(value).is_some() || value.is_instance_of::<PyMemoryView>();
    let plain = value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>();
    plain || value.cast::<PySequence>().is_ok() && !texts()
}

/// Reads the members of an object. Stops if Python code raises an exception.
fn object<'py>(
    all: impl Iterator<Item = (Bound<'py, PyAny>, Bound<'py, PyAny>)>,
    reading: &mut Reading<'_>,
    depth: usize,
) -> Option<Value> {
    let mut members = Some(Vec::new());
    for (key, member) in all {
        let Ok(name) = key.cast::<PyString>() else { return reading.wrong_type("text", &key) };
        let name = text_of(name, reading)?;
        match (reading.at_member(&name, |r| to_value_at(&member, r, depth.saturating_add(1))), &mut members) {
            (Some(member), Some(list)) => list.push((name, member)),
            _ => members = None,
        }
        if reading.has_raised() {
            break;
        }
    }
    members.map(Value::Object)
}

/// Reads the elements of a list. Stops if Python code raises an exception.
pub fn elements<T>(
    value: &Bound<'_, PyAny>,
    reading: &mut Reading<'_>,
    mut read: impl FnMut(&Bound<'_, PyAny>, &mut Reading<'_>) -> Option<T>,
) -> Option<Vec<T>> {
    let mut all = Some(Vec::new());
    for (index, item) in reading.through(value.try_iter())?.enumerate() {
        let item = reading.through(item)?;
        match (reading.at_index(index, |r| read(&item, r)), &mut all) {
            (Some(item), Some(list)) => list.push(item),
            _ => all = None,
        }
        if reading.has_raised() {
            break;
        }
    }
    all
}

/// Reads decimals, dates, records, mappings and sequences. Subclasses and similar classes are recognized by their methods.
/// Records are an exception: only the package's own classes count, because a method `to_json` of another class may do anything.
fn known_class(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>, depth: usize) -> Option<Value> {
    let py = value.py();
    let class = value.get_type();
    let decimal = reading.through(DECIMAL.of(py))?;
    if class.is(decimal) {
        // a decimal with an exponent is written without it below, unless the exponent is huge
        let text = reading.through(value.str())?.to_string();
        if !text.contains('E') {
            return Some(Value::Number(text));
        }
    } else if class.is(reading.through(DATE.of(py))?) {
        return printed(value.str().map(Bound::into_any), value, reading).map(Value::String);
    } else if is_record(&class) {
        let text: String = reading.through(value.call_method0("to_json").and_then(|json| json.extract()))?;
        return Json::parse(text.as_bytes()).map(|json| json.0).map_err(|error| reading.reader.adopt(error)).ok();
    }
    if let Ok(mapping) = value.cast::<PyMapping>() {
        let pairs = reading.through(mapping.items().and_then(|pairs| pairs.extract::<Vec<_>>()))?;
        return object(pairs.into_iter(), reading, depth);
    }
    if is_list(value) {
        return list(value, reading, depth);
    }
    if let Some(adjusted) = reading.through(value.getattr_opt("adjusted"))? {
        // writing out a huge exponent would exhaust the memory: it stays in the form `1E+999`, which the codec rejects
        let adjusted = reading.through(adjusted.call0())?;
        let plain = adjusted.extract::<i64>().is_ok_and(|a| a.abs() < 60);
        let text = if plain { value.call_method1("__format__", ("f",)) } else { value.call_method0("__str__") };
        return printed(text, value, reading).map(Value::Number);
    }
    match reading.through(value.getattr_opt("isoformat"))? {
        Some(text) => printed(text.call0(), value, reading).map(Value::String),
        None => reading.wrong_type("JSON", value),
    }
}

/// Takes the string that a method of `value` returned. Reports a wrong type if the method returned something else.
fn printed(text: PyResult<Bound<'_, PyAny>>, value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<String> {
    match reading.through(text)?.cast::<PyString>() {
        Ok(text) => text_of(text, reading),
        Err(_) => reading.wrong_type("JSON", value),
    }
}

pub fn text_of(text: &Bound<'_, PyString>, reading: &mut Reading<'_>) -> Option<String> {
    match text.to_cow() {
        Ok(text) => Some(text.into_owned()),
        Err(error) if error.is_instance_of::<PyUnicodeError>(text.py()) => {
            reading.report(IssueCode::LoneSurrogate);
            None
        }
        Err(error) => reading.through(Err(error)),
    }
}
