//! What an exchange keeps between two steps: plain data, without the key and without the record.

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
        /// Reading what helps to find a lost change.
        Before = "before",
        /// The operation itself.
        Act = "act",
        /// Looking up what became of it.
        Look = "look",
    }
}

choices! {
    /// What comes next in an exchange that has not ended.
    pub enum Expected {
        /// What came of a request.
        Response = "response",
        /// The end of a wait.
        Waited = "waited",
        /// That the next page is wanted.
        More = "more",
        /// That a change whose outcome is unknown is looked up once more.
        Look = "look",
    }
}

/// Where an exchange stands.
#[model(answer)]
pub(super) struct State {
    /// Which operation of which version.
    pub(super) operation: String,
    /// Key of the record, where the path names one.
    pub(super) id: Option<i64>,
    /// CPF of the wallet, where the path names one.
    pub(super) cpf: Option<String>,
    /// What to list or show: of a listing, the page.
    pub(super) query: Option<String>,
    /// Where the pagination of a listing stands.
    pub(super) pages: Option<Json>,
    /// The part of the exchange.
    pub(super) phase: Phase,
    /// What comes next. Unset at the end.
    pub(super) expects: Option<Expected>,
    /// Whether the gate has a place for the next request.
    pub(super) admitted: bool,
    /// How often the operation was sent.
    pub(super) attempt: i64,
    /// How often something else was read in this part.
    pub(super) reads: i64,
    /// The latest instant, in milliseconds since 1970.
    pub(super) now_ms: i64,
    /// When the exchange, its page, or the last look-up began.
    pub(super) began_ms: i64,
    /// Whether an attempt may have made its change.
    pub(super) may_be_done: bool,
    /// When the last attempt was sent that may still be carried out.
    pub(super) under_way_ms: Option<i64>,
    /// What was read before.
    pub(super) before: Option<Json>,
    /// The status of the last response that was not a success.
    pub(super) status: Option<i64>,
}

impl State {
    /// The state at the beginning.
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

/// The error of a request that is built, with the paths of address and key below `settings`, and all others below `parent`.
pub(crate) fn under_settings(error: LastroError, parent: &str) -> LastroError {
    let is_setting = |path: &str| matches!(path, "base_url" | "api_key");
    error.with_paths(&|path| [if is_setting(path) { "settings." } else { parent }, path].concat())
}
