//! A recording of requests and responses. The packages' class `Recording` wraps this one, which only converts values.

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

/// Why a recording cannot begin, or is incomplete.
#[derive(Debug, uniffi::Error)]
#[uniffi(flat_error)]
pub enum RecordingError {
    /// The file cannot be opened, read or written.
    File(std::io::Error),
    /// Another program, or another recording of this one, writes to the file.
    Locked(RecordingFault),
    /// The file exists, and is not a recording of this version of the library.
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

/// A recording that several threads write to.
#[derive(uniffi::Object)]
pub struct RecordingHandle(Arc<Recording>);

#[uniffi::export]
impl RecordingHandle {
    /// Begins a recording, or continues one.
    #[uniffi::constructor]
    pub fn new(path: String) -> Result<Self, RecordingError> {
        Ok(Self(Recording::open(Path::new(&path), None)?))
    }

    /// Records a request with its response. `headers` has each name followed by its value.
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
        // the packages pass only statuses that HTTP has
        let response = response.and_then(|TwinResponse { status, headers, body }| {
            let headers = headers.into_iter().map(|header| (header.name, header.value)).collect();
            Some(RecordedResponse { status: u16::try_from(status).ok()?, headers, body })
        });
        self.0.begin(exchange).over(took_ms, response);
        Ok(())
    }

    /// Ends the recording.
    pub fn end(&self) -> Result<(), RecordingError> {
        self.0.end().map_err(RecordingError::File)
    }
}
