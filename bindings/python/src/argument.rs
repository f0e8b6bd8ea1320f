//! Reads the arguments of operations from Python values.

use pyo3::prelude::*;

use crate::reading::Reading;
use crate::traits::FromPy;

/// Reads an argument of an operation. An argument that is `None` or missing counts as not given.
#[inline(never)]
pub fn argument<T: FromPy>(value: Option<&Bound<'_, PyAny>>, name: &str, reading: &mut Reading<'_>) -> Option<T> {
    reading.at_member(name, |reading| match value {
        Some(value) if !value.is_none() => T::from_py(value, reading),
        _ => T::absent(reading),
    })
}

/// Reads an argument that may be a record with invalid values. They are not reported here, because the operation reports them
/// itself; see [`Argument::draft`](lastro::model::Argument::draft).
pub fn draft<T: FromPy>(value: Option<&Bound<'_, PyAny>>, name: &str, reading: &mut Reading<'_>) -> Option<T> {
    let draft = reading.unseen(|reading| argument(value, name, reading));
    if draft.is_some() || reading.has_raised() { draft } else { argument(value, name, reading) }
}
