//! An HTTP transport for the client that records every exchange. It wraps another transport, which sends the requests.

use core::fmt;
use core::time::Duration;
use std::sync::Arc;

use bytes::Bytes;
use lastro_client::{BoxFuture, Clock, SendError, Transport};
use lastro_twin::{Moment, Request};

use crate::exchange::{Exchange, RecordedResponse};
use crate::recording::Recording;

/// A transport that records the requests and responses of another transport. A response is recorded before the client receives
/// it.
pub struct RecordedTransport<T, C> {
    transport: T,
    clock: C,
    recording: Arc<Recording>,
}

impl<T: Transport, C: Clock> RecordedTransport<T, C> {
    /// Wraps a transport. `clock` returns the start and the duration of each request. If an exchange cannot be recorded, the
    /// call still succeeds. [`Recording::end`] returns the error, so call it after the last request.
    pub const fn new(transport: T, clock: C, recording: Arc<Recording>) -> Self {
        Self { transport, clock, recording }
    }
}

impl<T, C> fmt::Debug for RecordedTransport<T, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordedTransport").finish_non_exhaustive()
    }
}

impl<T: Transport, C: Clock> Transport for RecordedTransport<T, C> {
    fn send(
        &self,
        request: http::Request<Bytes>,
        timeout: Duration,
    ) -> BoxFuture<'_, Result<http::Response<Bytes>, SendError>> {
        Box::pin(async move {
            let begun = self.clock.now_ms();
            let pending = self.recording.begin(exchange(&request, Moment::from_millis(begun)));
            let response = self.transport.send(request, timeout).await;
            pending.over(self.clock.now_ms().saturating_sub(begun), response.as_ref().ok().map(answer));
            response
        })
    }
}

/// Converts a request that is about to be sent into an exchange without a response.
fn exchange(request: &http::Request<Bytes>, at: Moment) -> Exchange {
    let uri = request.uri();
    let authority = uri.authority().map_or("", |authority| authority.as_str());
    let origin = [uri.scheme_str().unwrap_or("https"), "://", authority].concat();
    let target = uri.path_and_query().map_or("/", |target| target.as_str()).to_owned();
    let (headers, body) = (texts(request.headers()), request.body().to_vec());
    let request = Request { method: request.method().as_str().to_owned(), target, headers, body };
    Exchange { at, took_ms: 0, origin, request, response: None }
}

/// Converts a response into the form of a recording.
#[must_use]
pub fn answer(response: &http::Response<Bytes>) -> RecordedResponse {
    let status = response.status().as_u16();
    RecordedResponse { status, headers: texts(response.headers()), body: response.body().to_vec() }
}

/// Converts headers into pairs of name and value. Invalid UTF-8 in a value is replaced.
#[must_use]
pub fn texts(headers: &http::HeaderMap) -> Vec<(String, String)> {
    let text = |value: &http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    headers.iter().map(|(name, value)| (name.as_str().to_owned(), text(value))).collect()
}
