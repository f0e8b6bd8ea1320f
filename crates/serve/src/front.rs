//! Passes HTTP requests to the twin or to the control plane, and returns their responses.

use core::fmt;
use core::sync::atomic::AtomicU64;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::Full;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{ALLOW, HeaderName, HeaderValue};
use hyper::http::request::Parts;
use hyper::{Method, StatusCode};
use lastro_twin::decide::Refusal;
use lastro_twin::http::plain_path;
use lastro_twin::route::{Asked, Operation, Version, asked, methods};
use lastro_twin::{Outcome, Request, Response};
use tokio::sync::Semaphore;
use tokio::time::sleep;

use crate::body::{Bodies, Keeping, Received, Share, received};
use crate::clock::Clock;
use crate::control::{self, Forks, Requests, Token};
use crate::deliver::Hosts;
use crate::io::Cut;
use crate::keeper::{Committed, Entries};
use crate::listen::Service;
use crate::metrics::{self, Metrics};
use crate::origin::Here;
use crate::reading::{Lane, Lanes};
use crate::room::{Peer, Room};
use crate::vital::Vital;
use crate::writer::{Core, Writer};

/// Maximum number of bytes of a body that are read. A longer body is truncated to one byte more, and the twin refuses it.
pub const MAX_BODY: usize = lastro::json::MAX_BYTES;

/// Time limits for clients, and the maximum number of connections.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time in which a client has to send the head of a request. An idle connection is closed after the same time.
    pub head_time: Duration,
    /// Time in which a client has to send the whole body of a request, plus one second per MiB.
    pub body_time: Duration,
    /// Time in which a client has to read the whole response, plus one second per MiB.
    pub response_time: Duration,
    /// Time after which the search of a listing is aborted.
    pub list_time: Duration,
    /// Maximum number of connections. For an additional connection, the one that has waited longest for its client is closed.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head_time: Duration::from_secs(30),
            body_time: Duration::from_secs(30),
            response_time: Duration::from_secs(30),
            list_time: Duration::from_secs(15),
            connections: 4_096,
        }
    }
}

/// The request gets no response, and its connection is closed.
#[derive(Debug)]
pub struct Dropped;

impl fmt::Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the connection is dropped")
    }
}

impl core::error::Error for Dropped {}

/// An HTTP response that is ready to be sent.
pub type Answer = hyper::Response<Full<Bytes>>;

/// The server's data that all connections share.
pub struct Front {
    /// The engine and the state as of the last commit, for read-only requests.
    pub committed: Committed,
    /// The handle to the thread that makes all changes to the state.
    pub writer: Writer,
    /// The journal, for reads in parallel with the writer.
    pub entries: Entries,
    /// Limits the number of parallel reads.
    pub lanes: Lanes,
    /// The open connections.
    pub room: Arc<Room>,
    /// The limit of the memory that bodies take.
    pub bodies: Bodies,
    /// Held while the body of a snapshot is received, so that only one is received at a time.
    pub restoring: Semaphore,
    /// A counter that is incremented to end the running advances of the clock.
    pub advances_stopped: AtomicU64,
    /// Metrics for Prometheus.
    pub metrics: Arc<Metrics>,
    /// The health of the writer and of the clock.
    pub vital: Arc<Vital>,
    /// Data about the newest requests, in addition to their journal entries.
    pub requests: Requests,
    /// The forks: states that are kept for comparison.
    pub forks: Forks,
    /// The token that authorizes requests to the control plane.
    pub token: Token,
    /// The addresses of this server, which the check against cross-site requests needs.
    pub here: Here,
    /// The kind of clock: frozen, real time, or faster.
    pub clock: Clock,
    /// The hosts to which notifications may be sent.
    pub hosts: Hosts,
    /// Time limits for clients, and the maximum number of connections.
    pub limits: Limits,
}

