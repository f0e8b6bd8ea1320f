//! A request as it is executed, journalled and replayed: without API keys, card numbers and security codes.

use std::borrow::Cow;

use lastro::json::MAX_BYTES;
use lastro::model::Bytes;
use lastro::{IssueCode, LastroError};
use sha2::{Digest as _, Sha256};

use crate::auth::{KeyUse, key_of};
use crate::conceal;
use crate::config::{ApiKey, Settings};
use crate::http::{Request, plain_path};
use crate::journal::EntryRequest;
use crate::route::{Asked, Operation, asked};

/// The only headers that a response may depend on. All other headers are dropped.
const HEADERS: [&str; 3] = ["Content-Type", "X-Forwarded-Proto", "Service-Versao"];

/// A request as it is executed. It has no API key and only the headers that a response may depend on. Placeholders replace card
/// numbers and security codes. In the journal, a placeholder also replaces an API key in the query string.
#[derive(Clone, PartialEq, Eq)]
pub struct Admitted<'r> {
    /// The HTTP method.
    pub method: &'r str,
    /// The number of the request among the requests of this process, counted from 1. It is not part of the state.
    pub number: i64,
    /// Path and query string, as [`target`] returns them.
    pub target: &'r str,
    /// The query string, without `?`; empty if there is none.
    pub query: &'r str,
    /// The operation or page that the request asks for.
    pub asked: Asked<'r>,
    /// The scheme of the target (`http` or `https`), if the target is an absolute URL.
    pub scheme: Option<&'r str>,
    /// How the request is authenticated. A known API key is stored as its index in the configuration.
    pub key: KeyUse,
    /// The headers that a response may depend on: the values of `Content-Type`, `X-Forwarded-Proto` and `Service-Versao`.
    pub headers: [Option<&'r str>; HEADERS.len()],
    /// The body of the request.
    pub body: Cow<'r, [u8]>,
    /// The size in bytes of a body that exceeds the limit; such a body is neither read nor stored.
    pub too_large: Option<i64>,
}

impl<'r> Admitted<'r> {
    /// Converts a received request. `target`: what [`target`] returns for the request. `number`: its number among the requests
    /// of the process.
    #[must_use]
    pub fn new(request: &'r Request, target: &'r str, settings: &Settings, number: i64) -> Self {
        let (path, query) = split(target);
        let asked = asked(&request.method, path);
        let operation = || match asked {
            Asked::Operation(operation, _) => Some(operation),
            _ => None,
        };
        let too_large = (request.body.len() > MAX_BYTES).then(|| i64::try_from(request.body.len()).unwrap_or(i64::MAX));
        let body = match request.body.as_slice() {
            _ if too_large.is_some() => Cow::default(),
            [] => Cow::default(),
            body => conceal::body(body, operation()),
        };
        Self {
            method: &request.method,
            number,
            target,
            query,
            asked,
            scheme: request.scheme(),
            key: key_of(request, &settings.keys),
            headers: HEADERS.map(|name| request.header(name)),
            body,
            too_large,
        }
    }

    /// The path, without the query string.
    #[must_use]
    pub fn path(&self) -> &str {
        split(self.target).0
    }

