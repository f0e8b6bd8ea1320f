//! Writes entries of a HAR file.

use lastro::model::Bytes;
use lastro_twin::http::decoded;
use serde::Serialize;

use crate::exchange::{Exchange, RecordedResponse, header};

/// The number that HAR uses for an unknown value.
const UNKNOWN: i64 = -1;

/// An entry with all members that HAR 1.2 requires.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Entry<'e> {
    started_date_time: String,
    time: i64,
    request: Sent<'e>,
    response: Got<'e>,
    cache: Cache,
    timings: Timings,
}

/// The member `cache` of an entry, which HAR requires. It is always empty here.
#[derive(Serialize)]
struct Cache {}

#[derive(Serialize)]
struct Timings {
    send: i64,
    wait: i64,
    receive: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Sent<'e> {
    method: &'e str,
    url: String,
    http_version: &'static str,
    cookies: [(); 0],
    headers: Vec<Pair<'e>>,
    query_string: Vec<Decoded>,
    #[serde(skip_serializing_if = "Option::is_none")]
    post_data: Option<Posted<'e>>,
    headers_size: i64,
    body_size: usize,
}

#[derive(Serialize)]
struct Pair<'e> {
    name: &'e str,
    value: &'e str,
}

#[derive(Serialize)]
struct Decoded {
    name: String,
    value: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Posted<'e> {
    mime_type: &'e str,
    text: String,
    /// The encoding of a request's body. It is a custom member (with an underscore), since HAR 1.2 defines an encoding only for
    /// responses.
    #[serde(rename = "_encoding", skip_serializing_if = "Option::is_none")]
    encoding: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Got<'e> {
    status: u16,
    status_text: &'static str,
    http_version: &'static str,
    cookies: [(); 0],
    headers: Vec<Pair<'e>>,
    content: Content<'e>,
    #[serde(rename = "redirectURL")]
    redirect_url: &'e str,
    headers_size: i64,
    body_size: i64,
    #[serde(rename = "_error", skip_serializing_if = "Option::is_none")]
    error: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Content<'e> {
    size: usize,
    mime_type: &'e str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<&'static str>,
}

const VERSION: &str = "HTTP/1.1";

impl<'e> Entry<'e> {
    pub(super) fn of(exchange: &'e Exchange) -> Self {
        let Exchange { at, took_ms, origin, request, response } = exchange;
        let body = &request.body;
        let (text, encoding) = as_text(body);
        let mime_type = request.header("Content-Type").unwrap_or_default();
        let query = request.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
        Self {
            started_date_time: at.text(),
            time: *took_ms,
            request: Sent {
                method: &request.method,
                url: [origin.as_str(), &request.target].concat(),
                http_version: VERSION,
                cookies: [],
                headers: pairs(&request.headers),
                query_string: query.map(Decoded::of).collect(),
                post_data: (!body.is_empty()).then_some(Posted { mime_type, text, encoding }),
                headers_size: UNKNOWN,
                body_size: body.len(),
            },
            response: Got::of(response.as_ref()),
            cache: Cache {},
            timings: Timings { send: 0, wait: *took_ms, receive: 0 },
        }
    }
}

impl<'e> Got<'e> {
    fn of(response: Option<&'e RecordedResponse>) -> Self {
        const NOTHING: &[(String, String)] = &[];
        let (status, headers, body) = match response {
            Some(RecordedResponse { status, headers, body }) => (*status, headers.as_slice(), body.as_slice()),
            None => (0, NOTHING, &[] as &[u8]),
        };
        let (text, encoding) = as_text(body);
        Self {
            status,
            status_text: "",
            http_version: VERSION,
            cookies: [],
            headers: pairs(headers),
            content: Content {
                size: body.len(),
                mime_type: header(headers, "Content-Type").unwrap_or_default(),
                text,
                encoding,
            },
            redirect_url: header(headers, "Location").unwrap_or_default(),
            headers_size: UNKNOWN,
            body_size: i64::try_from(body.len()).unwrap_or(i64::MAX),
            error: response.is_none().then_some("no response"),
        }
    }
}

fn pairs(headers: &[(String, String)]) -> Vec<Pair<'_>> {
    headers.iter().map(|(name, value)| Pair { name, value }).collect()
}

impl Decoded {
    fn of(pair: &str) -> Self {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        // text with malformed percent-encoding is written unchanged
        let plain = |text: &str| decoded(text).unwrap_or_else(|| text.to_owned());
        Self { name: plain(name), value: plain(value) }
    }
}

/// Converts a body into a string, in base64 if it is not UTF-8. Also returns the name of the encoding; `None` for UTF-8.
fn as_text(body: &[u8]) -> (String, Option<&'static str>) {
    match str::from_utf8(body) {
        Ok(text) => (text.to_owned(), None),
        Err(_) => (Bytes(body.to_vec()).to_base64(), Some("base64")),
    }
}