impl Front {
    /// Responds to a request.
    ///
    /// # Errors
    /// The connection has to be closed without a response.
    pub async fn answer(
        self: &Arc<Self>,
        request: hyper::Request<Incoming>,
        cut: &Cut,
        peer: &Peer,
    ) -> Result<Answer, Dropped> {
        if cut.is_planned() {
            // a fault plan cuts the connection after the previous response, so this request only waits for the end of the
            // connection
            return core::future::pending().await;
        }
        peer.waits();
        if let Err(why) = self.here.check(&request) {
            return Ok(control::refused(403, why));
        }
        if is_control(request.uri().path()) {
            return self.control(request, peer).await;
        }
        let begun = Instant::now();
        // `HEAD` is handled like `GET`; hyper leaves out the body of the response
        let without_body = request.method() == Method::HEAD;
        let method = if without_body { Method::GET } else { request.method().clone() };
        let (version, operation) = {
            let path = plain_path(request.uri().path());
            let asked = asked(method.as_str(), &path);
            match asked {
                Asked::Operation(operation, _) => (asked.version(), Some(operation)),
                Asked::Method(_) if method == Method::OPTIONS => return Ok(options(&path)),
                _ => (asked.version(), None),
            }
        };
        let (head, body) = request.into_parts();
        let mut request = twin_request(&method, &head);
        // the body is stored only if the request is for an operation and has a known API key; otherwise it is read and discarded
        let wanted = operation.is_some() && (body.is_end_stream() || !self.committed.get().engine.refuses(&request));
        let keeping = if wanted { Keeping::Shared(MAX_BODY, &self.bodies) } else { Keeping::Nothing };
        let done = match received(&head, body, keeping, self.limits.body_time).await? {
            Received::Whole(body, share) => {
                request.body = body;
                let _working = peer.works();
                self.by_twin(request, share, operation).await
            }
            Received::Late => Err(Refusal::new(408, "O corpo da requisição demorou demais para chegar.")),
            Received::Busy => Err(busy()),
        };
        let done = done.unwrap_or_else(|refusal| Done::refused(&refusal, version));
        let journalled = done.journalled;
        let answer = self.sent(done, version, without_body, cut, peer).await;
        let status = answer.as_ref().map_or(0, |answer| answer.status().as_u16());
        self.metrics.answered(operation.map_or(("", ""), label), status, begun.elapsed());
        if let Some(journalled) = journalled {
            self.requests.note(journalled, begun.elapsed());
        }
        answer
    }

    /// Handles a request to the billing API. A read-only request is handled in parallel with the writer, unless a rate limit or
    /// a fault plan counts it, or it needs a journal entry.
    async fn by_twin(
        self: &Arc<Self>,
        request: Request,
        share: Share,
        operation: Option<Operation>,
    ) -> Result<Done, Refusal> {
        let (engine, patience) = (Arc::clone(&self.committed.get().engine), self.limits.response_time);
        let lists = operation.is_some_and(|operation| operation.reads() && !operation.route().path.contains("{}"));
        let lane = if lists { Lane::List } else { Lane::One };
        if engine.reads_beside(&request) {
            let (outcome, place) = self.read_and_keep(lane, move |view| engine.read(view, &request)).await?;
            return Ok(match lane {
                Lane::One => Done { outcome, held: None, patience: patience.min(SHORT), journalled: None },
                _ => Done { outcome, held: place, patience, journalled: None },
            });
        }
        let answered = async |stop| {
            let job = move |core: &mut Core<'_>| {
                // only a listing may be aborted; a write is completed even if its client disconnects
                core.store.stop_by(lists.then_some(stop));
                let before = control::Done::before(core.store.memory())?;
                let outcome = core.engine.handle(core.store, &request, core.at);
                core.store.stop_by(None);
                Ok((outcome?, share, before.after(core.store.memory())?))
            };
            self.writer.run(job).await
        };
        let (outcome, held, journalled) = self.in_time(lane, answered).await??;
        Ok(Done { outcome, held, patience, journalled })
    }

    /// Converts an outcome into an HTTP response, and applies the latency and the disconnection of its fault.
    async fn sent(
        &self,
        done: Done,
        version: Version,
        without_body: bool,
        cut: &Cut,
        peer: &Peer,
    ) -> Result<Answer, Dropped> {
        let _working = peer.works();
        let Done { outcome: Outcome { response, fault }, held, patience, .. } = done;
        if let Some(fault) = &fault {
            sleep(Duration::from_millis(u64::try_from(fault.latency_ms).unwrap_or_default())).await;
        }
        let Some(mut response) = response else {
            cut.with_reset();
            return Err(Dropped);
        };
        let body = core::mem::take(&mut response.body);
        let body = match self.bodies.sent(body, &self.room, peer, patience).await {
            Some(body) => body,
            None => {
                response = busy().response(version);
                Bytes::from(core::mem::take(&mut response.body))
            }
        };
        drop(held);
        if let Some(bytes) = fault.and_then(|fault| fault.drop_after) {
            let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            cut.after(if without_body { 0 } else { bytes.min(body.len()) });
        }
        Ok(on_wire(&response, body))
    }
}

