//! The core's reader, together with what Python's own code raises while values are read.

use lastro::model::Reader;
use lastro::{IssueCode, LastroError};
use pyo3::prelude::*;

/// A value that is being read. An exception that Python's own code raises meanwhile is not a problem of the value: it
/// ends the reading and is passed on to the caller unchanged.
pub struct Reading<'r> {
    pub reader: &'r mut Reader<'static>,
    raised: &'r mut Option<PyErr>,
}

impl Reading<'_> {
    /// Reads below a member.
    pub fn at_member<T>(&mut self, name: &str, read: impl FnOnce(&mut Reading<'_>) -> T) -> T {
        let raised = &mut *self.raised;
        self.reader.at_given(name, |reader| read(&mut Reading { reader, raised }))
    }

    /// Reads below an element.
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

    /// Reports a value of another type, by Python's name of it.
    pub fn wrong_type<T>(&mut self, expected: &str, value: &Bound<'_, PyAny>) -> Option<T> {
        let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        self.reader.wrong_host_type(expected, &found);
        None
    }

    /// Reads with a reader of its own whose problems nobody sees; an exception is kept.
    pub fn unseen<T>(&mut self, read: impl FnOnce(&mut Reading<'_>) -> Option<T>) -> Option<T> {
        read(&mut Reading { reader: &mut Reader::of_host(), raised: self.raised })
    }
}

/// Why a value could not be read.
pub enum Unread {
    /// What Python's own code raised.
    Raised(PyErr),
    /// The problems of the value.
    Refused(LastroError),
}

/// What `read` returns.
///
/// # Errors
/// The exception that Python raised meanwhile, if one was; otherwise the problems that `read` reported.
pub fn finish<T>(read: impl FnOnce(&mut Reading<'_>) -> Option<T>) -> Result<T, Unread> {
    let mut reader = Reader::of_host();
    let mut raised = None;
    let value = read(&mut Reading { reader: &mut reader, raised: &mut raised });
    match raised {
        Some(error) => Err(Unread::Raised(error)),
        None => reader.finish(value).map_err(Unread::Refused),
    }
}
