//! Answers: the record, the service's own error, or what did not fit.

use lastro_macros::model;

use super::operations::{ApiOperation, Shape};
use crate::issue::LastroError;
use crate::json::Value;
use crate::model::{ApiError, Codec as _, ConcealedText, Form, Json, Reader, Type};
use crate::value::{choices, find_bytes};

choices! {
    /// What kind of error a status is.
    pub enum ErrorKind {
        /// 400, 422 and the other errors in what was sent.
        BadRequest = "bad_request",
        /// 401 and 403: the key is invalid, or its profile does not allow it.
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
            .map_err(|error| LastroError::UnexpectedResponse { issues: error.issues().to_vec() }.under("body"))?;
        return Ok(ApiAnswer { value: Some(Json(value)), api_error: None });
    }
    let message = message_of(body).map(|message| masked(&message, key));
    let failure = ApiFailure { code: status, kind: kind_of(status), message };
    Ok(ApiAnswer { value: None, api_error: Some(failure) })
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

/// The value in the form that programs exchange; warnings are no reason to refuse it.
pub(crate) fn success(shape: Shape, body: &[u8]) -> Result<Value, LastroError> {
    let Json(document) = Json::parse(body)?;
    let mut reader = Reader::new();
    let value = match shape {
        Shape::Whole(ty) => reader.rewrite(&document, ty, Form::Program),
        Shape::Listing { page, records } => listing(&document, page, records, &mut reader),
        Shape::Done(what) if cfg!(feature = "v1") => done(&document, what, &mut reader),
        Shape::Done(_) => None,
    };
    reader.finish(value)
}

/// What was done, `{what: true, id}`; version 1 writes both as texts too.
fn done(document: &Value, what: &str, reader: &mut Reader) -> Option<Value> {
    let Value::Object(_) = document else { return reader.wrong_type("object", document) };
    let said = document.get(what).unwrap_or(&Value::Null);
    let is_true = match said {
        Value::Bool(flag) => *flag,
        Value::String(text) | Value::Number(text) => text == "1" || text == "true",
        _ => false,
    };
    if !is_true {
        reader.at_member(what, |r| r.wrong_type::<()>("true", said));
    }
    let id = reader.at_member("id", |r| r.integer(document.get("id").unwrap_or(&Value::Null)));
    let members = vec![(what.to_owned(), Value::Bool(true)), ("id".to_owned(), Value::Number(id?.to_string()))];
    Some(Value::Object(members))
}

/// A page, its data of a type.
fn listing(document: &Value, page: Type, records: Type, reader: &mut Reader) -> Option<Value> {
    let mut listing = reader.rewrite(document, page, Form::Program)?;
    let data = reader.at_member("data", |r| match listing.get("data") {
        Some(data) => r.rewrite(data, records, Form::Program),
        None => {
            r.required();
            None
        }
    })?;
    if let Value::Object(members) = &mut listing {
        for (_, member) in members.iter_mut().filter(|(name, _)| name == "data") {
            member.clone_from(&data);
        }
    }
    Some(listing)
}

/// The message of `{code, message}`.
fn message_of(body: &[u8]) -> Option<String> {
    let Json(document) = Json::parse(body).ok()?;
    let error = Reader::new().rewrite(&document, ApiError::TYPE, Form::Program)?;
    let message = error.get("message").and_then(Value::as_str);
    message.filter(|_| error.get("code").is_some()).map(str::to_owned)
}

/// A message without the beginning of the key, wherever three or more of its characters stand.
pub(crate) fn masked(message: &str, key: Option<&ConcealedText>) -> ConcealedText {
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

/// Where a key of exactly the shortest length ends.
fn whole(key: &str) -> Option<usize> {
    (key.chars().count() == MIN_PREFIX).then_some(key.len())
}
