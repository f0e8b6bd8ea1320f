//! Pagination of a version 2 listing. Its state is plain data: it can be stored as JSON in one language and resumed in another.

use lastro_macros::model;

use super::operations::{ApiOperation, Narrowing};
use super::walk::{Page, PageEnd, Walk, figure};
use crate::issue::{Issue, IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec as _, Json, Node, Reader, Target};
use crate::query::{DEFAULT_LIMIT, Query, QuerySource, Resource, parse};
use crate::value::Choice as _;

/// The next request of a pagination: the arguments `operation` and `query` of `request.build`.
#[model(answer)]
pub struct PageRequest {
    /// The operation.
    pub operation: ApiOperation,
    /// The query string.
    pub query: String,
}

/// A step of a pagination.
#[model(answer)]
pub struct PageStep {
    /// State of the pagination. Pass it unchanged to the next step.
    pub state: Json,
    /// The next request; unset after the last page.
    pub request: Option<PageRequest>,
    /// Whether the pagination has ended.
    pub done: bool,
    /// The records of the last response, without records that an earlier step returned.
    pub items: Vec<Json>,
    /// Whether the service's count of records changed between pages. Records were then added or removed in the meantime, so
    /// some may be missing or returned twice.
    pub count_changed: bool,
    /// How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages.
    pub end: Option<PageEnd>,
}

/// The state of a pagination between two pages.
#[model(answer)]
struct PageState {
    /// The operation.
    operation: ApiOperation,
    /// The query, without its offset.
    query: String,
    /// Counts and keys of the pages so far.
    walk: Walk,
}

/// Begins a pagination. If the query has no order, `_sort=id` is added, because the service's default order is not stable.
///
/// # Errors
/// `invalid_choice` at an `operation` that has no pages: it is not a listing, or it returns all records at once like
/// `indices.list`. Otherwise the errors of [`QuerySource::resolve`].
pub fn start(operation: ApiOperation, query: Option<QuerySource>) -> Result<PageStep, LastroError> {
    let resource = listed(operation)?;
    let mut query = match query {
        Some(query) => query.resolve(resource)?,
        None => Query::all(resource),
    };
    if query.sort.as_ref().is_none_or(Vec::is_empty) {
        query.sort = Some(vec!["id".to_owned()]);
    }
    let walk = Walk::from(query.offset.take().unwrap_or_default());
    step(PageState { operation, query: query.build()?, walk }, Vec::new())
}

/// Continues with the response to the last request: the listing itself, or the result of `response.decode`.
///
/// The pagination ends at a page without a new record, or when the service's count is reached. After a full page that reaches
/// the count, one more page is requested if the records have keys, because the count may be wrong. If the service states no
/// count, the pagination also ends at a page that is not full. `end` states how it ended.
///
/// # Errors
/// `required` at `response.data` if it is not a list; `contradiction` at `state` for a pagination that has ended; an error below
/// `state` if the caller has modified the state.
pub fn next(state: &Json, response: &Json) -> Result<PageStep, LastroError> {
    let mut reader = Reader::new();
    let read = reader.at_member("state", |r| PageState::read(&Node::from(&state.0), r));
    let mut state = reader.finish(read)?;
    let (listing, data) = page_of(&state.walk, response)?;
    let resource = listed(state.operation).map_err(|error| error.under("state"))?;
    let query = parse(resource, &state.query).map_err(|error| error.under("state"))?;
    let header = listing.get("header");
    let items = state.walk.take(&Page {
        data,
        asked: query.limit.unwrap_or(DEFAULT_LIMIT),
        limit: figure(header, "limit", 1),
        offset: figure(header, "offset", 0),
        count: figure(header, "count", 0),
    });
    step(state, items)
}

/// The listing and its list of records, from the response itself or from the result of `response.decode`.
///
/// # Errors
/// `required` at `response.data` if it is not a list; `contradiction` at `state` for a pagination that has ended.
pub(crate) fn page_of<'r>(walk: &Walk, response: &'r Json) -> Result<(&'r Value, &'r Value), LastroError> {
    if walk.end.is_some() {
        return Err(LastroError::invalid(Issue::error("state", IssueCode::Contradiction).with("field", "response")));
    }
    let listing = response.0.get("value").unwrap_or(&response.0);
    let data = listing.get("data").filter(|data| data.as_array().is_some());
    data.map(|data| (listing, data)).ok_or_else(|| LastroError::at("response.data", IssueCode::Required))
}

fn step(state: PageState, items: Vec<Json>) -> Result<PageStep, LastroError> {
    let (end, count_changed) = (state.walk.end, state.walk.count_changed);
    let request = if end.is_some() {
        None
    } else {
        let resource = listed(state.operation)?;
        let query = Query { offset: Some(state.walk.offset), ..parse(resource, &state.query)? };
        let query = query.build().map_err(|error| error.under("state.walk"))?;
        Some(PageRequest { operation: state.operation, query })
    };
    let state = Json(state.value(Target::Program));
    Ok(PageStep { state, request, done: end.is_some(), items, count_changed, end })
}

fn listed(operation: ApiOperation) -> Result<Resource, LastroError> {
    match operation.route().narrowing {
        Narrowing::Query(resource) => Ok(resource),
        Narrowing::Shown(_) | Narrowing::Nothing => {
            let issue = Issue::error("operation", IssueCode::InvalidChoice);
            let lists = |operation: &&ApiOperation| matches!(operation.route().narrowing, Narrowing::Query(_));
            let names = ApiOperation::ALL.iter().filter(lists).map(|operation| operation.as_str().to_owned());
            Err(LastroError::invalid(issue.with("allowed", &allowed(names))))
        }
    }
}
