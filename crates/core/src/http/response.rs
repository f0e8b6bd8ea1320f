//! Answers: the record, the service's own error, or what did not fit.

use lastro_macros::model;

use super::operations::{ApiOperation, Shape};
use crate::issue::{Issue, LastroError};
use crate::json::Value;
use crate::model::{ApiError, Codec as _, ConcealedText, Form, Json, Listing, Model as _, Reader, Type};
use crate::value::{choices, find_bytes};

choices! {
    /// What kind of error a status is.
    pub enum ErrorKind {
        /// 400, 422 and the other errors in what was sent.
        BadRequest = "bad_request",
        /// 401 and 403: the key is invalid, or its profile may not.
        Unauthorized = "unauthorized",
        /// 404 and 410: there is no such record or address.
        NotFound = "not_found",
        /// 429: too many requests.
        RateLimited = "rate_limited",
        /// 500 and the other errors of the server.
        Server = "server",
        /// 502, 503 and 504: not available now.
        Unavailable = "unavailable",
        /// Anything else that is no success.
        Other = "other",
    }
}

/// An error as the service answered it.
#[model(answer)]
pub struct ApiFailure {
    /// The HTTP status.
    pub code: i64,
    /// What kind of error it is.
    pub kind: ErrorKind,
    /// What the service says of it; nothing where the body is not the service's error. It is in no debug form: the one of
    /// a 401 quotes the beginning of the key. Given the key, that is masked in it.
    pub message: Option<ConcealedText>,
}

/// An answer: either of the two.
#[model(answer)]
pub struct ApiAnswer {
    /// The record, the listing `{header, data}`, or the list that the operation answers.
    pub value: Option<Json>,
    /// The service's error.
    pub api_error: Option<ApiFailure>,
}

/// Fewest characters of a key's beginning that are masked.
const MIN_PREFIX: usize = 3;
const MASK: &str = "***";

/// Reads an answer by its status; what its content type says does not matter.
///
/// # Errors
/// [`LastroError::UnexpectedResponse`] where a success does not fit the operation, with the path of every problem below
/// `body`: an HTML page of a proxy is one.
pub fn decode(
    operation: ApiOperation,
    status: i64,
    body: &[u8],
    key: Option<&ConcealedText>,
) -> Result<ApiAnswer, LastroError> {
    if (200..300).contains(&status) {
        let value = success(operation.route().shape, body)
            .map_err(|issues| LastroError::UnexpectedResponse { issues }.under("body"))?;
        return Ok(ApiAnswer { value: Some(Json(value)), api_error: None });
    }
    let message = message_of(body).map(|message| ConcealedText::new(masked(&message, key)));
    let failure = ApiFailure { code: status, kind: kind_of(status), message };
    Ok(ApiAnswer { value: None, api_error: Some(failure) })
}

const fn kind_of(status: i64) -> ErrorKind {
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

/// The value in the form that programs exchange; warnings are no reason to refuse it.
fn success(shape: Shape, body: &[u8]) -> Result<Value, Vec<Issue>> {
    let Json(document) = Json::parse(body).map_err(|error| error.issues().to_vec())?;
    let mut reader = Reader::new();
    let ty = match shape {
        Shape::One(table) => Type::Record(table),
        Shape::Listing(_) => Type::Record(Listing::TABLE),
        Shape::Many(table) => {
            let mut records = Vec::new();
            let all = reader.list(&document, &mut |record, r| {
                records.extend(r.rewrite(record, Type::Record(table), Form::Program));
                true
            });
            return finish(all.then_some(Value::Array(records)), reader);
        }
    };
    let value = reader.rewrite(&document, ty, Form::Program);
    match (shape, value) {
        (Shape::Listing(table), Some(Value::Object(members))) => {
            let members = members.into_iter().map(|(name, member)| match member {
                Value::Array(records) if name == "data" => (name, data(&records, Type::Record(table), &mut reader)),
                other => (name, other),
            });
            let listing = Value::Object(members.collect());
            if listing.get("data").is_none() {
                reader.at_member("data", Reader::required);
            }
            finish(Some(listing), reader)
        }
        (_, value) => finish(value, reader),
    }
}

fn data(records: &[Value], ty: Type, reader: &mut Reader) -> Value {
    let mut read = Vec::with_capacity(records.len());
    reader.at_member("data", |r| {
        for (index, record) in records.iter().enumerate() {
            read.extend(r.at_index(index, |r| r.rewrite(record, ty, Form::Program)));
        }
    });
    Value::Array(read)
}

fn finish(value: Option<Value>, reader: Reader) -> Result<Value, Vec<Issue>> {
    let issues = reader.into_issues();
    match value {
        Some(value) if !issues.iter().any(Issue::stops) => Ok(value),
        _ => Err(issues),
    }
}

/// The message of `{code, message}`.
fn message_of(body: &[u8]) -> Option<String> {
    let Json(document) = Json::parse(body).ok()?;
    let mut reader = Reader::new();
    let error = ApiError::read(&document, &mut reader)?;
    error.message.filter(|_| error.code.is_some())
}

/// A message without the beginning of the key, wherever three or more of its characters stand.
fn masked(message: &str, key: Option<&ConcealedText>) -> String {
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

/// Where a key of exactly the shortest length ends.
fn whole(key: &str) -> Option<usize> {
    (key.chars().count() == MIN_PREFIX).then_some(key.len())
}
