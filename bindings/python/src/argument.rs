//! The arguments of operations.

use lastro::model::Operation;
use pyo3::prelude::*;

use crate::reading::Reading;
use crate::traits::FromPy;

/// Whether an argument of an operation may be a record with values that do not fit, see [`Argument::draft`].
///
/// [`Argument::draft`]: lastro::model::Argument::draft
pub fn is_draft(rows: &[Operation], function: &str, argument: &str) -> bool {
    let row = rows.iter().find(|row| row.function() == function);
    row.is_some_and(|row| row.arguments.iter().any(|known| known.draft && known.name == argument))
}

/// One argument of an operation. A `draft` may hold values that do not fit, since the operation finds them again.
pub fn argument<T: FromPy>(
    value: Option<&Bound<'_, PyAny>>,
    name: &str,
    draft: bool,
    reading: &mut Reading<'_>,
) -> Option<T> {
    let read = |reading: &mut Reading<'_>| {
        reading.at_member(name, |reading| match value {
            Some(value) if !value.is_none() => T::from_py(value, reading),
            _ => T::absent(reading),
        })
    };
    if draft {
        let draft = reading.unseen(read);
        if draft.is_some() || reading.has_raised() {
            return draft;
        }
    }
    read(reading)
}
