//! A call of the service with its retries and pages, as a state machine without I/O. Each step tells your program to send a
//! request or to wait, or returns the result. Your program reports what happened, and gets the next step.
//!
//! A change is not sent twice unless that is safe. Before an insert the machine reads the newest key. If the response is lost,
//! it compares the records with greater keys with the one that was sent. A change whose outcome cannot be found out is
//! reported as unknown; [`resume`] looks it up once more, later.
//!
//! A request whose response was lost may still arrive late, and the documents state no limit. Set
//! [`ExchangeSettings::settled_after_ms`] to that limit: without it, an insert that is not found stays unknown. If another program
//! inserts a record with the same values in the meantime, it cannot be distinguished from yours.
//!
//! Version 1 of the interface has the same machine: see [`v1::exchange`](crate::v1::exchange).
//!
//! ```
//! use lastro::LastroError;
//! use lastro::exchange::{Call, ExchangeEvent, ExchangeEventKind, ExchangeSettings, ExchangeStep, Surroundings, next, start};
//! use lastro::http::{ApiOperation, ApiRequest};
//! use lastro::model::ConcealedText;
//!
//! /// Stands for your HTTP client. Returns status and body of the response, or the event if there is none.
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
mod interface;
mod likeness;
mod look;
mod machine;
mod state;
mod v2;

use core::fmt;

use lastro_macros::model;

use crate::http::{ApiFailure, ApiOperation, ApiRequest, PageEnd};
use crate::issue::{Issue, Issues, LastroError};
use crate::model::{Codec, ConcealedText, Json, Node, Reader, Target};
use crate::query::QuerySource;
use crate::value::{LocalDate, choices};

pub use body::{record_rules, takes_original};
use gate::Gate;
pub(crate) use interface::{Begun, Interface, Parts, Turned};
pub(crate) use likeness::{Likeness, of_value};
use machine::Machine;
use state::State;
pub(crate) use state::under_settings;

choices! {
    /// What happened since the last step of an exchange.
    pub enum ExchangeEventKind {
        /// A complete response arrived: pass its status, its body and its `Retry-After`.
        Response = "response",
        /// There was no connection, so nothing was sent.
        NotSent = "not_sent",
        /// The connection broke after the request was sent, before the response was complete.
        Lost = "lost",
        /// No complete response arrived within `timeout_ms`.
        TimedOut = "timed_out",
        /// The `wait_ms` of the step have passed.
        Waited = "waited",
        /// The next page is wanted.
        More = "more",
        /// The caller no longer wants the result.
        Cancelled = "cancelled",
    }
}

choices! {
    /// Why an exchange failed.
    pub enum ExchangeFailureKind {
        /// The service responded with an error, see `api_error`.
        Refused = "refused",
        /// No attempt got a usable response.
        Unreachable = "unreachable",
        /// The response to a read does not have the operation's shape; `issues` lists where.
        UnexpectedResponse = "unexpected_response",
        /// The caller cancelled it.
        Cancelled = "cancelled",
        /// It was not sent, because the service had rejected the key before.
        KeyRefused = "key_refused",
    }
}

choices! {
    /// Whether a change was carried out.
    pub enum CarriedOut {
        /// It was not, and will not be.
        No = "no",
        /// It may have been. Resume the exchange later to look it up again; if it is not resumable, check the records.
        Unknown = "unknown",
    }
}

/// An event.
#[model(answer)]
pub struct ExchangeEvent {
    /// What happened.
    pub kind: ExchangeEventKind,
    /// Current time in milliseconds since 1970. An earlier time than before counts as the same time.
    pub now_ms: i64,
    /// Seed of the random wait: any number, a new one per step.
    pub seed: i64,
    /// The HTTP status of a response.
    pub status: Option<i64>,
    /// The `Retry-After` of a response.
    pub retry_after: Option<String>,
}

