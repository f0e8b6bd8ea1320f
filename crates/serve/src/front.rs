//! From a request on the wire to the twin or to the control plane, and back.

use core::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{ALLOW, EXPECT, HeaderName, HeaderValue};
use hyper::http::request::Parts;
use hyper::{Method, StatusCode};
use lastro_twin::decide::Refusal;
use lastro_twin::route::{Asked, Operation, Version, asked, methods};
use lastro_twin::state::{StoreFault, View};
use lastro_twin::{Outcome, Request, Response};
use tokio::sync::Semaphore;
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};

use crate::clock::Clock;
use crate::control::Token;
use crate::deliver::Hosts;
use crate::io::Cut;
use crate::keeper::Readers;
use crate::metrics::{self, Metrics};
use crate::writer::{Shared, Writer};

/// The longest body that is read. The twin gets one byte more of a longer one, and refuses it.
pub const MAX_BODY: usize = lastro::json::MAX_BYTES;
/// So many bytes beyond a limit are read and thrown away, so that their sender gets to read the answer.
const MAX_DRAINED: usize = 48 * 1_024 * 1_024;

/// How long the server waits for a client.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The head of a request has to be there after this time; an idle connection is closed after it.
    pub head_time: Duration,
    /// The next part of a body has to be there after this time.
    pub body_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { head_time: Duration::from_secs(30), body_time: Duration::from_secs(30) }
    }
}

/// The connection is to be dropped without an answer.
#[derive(Debug)]
pub struct Dropped;

impl fmt::Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the connection is dropped")
    }
}

impl core::error::Error for Dropped {}

/// An answer on the wire.
pub type Answer = hyper::Response<Full<Bytes>>;

/// What every connection shares.
pub struct Front {
    /// The engine, for requests that only read.
    pub engine: Shared,
    /// Everything that changes the state.
    pub writer: Writer,
    /// The state, to be read beside the writer.
    pub readers: Box<dyn Readers>,
    /// As many as read at the same time.
    pub reading: Semaphore,
    /// Counts.
    pub metrics: Arc<Metrics>,
    /// What opens the control plane.
    pub token: Token,
    /// How time passes.
    pub clock: Clock,
    /// Where notifications may be sent.
    pub hosts: Hosts,
    /// How long clients are waited for.
    pub limits: Limits,
}

impl Front {
    /// Answers a request.
    ///
    /// # Errors
    /// The connection is to be dropped.
    pub async fn answer(&self, request: hyper::Request<Incoming>, cut: &Cut) -> Result<Answer, Dropped> {
        if is_control(request.uri().path()) {
            return self.control(request).await;
        }
        let begun = Instant::now();
        // an answer to HEAD is that to GET without its body, which hyper leaves out
        let method = if request.method() == Method::HEAD { Method::GET } else { request.method().clone() };
        let (version, operation) = match asked(method.as_str(), request.uri().path()) {
            Asked::Operation(operation, _) => (operation.version(), Some(operation)),
            Asked::Method(_) if method == Method::OPTIONS => return Ok(options(request.uri().path())),
            Asked::Method(version) | Asked::Nothing(version) => (version, None),
            Asked::Page(_) => (Version::V2, None),
        };
        let (head, body) = request.into_parts();
        let outcome = match received(&head, body, MAX_BODY, &self.limits).await? {
            Some(body) => {
                let request = twin_request(&method, &head, body);
                let done = self.by_twin(request, operation).await;
                done.unwrap_or_else(|refusal| refused(&refusal, version))
            }
            None => refused(&Refusal::new(408, "O corpo da requisição demorou demais para chegar."), version),
        };
        let answer = sent(outcome, cut).await;
        let status = answer.as_ref().map_or(0, |answer| answer.status().as_u16());
        self.metrics.answered(operation.map_or(("", ""), label), status, begun.elapsed());
        answer
    }

