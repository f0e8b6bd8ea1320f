//! Exports `lastro_mirror`'s recording of HTTP requests and responses. This module only converts values; the public class of
//! the packages is `Recording`, which wraps [`RecordingHandle`].

use core::fmt;
use std::path::Path;
use std::sync::Arc;

use lastro::IssueCode;
use lastro_mirror::har::RecordingFault;
use lastro_mirror::recording::Recording;
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::Moment;

use crate::error::LastroError;
use crate::twin::{TwinResponse, pairs};

/// Why a recording cannot be started, or why its file is incomplete.
#[derive(Debug, uniffi::Error)]
#[uniffi(flat_error)]
pub enum RecordingError {
    /// The file cannot be opened, read or written.
    File(std::io::Error),
    /// The file is locked: another program, or another recording in this program, is writing to it.
    Locked(RecordingFault),
    /// The file exists, but is not a recording that this version of the library wrote.
    Foreign(RecordingFault),
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Locked(fault) | Self::Foreign(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for RecordingError {}

impl From<RecordingFault> for RecordingError {
    fn from(fault: RecordingFault) -> Self {
        match fault {
            RecordingFault::File(error) => Self::File(error),
            RecordingFault::Locked => Self::Locked(fault),
            RecordingFault::Foreign | RecordingFault::Continued => Self::Foreign(fault),
        }
    }
}

/// A recording. Several threads may add to it at the same time.
#[derive(uniffi::Object)]
pub struct RecordingHandle(Arc<Recording>);

#[uniffi::export]
impl RecordingHandle {
    /// Opens the recording file at `path`: creates it, or continues it if it exists.
    #[uniffi::constructor]
    pub fn new(path: String) -> Result<Self, RecordingError> {
        Ok(Self(Recording::open(Path::new(&path), None)?))
    }

    /// Records a request and its response; `response` is unset if there was none. `headers` is a flat list: name, value, name,
    /// value. `at_ms` is when the request was sent, in Unix milliseconds; `took_ms` is its duration.
    #[allow(clippy::too_many_arguments, reason = "they are named in the packages' code that passes them")]
    pub fn add(
        &self,
        method: String,
        url: String,
        headers: Vec<String>,
        body: Vec<u8>,
        at_ms: i64,
        took_ms: i64,
        response: Option<TwinResponse>,
    ) -> Result<(), LastroError> {
        let exchange = Exchange::to(&url, method, pairs(headers), body, Moment::from_millis(at_ms))
            .ok_or_else(|| lastro::LastroError::at("url", IssueCode::InvalidUrl))?;
        // the packages pass only valid HTTP statuses; another status would be recorded as a missing response
        let response = response.and_then(|TwinResponse { status, headers, body }| {
            let headers = headers.into_iter().map(|header| (header.name, header.value)).collect();
            Some(RecordedResponse { status: u16::try_from(status).ok()?, headers, body })
        });
        self.0.begin(exchange).over(took_ms, response);
        Ok(())
    }

    /// Ends the recording. Returns an error if something could not be written to the file.
    pub fn end(&self) -> Result<(), RecordingError> {
        self.0.end().map_err(RecordingError::File)
    }
}
