//! The control plane under `/_twin/`: requests that control the twin itself, such as its clock, faults and snapshots. Its
//! error responses have the same format as those of the simulated billing API.

mod forks;
mod health;
mod hooks;
mod page;
mod reads;
mod records;
mod requests;
mod writes;

use std::sync::{Arc, LazyLock};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ALLOW, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, HeaderName, HeaderValue, LOCATION, WWW_AUTHENTICATE,
};
use hyper::http::request::Parts;
use hyper::{Method, StatusCode};
use lastro::json::Value;
use lastro::{LastroError, LastroErrorKind};
use lastro_twin::decide::Refusal;
use lastro_twin::openapi;
use lastro_twin::state::StoreFault;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

pub use self::forks::Forks;
pub use self::requests::{Done, Requests};
use crate::body::{Keeping, Received, received};
use crate::front::{Answer, Dropped, Front, MAX_BODY};
use crate::reading::Unread;
use crate::room::Peer;
use crate::writer::Failure;

/// Maximum size of a snapshot in bytes when it is restored.
const MAX_SNAPSHOT: usize = 1_024 * 1_024 * 1_024;

/// The token that authorizes requests to the control plane. Only its SHA-256 digest is stored, and the comparison takes
/// constant time.
pub struct Token([u8; 32]);

impl Token {
    /// Creates the token from its text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    fn opens(&self, request: &Parts) -> bool {
        let given = request.headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
        given.is_some_and(|given| Sha256::digest(given).ct_eq(&self.0).into())
    }
}

/// An endpoint of the control plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Endpoint {
    Page,
    Health,
    Metrics,
    State,
    Policies,
    Subscriptions,
    Deliveries,
    Subscription,
    Resend,
    Journal,
    Records,
    Record,
    Requests,
    Replay,
    Forks,
    Fork,
    Differences,
    Return,
    Advance,
    Faults,
    Snapshot,
    Interface,
}

/// Every path below `/_twin/` with its methods. `{}` stands for one segment of the path.
const ENDPOINTS: &[(&str, Endpoint, &[Method])] = &[
    ("", Endpoint::Page, &[Method::GET]),
    ("health", Endpoint::Health, &[Method::GET]),
    ("metrics", Endpoint::Metrics, &[Method::GET]),
    ("state", Endpoint::State, &[Method::GET]),
    ("policies", Endpoint::Policies, &[Method::GET]),
    ("subscriptions", Endpoint::Subscriptions, &[Method::GET, Method::POST]),
    ("subscriptions/{}", Endpoint::Subscription, &[Method::DELETE]),
    ("deliveries", Endpoint::Deliveries, &[Method::GET]),
    ("deliveries/{}/send", Endpoint::Resend, &[Method::POST]),
    ("journal", Endpoint::Journal, &[Method::GET]),
    ("records/{}", Endpoint::Records, &[Method::GET]),
    ("records/{}/{}", Endpoint::Record, &[Method::GET]),
    ("requests", Endpoint::Requests, &[Method::GET]),
    ("replay", Endpoint::Replay, &[Method::POST]),
    ("forks", Endpoint::Forks, &[Method::GET, Method::POST]),
    ("forks/{}", Endpoint::Fork, &[Method::DELETE]),
    ("forks/{}/differences", Endpoint::Differences, &[Method::GET]),
    ("forks/{}/restore", Endpoint::Return, &[Method::POST]),
    ("advance", Endpoint::Advance, &[Method::POST, Method::DELETE]),
    ("faults", Endpoint::Faults, &[Method::GET, Method::PUT]),
    ("snapshot", Endpoint::Snapshot, &[Method::GET, Method::PUT]),
    ("openapi.json", Endpoint::Interface, &[Method::GET]),
];

/// An error response of the control plane.
pub(crate) struct Refused {
    status: u16,
    message: String,
}

impl Refused {
    fn bad(message: impl Into<String>) -> Self {
        Self { status: 400, message: message.into() }
    }

    fn unknown(message: impl Into<String>) -> Self {
        Self { status: 404, message: message.into() }
    }
}

impl From<LastroError> for Refused {
    fn from(error: LastroError) -> Self {
        let status = if error.kind() == LastroErrorKind::Internal { 500 } else { 400 };
        Self { status, message: error.to_string() }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { status: refusal.status, message: refusal.message }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        let (status, message) = match failure {
            Failure::Store => (500, "the state could not be read or written; nothing was changed"),
            Failure::Stopped => (503, "the server is stopping"),
        };
        Self { status, message: message.to_owned() }
    }
}

