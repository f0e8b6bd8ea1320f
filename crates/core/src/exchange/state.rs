//! The state of an exchange between two steps: plain data, without the API key and without the record.

use lastro_macros::model;

use super::ExchangeSettings;
use super::interface::{Begun, Interface};
use crate::http::Repeat;
use crate::issue::{IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec as _, Json, Node, Reader};
use crate::value::choices;

choices! {
    /// The phase of an exchange.
    pub enum Phase {
        /// Before a change: reading the current data. If the response to the change is lost, a comparison with this data shows
        /// whether the change was carried out.
        Before = "before",
        /// Sending the operation itself.
        Act = "act",
        /// Looking up the outcome of a change that may have been carried out.
        Look = "look",
    }
}

choices! {
    /// The event that an unfinished exchange expects next.
    pub enum Expected {
        /// The outcome of a request.
        Response = "response",
        /// The end of a wait.
        Waited = "waited",
        /// The caller's request for the next page.
        More = "more",
        /// No event: the exchange failed, but can be resumed to look up a change whose outcome is unknown.
        Look = "look",
    }
}

/// The state of an exchange.
#[model(answer)]
pub(super) struct State {
    /// Name of the operation, with a prefix for the API version.
    pub(super) operation: String,
    /// Key of the record, if the path contains one.
    pub(super) id: Option<i64>,
    /// CPF of the person whose virtual wallet (carteira virtual) is read, if the path contains one.
    pub(super) cpf: Option<String>,
    /// The query string; for a listing, the query string of the current page.
    pub(super) query: Option<String>,
    /// The state of a listing's pagination.
    pub(super) pages: Option<Json>,
    /// The current phase.
    pub(super) phase: Phase,
    /// The event that is expected next. Unset after the exchange has ended.
    pub(super) expects: Option<Expected>,
    /// Whether the next request has already been admitted by the rate limit, so that it can be sent after the wait.
    pub(super) admitted: bool,
    /// Number of times that the operation was sent. For a listing, it counts the requests for the current page.
    pub(super) attempt: i64,
    /// How many reads were sent in the current phase, if it is [`Phase::Before`] or [`Phase::Look`]; otherwise 0.
    pub(super) reads: i64,
    /// The latest time that the caller reported, in milliseconds since 1970.
    pub(super) now_ms: i64,
    /// When the exchange, the current page, or the resumed exchange began. The deadline counts from here.
    pub(super) began_ms: i64,
    /// Whether the service may have carried out the change in one of the attempts.
    pub(super) may_be_done: bool,
    /// When the response to the latest attempt was lost, in milliseconds since 1970. Unset if the service cannot be carrying
    /// out an attempt any more.
    pub(super) under_way_ms: Option<i64>,
    /// The data that was read in the phase [`Phase::Before`].
    pub(super) before: Option<Json>,
    /// The HTTP status of the last request that failed; unset if that request got no response.
    pub(super) status: Option<i64>,
}

impl State {
    /// The initial state.
    pub(super) fn of<O: Interface>(operation: O, begun: Begun, settings: &ExchangeSettings, now_ms: i64) -> Self {
        let look_before = settings.look_before.unwrap_or(true) && operation.route().repeat == Repeat::Reconcile;
        let Begun { id, cpf, query, pages } = begun;
        Self {
            operation: [O::PREFIX, operation.as_str()].concat(),
            id,
            cpf,
            query,
            pages,
            phase: if look_before { Phase::Before } else { Phase::Act },
            expects: None,
            admitted: false,
            attempt: 0,
            reads: 0,
            now_ms,
            began_ms: now_ms,
            may_be_done: false,
            under_way_ms: None,
            before: None,
            status: None,
        }
    }

    /// Reads the JSON of a state, and returns its operation and the state.
    ///
    /// # Errors
    /// Every problem, with paths below `state`, if the caller has modified the state.
    pub(super) fn read_back<O: Interface>(json: &Json) -> Result<(O, Self), LastroError> {
        let mut reader = Reader::new();
        let read = reader.at_member("state", |r| {
            let name = json.0.get("operation").filter(|name| **name != Value::Null);
            let operation = name.and_then(|name| O::from_text(name.as_str()?.strip_prefix(O::PREFIX)?));
            if name.is_some() && operation.is_none() {
                let names = O::ALL.iter().map(|operation| [O::PREFIX, operation.as_str()].concat());
                r.at_member("operation", |r| r.report_with(IssueCode::InvalidChoice, "allowed", &allowed(names)));
            }
            let state = Self::read(&Node::from(&json.0), r);
            operation.zip(state)
        });
        reader.finish(read)
    }
}

/// Adds a prefix to the paths of an error in building a request: `settings.` for the address and the API key, `parent` for all
/// others.
pub(crate) fn under_settings(error: LastroError, parent: &str) -> LastroError {
    let is_setting = |path: &str| matches!(path, "base_url" | "api_key");
    error.with_paths(&|path| [if is_setting(path) { "settings." } else { parent }, path].concat())
}
