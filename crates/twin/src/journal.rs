//! The journal: what happened to a twin, in order, so that it can be replayed. The policy `journal` decides whether it contains every
//! request, only what is needed to reproduce the state, or nothing.
//!
//! An entry contains everything that the response and the changes depend on. API keys, secrets, card numbers and security codes
//! are removed from a request before it is executed (see [`admitted`](crate::admitted)), so the entry has the same bytes as the
//! executed request. A replay therefore gives the same result.

use imbl::OrdMap;
use lastro::LastroError;
use lastro::model::{Codec, Json, Target};
use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use crate::http::Response;
use crate::moment::Moment;

/// An entry: a request, a step of the clock, a report about a delivery, or another event.
#[model(answer)]
pub struct Entry {
    /// The number of the entry, from 1.
    pub ordinal: i64,
    /// The instant of the event.
    pub at: String,
    /// `request`, `advance` (a step of the clock), `report`, `resend`, `faults` (the fault plan was set or removed) or `start` (a
    /// program began to serve an existing state).
    pub kind: String,
    /// The request, for kind `request`.
    pub request: Option<EntryRequest>,
    /// The step of the clock, for kind `advance`.
    pub advance: Option<EntryAdvance>,
    /// The result of a delivery, for kind `report`; the delivery that was sent again, for kind `resend`.
    pub report: Option<EntryReport>,
    /// The fault plan that was set, for kind `faults`; null if it was removed.
    pub faults: Option<Json>,
    /// The fault that hit a request.
    pub fault: Option<EntryFault>,
    /// The status of the response to a request; `None` if the connection ended without a response.
    pub status: Option<i64>,
    /// SHA-256 of the response to a request: status, headers and body. `None` if the connection ended without a response.
    pub sha256: Option<String>,
    /// The number of an earlier entry that this request probably repeats. Both requests have the same operation, key and
    /// content, and a fault lost or spoiled the earlier response at most ten minutes before this request.
    pub repeats: Option<i64>,
}

/// A request without API keys and card numbers, as it was executed.
#[model(answer)]
pub struct EntryRequest {
    /// The HTTP method.
    pub method: String,
    /// The number of the request among the requests of the process. The twin derives `requestId` from it.
    pub number: Option<i64>,
    /// Path and query string. A placeholder replaces an API key in the query string.
    pub target: String,
    /// The scheme of an absolute URL.
    pub scheme: Option<String>,
    /// The index of the API key in the configuration, from 0; -1 if every key is accepted.
    pub key: Option<i64>,
    /// The part of an unknown key that the error response quotes. If both `quoted` and `key` are missing, the request came
    /// without a key.
    pub quoted: Option<String>,
    /// The headers that a response may depend on, `[[name, value], ...]`.
    pub headers: Vec<Vec<String>>,
    /// The body, if it is UTF-8. Placeholders replace card numbers and security codes.
    pub body: Option<String>,
    /// The body in base64, if it is not UTF-8.
    pub body_base64: Option<String>,
    /// The size in bytes of a body that exceeded the limit; such a body is neither read nor stored.
    pub body_bytes: Option<i64>,
}

/// A step of the clock.
#[model(answer)]
pub struct EntryAdvance {
    /// The instant to which the clock was to move.
    pub to: String,
    /// The largest number of due items that the step was allowed to process; `None` without a limit.
    pub budget: Option<i64>,
}

/// A report about a delivery.
#[model(answer)]
pub struct EntryReport {
    /// The key of the notification.
    pub delivery: i64,
    /// The status of the receiver's response; `None` if none came.
    pub status: Option<i64>,
    /// When the response came, if the report says so.
    pub at: Option<String>,
}

/// A fault that hit a request.
#[model(answer)]
pub struct EntryFault {
    /// The index of the rule in the fault plan, from 0.
    pub rule: i64,
    /// Whether the fault hit `before` or `after` the request was executed.
    pub phase: String,
}

impl Entry {
    /// Creates an entry of a kind at an instant. Its number is assigned when it is written to the store.
    #[must_use]
    pub fn new(kind: &str, at: Moment) -> Self {
        Self {
            ordinal: 0,
            at: at.text(),
            kind: kind.to_owned(),
            request: None,
            advance: None,
            report: None,
            faults: None,
            fault: None,
            status: None,
            sha256: None,
            repeats: None,
        }
    }

    /// The entry as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        self.json(Target::Program)
    }

    /// Parses an entry from its line.
    ///
    /// # Errors
    /// The line is not an entry.
    pub fn parse(line: &[u8]) -> Result<Self, LastroError> {
        crate::http::read_json(line)
    }
}

/// SHA-256 of a response: its status, its headers and its body.
#[must_use]
pub fn digest(response: &Response) -> String {
    let mut hash = Sha256::new();
    hash.update(response.status.to_be_bytes());
    for (name, value) in &response.headers {
        for text in [*name, &**value] {
            hash.update(text.as_bytes());
            hash.update([0]);
        }
    }
    hash.update([0]);
    hash.update(&response.body);
    lastro::value::hex(&hash.finalize())
}

/// Write requests whose response a fault lost or spoiled. Maps the hash of a request to the instant and the number of its entry. An
/// equal request within ten minutes is probably a retry.
#[derive(Debug, Clone, Default)]
pub struct Lost(OrdMap<[u8; 32], (Moment, i64)>);

/// How long a request whose response was lost is remembered, in milliseconds.
const REMEMBERED: i64 = 600_000;
/// Expired requests are removed only once this many requests are remembered, since the removal copies the whole map.
const MANY: usize = 1_024;

impl Lost {
    /// Remembers that the response of entry `ordinal` was lost. `content`: the hash of its request.
    pub fn remember(&mut self, content: [u8; 32], now: Moment, ordinal: i64) {
        if self.0.len() >= MANY {
            self.0 =
                self.0.iter().filter(|(_, (at, _))| is_recent(*at, now)).map(|(key, entry)| (*key, *entry)).collect();
        }
        self.0.insert(content, (now, ordinal));
    }

    /// The number of the entry that a request probably repeats; `None` if no response to an equal request was lost within ten
    /// minutes.
    #[must_use]
    pub fn repeated(&self, content: &[u8; 32], now: Moment) -> Option<i64> {
        self.0.get(content).filter(|(at, _)| is_recent(*at, now)).map(|(_, ordinal)| *ordinal)
    }
}

fn is_recent(at: Moment, now: Moment) -> bool {
    now.millis().saturating_sub(at.millis()) <= REMEMBERED
}
