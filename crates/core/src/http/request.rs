//! A request as data: method, URL, headers, body.

use core::fmt;

use lastro_macros::model;

use super::base;
use super::operations::{ApiOperation, Narrowing, Route};
use crate::brazil::cpf;
use crate::issue::{Issue, IssueCode, Issues, LastroError};
use crate::model::{ConcealedText, Headers, Json, Node};
use crate::query::{DEFAULT_LIMIT, Query, QuerySource};
use crate::value::base64;

/// A request, to be sent with your program's HTTP client. Debug output never shows headers and body, because they may contain
/// the API key and card numbers.
#[model(answer)]
pub struct ApiRequest {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: String,
    /// The whole URL, including the query string.
    pub url: String,
    /// The headers to send. They include the API key.
    pub headers: Headers,
    /// The body: JSON in version 2, a form in version 1; unset if the request has none.
    pub body: Option<ConcealedText>,
}

/// The arguments for building a request. Debug output does not show the body, because it may contain a card number.
#[derive(Clone)]
pub struct NewRequest<'a> {
    /// The operation.
    pub operation: ApiOperation,
    /// Base URL of the account, such as `https://conta.example`.
    pub base_url: &'a str,
    /// Whether http is allowed for every host. With http the API key is sent unencrypted, so use it only for a test server in a
    /// private network.
    pub allow_http: bool,
    /// The account's API key.
    pub api_key: &'a ConcealedText,
    /// Key of the record, if the path contains one.
    pub id: Option<i64>,
    /// CPF (taxpayer number) to look up, if the path contains one; with or without punctuation.
    pub cpf: Option<&'a str>,
    /// The query: which records to list, or which fields to return.
    pub query: Option<QuerySource>,
    /// The body to send, as an operation such as `sale.body` returns it.
    pub body: Option<&'a Json>,
}

impl<'a> NewRequest<'a> {
    /// The arguments for an operation that needs only base URL and API key. Set the other fields as the operation requires.
    ///
    /// ```
    /// use lastro::http::{ApiOperation, NewRequest, build};
    /// use lastro::model::ConcealedText;
    ///
    /// let key = ConcealedText::new("chave");
    /// let new = NewRequest::new(ApiOperation::CustomersSelect, "https://conta.example", &key);
    /// let request = build(NewRequest { id: Some(7), ..new })?;
    /// assert_eq!((request.method.as_str(), request.url.as_str()), ("GET", "https://conta.example/api/v2/clientes/7"));
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub const fn new(operation: ApiOperation, base_url: &'a str, api_key: &'a ConcealedText) -> Self {
        Self { operation, base_url, allow_http: false, api_key, id: None, cpf: None, query: None, body: None }
    }
}

impl fmt::Debug for NewRequest<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, base_url, allow_http, api_key, id, cpf, query, body } = self;
        f.debug_struct("NewRequest")
            .field("operation", operation)
            .field("base_url", base_url)
            .field("allow_http", allow_http)
            .field("api_key", api_key)
            .field("id", id)
            .field("cpf", cpf)
            .field("query", query)
            .field("body", &body.map(|_| ConcealedText::default()))
            .finish()
    }
}

/// Builds a request. Set every argument that the operation needs, and no argument that it does not accept.
///
/// # Errors
/// Every problem is reported at once:
/// - `invalid_url` at `base_url`; `blank` or `invalid_characters` at `api_key`;
/// - `required` at `id`, `cpf` or `body` if the operation needs this argument and it is missing;
/// - `unknown_argument` at `id`, `cpf`, `query` or `body` if the operation does not accept this argument, and at `query` if the
///   request is for one record but the query has filters, an order, an offset other than 0, or a limit other than the default 100;
/// - `out_of_range` at `id` below 1; `invalid_cpf` at `cpf`; `invalid_type` at `body` if it is not an object;
/// - the errors of [`QuerySource::resolve`].
pub fn build(new: NewRequest<'_>) -> Result<ApiRequest, LastroError> {
    let route = new.operation.route();
    let mut issues = Issues::default();
    let mut note = |error: LastroError| issues.adopt(&error);
    let base = base::checked(new.base_url, new.allow_http).map_err(&mut note).unwrap_or_default();
    let authorization = authorization(new.api_key.reveal()).map_err(&mut note).unwrap_or_default();
    let part = record_part(route, new.operation.takes_cpf(), new.id, new.cpf).map_err(&mut note).unwrap_or_default();
    let query = query_text(new.query, route.narrowing).map_err(&mut note).unwrap_or_default();
    match (route.body, new.body) {
        (true, None) => issues.push(Issue::error("body", IssueCode::Required)),
        (true, Some(Json(body))) if body.as_object().is_none() => {
            let issue = Issue::error("body", IssueCode::InvalidType).with("expected", "object");
            issues.push(issue.with("found", Node::from(body).type_name()));
        }
        (false, Some(_)) => issues.push(Issue::error("body", IssueCode::UnknownArgument)),
        _ => {}
    }
    issues.finish(Some(()))?;
    let body = new.body.map(|Json(body)| (JSON, body.to_json()));
    Ok(assembled(route, &[base, "/api/v2"], &part, &query, authorization, body))
}

