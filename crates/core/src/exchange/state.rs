//! The state of an exchange between two steps: plain data, without the key and without the record.

use lastro_macros::model;

use super::ExchangeSettings;
use super::interface::{Begun, Interface};
use crate::http::Repeat;
use crate::issue::{IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec as _, Json, Node, Reader};
use crate::value::choices;

choices! {
    /// A part of an exchange.
    pub enum Phase {
        /// Reading data that later helps to find a lost change.
        Before = "before",
        /// The operation itself.
        Act = "act",
        /// Looking up its outcome.
        Look = "look",
    }
}

choices! {
    /// The next expected event of an exchange that has not ended.
    pub enum Expected {
        /// The outcome of a request.
        Response = "response",
        /// The end of a wait.
        Waited = "waited",
        /// A request for the next page.
        More = "more",
        /// Another look-up of a change whose outcome is unknown.
        Look = "look",
    }
}

/// The state of an exchange.
#[model(answer)]
pub(super) struct State {
    /// Which operation of which version.
    pub(super) operation: String,
    /// Key of the record, if the path contains one.
    pub(super) id: Option<i64>,
    /// CPF of the wallet, if the path contains one.
    pub(super) cpf: Option<String>,
    /// The query; for a listing, that of the current page.
    pub(super) query: Option<String>,
    /// The state of a listing's pagination.
    pub(super) pages: Option<Json>,
    /// The part of the exchange.
    pub(super) phase: Phase,
    /// The next expected event. Unset at the end.
    pub(super) expects: Option<Expected>,
    /// Whether the gate has a slot for the next request.
    pub(super) admitted: bool,
    /// How many times the operation was sent.
    pub(super) attempt: i64,
    /// How many other reads were sent in this phase.
    pub(super) reads: i64,
    /// The latest instant, in milliseconds since 1970.
    pub(super) now_ms: i64,
    /// When the exchange, its page, or the last look-up began.
    pub(super) began_ms: i64,
    /// Whether an attempt may have made its change.
    pub(super) may_be_done: bool,
    /// When the last attempt that may still be carried out was sent.
    pub(super) under_way_ms: Option<i64>,
    /// The data that was read before the operation.
    pub(super) before: Option<Json>,
    /// The status of the last response that was not a success.
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

    /// Reads a state back, with its operation.
    ///
    /// # Errors
    /// Any problem of a state that was changed.
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

/// An error of building a request, with the paths of address and key moved below `settings`, all others below `parent`.
pub(crate) fn under_settings(error: LastroError, parent: &str) -> LastroError {
    let is_setting = |path: &str| matches!(path, "base_url" | "api_key");
    error.with_paths(&|path| [if is_setting(path) { "settings." } else { parent }, path].concat())
}
