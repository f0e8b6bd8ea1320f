//! Decodes responses into the value, the service's error, and issues for values that are invalid for their field.

use lastro_macros::model;

use super::operations::{ApiOperation, Shape};
use crate::issue::{Issue, IssueCode, LastroError, LastroErrorKind};
use crate::json::Value;
use crate::model::{ApiError, ConcealedText, Inside, Json, Model as _, Name, Node, Reader, Target, Type};
use crate::value::{choices, find_bytes};

choices! {
    /// The kind of error that an HTTP status indicates.
    pub enum ErrorKind {
        /// 400, 422 and every other 4xx status: the request is invalid.
        BadRequest = "bad_request",
        /// 401 and 403: the API key is invalid, or its profile does not allow the operation.
        Unauthorized = "unauthorized",
        /// 404 and 410: there is no such record or address.
        NotFound = "not_found",
        /// 429: too many requests.
        RateLimited = "rate_limited",
        /// 500 and every other 5xx status: an error on the server.
        Server = "server",
        /// 502, 503 and 504: the service is temporarily unavailable.
        Unavailable = "unavailable",
        /// Any other status that is not a success (2xx), such as a redirect.
        Other = "other",
    }
}

/// An error as the service returned it.
#[model(answer)]
pub struct ApiFailure {
    /// The HTTP status.
    pub code: i64,
    /// The kind of error that the status indicates.
    pub kind: ErrorKind,
    /// The service's message; unset if the body is not the service's error `{code, message}`. The message of a 401 quotes the
    /// beginning of the API key. Debug output therefore never shows the message, and if the key is known, it is masked in the
    /// message.
    pub message: Option<ConcealedText>,
}

/// A response: either a value or the service's error.
#[model(answer(Success(value, issues), Failure(api_error)))]
pub struct ApiAnswer {
    /// The record, the listing `{header, data}`, or the list that the operation returns.
    pub value: Option<Json>,
    /// The service's error; unset if the status is a success.
    pub api_error: Option<ApiFailure>,
    /// An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
    /// `value`.
    pub issues: Vec<Issue>,
}

/// Minimum number of characters of a key's prefix that is masked in messages. Shorter prefixes would match parts of ordinary
/// words.
const MIN_PREFIX: usize = 3;
const MASK: &str = "***";

/// Decodes a response as a value or an error, depending on its status. The content type is ignored. A value that is invalid
/// for its field is kept unchanged and gets an issue; the rest of the response is decoded normally. `key`: the API key to mask
/// in the service's message.
///
/// # Errors
/// `out_of_range` at a `status` outside 100 to 599. [`UnexpectedResponse`](crate::LastroErrorKind::UnexpectedResponse) if the
/// body of a success does not have the structure that the operation returns, such as an HTML page of a proxy, or a list instead
/// of a record; the paths of its issues begin with `body`.
pub fn decode(
    operation: ApiOperation,
    status: i64,
    body: &[u8],
    key: Option<&ConcealedText>,
) -> Result<ApiAnswer, LastroError> {
    if let Some((value, issues)) = success(operation.route().shape, status, body)? {
        return Ok(ApiAnswer { value: Some(value), api_error: None, issues });
    }
    let message = message_of(body).map(|message| masked(&message, key));
    let failure = ApiFailure { code: status, kind: kind_of(status), message };
    Ok(ApiAnswer { value: None, api_error: Some(failure), issues: Vec::new() })
}

/// The issue for a status outside 100 to 599; `None` for a valid status.
pub(crate) fn of_status(status: i64) -> Option<Issue> {
    let known = (100..=599).contains(&status);
    (!known).then(|| Issue::error("status", IssueCode::OutOfRange).with("min", "100").with("max", "599"))
}

pub(crate) const fn kind_of(status: i64) -> ErrorKind {
    match status {
        401 | 403 => ErrorKind::Unauthorized,
        404 | 410 => ErrorKind::NotFound,
        429 => ErrorKind::RateLimited,
        400..=499 => ErrorKind::BadRequest,
        502..=504 => ErrorKind::Unavailable,
        500..=599 => ErrorKind::Server,
        _ => ErrorKind::Other,
    }
}

/// The value of a successful response, in the form for programs ([`Target::Program`]), and the issues of values that are
/// invalid for their field. `None` if the status is not a success.
///
/// # Errors
/// `out_of_range` at a `status` outside 100 to 599; [`UnexpectedResponse`](crate::LastroErrorKind::UnexpectedResponse) if the
/// body does not have the structure `shape`.
pub(crate) fn success(shape: Shape, status: i64, body: &[u8]) -> Result<Option<(Json, Vec<Issue>)>, LastroError> {
    if let Some(issue) = of_status(status) {
        return Err(LastroError::invalid(issue));
    }
    if !(200..300).contains(&status) {
        return Ok(None);
    }
    let unexpected = |error: LastroError| {
        let issues = error.issues().iter().filter(|issue| issue.stops()).cloned().collect();
        LastroError::new(LastroErrorKind::UnexpectedResponse, issues).under("body")
    };
    let (value, reader) = Reader::document(body, |node, reader| match shape {
        Shape::Whole(Type::List(record)) => match node {
            Node::List(records) => Some(each(records, *record, reader)),
            other => reader.wrong_type("list", other),
        },
        Shape::Whole(ty) => reader.rewrite(node, ty, Target::Program),
        Shape::Listing { page, records } => listing(node, page, records, reader),
        Shape::Done(what) => done(&reader.keep(node), what, reader),
    })
    .map_err(unexpected)?;
    let issues = reader.into_issues();
    match value {
        Some(value) => Ok(Some((Json(value), issues))),
        None => Err(unexpected(LastroError::invalid_all(issues))),
    }
}

