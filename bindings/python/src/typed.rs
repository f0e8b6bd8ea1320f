//! Converts the filter values of a query to Python types. In the core these values are strings. The Python type is that of the
//! field which the filter names.

use lastro::model::{Codec, Node, Reader, Type};
use lastro_facade::types::*;
use pyo3::prelude::*;

use crate::read::read;
use crate::reading::Reading;
use crate::traits::{FromPy, Known, ToPy};
use crate::write::{code_member, write};

impl FromPy for Scalar {
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
        read(value, reading)
    }
}

impl ToPy for Scalar {
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        write(self, py)
    }
    fn to_py_as<'py>(&self, py: Python<'py>, known: Known) -> PyResult<Bound<'py, PyAny>> {
        let typed = match known {
            Known::Type(ty) => typed(&self.0, ty, py)?,
            _ => None,
        };
        typed.map_or_else(|| self.to_py(py), Ok)
    }
}

/// Converts a filter's value to the type of the field. `None` if the value is invalid, or if Python's type would lose digits.
fn typed<'py>(text: &str, ty: Type, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
    match ty {
        Type::Integer => written::<i64>(text, py),
        Type::Money => written::<Money>(text, py),
        Type::Percent => written::<Percent>(text, py),
        Type::Quantity => written::<Quantity>(text, py),
        Type::Date => written::<LocalDate>(text, py),
        Type::DateTime if !finer_than_python(text) => written::<DateTime>(text, py),
        Type::Code(table) => exact::<i64>(text).map(|code| code_member(py, table.name, code)).transpose(),
        _ => Ok(None),
    }
}

fn written<'py, T: Codec>(text: &str, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
    exact::<T>(text).map(|value| write(&value, py)).transpose()
}

fn exact<T: Codec>(text: &str) -> Option<T> {
    T::read(&Node::from(text), &mut Reader::new())
}

/// Whether a timestamp is more precise than Python's datetime, which has microseconds.
fn finer_than_python(moment: &str) -> bool {
    let digits = moment.split_once('.').map(|(_, rest)| rest.bytes().take_while(u8::is_ascii_digit).count());
    digits.is_some_and(|digits| digits > 6)
}
