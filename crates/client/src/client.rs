//! The client and its options.

use core::fmt;
use core::time::Duration;
use std::sync::{Arc, Mutex, PoisonError};

use lastro::exchange::{ExchangeSettings, ExchangeStep, Surroundings};
use lastro::http::ApiOperation;
use lastro::model::{ConcealedText, Json};
use lastro::{Issue, LastroError, LocalDate};

use crate::any_call::AnyCall;
use crate::call::{PendingCall, whole};
use crate::list::{Records, as_it_is};
use crate::transport::{Clock, Transport};

/// A client for one account. Clones share the connections and the rate limit. After the service has rejected the API
/// key, neither the client nor its clones send further requests.
#[derive(Clone)]
pub struct Client {
    inner: Arc<Inner>,
}

pub struct Inner {
    pub settings: ExchangeSettings,
    pub transport: Box<dyn Transport>,
    pub clock: Box<dyn Clock>,
    observer: Option<Observer>,
    /// The shared rate limit, and whether the API key was rejected: [`ExchangeStep::gate`] of the latest step of any call.
    /// `None` before the first step.
    gate: Mutex<Option<Json>>,
}

type Observer = Box<dyn Fn(&Event<'_>) + Send + Sync>;

/// An event for the observer, see [`ClientBuilder::observer`]. It never contains the API key, headers or a body.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum Event<'a> {
    /// A request is about to be sent.
    #[non_exhaustive]
    Request {
        /// The operation that the program called. If the client sends look-up requests for a call, they report the same
        /// operation. Version 1 operations are reported under the version 2 operation of the same name.
        operation: ApiOperation,
        /// `GET`, `POST`, `PUT` or `DELETE`.
        method: &'a str,
        /// The whole URL. It may contain a CPF (a taxpayer number) or the values of a query.
        url: &'a str,
    },
    /// A response arrived.
    #[non_exhaustive]
    Response {
        /// Which operation was called.
        operation: ApiOperation,
        /// The HTTP status.
        status: u16,
        /// Time from the start of the request to the end of the response.
        took: Duration,
    },
    /// A response has invalid values.
    #[non_exhaustive]
    Issues {
        /// Which operation was called.
        operation: ApiOperation,
        /// One issue per invalid value, with its path.
        issues: &'a [Issue],
    },
}

impl Inner {
    /// Runs one step of a call. The shared rate limit is read and updated under one lock, so that calls on several threads
    /// cannot exceed it.
    pub fn step(
        &self,
        take: impl FnOnce(&Surroundings<'_>) -> Result<ExchangeStep, LastroError>,
    ) -> Result<ExchangeStep, LastroError> {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        let step = take(&Surroundings { settings: &self.settings, gate: gate.as_ref() })?;
        *gate = Some(step.gate.clone());
        Ok(step)
    }

    pub fn observe(&self, event: &Event<'_>) {
        if let Some(observer) = &self.observer {
            observer(event);
        }
    }
}

impl Client {
    /// A client with the default options.
    ///
    /// # Errors
    /// [`Error::Setup`](crate::Error::Setup): the machine has no root certificates for https.
    #[cfg(feature = "reqwest")]
    pub fn new(base_url: impl Into<String>, api_key: ConcealedText) -> Result<Self, crate::Error> {
        Self::builder(base_url, api_key).build()
    }

    /// Starts building a client with other options. An invalid URL or key is reported by the first call, not here.
    pub fn builder(base_url: impl Into<String>, api_key: ConcealedText) -> ClientBuilder {
        ClientBuilder { settings: ExchangeSettings::new(base_url, api_key), observer: None }
    }

    /// Calls an operation of either API version with untyped arguments: JSON for version 2, form parameters for version 1. For
    /// a listing use [`list`](Self::list); this method rejects it with `contradiction` at `operation`.
    pub fn call(&self, call: impl Into<AnyCall>) -> PendingCall<Json> {
        self.pending(call, whole)
    }

