//! Python: how every type is passed to and from Python, with the same decoder as in every language.
//!
//! A Python value becomes a JSON value (a float never does), and the type's own [`Codec`] reads it, so that paths,
//! codes and texts of a problem are those of every other language. Exact decimals and dates come out as Python's own.

mod found;
mod read;
mod write;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyList, PyString};

pub use self::read::{add_record, read};
use self::read::{elements, is_list, text_of, through, to_value, wrong_type};
use self::write::json_to_py;
pub use self::write::write;
use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Bytes, Codec, Extra, Target, Json, Reader};

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

/// Passes a scalar to and from Python by way of its JSON value.
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

/// Only the way to Python, for types with their own way from it.
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
        if is_list(value) { elements(value, reader, T::from_py) } else { wrong_type(value, "list", reader) }
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

/// The keywords of a record's constructor; an unknown one is an error.
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
        let given = through(self.dict.get_item(name), reader)?;
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

/// Runs `read` and raises everything that it reported.
///
/// # Errors
/// The package's exception for the issues.
pub fn finish<T>(read: impl FnOnce(&mut Reader) -> Option<T>) -> PyResult<T> {
    let mut reader = Reader::new();
    let value = read(&mut reader);
    finished(reader, value)
}

/// The value that was read; or the exception raised in between, or every problem reported, as an error.
///
/// # Errors
/// A Python exception as it was raised; the package's exception for the issues.
pub fn finished<T>(mut reader: Reader, value: Option<T>) -> PyResult<T> {
    match reader.take_raised() {
        Some(error) => Err(error),
        None => reader.finish(value).map_err(raise),
    }
}

/// One argument of an operation. A record to be checked or converted may hold values that do not fit, since the
/// operation finds them again.
pub fn argument<T: FromPy>(value: &Bound<'_, PyAny>, name: &str, function: &str, reader: &mut Reader) -> Option<T> {
    let mut trial = Reader::new();
    let read = trial.at_member(name, |r| if value.is_none() { T::absent(r) } else { T::from_py(value, r) });
    if !(crate::api::takes_draft(function, name) && read.is_some()) || trial.has_raised() {
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
    value.write(Target::Program).to_json()
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
