//! Reports to a Python function how much of the documents has been read.

use std::fs::{Metadata, metadata};
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{iter, mem};

use arrow_array::RecordBatch;
use lastro_arrow::batches::{Batches, Failure};
use pyo3::prelude::*;

use super::held::Held;

/// The progress of reading documents, and the Python function that it is reported to.
pub struct Progress {
    report: Option<Held<Py<PyAny>>>,
    /// Bytes read.
    pub bytes: Arc<AtomicU64>,
    /// Bytes of all documents, if known.
    pub total: Option<u64>,
    rows: u64,
}

impl Progress {
    /// `report` is called with the amount done and the total: bytes, or rows if the total is unknown.
    pub fn new(report: Option<Py<PyAny>>) -> Self {
        Self { report: report.map(Held::new), bytes: Arc::default(), total: None, rows: 0 }
    }

    /// Sets the total to the size of all files. The total stays unknown if one of the files is a pipe or a device.
    pub fn of_files(&mut self, paths: &[PathBuf]) {
        if self.report.is_some() {
            let sizes = paths.iter().map(|path| metadata(path).ok().filter(Metadata::is_file));
            self.total = sizes.map(|about| about.map(|about| about.len())).sum();
        }
    }

    /// Wraps the batches, so that the progress is reported when reading begins, after each batch, and at the end.
    pub fn over(mut self, mut batches: Batches) -> Batches {
        if self.report.is_none() {
            return batches;
        }
        let schema = batches.schema();
        let mut begun = false;
        let mut next = move || {
            if !mem::replace(&mut begun, true) {
                self.call()?;
            }
            let next = batches.next().transpose()?;
            self.rows = self.rows.saturating_add(next.as_ref().map_or(0, RecordBatch::num_rows) as u64);
            self.call()?;
            Ok(next)
        };
        Batches::new(schema, iter::from_fn(move || next().transpose()))
    }

    fn call(&self) -> Result<(), Failure> {
        let Some(report) = &self.report else { return Ok(()) };
        let done = if self.total.is_some() { self.bytes.load(Ordering::Relaxed) } else { self.rows };
        let called = report.with(|py, report| report.call1(py, (done, self.total)).map(drop));
        called.unwrap_or(Ok(())).map_err(|error| Failure::Open(Arc::new(Held::new(error).into())))
    }
}

/// An input whose bytes are counted when they are read.
pub struct Counted<R> {
    pub input: R,
    pub bytes: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(out)?;
        self.bytes.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
