//! Python: how every type crosses, through the same decoder as in every language.
//!
//! A Python value becomes a JSON value (a float never does), and the type's own [`Codec`] reads it, so that paths,
//! codes and texts of a problem are those of every other language. Exact decimals and dates come out as Python's own.

mod found;
mod write;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};

use self::found::{DATE, DECIMAL, Found};
use self::write::json_to_py;
pub use self::write::write;
use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Bytes, Codec, Extra, Form, Json, Reader};

pyo3::import_exception!(lastro.errors, MalformedError);
pyo3::import_exception!(lastro.errors, InvalidError);
pyo3::import_exception!(lastro.errors, InternalError);
pyo3::import_exception!(lastro.errors, UnexpectedResponseError);
pyo3::import_exception!(lastro.errors, UnknownOperationError);

/// A type that can be read from a Python value.
pub trait FromPy: Sized {
    /// The value, or `None` with at least one issue reported.
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self>;
    /// The value of an argument that was not given.
    fn absent(reader: &mut Reader) -> Option<Self> {
        reader.required();
        None
    }
}

/// A type that can be given to Python.
pub trait ToPy {
    /// The Python value.
    ///
    /// # Errors
    /// What Python raises while it is made.
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    /// Adds the classes that the type needs to the module.
    ///
    /// # Errors
    /// What Python raises.
    fn classes(_: &Bound<'_, PyModule>) -> PyResult<()> {
        Ok(())
    }
}

/// Makes a scalar cross by way of its JSON value.
macro_rules! scalar {
    ($name:ty) => {
        impl $crate::python::FromPy for $name {
            fn from_py(value: &pyo3::Bound<'_, pyo3::PyAny>, reader: &mut $crate::model::Reader) -> Option<Self> {
                $crate::python::read(value, reader)
            }
        }
        $crate::python::outgoing!($name);
    };
}
pub(crate) use scalar;

/// The way out alone, for what has a way in of its own.
macro_rules! outgoing {
    ($($name:ty),*) => { $(
        impl $crate::python::ToPy for $name {
            fn to_py<'py>(&self, py: pyo3::Python<'py>) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                $crate::python::write(self, py)
            }
        }
    )* };
}
pub(crate) use outgoing;

impl<T: FromPy> FromPy for Option<T> {
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self> {
        if value.is_none() { Some(None) } else { T::from_py(value, reader).map(Some) }
    }
    fn absent(_: &mut Reader) -> Option<Self> {
        Some(None)
    }
}

impl<T: ToPy> ToPy for Option<T> {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_ref().map_or_else(|| Ok(py.None().into_bound(py)), |inner| inner.to_py(py))
    }
    fn classes(module: &Bound<'_, PyModule>) -> PyResult<()> {
        T::classes(module)
    }
}

impl<T: FromPy> FromPy for Vec<T> {
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self> {
        let listed = value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>();
        let Some(items) = value.try_iter().ok().filter(|_| listed) else {
            return wrong_type(value, "list", reader);
        };
        let mut all = Some(Self::new());
        for (index, item) in items.enumerate() {
            let read = item.ok().and_then(|item| reader.at_index(index, |r| T::from_py(&item, r)));
            match (read, &mut all) {
                (Some(read), Some(list)) => list.push(read),
                _ => all = None,
            }
        }
        all
    }
}

impl<T: ToPy> ToPy for Vec<T> {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let items = self.iter().map(|item| item.to_py(py)).collect::<PyResult<Vec<_>>>()?;
        Ok(PyList::new(py, items)?.into_any())
    }
    fn classes(module: &Bound<'_, PyModule>) -> PyResult<()> {
        T::classes(module)
    }
}

impl FromPy for Bytes {
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self> {
        match value.cast::<PyString>() {
            Ok(text) => text_of(text, reader).map(|text| Self(text.into_bytes())),
            Err(_) => raw_bytes(value).map(Self).or_else(|| read(value, reader)),
        }
    }
}

impl FromPy for Json {
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self> {
        let mut parse = |bytes: &[u8]| Self::parse(bytes).map_err(|error| reader.adopt(error)).ok();
        if let Ok(bytes) = value.cast::<PyBytes>() {
            return parse(bytes.as_bytes());
        }
        if let Some(bytes) = raw_bytes(value) {
            return parse(&bytes);
        }
        match value.cast::<PyString>().map(|text| text.to_cow()) {
            Ok(Ok(text)) => parse(text.as_bytes()),
            _ => read(value, reader),
        }
    }
}