/// Address, key and limits of the exchanges with an account.
#[model(answer)]
pub struct ExchangeSettings {
    /// The account's address: https; http on this machine, or with `allow_http`.
    pub base_url: String,
    /// The account's key.
    pub api_key: ConcealedText,
    /// The current day, for the rules that need it. Unset: these rules are skipped.
    pub today: Option<LocalDate>,
    /// Timeout of one request in milliseconds; default 30,000.
    pub timeout_ms: Option<i64>,
    /// Time limit of the whole exchange in milliseconds, or of each page of a listing; default 300,000.
    pub deadline_ms: Option<i64>,
    /// Milliseconds after which the service no longer carries out a request whose response was lost. A change that is not
    /// found after that was not carried out. Unset: a change that is not found stays unknown, since the documents state no limit.
    pub settled_after_ms: Option<i64>,
    /// Whether to read the newest key before an insert, and the installment before a receipt; default true. Without it, an
    /// insert or a receipt whose response is lost is always unknown.
    pub look_before: Option<bool>,
    /// Requests per second, at most, of all exchanges that share a gate; default unlimited.
    pub per_second: Option<i64>,
    /// Whether http is allowed for every host; default false. The key is then sent unencrypted: meant for a twin in a private
    /// network.
    pub allow_http: Option<bool>,
}

impl ExchangeSettings {
    /// Settings with the defaults of everything but address and key.
    #[must_use]
    pub fn new(base_url: impl Into<String>, api_key: ConcealedText) -> Self {
        let (base_url, today, timeout_ms, deadline_ms) = (base_url.into(), None, None, None);
        let (settled_after_ms, look_before, per_second, allow_http) = (None, None, None, None);
        Self {
            base_url,
            api_key,
            today,
            timeout_ms,
            deadline_ms,
            settled_after_ms,
            look_before,
            per_second,
            allow_http,
        }
    }

    pub(crate) fn allows_http(&self) -> bool {
        self.allow_http.unwrap_or(false)
    }
}

/// A failure.
#[model(answer)]
pub struct ExchangeFailure {
    /// Why.
    pub kind: ExchangeFailureKind,
    /// Whether a change was carried out; `no` for a read.
    pub carried_out: CarriedOut,
    /// Whether the exchange can be resumed, to look up a change whose outcome is unknown once more.
    pub resumable: bool,
    /// The service's error, if it responded with one.
    pub api_error: Option<ApiFailure>,
    /// The mismatches in a response of another shape; paths begin with `body`.
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
    /// The state to pass to the next step: plain data that contains neither the key nor the record.
    pub state: Json,
    /// Rate limit and key check, shared by all exchanges with this key. Pass it to the next step of any of them.
    pub gate: Json,
    /// Send this request, without following redirects, and report the outcome as an event.
    pub request: Option<ApiRequest>,
    /// Timeout of the request in milliseconds.
    pub timeout_ms: Option<i64>,
    /// Wait this many milliseconds, then send the event `waited`.
    pub wait_ms: Option<i64>,
    /// The exchange has failed.
    pub failure: Option<ExchangeFailure>,
    /// The records of a page. Send the event `more` for the next page, unless `end` is set.
    pub items: Option<Vec<Json>>,
    /// Whether the listing returned every record. Unset while there may be more pages.
    pub end: Option<PageEnd>,
    /// Whether the service's count of records changed between pages.
    pub count_changed: Option<bool>,
    /// The value of the response. Unset if the change was carried out, its response was lost, and there is no record to read.
    pub value: Option<Json>,
    /// The values that do not fit their fields, each with its path in `value`.
    pub issues: Vec<Issue>,
}

/// The operation to call, with its arguments.
#[derive(Clone)]
pub struct Call<'a> {
    /// Which operation.
    pub operation: ApiOperation,
    /// Key of the record, if the path contains one.
    pub id: Option<i64>,
    /// CPF of the wallet, if the path contains one.
    pub cpf: Option<&'a str>,
    /// The query: which records to list, or which fields to return.
    pub query: Option<QuerySource>,
    /// The record or action to send. Fields that the service fills in are left out.
    pub record: Option<&'a Json>,
    /// The record before an update. If it is given, only the changed fields of a customer or service are sent.
    pub original: Option<&'a Json>,
}

