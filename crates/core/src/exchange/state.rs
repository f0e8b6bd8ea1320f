//! What an exchange keeps between two steps: plain data, without the key and without the record.

use lastro_macros::model;

use super::{Call, ExchangeSettings, body};
use crate::http::{self, ApiOperation, Narrowing, NewRequest, Repeat};
use crate::issue::{Issues, LastroError};
use crate::json::Value;
use crate::model::Json;
use crate::query::QuerySource;
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
    /// Which operation.
    pub(super) operation: ApiOperation,
    /// Key of the record, where the path names one.
    pub(super) id: Option<i64>,
    /// CPF of the wallet, where the path names one.
    pub(super) cpf: Option<String>,
    /// What to list or show: of a listing, the page.
    pub(super) query: Option<String>,
    /// Where the walk over a listing stands.
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
    /// The latest moment, in milliseconds since 1970.
    pub(super) now_ms: i64,
    /// When the exchange, its page, or the last look-up began.
    pub(super) began_ms: i64,
    /// Whether an attempt may have made its change.
    pub(super) may_be_done: bool,
    /// When the last attempt was sent that may still be carried out.
    pub(super) under_way_ms: Option<i64>,
    /// What was read before.
    pub(super) before: Option<Json>,
    /// The status of the last answer that was no success.
    pub(super) status: Option<i64>,
}

impl State {
    /// The state at the beginning.
    pub(super) fn of(call: &Call<'_>, settings: &ExchangeSettings, now_ms: i64) -> Result<Self, LastroError> {
        let route = call.operation.route();
        let mut issues = Issues::default();
        if let Err(error) = body::of(call.operation, call.record, call.original, settings.today) {
            issues.adopt(&error);
        }
        let is_listing = matches!(route.narrowing, Narrowing::Query(_));
        let (mut pages, mut page) = (None, None);
        if is_listing {
            match http::start(call.operation, call.query.clone()) {
                Ok(step) => (pages, page) = (Some(step.state), step.request.map(|request| request.query)),
                Err(error) => issues.adopt(&error),
            }
        }
        let query = call.query.clone().filter(|_| !is_listing);
        // what is wrong with the rest of the call is found by building its request
        let empty = Json(Value::Object(Vec::new()));
        let request = http::build(NewRequest {
            operation: call.operation,
            base_url: &settings.base_url,
            api_key: &settings.api_key,
            id: call.id,
            cpf: call.cpf,
            query: query.clone(),
            body: route.body.then_some(&empty),
        });
        if let Err(error) = request {
            issues.adopt(&under_settings(error, ""));
        }
        let query = match (query, route.narrowing) {
            (Some(QuerySource::Text(text)), _) => Some(text),
            (Some(QuerySource::Query(query)), Narrowing::Shown(resource)) => {
                QuerySource::Query(query).resolve(resource).and_then(|query| query.build()).ok()
            }
            _ => page,
        };
        let look_before = settings.look_before.unwrap_or(true) && route.repeat == Repeat::Reconcile;
        issues.finish(Some(Self {
            operation: call.operation,
            id: call.id,
            cpf: call.cpf.map(str::to_owned),
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
        }))
    }
}

/// The error of a request that is built, with the paths of address and key below `settings`, and all others below `parent`.
pub(super) fn under_settings(error: LastroError, parent: &str) -> LastroError {
    let is_setting = |path: &str| matches!(path, "base_url" | "api_key");
    error.with_paths(&|path| [if is_setting(path) { "settings." } else { parent }, path].concat())
}
