//! A whole exchange with the service as one pure machine: what to send, how long to wait, when it is over. The program sends
//! bytes, waits, and asks what comes next.
//!
//! The machine never sends a change a second time unless that is safe. An insert or a receipt whose answer was lost is looked up
//! first: the newest key was read before, so that only newer records have to be compared with what was sent. What the machine
//! cannot find out it calls unknown, and it can be asked to look again later ([`ExchangeEventKind::LookAgain`]).
//!
//! Not to be found does not mean not done: a request whose answer was lost may arrive late. The documents state no time after
//! which it cannot. [`ExchangeSettings::settled_after_ms`] is that time; without it such an insert stays unknown. A record that
//! another program inserted meanwhile, with the same values in all fields that were sent, cannot be told from one's own.
//!
//! ```
//! use lastro::LastroError;
//! use lastro::exchange::{Call, ExchangeEvent, ExchangeEventKind, ExchangeSettings, ExchangeStep, Surroundings, next, start};
//! use lastro::http::{ApiOperation, ApiRequest};
//! use lastro::model::ConcealedText;
//!
//! /// Stands for the program's HTTP client: the status and the body of the answer, or what went wrong.
//! fn send(request: &ApiRequest, timeout_ms: Option<i64>) -> Result<(i64, &'static [u8]), ExchangeEventKind> {
//!     assert_eq!((request.url.as_str(), timeout_ms), ("https://conta.example/api/v2/clientes/7", Some(30_000)));
//!     Ok((200, br#"{"id":7,"nome":"Ana"}"#))
//! }
//!
//! let settings = ExchangeSettings::new("https://conta.example", ConcealedText::new("chave"));
//! let around = Surroundings { settings: &settings, gate: None };
//! let call = Call { id: Some(7), ..Call::new(ApiOperation::CustomersSelect) };
//! let mut step = start(&call, &around, 1_800_000_000_000)?;
//! let customer = loop {
//!     let (kind, status, body) = match &step {
//!         ExchangeStep { request: Some(request), timeout_ms, .. } => match send(request, *timeout_ms) {
//!             Ok((status, body)) => (ExchangeEventKind::Response, Some(status), body),
//!             Err(kind) => (kind, None, &b""[..]),
//!         },
//!         // a program sleeps here
//!         ExchangeStep { wait_ms: Some(_), .. } => (ExchangeEventKind::Waited, None, &b""[..]),
//!         // a value, or a failure
//!         _ => break step.value,
//!     };
//!     let event = ExchangeEvent { kind, now_ms: 1_800_000_000_100, seed: 7, status, retry_after: None };
//!     let around = Surroundings { settings: &settings, gate: Some(&step.gate) };
//!     step = next(&step.state, &around, &event, body, call.record, call.original)?;
//! };
//! assert_eq!(customer.map(|customer| customer.to_text()), Some(r#"{"id":7,"nome":"Ana"}"#.to_owned()));
//! # Ok::<(), LastroError>(())
//! ```

mod body;
mod gate;
mod likeness;
mod look;
mod machine;
mod state;

use core::fmt;

use lastro_macros::model;

use crate::http::{ApiFailure, ApiOperation, ApiRequest, PageEnd};
use crate::issue::{Issue, LastroError};
use crate::json::Value;
use crate::model::{Codec, ConcealedText, Json, Node, Reader, Target};
use crate::query::QuerySource;
use crate::value::{LocalDate, choices};

use gate::Gate;
use machine::Machine;
use state::State;

choices! {
    /// What happened since the last step of an exchange.
    pub enum ExchangeEventKind {
        /// An answer came, whole: its status, its body, its `Retry-After`.
        Response = "response",
        /// Nothing was sent: no connection.
        NotSent = "not_sent",
        /// The connection broke after something was sent, before the answer was whole.
        Lost = "lost",
        /// No whole answer came within the time of the step.
        TimedOut = "timed_out",
        /// The wait of the step is over.
        Waited = "waited",
        /// The next page is wanted.
        More = "more",
        /// Whoever wanted the answer gave up.
        Cancelled = "cancelled",
        /// An exchange whose outcome is unknown is to be looked up again.
        LookAgain = "look_again",
    }
}

