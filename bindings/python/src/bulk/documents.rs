//! Reads JSON documents from Python values: paths of files, bytes, a column of strings, or pages from an iterator.

use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

use arrow_array::{ArrayRef, RecordBatch};
use lastro::{Issue, IssueCode, LastroError};
use lastro_arrow::batches::{Batches, Failure};
use lastro_arrow::read::{self, OpenError, Source};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};

use super::held::Held;
use super::progress::{Counted, Progress};
use super::source;
use crate::read::{is_list, raw_bytes, to_value};
use crate::reading::finish;

/// Sources of JSON text. Each is opened when the reader reaches it.
pub type Sources = Box<dyn Iterator<Item = Result<Source, OpenError>> + Send>;

/// Where JSON documents are read from.
pub enum Documents {
    Sources(Sources),
    Column(Batches),
}

impl Documents {
    /// Finds the documents in a value. Also returns whether they are read lazily, as from files and iterators. Sets the total of
    /// `progress` to the size of the documents, if the size is known.
    ///
    /// # Errors
    /// `OSError` if no file has the path, `TypeError` if the value holds no documents.
    pub fn of(value: &Bound<'_, PyAny>, progress: &mut Progress) -> PyResult<(Self, bool)> {
        if let Some(paths) = paths(value)? {
            return Ok((Self::Sources(opened(paths, progress)), true));
        }
        if let Some(bytes) = raw_bytes(value) {
            progress.total = Some(bytes.len() as u64);
            let input = Counted { input: Cursor::new(bytes), bytes: progress.bytes.clone() };
            let file = Source::file("bytes", input);
            return Ok((Self::Sources(Box::new(std::iter::once(Ok(file)))), false));
        }
        if source::Source::is(value)? {
            let source::Source { batches, lazy } = source::Source::of(value)?;
            return Ok((Self::Column(batches), lazy));
        }
        if is_list(value) && !value.is_empty()? {
            let found = value.try_iter()?.map(|item| paths(&item?)).collect::<PyResult<Option<Vec<_>>>>()?;
            if let Some(found) = found {
                return Ok((Self::Sources(opened(found.concat(), progress)), true));
            }
        }
        let lazy = !value.hasattr(intern!(value.py(), "__len__"))?;
        let pages = value.try_iter().map_err(|_| {
            PyTypeError::new_err(
                "documents are a path, several paths, bytes, an Arrow column of texts or an iterable of pages",
            )
        })?;
        Ok((Self::Sources(Box::new(Pages { iterator: Some(Held::new(pages.unbind())), number: 0 })), lazy))
    }

    /// Converts the documents to sources. Each string of a column becomes one line, and a null an empty line, so that line
    /// numbers are row numbers.
    pub fn sources(self) -> Sources {
        match self {
            Self::Sources(sources) => sources,
            Self::Column(batches) => {
                let lines = Lines { batches, line: Cursor::default() };
                Box::new(std::iter::once(Ok(Source::new("column", lines))))
            }
        }
    }
}

/// The files that a path stands for: one file, all files in a folder, or all files that match a pattern. An error if there is
/// no such file. `None` if the value is not a path.
fn paths(value: &Bound<'_, PyAny>) -> PyResult<Option<Vec<PathBuf>>> {
    let py = value.py();
    if !value.is_instance_of::<PyString>() && !value.hasattr(intern!(py, "__fspath__"))? {
        return Ok(None);
    }
    let os = py.import(intern!(py, "os"))?;
    let path: String = os.call_method1(intern!(py, "fsdecode"), (value,))?.extract()?;
    match py.detach(|| read::files(Path::new(&path))) {
        Ok(files) => Ok(Some(files)),
        Err(error) => {
            // `os.stat` raises the error that Python's own functions raise for this path, with the name of the file
            os.call_method1(intern!(py, "stat"), (value,))?;
            Err(io::Error::new(error.kind(), format!("{path}: {error}")).into())
        }
    }
}

fn opened(paths: Vec<PathBuf>, progress: &mut Progress) -> Sources {
    progress.of_files(&paths);
    let bytes = progress.bytes.clone();
    Box::new(read::opened(paths, move |input| Counted { input, bytes: bytes.clone() }))
}

/// Pages that a Python iterator yields one by one.
struct Pages {
    iterator: Option<Held<Py<PyIterator>>>,
    number: u64,
}

impl Iterator for Pages {
    type Item = Result<Source, OpenError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = |py: Python<'_>, iterator: &Py<PyIterator>| {
            let page = iterator.bind(py).clone().next()?;
            Some(page.and_then(|page| bytes(&page)))
        };
        let read = self.iterator.as_ref()?.with(next)??;
        self.number = self.number.saturating_add(1);
        if read.is_err() {
            self.iterator = None;
        }
        let name = format!("page {}", self.number);
        Some(read.map(|bytes| Source::new(name, Cursor::new(bytes))).map_err(|error| Held::new(error).into()))
    }
}

/// The JSON text of a page: a string or bytes unchanged, or any other value converted to JSON.
fn bytes(page: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Some(bytes) = raw_bytes(page) {
        return Ok(bytes);
    }
    match page.cast::<PyString>() {
        Ok(text) => Ok(text.to_cow()?.into_owned().into_bytes()),
        Err(_) => Ok(finish(|reading| to_value(page, reading))?.to_json().into_bytes()),
    }
}

/// The strings of a column as lines.
struct Lines {
    batches: Batches,
    line: Cursor<Vec<u8>>,
}

impl io::Read for Lines {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.line.read(out)?;
            if read > 0 || out.is_empty() {
                return Ok(read);
            }
            let Some(batch) = self.batches.next() else { return Ok(0) };
            let lines = batch.and_then(|batch| lines(&batch)).map_err(io::Error::other)?;
            self.line = Cursor::new(lines);
        }
    }
}

fn lines(batch: &RecordBatch) -> Result<Vec<u8>, Failure> {
    let mut lines = Vec::new();
    read::each_text(only_column(batch)?, &mut |_, json| {
        // replaces line breaks in the JSON by spaces: wherever JSON allows a line break, it allows a space
        lines.extend(
            json.unwrap_or_default().iter().map(|byte| if matches!(byte, b'\n' | b'\r') { b' ' } else { *byte }),
        );
        lines.push(b'\n');
    })?;
    Ok(lines)
}

/// The only column of a batch.
pub fn only_column(batch: &RecordBatch) -> Result<&ArrayRef, Failure> {
    match batch.columns() {
        [column] => Ok(column),
        columns => {
            let issue = Issue::error("source", IssueCode::InvalidType).with("expected", "text");
            Err(LastroError::invalid(issue.with("found", &format!("{} columns", columns.len()))).into())
        }
    }
}