    /// What the twin does with a request: what only reads is answered beside the writer, if nothing counts it.
    async fn by_twin(&self, request: Request, operation: Option<Operation>) -> Result<Outcome, Refusal> {
        let engine = self.engine.get();
        if engine.reads_beside(&request) {
            // one record is found faster than another thread is woken
            let short = operation.is_none_or(|operation| operation.route().path.contains("{}"));
            return Ok(self.read(short, |view| engine.read(view, &request)).await?);
        }
        Ok(self.writer.run(move |core| core.engine.handle(core.store, &request, core.at)).await?)
    }

    /// Reads the state beside the writer. What may take long lets other requests go on meanwhile.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn read<T>(&self, short: bool, job: impl FnOnce(&dyn View) -> T) -> Result<T, StoreFault> {
        let _place = self.reading.acquire().await;
        let (mut job, mut result) = (Some(job), None);
        let mut read = || {
            self.readers.read(&mut |view| {
                if let Some(job) = job.take() {
                    result = Some(job(view));
                }
            })
        };
        if short { read() } else { block_in_place(read) }?;
        result.ok_or_else(|| StoreFault("the state was not read".to_owned()))
    }
}

/// Whether a path is one of the control plane.
fn is_control(path: &str) -> bool {
    path.strip_prefix("/_twin").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// How an operation is counted.
fn label(operation: Operation) -> metrics::Asked {
    let version = match operation.version() {
        Version::V1 => "1",
        Version::V2 => "2",
    };
    (version, operation.name())
}

/// The answer to `OPTIONS`: the methods that a path has.
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

/// The body of a request; of one that is longer than `most`, one byte more than that. Nothing where it came too slowly.
pub(crate) async fn received(
    head: &Parts,
    mut body: Incoming,
    most: usize,
    limits: &Limits,
) -> Result<Option<Vec<u8>>, Dropped> {
    let announced = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    let drained = most.saturating_add(MAX_DRAINED);
    if announced > most && (announced > drained || head.headers.contains_key(EXPECT)) {
        return Ok(Some(vec![b' '; most + 1]));
    }
    let mut bytes = Vec::with_capacity(announced.min(MAX_BODY));
    let mut length: usize = 0;
    while !body.is_end_stream() && length <= drained {
        let Ok(frame) = timeout(limits.body_time, body.frame()).await else { return Ok(None) };
        let Some(frame) = frame else { break };
        // trailers say nothing to the twin
        let Ok(data) = frame.map_err(|_| Dropped)?.into_data() else { continue };
        length = length.saturating_add(data.len());
        let room = (most + 1).saturating_sub(bytes.len());
        bytes.extend_from_slice(data.get(..room).unwrap_or(&data));
    }
    Ok(Some(bytes))
}

/// The request as the twin takes it: target and headers as they came.
fn twin_request(method: &Method, head: &Parts, body: Vec<u8>) -> Request {
    let headers = head.headers.iter();
    let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let headers = headers.map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
    Request { method: method.as_str().to_owned(), target: head.uri.to_string(), headers, body }
}

/// A refusal as the outcome of a request.
#[must_use]
pub fn refused(refusal: &Refusal, version: Version) -> Outcome {
    Outcome { response: Some(refusal.response(version)), fault: None }
}

/// The outcome on the wire, with the fault that the twin planned.
async fn sent(outcome: Outcome, cut: &Cut) -> Result<Answer, Dropped> {
    if let Some(fault) = outcome.fault {
        sleep(Duration::from_millis(u64::try_from(fault.latency_ms).unwrap_or_default())).await;
        if let Some(bytes) = fault.drop_after.filter(|_| outcome.response.is_some()) {
            cut.after(usize::try_from(bytes).unwrap_or_default());
        }
    }
    let Some(response) = outcome.response else {
        cut.with_reset();
        return Err(Dropped);
    };
    Ok(on_wire(response))
}

fn on_wire(response: Response) -> Answer {
    let mut answer = Answer::new(Full::new(Bytes::from(response.body)));
    *answer.status_mut() = StatusCode::from_u16(response.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    for (name, value) in &response.headers {
        if let (Ok(name), Ok(value)) = (HeaderName::try_from(name.as_str()), HeaderValue::try_from(value.as_str())) {
            answer.headers_mut().append(name, value);
        }
    }
    answer
}
