//! Converts every core type to and from Python.
//!
//! A Python value is converted to a JSON value, which the [`Codec`](lastro::model::Codec) of the type reads. Floats are
//! rejected. All languages use this codec, so an error has the same path, code and message everywhere. Decimals and dates are
//! returned as Python's `Decimal` and `date`. `record.rs` defines the classes of records.

use lastro::json::Value;
use lastro::model::{Document, Extra, Json, Node};
use lastro_facade::types::*;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use crate::read::{elements, is_list, raw_bytes, read, text_of, to_value};
use crate::reading::Reading;
use crate::traits::{FromPy, Known, ToPy};
use crate::write::{json_to_py, write};

/// Converts scalars to and from Python through their JSON values.
macro_rules! scalars {
    ($($name:ty),* $(,)?) => { $(
        impl $crate::traits::FromPy for $name {
            fn from_py(
                value: &pyo3::Bound<'_, pyo3::PyAny>,
                reading: &mut $crate::reading::Reading<'_>,
            ) -> Option<Self> {
                $crate::read::read(value, reading)
            }
        }
        impl $crate::traits::ToPy for $name {
            fn to_py<'py>(&self, py: pyo3::Python<'py>) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                $crate::write::write(self, py)
            }
        }
    )* };
}
pub(crate) use scalars;

scalars!(String, i64, bool, Money, Percent, Quantity, Number, LocalDate, YearMonth, DateTime);
scalars!(CardNumber, SecurityCode, ConcealedText, Headers, FormPairs, Secrets, Params, QuerySource);

impl<T: FromPy> FromPy for Option<T> {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        if value.is_none() { Some(None) } else { T::from_py(value, reading).map(Some) }
    }
    fn absent(_: &mut Reading<'_>) -> Option<Self> {
        Some(None)
    }
}

impl<T: ToPy> ToPy for Option<T> {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.to_py_as(py, Known::Nothing)
    }
    fn to_py_as<'py>(&self, py: Python<'py>, known: Known) -> PyResult<Bound<'py, PyAny>> {
        self.as_ref().map_or_else(|| Ok(py.None().into_bound(py)), |inner| inner.to_py_as(py, known))
    }
}

impl<T: FromPy> FromPy for Vec<T> {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        if is_list(value) { elements(value, reading, T::from_py) } else { reading.wrong_type("list", value) }
    }
}

impl<T: ToPy> ToPy for Vec<T> {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.to_py_as(py, Known::Nothing)
    }
    fn to_py_as<'py>(&self, py: Python<'py>, known: Known) -> PyResult<Bound<'py, PyAny>> {
        let items = self.iter().map(|item| item.to_py_as(py, known)).collect::<PyResult<Vec<_>>>()?;
        Ok(PyList::new(py, items)?.into_any())
    }
}

impl FromPy for Bytes {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        match value.cast::<PyString>() {
            Ok(text) => text_of(text, reading).map(|text| Self(text.into_bytes())),
            Err(_) => raw_bytes(value).map(Self).or_else(|| read(value, reading)),
        }
    }
}

impl ToPy for Bytes {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        write(self, py)
    }
}

impl FromPy for Json {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        let mut parse = |bytes: &[u8]| Self::parse(bytes).map_err(|error| reading.reader.adopt(error)).ok();
        if let Ok(bytes) = value.cast::<PyBytes>() {
            return parse(bytes.as_bytes());
        }
        if let Some(bytes) = raw_bytes(value) {
            return parse(&bytes);
        }
        match value.cast::<PyString>().map(|text| text.to_cow()) {
            Ok(Ok(text)) => parse(text.as_bytes()),
            _ => read(value, reading),
        }
    }
}

impl FromPy for Document {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        if let Some(bytes) = raw_bytes(value) {
            return Some(Self::Text(bytes));
        }
        match value.cast::<PyString>().map(|text| text.to_cow()) {
            Ok(Ok(text)) => Some(Self::from(&*text)),
            _ => Json::from_py(value, reading).map(Self::from),
        }
    }
}

impl ToPy for Document {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        write(self, py)
    }
}

impl ToPy for Json {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        write(self, py)
    }
}

impl FromPy for Extra {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        let value = to_value(value, reading)?;
        reading.reader.check_numbers(&value);
        match value {
            Value::Object(members) => Some(Self::from_members(members)),
            Value::Null => Some(Self::default()),
            other => reading.reader.wrong_type("object", &Node::from(&other)),
        }
    }
    fn absent(_: &mut Reading<'_>) -> Option<Self> {
        Some(Self::default())
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
