//! An exchange: one call to the service with its retries and pages, as a state machine without I/O. Each step tells your
//! program to send a request or to wait, or returns the result. Your program reports what happened as an event, and gets the
//! next step.
//!
//! A change is sent twice only if that is safe. Before an insert, the state machine reads the newest record's key. If the
//! response to the insert is lost, the state machine reads the records with greater keys, and compares them with the record
//! that was sent. If the outcome of a change cannot be found out, the change is reported as unknown; [`resume`] can look it up
//! again later.
//!
//! The service may carry out a request even some time after its response was lost. The service's documentation states no limit
//! for that time. If you know a limit, set [`ExchangeSettings::settled_after_ms`]. Without this setting, the outcome of an
//! insert whose record is not found stays unknown. If another program inserts a record with the same values in the meantime,
//! its record cannot be distinguished from yours.
//!
//! Version 1 of the service's API uses the same state machine: see [`v1::exchange`](crate::v1::exchange).
//!
//! ```
//! use lastro::LastroError;
//! use lastro::exchange::{Call, ExchangeEvent, ExchangeEventKind, ExchangeSettings, ExchangeStep, Surroundings, next, start};
//! use lastro::http::{ApiOperation, ApiRequest};
//! use lastro::model::ConcealedText;
//!
//! /// A placeholder for your HTTP client. Returns status and body of the response, or the kind of event if there is none.
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
//!         // a real program waits here for `wait_ms`
//!         ExchangeStep { wait_ms: Some(_), .. } => (ExchangeEventKind::Waited, None, &b""[..]),
//!         // the exchange has ended, with a value or a failure
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
        /// The caller requests the next page of a listing.
        More = "more",
        /// The caller cancels the exchange.
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
        /// The response to a read does not have the structure that the operation returns; `issues` lists the differences.
        UnexpectedResponse = "unexpected_response",
        /// The caller cancelled the exchange.
        Cancelled = "cancelled",
        /// The next request was not sent, because the service has already rejected the API key.
        KeyRefused = "key_refused",
    }
}

choices! {
    /// Whether a change was carried out.
    pub enum CarriedOut {
        /// The change was not carried out, and will not be carried out.
        No = "no",
        /// The change may have been carried out. If the exchange is resumable, resume it later to look the change up again.
        /// Otherwise check the records at the service.
        Unknown = "unknown",
    }
}

/// An event that your program reports to an exchange.
#[model(answer)]
pub struct ExchangeEvent {
    /// What happened.
    pub kind: ExchangeEventKind,
    /// Current time in milliseconds since 1970. If it is before the time of the previous step, the previous time is used.
    pub now_ms: i64,
    /// Seed for the random wait before a retry: a different number for each step.
    pub seed: i64,
    /// The HTTP status of a response.
    pub status: Option<i64>,
    /// The `Retry-After` of a response.
    pub retry_after: Option<String>,
}

/// Address, API key and limits for exchanges with one account.
#[model(answer)]
pub struct ExchangeSettings {
    /// Base URL of the account. It must use https. http is accepted for a server on the same machine, and for every host if
    /// `allow_http` is set.
    pub base_url: String,
    /// The account's API key.
    pub api_key: ConcealedText,
    /// The current date, for the validation rules that need it. If unset, these rules are skipped.
    pub today: Option<LocalDate>,
    /// Timeout of one request in milliseconds; default 30,000.
    pub timeout_ms: Option<i64>,
    /// Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the limit applies to each page.
    pub deadline_ms: Option<i64>,
    /// For how many milliseconds after a response was lost the service may still carry out the request. If a look-up does not
    /// find the change after this time, the change counts as not carried out. If this setting is unset, the outcome of a change
    /// that is not found stays unknown, because the service's documentation states no limit.
    pub settled_after_ms: Option<i64>,
    /// Whether to read the newest record's key before an insert, and the installment before a receipt; default true. This data
    /// is needed to find the change if its response is lost. If false, the outcome of such an insert or receipt is always
    /// unknown.
    pub look_before: Option<bool>,
    /// Maximum number of requests per second of all exchanges that share a `gate`; default unlimited.
    pub per_second: Option<i64>,
    /// Whether http is allowed for every host; default false. With http the API key is sent unencrypted, so use it only for a
    /// test server in a private network.
    pub allow_http: Option<bool>,
}