choices! {
    /// Why an exchange failed.
    pub enum ExchangeFailureKind {
        /// The service answered an error, see `api_error`.
        Refused = "refused",
        /// No answer came, or none that says anything, as often as it was tried.
        Unreachable = "unreachable",
        /// The answer to a read has not the operation's shape; `issues` say where.
        UnexpectedResponse = "unexpected_response",
        /// It was cancelled.
        Cancelled = "cancelled",
        /// It was not sent, since the service has refused the key before.
        KeyRefused = "key_refused",
    }
}

choices! {
    /// Whether a change was carried out.
    pub enum CarriedOut {
        /// It was not, and will not be.
        No = "no",
        /// It may have been. Ask with `look_again` later, or look at the records yourself.
        Unknown = "unknown",
    }
}

/// An event.
#[model(answer)]
pub struct ExchangeEvent {
    /// What happened.
    pub kind: ExchangeEventKind,
    /// Milliseconds since 1970. A clock that goes back counts as one that stands still.
    pub now_ms: i64,
    /// The seed of the random wait: any number, a new one for each step.
    pub seed: i64,
    /// The HTTP status of a response.
    pub status: Option<i64>,
    /// The `Retry-After` of a response.
    pub retry_after: Option<String>,
}

/// Where the service is, and how patient to be.
#[model(answer)]
pub struct ExchangeSettings {
    /// The account's address: https, or http on this machine.
    pub base_url: String,
    /// The account's key.
    pub api_key: ConcealedText,
    /// The current day, for the rules that need it; they are left out without it.
    pub today: Option<LocalDate>,
    /// How long one request may take, in milliseconds; 30,000 if it is left out.
    pub timeout_ms: Option<i64>,
    /// How long the whole exchange may take, in milliseconds, without the time between two pages; 300,000 if it is left out.
    pub deadline_ms: Option<i64>,
    /// How long the service may take to carry out a request whose answer was lost, in milliseconds. After that, a change that
    /// is not found was not carried out. The documents state no such time: if it is left out, a change that is not found is
    /// unknown.
    pub settled_after_ms: Option<i64>,
    /// Whether the newest key is read before an insert, and the installment before a receipt, so that a lost answer can be looked up; true if
    /// it is left out. Without it, a lost answer is always unknown.
    pub look_before: Option<bool>,
    /// Most requests a second of all exchanges that share a gate; any number if it is left out.
    pub per_second: Option<i64>,
}

impl ExchangeSettings {
    /// The settings of an account, everything else as it is where it is left out.
    #[must_use]
    pub fn new(base_url: impl Into<String>, api_key: ConcealedText) -> Self {
        let (base_url, today, timeout_ms, deadline_ms) = (base_url.into(), None, None, None);
        let (settled_after_ms, look_before, per_second) = (None, None, None);
        Self { base_url, api_key, today, timeout_ms, deadline_ms, settled_after_ms, look_before, per_second }
    }
}

/// A failure.
#[model(answer)]
pub struct ExchangeFailure {
    /// Why.
    pub kind: ExchangeFailureKind,
    /// Whether a change was carried out; a read never is.
    pub carried_out: CarriedOut,
    /// The service's error, if it refused.
    pub api_error: Option<ApiFailure>,
    /// What did not fit in an answer of another shape; the paths begin with `body`.
    pub issues: Vec<Issue>,
}

