//! The default transport (reqwest with rustls) and the default clock (tokio).

use core::fmt;
use core::time::Duration;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use reqwest::redirect::Policy;
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt as _;
use tokio::time::Instant;

use crate::transport::{BoxError, BoxFuture, Clock, MAX_BODY, SendError, SendErrorKind, Transport};

/// The default transport: HTTP/1.1 on reqwest, with rustls and the operating system's certificates. It does not follow
/// redirects, never sends a request twice, and has neither cookies nor a cache. Clones share the connections.
#[derive(Clone)]
pub struct ReqwestTransport(reqwest::Client);

impl ReqwestTransport {
    /// A transport for the account at `base_url`. For an http URL it uses neither certificates nor a proxy, because such a
    /// server is on this machine or in a private network.
    ///
    /// # Errors
    /// The machine has no root certificates for https.
    pub fn new(base_url: &str) -> Result<Self, BoxError> {
        let is_plain = base_url.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("http:"));
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let tls = tls.with_safe_default_protocol_versions()?;
        let client = reqwest::Client::builder();
        let (client, tls) = if is_plain {
            (client.no_proxy(), tls.with_root_certificates(RootCertStore::empty()))
        } else {
            (client, tls.with_platform_verifier()?)
        };
        Self::of(client.tls_backend_preconfigured(tls.with_no_client_auth()))
    }

    /// A transport with your own settings, such as a proxy, certificates or connection timeouts. Redirects and retries are
    /// always switched off.
    ///
    /// # Errors
    /// Those of [`reqwest::ClientBuilder::build`].
    pub fn of(client: reqwest::ClientBuilder) -> Result<Self, BoxError> {
        let client = client.redirect(Policy::none()).retry(reqwest::retry::never()).referer(false);
        Ok(Self(client.user_agent(concat!("lastro/", env!("CARGO_PKG_VERSION"))).build()?))
    }
}

impl fmt::Debug for ReqwestTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReqwestTransport").finish_non_exhaustive()
    }
}

impl Transport for ReqwestTransport {
    fn send(
        &self,
        request: http::Request<Bytes>,
        timeout: Duration,
    ) -> BoxFuture<'_, Result<http::Response<Bytes>, SendError>> {
        Box::pin(async move {
            let mut request = reqwest::Request::try_from(request).map_err(failed)?;
            *request.timeout_mut() = Some(timeout);
            let mut arriving = self.0.execute(request).await.map_err(failed)?;
            let mut body = Vec::new();
            while let Some(chunk) = arriving.chunk().await.map_err(failed)? {
                if body.len().saturating_add(chunk.len()) > MAX_BODY {
                    return Err(SendError::new(SendErrorKind::Lost).with_source("the response is too long"));
                }
                body.extend_from_slice(&chunk);
            }
            let mut response = http::Response::new(Bytes::from(body));
            *response.status_mut() = arriving.status();
            *response.headers_mut() = core::mem::take(arriving.headers_mut());
            Ok(response)
        })
    }
}

/// Converts an error of reqwest. Removes the URL, which may contain a CPF (a taxpayer number).
fn failed(error: reqwest::Error) -> SendError {
    let kind = if error.is_connect() || error.is_builder() {
        SendErrorKind::NotSent
    } else if error.is_timeout() {
        SendErrorKind::TimedOut
    } else {
        SendErrorKind::Lost
    };
    SendError::new(kind).with_source(error.without_url())
}

/// A clock on tokio's timer. It reads the system time once and adds the elapsed time to it, so it never goes backwards.
#[derive(Debug, Clone, Copy)]
pub struct TokioClock {
    began: Instant,
    began_ms: i64,
}

impl TokioClock {
    /// A clock that starts at the current system time.
    #[must_use]
    pub fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), began_ms: millis(since) }
    }
}

impl Default for TokioClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for TokioClock {
    fn now_ms(&self) -> i64 {
        self.began_ms.saturating_add(millis(self.began.elapsed()))
    }

    fn wait(&self, time: Duration) -> BoxFuture<'_, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