impl ExchangeSettings {
    /// Settings with an address and an API key, and the defaults of everything else.
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

/// Why an exchange failed, and whether its change may have been carried out.
#[model(answer)]
pub struct ExchangeFailure {
    /// The kind of failure.
    pub kind: ExchangeFailureKind,
    /// Whether the change was carried out; `no` for an operation that only reads.
    pub carried_out: CarriedOut,
    /// Whether the exchange can be resumed to look up the outcome of its change again.
    pub resumable: bool,
    /// The service's error, if it responded with one.
    pub api_error: Option<ApiFailure>,
    /// How a response differs from the structure that the operation returns; paths begin with `body`.
    pub issues: Vec<Issue>,
}

/// What your program must do next in an exchange.
#[model(answer(
    Send(request, timeout_ms),
    Wait(wait_ms),
    Failed(failure),
    Page(items, end, count_changed, issues),
    Done(value, issues)
))]
pub struct ExchangeStep {
    /// The state to pass to the next step: plain data that contains neither the API key nor the record.
    pub state: Json,
    /// The state that all exchanges with this API key share: when the next request may be sent, and whether the service has
    /// rejected the key. Pass the latest value to the next step of any of these exchanges.
    pub gate: Json,
    /// Send this request, without following redirects, and report the outcome as an event.
    pub request: Option<ApiRequest>,
    /// Timeout of the request in milliseconds.
    pub timeout_ms: Option<i64>,
    /// Wait this many milliseconds, then send the event `waited`.
    pub wait_ms: Option<i64>,
    /// Set if the exchange has failed.
    pub failure: Option<ExchangeFailure>,
    /// The records of a page. Send the event `more` for the next page, unless `end` is set.
    pub items: Option<Vec<Json>>,
    /// Set after the last page of a listing: whether the listing returned every record.
    pub end: Option<PageEnd>,
    /// Whether the service's count of records changed between pages.
    pub count_changed: Option<bool>,
    /// The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
    /// found no record to return.
    pub value: Option<Json>,
    /// Issues of values that are invalid for their field, each with its path in `value`. For a page, it is the path in the
    /// service's listing, such as `data[2].nome`. An index in `items` can be smaller than in `data`, because `items` leaves out
    /// records that were already returned.
    pub issues: Vec<Issue>,
}

/// The operation to call, with its arguments.
#[derive(Clone)]
pub struct Call<'a> {
    /// The operation.
    pub operation: ApiOperation,
    /// Key of the record, if the path contains one.
    pub id: Option<i64>,
    /// CPF of the person whose virtual wallet (carteira virtual) is read, if the path contains one.
    pub cpf: Option<&'a str>,
    /// The query: which records to list, or which fields to return.
    pub query: Option<QuerySource>,
    /// The record or action to send. Fields that the service fills in are left out.
    pub record: Option<&'a Json>,
    /// The record before an update. If it is given, only the changed fields of a customer or service are sent. A sale is sent
    /// whole; with this argument, fields that were cleared are sent as null.
    pub original: Option<&'a Json>,
}

/// The arguments of every step that are not part of the stored state.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// Address, API key and limits.
    pub settings: &'a ExchangeSettings,
    /// [`ExchangeStep::gate`] of the latest step of any exchange with this API key; `None` before the first step.
    pub gate: Option<&'a Json>,
}

impl Call<'_> {
    /// A call of an operation, without arguments.
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

/// Begins an exchange. A record that the validation rules reject is not sent.
///
/// # Errors
/// Every problem is reported at once:
/// - the errors of the record, with paths below `record` and `original`;
/// - `required` at `record` if the operation needs a record and none is given;
/// - `unknown_argument` at `record` or `original` if the operation does not accept this argument;
/// - the errors of [`build`](crate::http::build), in which the paths of address and API key are below `settings`;
/// - for a listing with a query, the errors of [`http::start`](crate::http::start).
///
/// An error below `gate`, if the caller has modified the gate, is reported alone.
pub fn start(call: &Call<'_>, around: &Surroundings<'_>, now_ms: i64) -> Result<ExchangeStep, LastroError> {
    begin(call.operation, v2::begun(call, around.settings), call.record, call.original, around, now_ms)
}

/// Returns the step that follows an event. Pass the same `record` and `original` as to [`start`]: the state does not contain
/// them.
///
/// # Errors
/// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` at `event.status` if the event is
/// a response without a status; `out_of_range` at `event.status` outside 100 to 599; `required` at `record` if it is missing;
/// an error below `state` or `gate` if the caller has modified it.
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

/// Resumes an exchange from a stored state: after your program was interrupted, to request the next page, or to look up a
/// change whose outcome is unknown. If a change was in progress, its response counts as lost. A read is sent again. The
/// deadline starts again. Pass the same `record` and `original` as to [`start`].
///
/// # Errors
/// `contradiction` at `operation` if the state belongs to another operation, and at `state` if the exchange has ended;
/// `required` at `record` if it is missing; an error below `state` or `gate` if the caller has modified it.
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

/// Begins an exchange for either version of the API. If it fails, the issues of the record come before all other issues.
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

/// Restores the state machine from a stored state.
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
