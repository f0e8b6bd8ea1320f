//! An exchange: one request and its response.

use core::fmt;

use lastro_twin::{Moment, Request, Response};

/// One request and its response, as a recording contains them.
#[derive(Clone, PartialEq, Eq)]
pub struct Exchange {
    /// When the request began.
    pub at: Moment,
    /// Milliseconds until the response was complete.
    pub took_ms: i64,
    /// Scheme and host without a trailing slash: `https://conta.example`.
    pub origin: String,
    /// The request. Its target consists of path and query string.
    pub request: Request,
    /// The response; `None` if there was no response, or if the recording lacks the response's body.
    pub response: Option<RecordedResponse>,
}

impl Exchange {
    /// Creates an exchange from a request to an absolute URL. The exchange has no response yet. Returns `None` if the URL lacks
    /// its scheme or host.
    #[must_use]
    pub fn to(url: &str, method: String, headers: Vec<(String, String)>, body: Vec<u8>, at: Moment) -> Option<Self> {
        let (origin, target) = parts(url)?;
        Some(Self { at, took_ms: 0, origin, request: Request { method, target, headers, body }, response: None })
    }
}

/// A recorded response.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordedResponse {
    /// The HTTP status, 100 to 599.
    pub status: u16,
    /// The headers, as names and values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// Debug output contains neither headers nor bodies, since recordings of other programs may contain keys and card numbers.
impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Exchange");
        shown.field("at", &self.at.text()).field("request", &self.request).field("response", &self.response);
        shown.finish_non_exhaustive()
    }
}

impl fmt::Debug for RecordedResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordedResponse").field("status", &self.status).finish_non_exhaustive()
    }
}

impl RecordedResponse {
    /// The value of a header. The case of the name is ignored.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.headers, name)
    }
}

/// Converts the response of a twin.
impl From<Response> for RecordedResponse {
    fn from(Response { status, headers, body }: Response) -> Self {
        let headers = headers.into_iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect();
        Self { status, headers, body }
    }
}

/// The value of a header. The case of the name is ignored.
pub(crate) fn header<'h>(headers: &'h [(String, String)], name: &str) -> Option<&'h str> {
    headers.iter().find_map(|(given, value)| given.eq_ignore_ascii_case(name).then_some(value.as_str()))
}

/// Splits an absolute URL into the origin (scheme and host) and the target (path and query string). Drops user name, password
/// and fragment.
pub(crate) fn parts(url: &str) -> Option<(String, String)> {
    let url = url.split_once('#').map_or(url, |(url, _)| url);
    let (scheme, rest) = url.split_once("://")?;
    let (authority, target) = rest.split_at_checked(rest.find(['/', '?']).unwrap_or(rest.len()))?;
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    if scheme.is_empty() || host.is_empty() {
        return None;
    }
    let slash = if target.starts_with('/') { "" } else { "/" };
    Some((format!("{}://{}", scheme.to_ascii_lowercase(), host.to_ascii_lowercase()), [slash, target].concat()))
}
