//! What a client stands on: something that sends requests, and a clock.

use core::error::Error;
use core::fmt;
use core::pin::Pin;
use core::time::Duration;

use bytes::Bytes;
use lastro::exchange::ExchangeEventKind;

/// A future in a box, as a trait object needs it.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An error in a box.
pub type BoxError = Box<dyn Error + Send + Sync>;

/// Sends requests. Implement it to use another HTTP client than reqwest, or none at all in a test.
///
/// An implementation sends each request once. It follows no redirect, since that would pass the key on, and it has neither a
/// cache nor cookies. If its future is dropped, it stops at once. It should stop reading a body over [`MAX_BODY`] bytes.
pub trait Transport: Send + Sync {
    /// Sends a request and returns its whole response, of whatever status. `timeout` is for all of it, the body included.
    ///
    /// # Errors
    /// [`SendErrorKind`] says what is certain about the request.
    fn send(
        &self,
        request: http::Request<Bytes>,
        timeout: Duration,
    ) -> BoxFuture<'_, Result<http::Response<Bytes>, SendError>>;
}

/// The longest body of a response, in bytes. A longer one counts as [`SendErrorKind::Lost`].
pub const MAX_BODY: usize = 64 * 1024 * 1024;

/// Tells the time and waits. Implement it to replace tokio's, or to make time pass at once in a test.
pub trait Clock: Send + Sync {
    /// Current time in milliseconds since 1970. It should be monotonic: if a clock is set back, waits and deadlines must not
    /// become longer.
    fn now_ms(&self) -> i64;

    /// Returns after this time.
    fn wait(&self, time: Duration) -> BoxFuture<'_, ()>;
}

/// Why there is no response.
#[derive(Debug)]
pub struct SendError {
    kind: SendErrorKind,
    source: Option<BoxError>,
}

/// What is certain about a request without a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SendErrorKind {
    /// Nothing was sent: the name was not resolved, or the connection was refused. Only if that is certain.
    NotSent,
    /// The connection broke, or the response was incomplete or too long.
    Lost,
    /// There was no complete response in time.
    TimedOut,
}

impl SendError {
    /// An error without a cause.
    #[must_use]
    pub const fn new(kind: SendErrorKind) -> Self {
        Self { kind, source: None }
    }

    /// The same with its cause, which becomes the source of an [`ExchangeError`](crate::ExchangeError). It must not show the
    /// request's headers.
    #[must_use]
    pub fn with_source(self, source: impl Into<BoxError>) -> Self {
        Self { source: Some(source.into()), ..self }
    }

    /// What is certain about the request.
    #[must_use]
    pub const fn kind(&self) -> SendErrorKind {
        self.kind
    }

    pub(crate) fn into_source(self) -> Option<BoxError> {
        self.source
    }
}

impl SendErrorKind {
    pub(crate) const fn event(self) -> ExchangeEventKind {
        match self {
            Self::NotSent => ExchangeEventKind::NotSent,
            Self::Lost => ExchangeEventKind::Lost,
            Self::TimedOut => ExchangeEventKind::TimedOut,
        }
    }
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            SendErrorKind::NotSent => "no connection, nothing was sent",
            SendErrorKind::Lost => "the connection broke before the response was complete",
            SendErrorKind::TimedOut => "no complete response in time",
        })
    }
}

impl Error for SendError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}