fn raw_bytes(value: &Bound<'_, PyAny>) -> Option<Vec<u8>> {
    if let Ok(bytes) = value.cast::<PyBytes>() {
        return Some(bytes.as_bytes().to_vec());
    }
    value.cast::<PyByteArray>().ok().map(|bytes| bytes.to_vec())
}

impl FromPy for Extra {
    fn from_py(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Self> {
        match to_value(value, reader)? {
            Value::Object(members) => Some(Self::from_members(members)),
            Value::Null => Some(Self::default()),
            other => reader.wrong_type("object", &other),
        }
    }
}

impl ToPy for Extra {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let dict = PyDict::new(py);
        for (name, value) in self.members() {
            dict.set_item(name, json_to_py(py, value)?)?;
        }
        Ok(dict.into_any())
    }
}

/// Reads a value by way of JSON.
pub fn read<T: Codec>(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<T> {
    let value = to_value(value, reader)?;
    if value == Value::Null { T::missing(reader) } else { T::read(&value, reader) }
}

/// A Python value as JSON; what has no exact form there is reported.
fn to_value(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Value> {
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
        wrong_type(value, "decimal.Decimal, int or str", reader)
    } else if value.is_instance_of::<PyInt>() {
        if let Ok(number) = value.extract::<i64>() {
            return Some(Value::Number(number.to_string()));
        }
        // IntEnum prints its name; its number is what is meant
        let number = value.call_method0("__index__").and_then(|n| n.get_type().getattr("__repr__")?.call1((n,)));
        printed(number, reader).map(Value::Number)
    } else if let Ok(dict) = value.cast::<PyDict>() {
        let mut members = Some(Vec::with_capacity(dict.len()));
        for (key, member) in dict.iter() {
            let Ok(name) = key.cast::<PyString>() else { return wrong_type(&key, "text", reader) };
            let name = text_of(name, reader)?;
            match (reader.at_member(&name, |r| to_value_at(&member, r, depth.saturating_add(1))), &mut members) {
                (Some(member), Some(list)) => list.push((name, member)),
                _ => members = None,
            }
        }
        members.map(Value::Object)
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let mut items = Some(Vec::new());
        for (index, item) in value.try_iter().ok()?.enumerate() {
            let item = item.ok()?;
            match (reader.at_index(index, |r| to_value_at(&item, r, depth.saturating_add(1))), &mut items) {
                (Some(item), Some(list)) => list.push(item),
                _ => items = None,
            }
        }
        items.map(Value::Array)
    } else {
        known_class(value, reader)
    }
}

/// Decimals, dates and records: the ordinary classes by themselves, others by what they can do.
fn known_class(value: &Bound<'_, PyAny>, reader: &mut Reader) -> Option<Value> {
    let py = value.py();
    let class = value.get_type();
    let is = |known: &Found| known.of(py).is_ok_and(|known| class.is(known));
    if is(&DECIMAL) {
        // an exponent is written out below, where it is not too large
        let text = value.str().ok().map(|text| text.to_string()).filter(|text| !text.contains('E'));
        if let Some(text) = text {
            return Some(Value::Number(text));
        }
    } else if is(&DATE) {
        return printed(value.str().map(Bound::into_any), reader).map(Value::String);
    }
    if let Ok(json) = value.call_method0("to_json") {
        let text: String = json.extract().ok()?;
        return Json::parse(text.as_bytes()).map(|json| json.0).map_err(|error| reader.adopt(error)).ok();
    }
    if let Ok(adjusted) = value.call_method0("adjusted") {
        // A huge exponent written out would fill the memory; as `1E+999` it is refused as what it is.
        let plain = adjusted.extract::<i64>().is_ok_and(|a| a.abs() < 60);
        let text = if plain { value.call_method1("__format__", ("f",)) } else { value.call_method0("__str__") };
        return printed(text, reader).map(Value::Number);
    }
    match value.call_method0("isoformat") {
        Ok(text) => printed(Ok(text), reader).map(Value::String),
        Err(_) => wrong_type(value, "a value that JSON can hold", reader),
    }
}

fn printed(text: PyResult<Bound<'_, PyAny>>, reader: &mut Reader) -> Option<String> {
    let text = text.ok().and_then(|text| text.extract().ok());
    if text.is_none() {
        reader.report(IssueCode::InvalidInteger);
    }
    text
}

fn text_of(text: &Bound<'_, PyString>, reader: &mut Reader) -> Option<String> {
    let read = text.to_cow().ok().map(|text| text.into_owned());
    if read.is_none() {
        reader.report(IssueCode::LoneSurrogate);
    }
    read
}

fn wrong_type<T>(value: &Bound<'_, PyAny>, expected: &str, reader: &mut Reader) -> Option<T> {
    let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    reader.wrong_host_type(expected, &found);
    None
}

/// Named values on their way into a record: a constructor's keywords, in which nothing unknown may be.
pub struct Fields<'a, 'py> {
    dict: &'a Bound<'py, PyDict>,
    known: Vec<&'static str>,
}

impl<'a, 'py> Fields<'a, 'py> {
    /// The keywords as they were given.
    #[must_use]
    pub const fn new(dict: &'a Bound<'py, PyDict>) -> Self {
        Self { dict, known: Vec::new() }
    }

    /// One field.
    pub fn take<T: FromPy>(&mut self, name: &'static str, reader: &mut Reader) -> Option<T> {
        self.known.push(name);
        let given = self.dict.get_item(name).ok().flatten();
        reader.at_member(name, |r| match given {
            Some(value) => T::from_py(&value, r),
            None => T::absent(r),
        })
    }

    /// After the last field: every other keyword is reported.
    pub fn close(self, reader: &mut Reader) {
        for (key, _) in self.dict.iter() {
            let name = key.to_string();
            if !self.known.contains(&name.as_str()) {
                reader.unknown_member(&name, IssueCode::UnknownArgument, self.known.iter().copied());
            }
        }
    }
}

/// Runs a reading and raises everything it reported.
///
/// # Errors
/// The package's exception for the issues.
pub fn finish<T>(read: impl FnOnce(&mut Reader) -> Option<T>) -> PyResult<T> {
    let mut reader = Reader::new();
    let value = read(&mut reader);
    reader.finish(value).map_err(raise)
}

/// One argument of an operation; a record to be checked or converted may hold what does not fit, since that is found again.
pub fn argument<T: FromPy>(value: &Bound<'_, PyAny>, name: &str, function: &str, reader: &mut Reader) -> Option<T> {
    let mut trial = Reader::new();
    let read = trial.at_member(name, |r| if value.is_none() { T::absent(r) } else { T::from_py(value, r) });
    if !(crate::api::takes_draft(function, name) && read.is_some()) {
        reader.merge(trial);
    }
    read
}

/// The package's exception for an error.
#[must_use]
pub fn raise(error: LastroError) -> PyErr {
    let make = |py: Python<'_>| -> PyResult<PyErr> {
        let issues = error.issues().to_vec().to_py(py)?.unbind();
        let arguments = (error.to_string(), error.code(), issues);
        Ok(match &error {
            LastroError::Malformed { .. } => MalformedError::new_err(arguments),
            LastroError::Invalid { .. } => InvalidError::new_err(arguments),
            LastroError::UnexpectedResponse { .. } => UnexpectedResponseError::new_err(arguments),
            LastroError::UnknownOperation { .. } => UnknownOperationError::new_err(arguments),
            LastroError::Internal { .. } => InternalError::new_err(arguments),
        })
    };
    Python::attach(|py| make(py).unwrap_or_else(|failed| failed))
}