/// What to do next.
#[model(answer(
    Send(request, timeout_ms),
    Wait(wait_ms),
    Failed(failure),
    Page(items, end, count_changed, issues),
    Done(value, issues)
))]
pub struct ExchangeStep {
    /// Where the exchange stands: plain data, without the key and without the record, to be kept as it is.
    pub state: Json,
    /// What all exchanges with one key share: give it to the next step of any of them.
    pub gate: Json,
    /// Send this, without following redirects, and say what came of it.
    pub request: Option<ApiRequest>,
    /// How long the answer may take, in milliseconds.
    pub timeout_ms: Option<i64>,
    /// Wait so many milliseconds, then go on with `waited`.
    pub wait_ms: Option<i64>,
    /// The exchange has failed.
    pub failure: Option<ExchangeFailure>,
    /// The records of a page. Go on with `more`, unless `end` is set.
    pub items: Option<Vec<Json>>,
    /// How a listing ended: whether it is known to have given every record. Unset while it goes on.
    pub end: Option<PageEnd>,
    /// Whether the service's count changed on the way.
    pub count_changed: Option<bool>,
    /// The answer. Unset if it is known to have been done and its record was not seen.
    pub value: Option<Json>,
    /// The values that do not fit their fields, each with its path in `value`.
    pub issues: Vec<Issue>,
}

/// What is to be done.
#[derive(Clone)]
pub struct Call<'a> {
    /// Which operation.
    pub operation: ApiOperation,
    /// Key of the record, where the path names one.
    pub id: Option<i64>,
    /// CPF of the wallet, where the path names one.
    pub cpf: Option<&'a str>,
    /// What to list or show.
    pub query: Option<QuerySource>,
    /// The record or the action to send, as a program has it.
    pub record: Option<&'a Json>,
    /// For an update: the record before its change. Then only what changed is sent.
    pub original: Option<&'a Json>,
}

/// What the program adds to each step.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// Where the service is.
    pub settings: &'a ExchangeSettings,
    /// What exchanges with one key share, from the last step of any of them; nothing at first.
    pub gate: Option<&'a Json>,
}

impl Call<'_> {
    /// The call of an operation that takes nothing else.
    #[must_use]
    pub const fn new(operation: ApiOperation) -> Self {
        Self { operation, id: None, cpf: None, query: None, record: None, original: None }
    }
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, id, cpf, query, record: _, original: _ } = self;
        let mut shown = f.debug_struct("Call");
        shown
            .field("operation", operation)
            .field("id", id)
            .field("cpf", cpf)
            .field("query", query)
            .finish_non_exhaustive()
    }
}

/// Begins an exchange. Nothing is sent if the rules refuse it.
///
/// # Errors
/// Every problem at once: the issues of the record that stop it, below `record` and `original`; `required` and `unknown_argument`
/// at `id`, `cpf`, `query`, `record`, `original`; what a request's `build` refuses, below `settings` what is of the settings.
pub fn start(call: &Call<'_>, around: &Surroundings<'_>, now_ms: i64) -> Result<ExchangeStep, LastroError> {
    let state = State::of(call, around.settings, now_ms)?;
    machine(state, call.record, call.original, around)?.send()
}

/// Goes on with what happened. `record` and `original` are those of the beginning: the state does not keep them.
///
/// # Errors
/// `contradiction` at `event.kind` for an event that cannot follow; `required` and `out_of_range` at `event.status`; `required` at
/// `record`; any problem of a state that was changed.
pub fn next(
    state: &Json,
    around: &Surroundings<'_>,
    event: &ExchangeEvent,
    body: &[u8],
    record: Option<&Json>,
    original: Option<&Json>,
) -> Result<ExchangeStep, LastroError> {
    machine(read("state", state)?, record, original, around)?.take(event, body)
}

fn machine<'a>(
    state: State,
    record: Option<&'a Json>,
    original: Option<&'a Json>,
    around: &Surroundings<'a>,
) -> Result<Machine<'a>, LastroError> {
    let gate = around.gate.map_or_else(|| Ok(Gate::default()), |gate| read("gate", gate))?;
    Ok(Machine { state, record, original, settings: around.settings, gate })
}

/// Reads what the machine has written itself.
fn read<T: Codec>(name: &'static str, json: &Json) -> Result<T, LastroError> {
    let mut reader = Reader::new();
    let read = reader.at_member(name, |r| T::read(&Node::from(&json.0), r));
    reader.finish(read)
}

fn written<T: Codec>(value: &T) -> Json {
    Json(value.value(Target::Program))
}

/// A number that an answer has.
fn number(value: Option<&Value>) -> Option<i64> {
    match value? {
        Value::Number(text) | Value::String(text) => text.parse().ok(),
        _ => None,
    }
}