/// Reads each entry of a list separately. An entry that is not a record is kept unchanged, and the others are still read.
fn each(records: &Inside<'_, Value>, ty: Type, reader: &mut Reader<'_>) -> Value {
    let mut read = Vec::new();
    reader.items(records, &mut |record, r| {
        let fitting = r.rewrite(record, ty, Target::Program);
        read.push(fitting.unwrap_or_else(|| r.keep(record)));
    });
    Value::Array(read)
}

/// Reads the object with which version 1 confirms an action or a deletion: the member named `what` must be true, and `id` is the
/// record's key. The values 1, `"1"` and `"true"` also count as true, and the key may be a string.
fn done(document: &Value, what: &'static str, reader: &mut Reader<'_>) -> Option<Value> {
    let Value::Object(members) = document else { return reader.wrong_type("object", &Node::from(document)) };
    let Some(said) = document.get(what).filter(|said| **said != Value::Null) else {
        reader.at_member(what, Reader::required);
        return None;
    };
    let is_true = match said {
        Value::Bool(flag) => *flag,
        Value::String(text) | Value::Number(text) => text == "1" || text == "true",
        _ => false,
    };
    if !is_true {
        let found = if *said == Value::Bool(false) { "false" } else { Node::from(said).type_name() };
        reader.at_member(what, |r| r.wrong_host_type("true", found));
        return None;
    }
    let key = reader.at_member("id", |r| match document.get("id") {
        Some(id) if *id != Value::Null => {
            Some(r.integer(&Node::from(id)).map_or_else(|| id.clone(), |id| Value::Number(id.to_string())))
        }
        _ => {
            r.required();
            None
        }
    });
    let known = [Some((what.to_owned(), Value::Bool(true))), key.map(|key| ("id".to_owned(), key))];
    let rest = members.iter().filter(|(name, _)| name != what && name != "id").cloned();
    Some(Value::Object(known.into_iter().flatten().chain(rest).collect()))
}

/// Reads a page of a listing: first its records, each separately, then the other members of the page.
fn listing(node: &Node<'_>, page: Type, records: Type, reader: &mut Reader<'_>) -> Option<Value> {
    let (Node::Object(object), Type::List(record)) = (node, records) else {
        return reader.wrong_type("object", node);
    };
    let (mut bare, mut data, mut is_given) = (Vec::new(), None, false);
    let start = reader.issues().listed();
    reader.members(object, &mut |name, node, r| {
        match node {
            Node::List(records) if name == "data" => {
                is_given = true;
                data = Some(r.at_member("data", |r| each(records, *record, r)));
                bare.push((name.to_owned(), Value::Array(Vec::new())));
            }
            Node::Null if name == "data" => {}
            other if name == "data" => {
                is_given = true;
                r.at_member("data", |r| r.wrong_type::<()>("list", other));
            }
            other => bare.push((name.to_owned(), r.keep(other))),
        }
        Name::Unknown
    });
    if !is_given {
        reader.at_member("data", |r| r.report(IssueCode::Required));
    }
    let mut data = Some(data?);
    let of_data = reader.issues().listed();
    let mut listing = reader.rewrite(&Node::from(&Value::Object(bare)), page, Target::Program)?;
    let end = reader.issues().listed();
    // reorder the issues: those of the page's header come before those of its records
    reader.issues().rank(&[(1, start..of_data), (0, of_data..end)]);
    if let Value::Object(members) = &mut listing {
        for (_, member) in members.iter_mut().filter(|(name, _)| name == "data") {
            *member = data.take().unwrap_or_default();
        }
    }
    Some(listing)
}

/// The message of the service's error `{code, message}`; `None` if the body is anything else.
fn message_of(body: &[u8]) -> Option<String> {
    let (error, _) = ApiError::from_json(body).ok()?;
    let has_code = error.code.is_some() || error.extra.get("code").is_some();
    error.message.filter(|_| has_code)
}

/// Masks every prefix of the API key with three or more characters in a message, because the service quotes keys in errors.
#[must_use]
pub fn masked(message: &str, key: Option<&ConcealedText>) -> ConcealedText {
    ConcealedText::new(without_key(message, key))
}

fn without_key(message: &str, key: Option<&ConcealedText>) -> String {
    let key = key.map(ConcealedText::reveal).unwrap_or_default();
    let Some(beginning) = key.char_indices().nth(MIN_PREFIX).map(|(at, _)| at).or_else(|| whole(key)) else {
        return message.to_owned();
    };
    let (start, more) = key.split_at_checked(beginning).unwrap_or((key, ""));
    let mut out = String::with_capacity(message.len());
    let mut rest = message;
    while let Some(parts) = find_bytes(rest.as_bytes(), start.as_bytes()).and_then(|at| rest.split_at_checked(at)) {
        let (before, found) = parts;
        out.push_str(before);
        out.push_str(MASK);
        let tail = found.get(start.len()..).unwrap_or_default();
        let same = tail.chars().zip(more.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        rest = tail.get(same..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// The length in bytes of a key that has exactly [`MIN_PREFIX`] characters; `None` for any other key.
fn whole(key: &str) -> Option<usize> {
    (key.chars().count() == MIN_PREFIX).then_some(key.len())
}