/// `Name(field=value, ..)` with the fields that are set.
///
/// # Errors
/// What Python raises.
pub fn repr(name: &str, fields: &[(&str, Bound<'_, PyAny>)]) -> PyResult<String> {
    let mut parts = Vec::new();
    for (field, value) in fields {
        let nothing = |dict: &Bound<'_, PyDict>| *field == "extra" && dict.is_empty();
        let empty = value.is_none() || value.cast::<PyDict>().is_ok_and(nothing);
        if !empty {
            parts.push([field, "=", &value.repr()?.to_string()].concat());
        }
    }
    Ok([name, "(", &parts.join(", "), ")"].concat())
}

/// The record as JSON in the form that programs exchange.
pub fn program_json<T: Codec>(value: &T) -> String {
    value.write(Form::Program).to_json()
}

/// Equal records have equal hashes.
pub fn hash<T: Codec>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    program_json(value).hash(&mut hasher);
    hasher.finish()
}

/// Reads a record from JSON text or bytes.
///
/// # Errors
/// The package's exception with every problem; `TypeError` for anything but text and bytes.
pub fn from_json<T: Codec>(json: &Bound<'_, PyAny>) -> PyResult<T> {
    if !json.is_instance_of::<PyString>() && raw_bytes(json).is_none() {
        return Err(PyTypeError::new_err("from_json takes str or bytes"));
    }
    finish(|reader| {
        let document = Json::from_py(json, reader)?;
        T::read(&document.0, reader)
    })
}