/// Arguments of every step that the state does not contain.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// Address, key and limits.
    pub settings: &'a ExchangeSettings,
    /// The gate of the latest step of any exchange with this key; `None` at first.
    pub gate: Option<&'a Json>,
}

impl Call<'_> {
    /// The call of an operation without further arguments.
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

/// Begins an exchange. A record that the rules reject is not sent.
///
/// # Errors
/// Every problem at once: the issues of the record that stop it, below `record` and `original`; `required` and `unknown_argument`
/// at `record` and `original`; the errors of [`build`](crate::http::build), those of address and key below `settings`.
pub fn start(call: &Call<'_>, around: &Surroundings<'_>, now_ms: i64) -> Result<ExchangeStep, LastroError> {
    begin(call.operation, v2::begun(call, around.settings), call.record, call.original, around, now_ms)
}

/// Returns the step that follows an event. Pass the same `record` and `original` as to [`start`]: the state does not contain them.
///
/// # Errors
/// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at `event.status`; `required` at
/// `record`; any problem of a state that was changed.
pub fn next(
    state: &Json,
    around: &Surroundings<'_>,
    event: &ExchangeEvent,
    body: &[u8],
    record: Option<&Json>,
    original: Option<&Json>,
) -> Result<ExchangeStep, LastroError> {
    taken::<ApiOperation>(state, record, original, around)?.take(event, body)
}

/// Resumes a stored state: after the program was stopped, for the next page, or to look up a change with an unknown outcome
/// again. A change that was under way counts as lost, a read is sent again, and the deadline starts again. Pass the same
/// `record` and `original` as to [`start`].
///
/// # Errors
/// `contradiction` at `operation` if the state is of another operation, at `state` if the exchange has ended; `required` at
/// `record`; any problem of a state that was changed.
pub fn resume(
    operation: ApiOperation,
    state: &Json,
    around: &Surroundings<'_>,
    now_ms: i64,
    seed: i64,
    record: Option<&Json>,
    original: Option<&Json>,
) -> Result<ExchangeStep, LastroError> {
    taken(state, record, original, around)?.resume(operation, now_ms, seed)
}

/// Begins the exchange of an operation of either version, with the problems of its record before those of the rest.
pub(crate) fn begin<O: Interface>(
    operation: O,
    begun: Result<Begun, LastroError>,
    record: Option<&O::Record>,
    original: Option<&Json>,
    around: &Surroundings<'_>,
    now_ms: i64,
) -> Result<ExchangeStep, LastroError> {
    let settings = around.settings;
    let mut issues = Issues::default();
    if let Err(error) = operation.body(record, original, settings.today) {
        issues.adopt(&error);
    }
    let begun = begun.map_err(|error| issues.adopt(&error)).ok();
    let state = State::of(operation, issues.finish(begun)?, settings, now_ms);
    Machine { operation, state, record, original, settings, gate: gate(around)? }.send()
}

/// The machine for a stored state.
pub(crate) fn taken<'a, O: Interface>(
    state: &Json,
    record: Option<&'a O::Record>,
    original: Option<&'a Json>,
    around: &Surroundings<'a>,
) -> Result<Machine<'a, O>, LastroError> {
    let (operation, state) = State::read_back(state)?;
    Ok(Machine { operation, state, record, original, settings: around.settings, gate: gate(around)? })
}

fn gate(around: &Surroundings<'_>) -> Result<Gate, LastroError> {
    let Some(gate) = around.gate else { return Ok(Gate::default()) };
    let mut reader = Reader::new();
    let read = reader.at_member("gate", |r| Gate::read(&Node::from(&gate.0), r));
    reader.finish(read)
}

fn written<T: Codec>(value: &T) -> Json {
    Json(value.value(Target::Program))
}
