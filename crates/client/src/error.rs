//! Errors of a call.

use core::error::Error as StdError;
use core::fmt;

use lastro::exchange::{CarriedOut, ExchangeFailure, ExchangeFailureKind};
use lastro::http::{ApiFailure, ApiOperation, Repeat};
use lastro::model::Json;
use lastro::value::Choice as _;
use lastro::{Issue, LastroError};

use crate::transport::BoxError;

/// Why a call returned no value.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The arguments, the record or the stored state are invalid. Nothing was sent.
    Invalid(LastroError),
    /// The service rejected the call, no usable response arrived, or the call was cancelled.
    Failed(Box<ExchangeError>),
    /// The function passed to `keep` failed, so the request was not sent.
    Keep(BoxError),
    /// The transport could not be set up: the machine has no certificates, or a blocking client was called inside an async
    /// runtime.
    Setup(BoxError),
}

/// A failed call. Its message never contains the key.
#[derive(Debug)]
#[non_exhaustive]
pub struct ExchangeError {
    /// The operation called.
    pub operation: ApiOperation,
    /// The kind of failure.
    pub kind: ExchangeFailureKind,
    /// Whether the change was carried out; `no` for an operation that only reads.
    pub carried_out: CarriedOut,
    /// The service's error, if it responded with one.
    pub api_error: Option<ApiFailure>,
    /// Issues of a response with an unexpected structure; paths begin with `body`.
    pub issues: Vec<Issue>,
    /// State for looking up a change whose outcome is unknown. Store it and pass it to the same method later. `None` if the
    /// outcome is known, or cannot be looked up.
    pub state: Option<String>,
    /// Cause of the most recent request without a response.
    pub(crate) source: Option<BoxError>,
}

impl ExchangeError {
    pub(crate) fn new(
        operation: ApiOperation,
        failure: ExchangeFailure,
        state: &Json,
        source: Option<BoxError>,
    ) -> Self {
        let ExchangeFailure { kind, carried_out, resumable, api_error, issues } = failure;
        let state = resumable.then(|| state.to_text());
        Self { operation, kind, carried_out, api_error, issues, state, source }
    }
}

impl Error {
    /// The failed call; `None` for errors that are not [`Failed`](Self::Failed).
    #[must_use]
    pub fn failed(&self) -> Option<&ExchangeError> {
        if let Self::Failed(failed) = self { Some(failed) } else { None }
    }

    /// The problems of the arguments, the record or the stored state; `None` for errors that are not
    /// [`Invalid`](Self::Invalid).
    #[must_use]
    pub const fn invalid(&self) -> Option<&LastroError> {
        if let Self::Invalid(invalid) = self { Some(invalid) } else { None }
    }
}

impl fmt::Display for ExchangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.operation.as_str(), self.kind.as_str())?;
        if let Some(error) = &self.api_error {
            write!(f, " with status {}", error.code)?;
        }
        match self.carried_out {
            _ if self.operation.route().repeat == Repeat::Read => Ok(()),
            CarriedOut::No => f.write_str("; not carried out"),
            _ => f.write_str("; it is unknown whether it was carried out"),
        }
    }
}

impl StdError for ExchangeError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => error.fmt(f),
            Self::Failed(error) => error.fmt(f),
            Self::Keep(_) => f.write_str("the state could not be stored, so the request was not sent"),
            Self::Setup(_) => f.write_str("the client could not be set up"),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Invalid(_) => None,
            Self::Failed(error) => error.source(),
            Self::Keep(error) | Self::Setup(error) => Some(&**error),
        }
    }
}

impl From<LastroError> for Error {
    fn from(error: LastroError) -> Self {
        Self::Invalid(error)
    }
}

impl From<ExchangeError> for Error {
    fn from(error: ExchangeError) -> Self {
        Self::Failed(Box::new(error))
    }
}