    /// Lists records as JSON. For an operation that is not a listing use [`call`](Self::call); this method rejects it with
    /// `contradiction` at `operation`.
    pub fn list(&self, call: impl Into<AnyCall>) -> Records<Json> {
        self.listed(call, as_it_is)
    }

    pub(crate) fn pending<T>(
        &self,
        call: impl Into<AnyCall>,
        decode: fn(Option<Json>) -> Result<T, LastroError>,
    ) -> PendingCall<T> {
        PendingCall::new(Arc::clone(&self.inner), call.into(), decode)
    }

    pub(crate) fn listed<T>(&self, call: impl Into<AnyCall>, decode: fn(Json) -> Result<T, LastroError>) -> Records<T> {
        Records::new(Arc::clone(&self.inner), call.into(), decode)
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("settings", &self.inner.settings).finish_non_exhaustive()
    }
}

/// The options of a client.
#[must_use]
pub struct ClientBuilder {
    settings: ExchangeSettings,
    observer: Option<Observer>,
}

impl ClientBuilder {
    /// Current date, for the rules that need it. If unset, these rules are skipped.
    pub const fn today(mut self, today: LocalDate) -> Self {
        self.settings.today = Some(today);
        self
    }

    /// Timeout of one request; default 30 seconds.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.settings.timeout_ms = Some(millis(timeout));
        self
    }

    /// Time limit of a whole call, including its retries; default 5 minutes. In a listing, the limit applies to each page.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.settings.deadline_ms = Some(millis(deadline));
        self
    }

    /// Maximum time for which the service may still carry out a request after its response was lost. If a look-up does not find
    /// the change after this time, the change counts as not carried out. If unset, the outcome of a change that is not found
    /// stays unknown, because the service's documentation states no limit.
    pub fn settled_after(mut self, settled_after: Duration) -> Self {
        self.settings.settled_after_ms = Some(millis(settled_after));
        self
    }

    /// Whether to read the newest record's key before an insert, and the installment before a receipt; default true. This data
    /// is needed to find the change if its response is lost. If false, the outcome of such an insert or receipt is always
    /// unknown.
    pub const fn look_before(mut self, look_before: bool) -> Self {
        self.settings.look_before = Some(look_before);
        self
    }

    /// Maximum requests per second of this client and its clones; default unlimited.
    pub fn per_second(mut self, per_second: u32) -> Self {
        self.settings.per_second = Some(per_second.into());
        self
    }

    /// Whether http is allowed for every host; default false. With http the API key is sent unencrypted, so use it only for a
    /// test server in a private network.
    pub const fn allow_http(mut self, allow_http: bool) -> Self {
        self.settings.allow_http = Some(allow_http);
        self
    }

    /// Sets a function that receives every request, every response, and the issues of invalid values. It must neither block
    /// nor panic.
    pub fn observer(mut self, observer: impl Fn(&Event<'_>) + Send + Sync + 'static) -> Self {
        self.observer = Some(Box::new(observer));
        self
    }

    /// Builds the client with the default transport (reqwest) and clock (tokio).
    ///
    /// # Errors
    /// [`Error::Setup`](crate::Error::Setup): the machine has no root certificates for https.
    #[cfg(feature = "reqwest")]
    pub fn build(self) -> Result<Client, crate::Error> {
        let transport = crate::ReqwestTransport::new(&self.settings.base_url).map_err(crate::Error::Setup)?;
        Ok(self.build_on(transport, crate::TokioClock::new()))
    }

    /// Builds the client with another transport and clock.
    #[must_use]
    pub fn build_on(self, transport: impl Transport + 'static, clock: impl Clock + 'static) -> Client {
        let Self { settings, observer } = self;
        let (transport, clock) = (Box::new(transport), Box::new(clock));
        Client { inner: Arc::new(Inner { settings, transport, clock, observer, gate: Mutex::new(None) }) }
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("settings", &self.settings).finish_non_exhaustive()
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
