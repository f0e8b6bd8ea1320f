//! HTTP requests and responses as plain data.

use core::fmt;
use std::borrow::Cow;

use lastro::LastroError;
use lastro::model::{Codec, Node, Reader};

/// A received request. Debug output omits the query string, the headers and the body, since they may contain API keys and card
/// numbers.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// The method: `GET`, `POST`, `PUT` or `DELETE`.
    pub method: String,
    /// Path and query string: `/api/v2/vendas/?_limit=10`. An absolute URL is accepted too.
    pub target: String,
    /// The headers, as names and values.
    pub headers: Vec<(String, String)>,
    /// The body; empty if the request has none.
    pub body: Vec<u8>,
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request").field("method", &self.method).field("path", &self.path()).finish_non_exhaustive()
    }
}

impl Request {
    /// The value of the first header with this name, ignoring case; `None` if there is none.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(given, _)| given.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The scheme of an absolute URL, such as `https`. `None` if only path and query were given.
    #[must_use]
    pub fn scheme(&self) -> Option<&str> {
        whole(&self.target).map(|(scheme, _)| scheme)
    }

    /// The path, without the query string.
    #[must_use]
    pub fn path(&self) -> &str {
        let target = self.local();
        target.split_once('?').map_or(target, |(path, _)| path)
    }

    /// The query string, without `?`; `None` if there is none.
    #[must_use]
    pub fn query(&self) -> Option<&str> {
        self.local().split_once('?').map(|(_, query)| query)
    }

    /// The path and query string of the target, without scheme, host and fragment.
    pub(crate) fn local(&self) -> &str {
        let target = self.target.split_once('#').map_or(self.target.as_str(), |(target, _)| target);
        let Some((_, rest)) = whole(target) else { return target };
        rest.find(['/', '?']).and_then(|start| rest.get(start..)).unwrap_or("/")
    }
}

/// Splits an absolute URL into its scheme and the part after `://`. Returns `None` for a target that begins with a path, even
/// if its query string contains a URL.
fn whole(target: &str) -> Option<(&str, &str)> {
    if target.starts_with('/') {
        return None;
    }
    let is_scheme = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    let (scheme, rest) = target.split_once(':').filter(|(scheme, _)| is_scheme(scheme))?;
    Some((scheme, rest.strip_prefix("//")?))
}

/// A response to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// The HTTP status, 100 to 599.
    pub status: u16,
    /// The headers, as names and values. All names and most values are constants, so they need no allocation.
    pub headers: Vec<(&'static str, Cow<'static, str>)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Response {
    /// A JSON response, with the content type that the service's documentation states for both versions.
    #[must_use]
    pub fn json(status: u16, body: impl Into<Vec<u8>>) -> Self {
        let content = ("Content-Type", Cow::Borrowed("text/json; charset=utf-8"));
        Self { status, headers: vec![content], body: body.into() }
    }

    /// Returns the response with one more header.
    #[must_use]
    pub fn with_header(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}

/// Parses a record from JSON text.
///
/// # Errors
/// Every problem of the text, each at its path.
pub fn read_json<T: Codec>(text: &[u8]) -> Result<T, LastroError> {
    let mut value = None;
    let reader = walked(text, &mut |node, reader| value = T::read(node, reader))?;
    reader.finish(value)
}

/// Parses JSON text and passes its root to `read`. The function is not generic, so it is compiled only once for all record
/// types.
fn walked<'t>(text: &'t [u8], read: &mut dyn FnMut(&Node<'_>, &mut Reader<'t>)) -> Result<Reader<'t>, LastroError> {
    Reader::document(text, |node, reader| read(node, reader)).map(|((), reader)| reader)
}

/// Decodes percent-encoding, with `+` as a space; `None` if an escape is incomplete or the result is not UTF-8.
#[must_use]
pub fn decoded(text: &str) -> Option<String> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                let (high, low) = (digit()?, digit()?);
                u8::try_from(high.checked_mul(16)?.checked_add(low)?).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(out).ok()
}

/// Decodes the escapes of unreserved characters (RFC 3986) in a path: `%31` becomes `1`. All other escapes stay. Decoding `%2F`,
/// for example, would change the meaning of the URL.
#[must_use]
pub fn plain_path(path: &str) -> Cow<'_, str> {
    let mut parts = path.split('%');
    let first = parts.next().unwrap_or_default();
    if first.len() == path.len() {
        return Cow::Borrowed(path);
    }
    let mut plain = first.to_owned();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2).unwrap_or(("", part));
        match u8::from_str_radix(digits, 16).ok().map(char::from) {
            Some(c) if c.is_ascii_alphanumeric() || "-._~".contains(c) => plain.push(c),
            _ => plain.extend(["%", digits]),
        }
        plain.push_str(rest);
    }
    Cow::Owned(plain)
}

/// Percent-encodes a string, except its unreserved characters (RFC 3986).
#[must_use]
pub fn encoded(text: &str) -> String {
    let piece = |byte: u8| match byte {
        b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(piece).collect()
}
