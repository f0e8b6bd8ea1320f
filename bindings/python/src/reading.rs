//! The core's reader, combined with exceptions that Python code raises while values are read.

use lastro::model::Reader;
use lastro::{IssueCode, LastroError};
use pyo3::prelude::*;

/// The state of reading a value. An exception from Python code is not a problem of the value: it ends the reading and reaches
/// the caller unchanged.
pub struct Reading<'r> {
    pub reader: &'r mut Reader<'static>,
    raised: &'r mut Option<PyErr>,
}

impl Reading<'_> {
    /// Reads the value of a member.
    pub fn at_member<T>(&mut self, name: &str, read: impl FnOnce(&mut Reading<'_>) -> T) -> T {
        let raised = &mut *self.raised;
        self.reader.at_given(name, |reader| read(&mut Reading { reader, raised }))
    }

    /// Reads an element.
    pub fn at_index<T>(&mut self, index: usize, read: impl FnOnce(&mut Reading<'_>) -> T) -> T {
        let raised = &mut *self.raised;
        self.reader.at_index(index, |reader| read(&mut Reading { reader, raised }))
    }

    /// The result of Python code. The first exception is kept.
    pub fn through<T>(&mut self, result: PyResult<T>) -> Option<T> {
        result.map_err(|error| self.raised.get_or_insert(error)).ok()
    }

    /// Whether Python code raised an exception. Nothing more is read after it.
    pub const fn has_raised(&self) -> bool {
        self.raised.is_some()
    }

    /// Reports a problem here.
    pub fn report(&mut self, code: IssueCode) {
        self.reader.report(code);
    }

    /// Reports a value of the wrong type, with the name of its Python type.
    pub fn wrong_type<T>(&mut self, expected: &str, value: &Bound<'_, PyAny>) -> Option<T> {
        let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        self.reader.wrong_host_type(expected, &found);
        None
    }

    /// Reads with a separate reader and discards its problems; an exception is kept.
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
