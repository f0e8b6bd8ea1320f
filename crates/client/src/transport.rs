//! The two traits that a client needs: a transport and a clock.

use core::error::Error;
use core::fmt;
use core::pin::Pin;
use core::time::Duration;

use bytes::Bytes;
use lastro::exchange::ExchangeEventKind;

/// A boxed future. The async methods of [`Transport`] and [`Clock`] return it, so that both traits are object-safe.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A boxed error of any type, such as the cause of a [`SendError`].
pub type BoxError = Box<dyn Error + Send + Sync>;

/// Sends requests. Implement it to use an HTTP client other than reqwest, or a fake one in tests.
///
/// An implementation must send each request once. It must not follow redirects, because they would send the API key to
/// another address, and must have neither a cache nor cookies. It must stop at once when its future is dropped. It should
/// stop reading a body longer than [`MAX_BODY`] bytes.
pub trait Transport: Send + Sync {
    /// Sends a request and returns the complete response, whatever its status. `timeout` covers everything from connecting to
    /// the last byte of the response body.
    ///
    /// # Errors
    /// There is no complete response; see [`SendErrorKind`].
    fn send(
        &self,
        request: http::Request<Bytes>,
        timeout: Duration,
    ) -> BoxFuture<'_, Result<http::Response<Bytes>, SendError>>;
}

/// Maximum length of a response body, in bytes. A longer response counts as [`SendErrorKind::Lost`].
pub const MAX_BODY: usize = 64 * 1024 * 1024;

/// Returns the time and waits. Implement it to run without tokio, or to skip waits in tests.
pub trait Clock: Send + Sync {
    /// Current Unix time in milliseconds. It should never go backwards, even if the system clock is set back: otherwise waits
    /// and deadlines become longer.
    fn now_ms(&self) -> i64;

    /// Completes once `time` has passed.
    fn wait(&self, time: Duration) -> BoxFuture<'_, ()>;
}

/// An error of a [`Transport`]: why there is no response.
#[derive(Debug)]
pub struct SendError {
    kind: SendErrorKind,
    source: Option<BoxError>,
}

/// What is known about a request that has no complete response.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SendErrorKind {
    /// Certainly nothing was sent: the host name could not be resolved, or the connection was refused.
    NotSent,
    /// The connection broke, or the response was incomplete or too long.
    Lost,
    /// No complete response arrived within the timeout.
    TimedOut,
}

impl SendError {
    /// An error without a cause.
    #[must_use]
    pub const fn new(kind: SendErrorKind) -> Self {
        Self { kind, source: None }
    }

    /// Adds a cause, which becomes the source of an [`ExchangeError`](crate::ExchangeError). Its message must not contain the
    /// request's headers, because they include the API key.
    #[must_use]
    pub fn with_source(self, source: impl Into<BoxError>) -> Self {
        Self { source: Some(source.into()), ..self }
    }

    /// Whether the request was not sent, its response was lost, or the timeout passed.
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