impl From<StoreFault> for Refused {
    fn from(fault: StoreFault) -> Self {
        Self { status: 500, message: format!("the state cannot be read or written: {fault}") }
    }
}

impl From<Unread> for Refused {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Store(fault) => fault.into(),
            Unread::Late => Self { status: 503, message: "the request took too long".to_owned() },
        }
    }
}

/// An error response in the format of the simulated billing API.
#[must_use]
pub fn refused(status: u16, message: &str) -> Answer {
    let code = ("code".to_owned(), Value::Number(status.to_string()));
    json(status, &Value::Object(vec![code, ("message".to_owned(), Value::String(message.to_owned()))]))
}

/// A response in JSON.
fn json(status: u16, value: &Value) -> Answer {
    json_text(status, value.to_json())
}

fn json_text(status: u16, text: String) -> Answer {
    of_type(status, "application/json", text)
}

fn of_type(status: u16, content: &'static str, text: impl Into<Bytes>) -> Answer {
    let mut answer = Answer::new(Full::new(text.into()));
    *answer.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// The OpenAPI document of the simulated billing API. It does not depend on the server's configuration.
fn interface() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| openapi::document().to_json());
    &TEXT
}

impl Front {
    /// Responds to a request to the control plane.
    ///
    /// # Errors
    /// The client aborted its request.
    pub(crate) async fn control(
        self: &Arc<Self>,
        request: hyper::Request<Incoming>,
        peer: &Peer,
    ) -> Result<Answer, Dropped> {
        let (head, body) = request.into_parts();
        let (endpoint, method, parts) = match self.asked(&head) {
            Ok(asked) => asked,
            Err(answer) => return Ok(*answer),
        };
        let (mut most, mut alone, shared) = (MAX_BODY, None, Keeping::Shared(MAX_BODY, &self.bodies));
        let keeping = match endpoint {
            Endpoint::Snapshot if method == Method::PUT => {
                alone = self.restoring.try_acquire().ok();
                if alone.is_none() {
                    return Ok(refused(503, "another snapshot is being restored"));
                }
                most = MAX_SNAPSHOT;
                Keeping::Alone(MAX_SNAPSHOT)
            }
            Endpoint::Advance | Endpoint::Faults | Endpoint::Subscriptions | Endpoint::Replay | Endpoint::Forks => {
                shared
            }
            _ => Keeping::Nothing,
        };
        let (body, _share) = match received(&head, body, keeping, self.limits.body_time).await? {
            Received::Whole(body, share) => (body, share),
            Received::Late => return Ok(refused(408, "the request body arrived too slowly")),
            Received::Busy => return Ok(refused(503, "the memory for request bodies is in use: try again later")),
        };
        if body.len() > most {
            return Ok(refused(413, &format!("the request body is longer than {most} bytes")));
        }
        let _working = peer.works();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let answer =
            self.endpoint((endpoint, parts.as_slice()), &method, head.uri.query().unwrap_or_default(), body).await;
        drop(alone);
        Ok(answer.unwrap_or_else(|error| refused(error.status, &error.message)))
    }

    /// Finds the endpoint of a request, its method, and the path segments that match `{}`. The error is the response to send if
    /// the token is missing or the path or method is unknown.
    fn asked(&self, head: &Parts) -> Result<(Endpoint, Method, Vec<String>), Box<Answer>> {
        let with = |mut answer: Answer, name: HeaderName, value: String| {
            if let Ok(value) = HeaderValue::try_from(value) {
                answer.headers_mut().insert(name, value);
            }
            Box::new(answer)
        };
        let Some(path) = head.uri.path().strip_prefix("/_twin/") else {
            return Err(with(of_type(308, "text/plain", String::new()), LOCATION, "/_twin/".to_owned()));
        };
        let found =
            ENDPOINTS.iter().find_map(|(name, endpoint, methods)| Some((*endpoint, *methods, segments(name, path)?)));
        let open = matches!(found, Some((Endpoint::Page | Endpoint::Health | Endpoint::Interface, ..)));
        if !open && !self.token.opens(head) {
            let answer = refused(401, "the control token is missing or wrong: send Authorization: Bearer TOKEN");
            return Err(with(answer, WWW_AUTHENTICATE, "Bearer".to_owned()));
        }
        let (endpoint, methods, parts) = found.ok_or_else(|| refused(404, "there is no endpoint at this path"))?;
        let method = if head.method == Method::HEAD { Method::GET } else { head.method.clone() };
        if methods.contains(&method) {
            return Ok((endpoint, method, parts));
        }
        let names: Vec<&str> = methods.iter().map(Method::as_str).collect();
        Err(with(refused(405, "this endpoint does not support this method"), ALLOW, names.join(", ")))
    }

