//! One request and its response.

use core::fmt;

use lastro_twin::{Moment, Request, Response};

/// One request and its response, as recorded.
#[derive(Clone, PartialEq, Eq)]
pub struct Exchange {
    /// When the request began.
    pub at: Moment,
    /// Milliseconds until the response was complete.
    pub took_ms: i64,
    /// Scheme and host without a trailing slash: `https://conta.example`.
    pub origin: String,
    /// The request; its target is the path with the query string.
    pub request: Request,
    /// The response; `None` if there was none, or if the recording lacks its body.
    pub response: Option<RecordedResponse>,
}

impl Exchange {
    /// A request to an absolute URL, without a response yet. `None` if the URL lacks its scheme or host.
    #[must_use]
    pub fn to(url: &str, method: String, headers: Vec<(String, String)>, body: Vec<u8>, at: Moment) -> Option<Self> {
        let (origin, target) = parts(url)?;
        Some(Self { at, took_ms: 0, origin, request: Request { method, target, headers, body }, response: None })
    }
}

/// A recorded response.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordedResponse {
    /// 100 to 599.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// Shows neither headers nor bodies: a recording by another program may contain keys and cards.
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
    /// The value of a header; its name is matched without regard to case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.headers, name)
    }
}

/// The response of a twin as a recorded response.
impl From<Response> for RecordedResponse {
    fn from(Response { status, headers, body }: Response) -> Self {
        let headers = headers.into_iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect();
        Self { status, headers, body }
    }
}

/// The value of a header; its name is matched without regard to case.
pub(crate) fn header<'h>(headers: &'h [(String, String)], name: &str) -> Option<&'h str> {
    headers.iter().find_map(|(given, value)| given.eq_ignore_ascii_case(name).then_some(value.as_str()))
}

/// Splits an absolute URL into scheme with host, and path with query string. User name, password and fragment are dropped.
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
