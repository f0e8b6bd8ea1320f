//! Forwards requests to the real service, records the exchanges, and returns the responses.

use core::error::Error as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, EXPECT, HOST, HeaderMap, HeaderName, HeaderValue,
    LOCATION, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER, TRANSFER_ENCODING, UPGRADE,
};
use hyper::http::request::Parts;
use hyper::{Method, StatusCode, Uri};
use lastro_client::{ReqwestTransport, SendError, SendErrorKind, Transport as _};
use lastro_mirror::Exchange;
use lastro_mirror::client::{answer, texts};
use lastro_mirror::recording::Recording;
use lastro_twin::Request;
use tokio::sync::{Notify, Semaphore};
use tokio::task::block_in_place;
use tokio::time::timeout;

use super::check::Wake;
use crate::body::{Bodies, Keeping, Received, received};
use crate::clock::machine_now;
use crate::front::{Answer, Dropped, Limits, MAX_BODY};
use crate::io::Cut;
use crate::listen::{Service, reachable};
use crate::origin::Here;
use crate::room::{Peer, Room};

/// Maximum number of simultaneous requests to the service; further requests wait.
const AT_A_TIME: u32 = 64;
/// Hop-by-hop headers, which a proxy must not forward. The header `Connection` may name more of them.
const HOP_BY_HOP: [HeaderName; 9] = [
    CONNECTION,
    HeaderName::from_static("keep-alive"),
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    HeaderName::from_static("proxy-connection"),
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
];

/// The data that all connections share.
pub(super) struct Proxy {
    /// Scheme, host and port of the real service.
    to: String,
    transport: ReqwestTransport,
    pub(super) recording: Arc<Recording>,
    /// Signals the check after each recorded exchange.
    check: Option<Wake>,
    failed: Notify,
    here: Here,
    /// Host and port of the proxy, for clients that send no `Host` header.
    own: String,
    timeout: Duration,
    limits: Limits,
    room: Arc<Room>,
    bodies: Bodies,
    under_way: Semaphore,
}

impl Proxy {
    pub(super) fn new(
        to: String,
        transport: ReqwestTransport,
        recording: Arc<Recording>,
        check: Option<Wake>,
        address: SocketAddr,
        timeout: Duration,
        limits: Limits,
    ) -> Self {
        Self {
            here: Here::new(address, &to),
            to,
            transport,
            recording,
            check,
            failed: Notify::new(),
            own: reachable(address).to_string(),
            timeout,
            room: Arc::new(Room::new(limits.connections)),
            limits,
            bodies: Bodies::default(),
            under_way: Semaphore::new(AT_A_TIME as usize),
        }
    }

    /// Waits until no request is running, but not longer than `time`.
    pub(super) async fn settled(&self, time: Duration) {
        let _ = timeout(time, self.under_way.acquire_many(AT_A_TIME)).await;
    }

    /// Completes when an exchange could not be recorded.
    pub(super) async fn failing(&self) {
        self.failed.notified().await;
    }

    async fn answer(self: Arc<Self>, request: hyper::Request<Incoming>, peer: &Peer) -> Result<Answer, Dropped> {
        peer.waits();
        if let Err(why) = self.here.check(&request) {
            return Ok(said(StatusCode::FORBIDDEN, why));
        }
        if request.uri().authority().is_some() {
            let why = "the request target is an absolute URL: this proxy sends requests only to its own service";
            return Ok(said(StatusCode::BAD_REQUEST, why));
        }
        let (head, body) = request.into_parts();
        let keeping = Keeping::Shared(MAX_BODY, &self.bodies);
        let (body, _share) = match received(&head, body, keeping, self.limits.body_time).await? {
            Received::Whole(body, _) if body.len() > MAX_BODY => {
                return Ok(said(StatusCode::PAYLOAD_TOO_LARGE, "the body is larger than 16 MiB: nothing was sent"));
            }
            Received::Whole(body, share) => (body, share),
            Received::Late => return Ok(said(StatusCode::REQUEST_TIMEOUT, "the body was too slow: nothing was sent")),
            Received::Busy => {
                return Ok(said(StatusCode::SERVICE_UNAVAILABLE, "too many large bodies at once: nothing was sent"));
            }
        };
        let _working = peer.works();
        let is_head = head.method == Method::HEAD;
        let host = head.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or(&self.own).to_owned();
        // A separate task makes the exchange, so that it is completed and recorded even if the client disconnects.
        let task = tokio::spawn(Arc::clone(&self).exchanged(head, body));
        let response = match task.await {
            Ok(Ok(response)) => response,
            Ok(Err(refused)) => return Ok(refused),
            Err(_) => return Err(Dropped),
        };
        let (parts, body) = response.into_parts();
        let Some(body) = self.bodies.sent(body.into(), &self.room, peer, self.limits.response_time).await else {
            return Ok(said(
                StatusCode::BAD_GATEWAY,
                "the service has responded, but too many large responses are being read",
            ));
        };
        let mut answer = Answer::new(Full::new(body));
        *answer.status_mut() = parts.status;
        *answer.headers_mut() = end_to_end(&parts.headers);
        if !is_head {
            // `Content-Length` is removed, since hyper sets it itself from the body.
            answer.headers_mut().remove(CONTENT_LENGTH);
        }
        if let Some(location) = self.location(&parts.headers, &host) {
            answer.headers_mut().insert(LOCATION, location);
        }
        Ok(answer)
    }

