//! The loop that drives the state machine of a call, which is in the crate `lastro`. The loop sends requests, waits, and
//! reports what happened as events, until the state machine returns a result.

use core::future::poll_fn;
use core::pin::pin;
use core::task::Poll;
use core::time::Duration;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::Arc;

use bytes::Bytes;
use http::header::{AUTHORIZATION, HeaderName, HeaderValue, RETRY_AFTER};
use lastro::exchange::{ExchangeEvent, ExchangeEventKind, ExchangeStep};
use lastro::http::ApiRequest;
use lastro::model::Json;

use crate::any_call::AnyCall;
use crate::client::{Event, Inner};
use crate::error::{Error, ExchangeError};
use crate::transport::{BoxError, BoxFuture, MAX_BODY, SendError, SendErrorKind};

/// A function that stores a state before a request is sent.
pub type Keep = Box<dyn FnMut(String) -> BoxFuture<'static, Result<(), BoxError>> + Send>;

/// A call in progress.
pub struct Exchange {
    pub client: Arc<Inner>,
    pub call: AnyCall,
    /// A stored state to resume from.
    pub state: Option<String>,
    pub keep: Option<Keep>,
    /// The call is cancelled when this future completes.
    pub cancel: Option<BoxFuture<'static, ()>>,
    pub cancelled: bool,
    /// Cause of the most recent request without a response.
    pub source: Option<BoxError>,
}

/// The outcome of a request or a wait, to be reported to the state machine; with the response if one arrived.
struct Heard {
    kind: ExchangeEventKind,
    response: Option<http::Response<Bytes>>,
}

impl Exchange {
    pub fn new(client: Arc<Inner>, call: AnyCall) -> Self {
        Self { client, call, state: None, keep: None, cancel: None, cancelled: false, source: None }
    }

    /// Starts the call, or resumes it from a stored state, and runs it to its first result.
    pub async fn begin(&mut self) -> Result<ExchangeStep, Error> {
        let (now_ms, call) = (self.client.clock.now_ms(), &self.call);
        let step = match &self.state {
            Some(text) => {
                let state = Json::parse(text.as_bytes()).map_err(|error| error.under("state"))?;
                self.client.step(|around| call.resume(&state, around, now_ms, seed()))?
            }
            None => self.client.step(|around| call.start(around, now_ms))?,
        };
        self.run(step).await
    }

    /// Continues a listing with its next page.
    pub async fn more(&mut self, state: &Json) -> Result<ExchangeStep, Error> {
        let step = self.next(state, Heard { kind: ExchangeEventKind::More, response: None })?;
        self.run(step).await
    }

    /// Executes steps until there is a result.
    async fn run(&mut self, mut step: ExchangeStep) -> Result<ExchangeStep, Error> {
        loop {
            let heard = match (step.request.take(), step.wait_ms) {
                (Some(request), _) => {
                    if let Some(keep) = &mut self.keep {
                        keep(step.state.to_text()).await.map_err(Error::Keep)?;
                    }
                    self.send(request, millis(step.timeout_ms)).await
                }
                (None, Some(wait)) => {
                    let client = Arc::clone(&self.client);
                    let waited = self.unless_cancelled(client.clock.wait(millis(Some(wait)))).await;
                    let kind = waited.map_or(ExchangeEventKind::Cancelled, |()| ExchangeEventKind::Waited);
                    Heard { kind, response: None }
                }
                (None, None) => break,
            };
            step = self.next(&step.state, heard)?;
        }
        if let Some(failure) = step.failure {
            let source = self.source.take();
            return Err(ExchangeError::new(self.call.operation(), failure, &step.state, source).into());
        }
        if !step.issues.is_empty() {
            self.client.observe(&Event::Issues { operation: self.call.operation(), issues: &step.issues });
        }
        Ok(step)
    }

