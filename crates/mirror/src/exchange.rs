//! One request and its response.

use core::fmt;

use lastro_twin::{Moment, Request, Response};

/// One request and what came back, as a recording has it.
#[derive(Clone, PartialEq, Eq)]
pub struct Exchange {
    /// When the request began.
    pub at: Moment,
    /// Milliseconds until the response was complete.
    pub took_ms: i64,
    /// `https://conta.example`: scheme and host, without a slash at its end.
    pub origin: String,
    /// The request; its target is path and query string.
    pub request: Request,
    /// The response; `None` where none came, or where the recording lacks its body.
    pub response: Option<Answer>,
}

/// A response as a recording has it.
#[derive(Clone, PartialEq, Eq)]
pub struct Answer {
    /// 100 to 599.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// Shows neither headers nor bodies: those of another program's recording may have keys and cards.
impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Exchange");
        shown.field("at", &self.at.text()).field("request", &self.request).field("response", &self.response);
        shown.finish_non_exhaustive()
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").field("status", &self.status).finish_non_exhaustive()
    }
}

impl Answer {
    /// The value of a header, whatever the case of its name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.headers, name)
    }
}

/// What a twin answers, as a recording of it has it.
impl From<Response> for Answer {
    fn from(Response { status, headers, body }: Response) -> Self {
        let headers = headers.into_iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect();
        Self { status, headers, body }
    }
}

/// The value of a header, whatever the case of its name.
pub(crate) fn header<'h>(headers: &'h [(String, String)], name: &str) -> Option<&'h str> {
    headers.iter().find_map(|(given, value)| given.eq_ignore_ascii_case(name).then_some(value.as_str()))
}