    /// Sends a request to the service and records the exchange. The error is a response that the proxy itself makes.
    async fn exchanged(self: Arc<Self>, head: Parts, body: Vec<u8>) -> Result<hyper::Response<Bytes>, Answer> {
        let Ok(_place) = self.under_way.acquire().await else {
            return Err(said(StatusCode::SERVICE_UNAVAILABLE, "the proxy is stopping"));
        };
        let target = head.uri.path_and_query().map_or("/", |target| target.as_str());
        let Ok(uri) = [&self.to, target].concat().parse::<Uri>() else {
            return Err(said(StatusCode::BAD_REQUEST, "the request target is not a path"));
        };
        let mut headers = end_to_end(&head.headers);
        for name in [HOST, CONTENT_LENGTH, EXPECT] {
            headers.remove(name);
        }
        // a compressed body could not be searched for keys and card numbers, and would therefore not be recorded
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
        let request = Request {
            method: head.method.as_str().to_owned(),
            target: target.to_owned(),
            headers: texts(&headers),
            body: body.clone(),
        };
        let mut sent = hyper::Request::new(Bytes::from(body));
        *sent.method_mut() = head.method;
        *sent.uri_mut() = uri;
        *sent.headers_mut() = headers;
        let (at, begun) = (machine_now(), Instant::now());
        let exchange = Exchange { at, took_ms: 0, origin: self.to.clone(), request, response: None };
        let pending = self.recording.begin(exchange);
        let response = self.transport.send(sent, self.timeout).await;
        let took_ms = i64::try_from(begun.elapsed().as_millis()).unwrap_or(i64::MAX);
        // Writing a long body takes a while. `block_in_place` lets the runtime move the other tasks of this thread to another
        // thread.
        block_in_place(|| pending.over(took_ms, response.as_ref().ok().map(answer)));
        if let Some(check) = &self.check {
            check.wake();
        }
        if self.recording.has_failed() {
            self.failed.notify_one();
        }
        response.map_err(|error| said(StatusCode::BAD_GATEWAY, &self.reason(&error)))
    }

    /// The error message if the service did not respond.
    fn reason(&self, error: &SendError) -> String {
        let mut text = match error.kind() {
            SendErrorKind::NotSent => format!("cannot connect to {}: nothing was sent", self.to),
            SendErrorKind::TimedOut => {
                format!("no complete response from {} within {} s", self.to, self.timeout.as_secs())
            }
            _ => format!("the connection to {} ended before the response was complete", self.to),
        };
        let mut source = error.source();
        while let Some(cause) = source {
            text.push_str(&format!("\n  {cause}"));
            source = cause.source();
        }
        text
    }

    /// Rewrites a redirect to the service's own host so that it leads to the proxy; `None` for redirects to other hosts.
    fn location(&self, headers: &HeaderMap, host: &str) -> Option<HeaderValue> {
        let location = headers.get(LOCATION)?.to_str().ok()?;
        let (origin, rest) = location.split_at_checked(self.to.len())?;
        let is_own = origin.eq_ignore_ascii_case(&self.to) && (rest.is_empty() || rest.starts_with(['/', '?', '#']));
        HeaderValue::try_from(["http://", host, rest].concat()).ok().filter(|_| is_own)
    }
}

impl Service for Proxy {
    fn room(&self) -> &Arc<Room> {
        &self.room
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    async fn respond(
        self: Arc<Self>,
        request: hyper::Request<Incoming>,
        _cut: Cut,
        peer: Arc<Peer>,
    ) -> Result<Answer, Dropped> {
        self.answer(request, &peer).await
    }
}

/// A response that the proxy itself makes.
fn said(status: StatusCode, why: &str) -> Answer {
    let mut answer = Answer::new(Full::new(Bytes::from(format!("lastro proxy: {why}\n"))));
    *answer.status_mut() = status;
    answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    answer
}

/// The end-to-end headers: all except hop-by-hop ones.
fn end_to_end(headers: &HeaderMap) -> HeaderMap {
    let named = headers.get_all(CONNECTION).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<String> = named.flat_map(|value| value.split(',')).map(|name| name.trim().to_lowercase()).collect();
    let passes = |name: &HeaderName| !HOP_BY_HOP.contains(name) && !named.iter().any(|known| known == name.as_str());
    let kept = headers.iter().filter(|(name, _)| passes(name));
    kept.map(|(name, value)| (name.clone(), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_of_a_connection_end_with_it() {
        let mut headers = HeaderMap::new();
        for (name, value) in [
            ("connection", "close, X-Only-Here"),
            ("x-only-here", "1"),
            ("keep-alive", "timeout=5"),
            ("te", "trailers"),
            ("transfer-encoding", "chunked"),
            ("upgrade", "websocket"),
            ("authorization", "Basic eDo="),
            ("set-cookie", "a=1"),
            ("set-cookie", "b=2"),
        ] {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        let passed = end_to_end(&headers);
        let names: Vec<&str> = passed.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["authorization", "set-cookie", "set-cookie"]);
    }
}