    async fn endpoint(
        self: &Arc<Self>,
        (endpoint, parts): (Endpoint, &[&str]),
        method: &Method,
        query: &str,
        body: Vec<u8>,
    ) -> Result<Answer, Refused> {
        let [one, other] = [0, 1].map(|place| parts.get(place).copied().unwrap_or_default());
        match endpoint {
            Endpoint::Page => Ok(page::page()),
            Endpoint::Health => Ok(self.health().await),
            Endpoint::Metrics => {
                let text = self.metrics.text(self.writer.waiting(), &self.room);
                Ok(of_type(200, "text/plain; version=0.0.4; charset=utf-8", text))
            }
            Endpoint::State => self.state().await,
            Endpoint::Policies => Ok(self.policies()),
            Endpoint::Subscriptions if *method == Method::POST => self.subscribe(&body).await,
            Endpoint::Subscriptions => Ok(self.subscriptions()),
            Endpoint::Subscription => self.unsubscribe(one).await,
            Endpoint::Resend => self.resend(one).await,
            Endpoint::Records => self.records(one, query).await,
            Endpoint::Record => self.record(one, other).await,
            Endpoint::Requests => self.requests(query).await,
            Endpoint::Replay => self.replay(&body).await,
            Endpoint::Forks if *method == Method::POST => self.keep_fork(&body).await,
            Endpoint::Forks => self.list_forks(),
            Endpoint::Fork => self.drop_fork(one),
            Endpoint::Differences => self.differences(one).await,
            Endpoint::Return => self.return_to(one).await,
            Endpoint::Deliveries => self.deliveries(query).await,
            Endpoint::Journal => self.journal(query).await,
            Endpoint::Advance if *method == Method::DELETE => {
                self.stop_advances();
                Ok(nothing())
            }
            Endpoint::Advance => self.advance(&body).await,
            Endpoint::Faults if *method == Method::PUT => self.set_faults(&body).await,
            Endpoint::Faults => self.faults().await,
            Endpoint::Snapshot if *method == Method::PUT => self.restore(body).await,
            Endpoint::Snapshot => self.snapshot().await,
            Endpoint::Interface => Ok(of_type(200, "application/json", interface())),
        }
    }
}

/// The path segments that match the `{}` of a pattern, in order; `None` if the path does not match the pattern.
fn segments(pattern: &str, path: &str) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let (mut names, mut segments) = (pattern.split('/'), path.split('/'));
    loop {
        match (names.next(), segments.next()) {
            (None, None) => return Some(found),
            (Some("{}"), Some(segment)) if !segment.is_empty() => found.push(segment.to_owned()),
            (Some(name), Some(segment)) if name == segment => {}
            _ => return None,
        }
    }
}

/// The response to a successful action that returns nothing.
fn nothing() -> Answer {
    let mut answer = Answer::default();
    *answer.status_mut() = StatusCode::NO_CONTENT;
    answer
}

/// An integer parameter of a query string; `None` if it is missing.
fn number(query: &str, name: &str) -> Result<Option<i64>, Refused> {
    let given = query.split('&').filter_map(|pair| pair.split_once('=')).find(|(given, _)| *given == name);
    let parsed =
        given.map(|(_, text)| text.parse().map_err(|_| Refused::bad(format!("{name}: expected a whole number"))));
    parsed.transpose()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    /// Replaces every variable part of a path by `{}`.
    fn pattern(path: &str) -> String {
        let segments = path.split('/').map(|segment| if segment.starts_with('{') { "{}" } else { segment });
        segments.collect::<Vec<_>>().join("/")
    }

    #[test]
    fn the_reference_page_has_every_address_with_its_methods() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/control-plane.md");
        let page = std::fs::read_to_string(page).expect("the page");
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        let rows = rows.filter_map(|(request, _)| request.split_once(" /_twin/"));
        let shown: BTreeSet<(String, String)> = rows.map(|(method, path)| (pattern(path), method.to_owned())).collect();
        let all = ENDPOINTS.iter().flat_map(|(path, _, methods)| {
            methods.iter().map(|method| ((*path).to_owned(), method.as_str().to_owned()))
        });
        assert_eq!(shown, all.collect());
    }
}