    /// Reports an event to the state machine and returns its next step.
    fn next(&self, state: &Json, heard: Heard) -> Result<ExchangeStep, Error> {
        let Heard { kind, response } = heard;
        let status = response.as_ref().map(|response| i64::from(response.status().as_u16()));
        let retry_after = response.as_ref().and_then(|response| response.headers().get(RETRY_AFTER));
        let retry_after = retry_after.and_then(|value| value.to_str().ok()).map(str::to_owned);
        let event = ExchangeEvent { kind, now_ms: self.client.clock.now_ms(), seed: seed(), status, retry_after };
        let body = response.map(http::Response::into_body).unwrap_or_default();
        Ok(self.client.step(|around| self.call.next(state, around, &event, &body))?)
    }

    /// Sends a request and returns the resulting event.
    async fn send(&mut self, request: ApiRequest, timeout: Duration) -> Heard {
        // the call was cancelled before the request was sent; `NotSent` tells the state machine that this attempt changed
        // nothing
        if self.is_cancelled().await {
            return Heard { kind: ExchangeEventKind::NotSent, response: None };
        }
        let (client, operation) = (Arc::clone(&self.client), self.call.operation());
        let (method, url) = (&*request.method, &*request.url);
        client.observe(&Event::Request { operation, method, url });
        let began = client.clock.now_ms();
        let sent = match sendable(&request) {
            Ok(request) => self.unless_cancelled(client.transport.send(request, timeout)).await,
            Err(error) => Some(Err(SendError::new(SendErrorKind::NotSent).with_source(error))),
        };
        let failed = match sent {
            None => return Heard { kind: ExchangeEventKind::Cancelled, response: None },
            // a status of 600 or more is not valid HTTP: it counts as a lost response, since the state machine would reject it
            Some(Ok(response)) if response.body().len() <= MAX_BODY && response.status().as_u16() < 600 => {
                let took = millis(Some(client.clock.now_ms().saturating_sub(began)));
                client.observe(&Event::Response { operation, status: response.status().as_u16(), took });
                return Heard { kind: ExchangeEventKind::Response, response: Some(response) };
            }
            Some(Ok(_)) => SendError::new(SendErrorKind::Lost),
            Some(Err(error)) => error,
        };
        let kind = failed.kind().event();
        self.source = failed.into_source();
        Heard { kind, response: None }
    }

    async fn is_cancelled(&mut self) -> bool {
        if let Some(cancel) = self.cancel.as_mut().filter(|_| !self.cancelled) {
            self.cancelled = poll_fn(|cx| Poll::Ready(cancel.as_mut().poll(cx).is_ready())).await;
        }
        self.cancelled
    }

    /// Awaits `work` and returns its result. If the call is cancelled first, drops `work` and returns `None`.
    async fn unless_cancelled<T>(&mut self, work: impl Future<Output = T>) -> Option<T> {
        let Some(cancel) = &mut self.cancel else { return Some(work.await) };
        if self.cancelled {
            return None;
        }
        let mut work = pin!(work);
        let result = poll_fn(|cx| match cancel.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(None),
            Poll::Pending => work.as_mut().poll(cx).map(Some),
        });
        let result = result.await;
        self.cancelled = result.is_none();
        result
    }
}

fn millis(millis: Option<i64>) -> Duration {
    Duration::from_millis(millis.and_then(|millis| u64::try_from(millis).ok()).unwrap_or_default())
}

/// A random number, taken from the random keys of the standard library's hasher. It randomizes the wait before a retry.
fn seed() -> i64 {
    RandomState::new().build_hasher().finish().cast_signed()
}

fn sendable(request: &ApiRequest) -> Result<http::Request<Bytes>, http::Error> {
    let mut sendable = http::Request::builder().method(&*request.method).uri(&*request.url);
    for (name, value) in request.headers.reveal() {
        let (name, mut value) = (HeaderName::try_from(name)?, HeaderValue::try_from(value)?);
        value.set_sensitive(name == AUTHORIZATION);
        sendable = sendable.header(name, value);
    }
    let body = request.body.as_ref().map(|body| Bytes::copy_from_slice(body.reveal().as_bytes()));
    sendable.body(body.unwrap_or_default())
}
