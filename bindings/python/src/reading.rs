//! Reads Python values with the core's reader, and keeps the exception that Python code may raise meanwhile.

use lastro::model::Reader;
use lastro::{IssueCode, LastroError};
use pyo3::prelude::*;

/// The state of reading a value. Invalid values are reported to the reader. An exception that Python code raises ends the
/// reading, and is raised to the caller unchanged.
pub struct Reading<'r> {
    pub reader: &'r mut Reader<'static>,
    raised: &'r mut Option<PyErr>,
}

impl Reading<'_> {
    /// Reads the value of the member `name`. The paths of reported issues contain the name.
    pub fn at_member<T>(&mut self, name: &str, read: impl FnOnce(&mut Reading<'_>) -> T) -> T {
        let raised = &mut *self.raised;
        self.reader.at_given(name, |reader| read(&mut Reading { reader, raised }))
    }

    /// Reads the list element at `index`. The paths of reported issues contain the index.
    pub fn at_index<T>(&mut self, index: usize, read: impl FnOnce(&mut Reading<'_>) -> T) -> T {
        let raised = &mut *self.raised;
        self.reader.at_index(index, |reader| read(&mut Reading { reader, raised }))
    }

    /// Converts the result of Python code to an `Option`. An exception becomes `None`, and the first one is stored.
    pub fn through<T>(&mut self, result: PyResult<T>) -> Option<T> {
        result.map_err(|error| self.raised.get_or_insert(error)).ok()
    }

    /// Whether Python code raised an exception. The reading must then end.
    pub const fn has_raised(&self) -> bool {
        self.raised.is_some()
    }

    /// Reports an issue at the current path.
    pub fn report(&mut self, code: IssueCode) {
        self.reader.report(code);
    }

    /// Reports a value of the wrong type, with the name of its Python type.
    pub fn wrong_type<T>(&mut self, expected: &str, value: &Bound<'_, PyAny>) -> Option<T> {
        let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        self.reader.wrong_host_type(expected, &found);
        None
    }

    /// Reads with a separate reader and discards the issues that it reports. An exception from Python code is still stored.
    pub fn unseen<T>(&mut self, read: impl FnOnce(&mut Reading<'_>) -> Option<T>) -> Option<T> {
        read(&mut Reading { reader: &mut Reader::of_host(), raised: self.raised })
    }
}

/// Why a value could not be read.
pub enum Unread {
    /// An exception from Python code.
    Raised(PyErr),
    /// The problems of the value.
    Refused(LastroError),
}

/// Runs `read` and returns its result.
///
/// # Errors
/// The exception that Python code raised, if any; otherwise the problems that `read` reported.
pub fn finish<T>(read: impl FnOnce(&mut Reading<'_>) -> Option<T>) -> Result<T, Unread> {
    let mut reader = Reader::of_host();
    let mut raised = None;
    let value = read(&mut Reading { reader: &mut reader, raised: &mut raised });
    match raised {
        Some(error) => Err(Unread::Raised(error)),
        None => reader.finish(value).map_err(Unread::Refused),
    }
}
