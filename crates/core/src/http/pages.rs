//! A walk over the pages of a listing, as plain data: stored as text in one language, resumed in another.

use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use super::operations::{ApiOperation, Narrowing};
use crate::issue::{Issue, IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec as _, Form, Json, Reader};
use crate::query::{DEFAULT_LIMIT, Query, QuerySource, Resource, parse};
use crate::value::{Choice as _, hex};

/// The next request of a walk, for `request.build`.
#[model(answer)]
pub struct PageRequest {
    /// Which operation.
    pub operation: ApiOperation,
    /// Its query string.
    pub query: String,
}

/// Where a walk stands.
#[model(answer)]
pub struct PageStep {
    /// Everything that the next step needs: plain data, to be kept as it is.
    pub state: Json,
    /// What to request next; nothing when done.
    pub request: Option<PageRequest>,
    /// Whether there is nothing more.
    pub done: bool,
    /// The records of the answer just given.
    pub items: Vec<Json>,
    /// Whether the service's count changed on the way: records came or went, and some may be missing or twice.
    pub count_changed: bool,
}

/// What a walk keeps between two pages.
#[model(answer)]
struct PageState {
    /// Which operation.
    operation: ApiOperation,
    /// The query, without its offset.
    query: String,
    /// Where the next page begins.
    offset: i64,
    /// How many records the service said there are, on the first page.
    count: Option<i64>,
    /// Whether it said otherwise later.
    count_changed: bool,
    /// SHA-256 of the last page, by which a repeated one is known.
    last_page: Option<String>,
    /// Whether there is nothing more.
    done: bool,
}

/// Begins a walk. Without an order it adds `_sort=id`, since the service's own is not stable.
///
/// # Errors
/// `invalid_choice` at `operation` for one that lists no pages; what the query's `build` refuses.
pub fn start(operation: ApiOperation, query: Option<QuerySource>) -> Result<PageStep, LastroError> {
    let resource = listed(operation)?;
    let mut query = match query {
        Some(query) => query.resolve(resource)?,
        None => Query::all(resource),
    };
    if query.sort.as_ref().is_none_or(Vec::is_empty) {
        query.sort = Some(vec!["id".to_owned()]);
    }
    let offset = query.offset.take().unwrap_or_default();
    let query = query.build(resource)?;
    let state = PageState { operation, query, offset, count: None, count_changed: false, last_page: None, done: false };
    step(state, Vec::new())
}

/// Goes on with the answer to the last request: the listing, or what `response.decode` made of it. It ends at a short,
/// empty or repeated page.
///
/// # Errors
/// `required` at `response.data`; what is wrong with a state that was not kept as it was.
pub fn next(state: &Json, response: &Json) -> Result<PageStep, LastroError> {
    let mut reader = Reader::new();
    let read = reader.at_member("state", |r| PageState::read(&state.0, r));
    let mut state = reader.finish(read)?;
    let listing = response.0.get("value").unwrap_or(&response.0);
    let Some((page, data)) = listing.get("data").and_then(|data| Some((data.to_json(), data.as_array()?))) else {
        return Err(LastroError::at("response.data", IssueCode::Required));
    };
    let figure = |name: &str| {
        let value = listing.get("header")?.get(name)?;
        Reader::new().integer(value)
    };
    let resource = listed(state.operation).map_err(|error| error.under("state"))?;
    let query = parse(resource, &state.query).map_err(|error| error.under("state"))?;
    if let Some(count) = figure("count") {
        state.count_changed |= state.count.is_some_and(|first| first != count);
        state.count = state.count.or(Some(count));
    }
    let asked = query.limit.unwrap_or(DEFAULT_LIMIT);
    let limit = figure("limit").map_or(asked, |given| given.min(asked));
    let turned = turn(&page, data, limit, state.last_page.as_deref());
    state.done = turned.done;
    state.offset = state.offset.saturating_add(turned.length);
    state.last_page = Some(turned.page);
    step(state, turned.items)
}

/// What a page means for a walk, whichever version it is of.
pub(crate) struct Turn {
    /// Its records; none where it is the last page once more.
    pub(crate) items: Vec<Json>,
    /// How many records it has.
    pub(crate) length: i64,
    /// Whether there is nothing more: it is short, empty or repeated.
    pub(crate) done: bool,
    /// SHA-256 of its records.
    pub(crate) page: String,
}

/// Looks at the records of a page, given as JSON text too, against how many were asked for and the page before.
pub(crate) fn turn(text: &str, data: &[Value], limit: i64, last: Option<&str>) -> Turn {
    let page = hex(&Sha256::digest(text));
    let repeated = last == Some(page.as_str()) && !data.is_empty();
    let length = i64::try_from(data.len()).unwrap_or(i64::MAX);
    let items = if repeated { Vec::new() } else { data.iter().cloned().map(Json).collect() };
    Turn { items, length, done: repeated || length < limit, page }
}

fn step(state: PageState, items: Vec<Json>) -> Result<PageStep, LastroError> {
    let request = if state.done {
        None
    } else {
        let resource = listed(state.operation)?;
        let query = Query { offset: Some(state.offset), ..parse(resource, &state.query)? };
        Some(PageRequest { operation: state.operation, query: query.build(resource)? })
    };
    let (done, count_changed) = (state.done, state.count_changed);
    Ok(PageStep { state: Json(state.write(Form::Program)), request, done, items, count_changed })
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