    /// The value of a header that a response may depend on; `None` for any other header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let place = place_of(name)?;
        self.headers.get(place).copied().flatten()
    }

    /// A hash of operation, key, target and body. A request with the same hash as an earlier request counts as its repetition.
    #[must_use]
    pub fn content(&self, operation: Operation) -> [u8; 32] {
        let key = match &self.key {
            KeyUse::Known(place) => u64::try_from(*place).unwrap_or(u64::MAX),
            _ => u64::MAX,
        };
        let mut hash = Sha256::new();
        for text in [operation.name(), self.target] {
            hash.update(text.as_bytes());
            hash.update([0]);
        }
        hash.update(key.to_be_bytes());
        hash.update(&self.body);
        hash.finalize().into()
    }

    /// Converts the request into a journal entry. `keys`: the API keys of the account.
    #[must_use]
    pub fn entry(&self, keys: &[ApiKey]) -> EntryRequest {
        let text = str::from_utf8(&self.body).ok().filter(|text| !text.is_empty());
        let (key, quoted) = match &self.key {
            KeyUse::Missing => (None, None),
            KeyUse::Unknown(quoted) => (None, Some(quoted.clone())),
            KeyUse::Any => (Some(ANY), None),
            KeyUse::Known(place) => (i64::try_from(*place).ok(), None),
        };
        let pair = |name: &str, value: &str| Some(vec![name.to_owned(), value.to_owned()]);
        let base64 = str::from_utf8(&self.body).is_err().then(|| Bytes(self.body.to_vec()).to_base64());
        EntryRequest {
            method: self.method.to_owned(),
            number: Some(self.number),
            target: conceal::without_keys(self.target, keys).into_owned(),
            scheme: self.scheme.map(str::to_owned),
            key,
            quoted,
            headers: HEADERS.iter().zip(self.headers).filter_map(|(name, value)| pair(name, value?)).collect(),
            body: text.map(str::to_owned),
            body_base64: base64,
            body_bytes: self.too_large,
        }
    }

    /// Converts a journal entry back into a request. `target`: what [`target_of_entry`] returns for the entry.
    ///
    /// # Errors
    /// The entry is not valid.
    pub fn of_entry(entry: &'r EntryRequest, target: &'r str) -> Result<Self, LastroError> {
        let body = match (&entry.body, &entry.body_base64) {
            (Some(text), _) => Cow::Borrowed(text.as_bytes()),
            (None, Some(base64)) => {
                let wrong = || LastroError::at("request.body_base64", IssueCode::InvalidBase64);
                Cow::Owned(Bytes::from_base64(base64).ok_or_else(wrong)?.0)
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
        let (path, query) = split(target);
        let mut headers = [None; HEADERS.len()];
        for pair in &entry.headers {
            let [name, value] = pair.as_slice() else {
                return Err(LastroError::at("request.headers", IssueCode::OutOfRange));
            };
            if let Some(header) = place_of(name).and_then(|place| headers.get_mut(place)) {
                *header = Some(value.as_str());
            }
        }
        Ok(Self {
            method: &entry.method,
            number: entry.number.unwrap_or_default(),
            target,
            query,
            asked: asked(&entry.method, path),
            scheme: entry.scheme.as_deref(),
            key,
            headers,
            body,
            too_large: entry.body_bytes,
        })
    }
}

/// The key index in the journal entries of a twin that accepts every key.
const ANY: i64 = -1;

/// The index of a header in [`HEADERS`].
fn place_of(name: &str) -> Option<usize> {
    HEADERS.iter().position(|known| known.eq_ignore_ascii_case(name))
}

/// Splits a target into its path and its query string.
fn split(target: &str) -> (&str, &str) {
    target.split_once('?').unwrap_or((target, ""))
}

/// The target of a journal entry, with the account's `keys` in place of their placeholders.
#[must_use]
pub fn target_of_entry<'e>(entry: &'e EntryRequest, keys: &[ApiKey]) -> Cow<'e, str> {
    conceal::with_keys(&entry.target, keys)
}

/// The target of a request as it is executed: without needless percent-encoding in its path, and without card numbers and
/// security codes in its query string.
#[must_use]
pub fn target(request: &Request) -> Cow<'_, str> {
    let given = request.local();
    let (path, query) = given.split_once('?').map_or((given, None), |(path, query)| (path, Some(query)));
    match (plain_path(path), query) {
        (path, Some(query)) if query.contains('=') => Cow::Owned([&path, "?", &conceal::form(query)].concat()),
        (Cow::Owned(path), Some(query)) => Cow::Owned([&path, "?", query].concat()),
        (Cow::Owned(path), None) => Cow::Owned(path),
        (Cow::Borrowed(_), _) => Cow::Borrowed(given),
    }
}
