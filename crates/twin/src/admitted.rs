//! A request in the form in which it is decided, journalled and done again.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::json::MAX_BYTES;
use lastro::{IssueCode, LastroError};

use crate::auth::{KeyUse, key_of};
use crate::conceal;
use crate::config::Settings;
use crate::http::Request;
use crate::journal::EntryRequest;
use crate::route::{Asked, asked};

/// The headers that an answer may depend on.
const HEADERS: [&str; 3] = ["Content-Type", "X-Forwarded-Proto", "Service-Versao"];

/// A request in the form in which it is decided: without its key, without the headers that no answer depends on, and with
/// stand-ins for card numbers and security codes.
#[derive(Clone, PartialEq, Eq)]
pub struct Admitted<'r> {
    /// Its method.
    pub method: &'r str,
    /// Path and query string.
    pub target: Cow<'r, str>,
    /// The scheme of a whole address.
    pub scheme: Option<&'r str>,
    /// The key that it came with.
    pub key: KeyUse,
    /// The headers that an answer may depend on.
    pub headers: Vec<(&'r str, &'r str)>,
    /// Its body.
    pub body: Cow<'r, [u8]>,
    /// The bytes of a body that is too large to be read, and is not kept.
    pub too_large: Option<i64>,
}

impl<'r> Admitted<'r> {
    /// The form of a request.
    #[must_use]
    pub fn new(request: &'r Request, settings: &Settings) -> Self {
        let given = request.local();
        let target = if given.contains('=') { Cow::Owned(query_concealed(given)) } else { Cow::Borrowed(given) };
        let operation = match asked(&request.method, path_of(given)) {
            Asked::Operation(operation, _) => Some(operation),
            _ => None,
        };
        let header = |name: &'static str| request.header(name).map(|value| (name, value));
        let too_large = (request.body.len() > MAX_BYTES).then(|| i64::try_from(request.body.len()).unwrap_or(i64::MAX));
        Self {
            method: &request.method,
            target,
            scheme: request.scheme(),
            key: key_of(request, &settings.keys),
            headers: HEADERS.into_iter().filter_map(header).collect(),
            body: if too_large.is_some() { Cow::default() } else { conceal::body(&request.body, operation) },
            too_large,
        }
    }

    /// The path, without the query string.
    #[must_use]
    pub fn path(&self) -> &str {
        path_of(&self.target)
    }

    /// The query string, without `?`; empty where there is none.
    #[must_use]
    pub fn query(&self) -> &str {
        self.target.split_once('?').map_or("", |(_, query)| query)
    }

    /// The value of one of the headers that an answer may depend on.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find_map(|(given, value)| given.eq_ignore_ascii_case(name).then_some(*value))
    }

    /// The form in the journal.
    #[must_use]
    pub fn entry(&self) -> EntryRequest {
        let text = str::from_utf8(&self.body).ok().filter(|text| !text.is_empty());
        let (key, quoted) = match &self.key {
            KeyUse::Missing => (None, None),
            KeyUse::Unknown(quoted) => (None, Some(quoted.clone())),
            KeyUse::Any => (Some(ANY), None),
            KeyUse::Known(place) => (i64::try_from(*place).ok(), None),
        };
        let base64 = str::from_utf8(&self.body).is_err().then(|| BASE64.encode(&self.body));
        EntryRequest {
            method: self.method.to_owned(),
            target: self.target.clone().into_owned(),
            scheme: self.scheme.map(str::to_owned),
            key,
            quoted,
            headers: self.headers.iter().map(|(name, value)| vec![(*name).to_owned(), (*value).to_owned()]).collect(),
            body: text.map(str::to_owned),
            body_base64: base64,
            body_bytes: self.too_large,
        }
    }

    /// The form from the journal.
    ///
    /// # Errors
    /// The entry was not written by a journal.
    pub fn of_entry(entry: &'r EntryRequest) -> Result<Self, LastroError> {
        let body = match (&entry.body, &entry.body_base64) {
            (Some(text), _) => Cow::Borrowed(text.as_bytes()),
            (None, Some(base64)) => {
                let decoded = BASE64.decode(base64);
                Cow::Owned(decoded.map_err(|_| LastroError::at("request.body_base64", IssueCode::InvalidBase64))?)
            }
            (None, None) => Cow::default(),
        };
        let key = match (entry.key, &entry.quoted) {
            (Some(ANY), _) => KeyUse::Any,
            (Some(place), _) => KeyUse::Known(
                usize::try_from(place).map_err(|_| LastroError::at("request.key", IssueCode::OutOfRange))?,
            ),
            (None, Some(quoted)) => KeyUse::Unknown(quoted.clone()),
            (None, None) => KeyUse::Missing,
        };
        let header = |pair: &'r Vec<String>| match pair.as_slice() {
            [name, value] => Ok((name.as_str(), value.as_str())),
            _ => Err(LastroError::at("request.headers", IssueCode::OutOfRange)),
        };
        Ok(Self {
            method: &entry.method,
            target: Cow::Borrowed(&entry.target),
            scheme: entry.scheme.as_deref(),
            key,
            headers: entry.headers.iter().map(header).collect::<Result<_, _>>()?,
            body,
            too_large: entry.body_bytes,
        })
    }
}

/// How the journal writes that every key is accepted.
const ANY: i64 = -1;

fn path_of(target: &str) -> &str {
    target.split_once('?').map_or(target, |(path, _)| path)
}

/// A target whose query string holds no card's number and no security code.
fn query_concealed(target: &str) -> String {
    match target.split_once('?') {
        Some((path, query)) => [path, "?", &conceal::form(query)].concat(),
        None => target.to_owned(),
    }
}