/// Assembles the request of a route. `part`, the record's key or the CPF, replaces `{}` in the route's path.
pub(crate) fn assembled(
    route: &Route,
    base: &[&str],
    part: &str,
    query: &str,
    authorization: String,
    body: Option<(&str, String)>,
) -> ApiRequest {
    let mark = if query.is_empty() { "" } else { "?" };
    let (before, after) = route.path.split_once('{').unwrap_or((route.path, ""));
    let after = after.strip_prefix('}').unwrap_or(after);
    let url = [&base.concat(), before, part, after, mark, query].concat();
    let mut headers = vec![("Authorization".to_owned(), authorization), ("Accept".to_owned(), JSON.to_owned())];
    if let Some((content, _)) = &body {
        headers.push(("Content-Type".to_owned(), (*content).to_owned()));
    }
    let body = body.map(|(_, text)| ConcealedText::new(text));
    ApiRequest { method: route.method.as_str().to_owned(), url, headers: Headers::new(headers), body }
}

const JSON: &str = "application/json";

/// The value of the `Authorization` header: Basic authentication with the API key as user name and an empty password.
pub(crate) fn authorization(key: &str) -> Result<String, LastroError> {
    let code = if key.is_empty() {
        IssueCode::Blank
    } else if key.contains(|c: char| c == ':' || !c.is_ascii_graphic()) {
        IssueCode::InvalidCharacters
    } else {
        return Ok(["Basic ", &base64::encode([key, ":"].concat().as_bytes())].concat());
    };
    Err(LastroError::at("api_key", code))
}

/// The replacement of `{}` in the route's path: the record's key, or the CPF as 11 digits; empty if the path has no `{}`.
pub(crate) fn record_part(
    route: &Route,
    by_cpf: bool,
    id: Option<i64>,
    cpf: Option<&str>,
) -> Result<String, LastroError> {
    let wanted = route.path.contains('{');
    let mut issues = Vec::new();
    let mut misplaced = |name: &str, given: bool, taken: bool| {
        if given && !taken {
            issues.push(Issue::error(name, IssueCode::UnknownArgument));
        } else if taken && !given {
            issues.push(Issue::error(name, IssueCode::Required));
        }
    };
    misplaced("id", id.is_some(), wanted && !by_cpf);
    misplaced("cpf", cpf.is_some(), by_cpf);
    LastroError::if_any(issues)?;
    match (id, cpf) {
        (Some(id), _) if id < 1 => {
            Err(LastroError::invalid(Issue::error("id", IssueCode::OutOfRange).with("min", "1")))
        }
        (Some(id), _) => Ok(id.to_string()),
        (_, Some(cpf)) => cpf::digits(cpf).ok_or_else(|| LastroError::at("cpf", IssueCode::InvalidCpf)),
        _ => Ok(String::new()),
    }
}

fn query_text(query: Option<QuerySource>, narrowing: Narrowing) -> Result<String, LastroError> {
    let refused = || LastroError::at("query", IssueCode::UnknownArgument);
    match (query, narrowing) {
        (None, Narrowing::Query(resource)) => Query::all(resource).build(),
        (Some(query), Narrowing::Query(resource)) => query.resolve(resource)?.build(),
        (Some(query), Narrowing::Shown(resource)) => {
            let mut query = query.resolve(resource)?;
            let shown = Query { fields: query.fields.take(), expand: query.expand.take(), ..Query::all(resource) };
            let plain = query.filters.is_none_or(|filters| filters.is_empty()) && query.sort.is_none();
            let unpaged = query.offset.unwrap_or_default() == 0 && query.limit.is_none_or(|l| l == DEFAULT_LIMIT);
            if !plain || !unpaged {
                return Err(refused());
            }
            let text = shown.build()?;
            // `Query::build` always adds `_limit`, which has no meaning in a request for one record
            let parts = text.split('&').filter(|part| !part.starts_with("_limit="));
            Ok(parts.collect::<Vec<_>>().join("&"))
        }
        (Some(_), Narrowing::Nothing) => Err(refused()),
        (None, _) => Ok(String::new()),
    }
}