impl Service for Front {
    fn room(&self) -> &Arc<Room> {
        &self.room
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    async fn respond(
        self: Arc<Self>,
        request: hyper::Request<Incoming>,
        cut: Cut,
        peer: Arc<Peer>,
    ) -> Result<Answer, Dropped> {
        self.answer(request, &cut, &peer).await
    }
}

/// How long a response with a single record waits, at most, for memory permits for its body (see [`Bodies`]).
const SHORT: Duration = Duration::from_millis(100);

/// The result of a request, before it is sent.
struct Done {
    outcome: Outcome,
    /// The memory permits of the request's body; for a listing, the permit that limits the number of listings. They are kept until
    /// memory for the response's body is available, which limits how many responses wait for memory at the same time.
    held: Share,
    /// How long the response waits, at most, for memory permits for its body.
    patience: Duration,
    /// Data for the dashboard, if the request has a journal entry.
    journalled: Option<control::Done>,
}

impl Done {
    fn refused(refusal: &Refusal, version: Version) -> Self {
        let outcome = Outcome { response: Some(refusal.response(version)), fault: None };
        Self { outcome, held: None, patience: SHORT, journalled: None }
    }
}

/// The error response if no memory for a body was available in time.
fn busy() -> Refusal {
    Refusal { retry_after: Some(1), ..Refusal::new(503, "O serviço está ocupado: tente novamente.") }
}

/// Whether a path belongs to the control plane.
fn is_control(path: &str) -> bool {
    path.strip_prefix("/_twin").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The label of an operation in the metrics.
fn label(operation: Operation) -> metrics::Asked {
    let version = match operation.version() {
        Version::V1 => "1",
        Version::V2 => "2",
    };
    (version, operation.name())
}

/// The response to `OPTIONS`: the methods that a path accepts.
fn options(path: &str) -> Answer {
    let mut methods = methods(path);
    if methods.contains(&"GET") {
        methods.push("HEAD");
    }
    methods.push("OPTIONS");
    let mut answer = Answer::default();
    *answer.status_mut() = StatusCode::NO_CONTENT;
    if let Ok(methods) = HeaderValue::try_from(methods.join(", ")) {
        answer.headers_mut().insert(ALLOW, methods);
    }
    answer
}

/// Converts the head of an HTTP request into a request of the twin, with the same target and headers. The body is left empty.
fn twin_request(method: &Method, head: &Parts) -> Request {
    let headers = head.headers.iter();
    let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let headers = headers.map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
    Request { method: method.as_str().to_owned(), target: head.uri.to_string(), headers, body: Vec::new() }
}

fn on_wire(response: &Response, body: Bytes) -> Answer {
    let mut answer = Answer::new(Full::new(body));
    *answer.status_mut() = StatusCode::from_u16(response.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    for (name, value) in &response.headers {
        if let (Ok(name), Ok(value)) = (HeaderName::try_from(*name), HeaderValue::try_from(&**value)) {
            answer.headers_mut().append(name, value);
        }
    }
    answer
}
