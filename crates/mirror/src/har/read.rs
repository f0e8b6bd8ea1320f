//! Reads a HAR file one entry at a time, so that memory is bounded by the longest entry.

use core::fmt;
use std::io::{self, BufReader, Cursor, Read};

use lastro::DateTime;
use lastro::model::Bytes;
use lastro_twin::http::encoded;
use lastro_twin::{Moment, Request};
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;

use crate::exchange::{Exchange, RecordedResponse, parts};

/// Returned by a callback to stop reading, since the rest of the recording is not needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// Why a recording cannot be read to its end. The error quotes nothing from the file, which may contain keys.
#[derive(Debug)]
pub enum HarFault {
    /// The file cannot be read.
    Read(io::Error),
    /// The file is not valid JSON from this position on.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The file ends too early. All entries before `entry` were passed to the callback.
    Incomplete {
        /// The number of the first missing entry, from 1.
        entry: u64,
    },
    /// The file is valid JSON, but not a HAR file: it has no list `log.entries`.
    NotHar,
    /// An entry lacks a required member, or the member does not have the form that HAR 1.2 specifies.
    Entry {
        /// The number of the entry, from 1.
        entry: u64,
        /// The path of the member.
        member: &'static str,
    },
}

impl fmt::Display for HarFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Syntax { line, column } => write!(f, "not JSON at line {line}, column {column}"),
            Self::Incomplete { entry } => write!(f, "the file ends before entry {entry} is complete"),
            Self::NotHar => f.write_str("not a HAR file: it has no list log.entries"),
            Self::Entry { entry, member } => write!(f, "entry {entry}: {member} is missing or not valid"),
        }
    }
}

impl core::error::Error for HarFault {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Read(error) => Some(error),
            _ => None,
        }
    }
}

/// Reads the exchanges of a recording one by one, in the order of the file, and calls `take` with each. Returns `Ok` also if
/// `take` stops the reading.
///
/// If an entry has a list of parameters in place of the request's body, the body is these parameters as a form. The response of
/// an exchange is `None` if the entry has no status, if the connection failed, or if the file lacks the response's body.
///
/// # Errors
/// See [`HarFault`]. The entries before the error were passed to `take`.
pub fn each(mut input: impl Read, take: &mut dyn FnMut(Exchange) -> Result<(), Stop>) -> Result<(), HarFault> {
    let mut first = Vec::new();
    input.by_ref().take(MARK.len() as u64).read_to_end(&mut first).map_err(HarFault::Read)?;
    if first == MARK {
        first.clear();
    }
    let mut text = serde_json::Deserializer::from_reader(BufReader::new(Cursor::new(first).chain(input)));
    let mut reading = Reading { take, entry: 0, found: false, end: None };
    let read = Document(&mut reading).deserialize(&mut text).and_then(|()| text.end());
    match (reading.end, read) {
        (Some(End::Stopped), _) => Ok(()),
        (Some(End::Fault(fault)), _) => Err(fault),
        (None, Ok(())) if reading.found => Ok(()),
        (None, Ok(())) => Err(HarFault::NotHar),
        (None, Err(error)) => Err(match error.classify() {
            Category::Io => HarFault::Read(error.into()),
            Category::Eof => HarFault::Incomplete { entry: reading.entry.saturating_add(1) },
            Category::Syntax => HarFault::Syntax { line: error.line(), column: error.column() },
            Category::Data => HarFault::NotHar,
        }),
    }
}

/// The byte order mark that some Windows programs write.
const MARK: &[u8] = b"\xEF\xBB\xBF";

struct Reading<'t> {
    take: &'t mut dyn FnMut(Exchange) -> Result<(), Stop>,
    /// Number of entries passed to `take` so far.
    entry: u64,
    /// Whether the list of entries was found.
    found: bool,
    end: Option<End>,
}

/// Why the reading ended before the end of the file: `take` stopped it, or an error occurred.
enum End {
    Stopped,
    Fault(HarFault),
}

/// Deserializes the whole file; only its member `log` is read.
struct Document<'r, 't>(&'r mut Reading<'t>);
/// Deserializes the member `log`; only its member `entries` is read.
struct Log<'r, 't>(&'r mut Reading<'t>);
/// Deserializes the list `entries` one entry at a time.
struct Entries<'r, 't>(&'r mut Reading<'t>);

impl<'de> DeserializeSeed<'de> for Document<'_, '_> {
    type Value = ();
    fn deserialize<D: serde::Deserializer<'de>>(self, document: D) -> Result<(), D::Error> {
        document.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Document<'_, '_> {
    type Value = ();
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a log")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        while let Some(name) = members.next_key::<String>()? {
            if name == "log" {
                members.next_value_seed(Log(&mut *self.0))?;
            } else {
                members.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Log<'_, '_> {
    type Value = ();
    fn deserialize<D: serde::Deserializer<'de>>(self, log: D) -> Result<(), D::Error> {
        log.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Log<'_, '_> {
    type Value = ();
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a log with entries")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        while let Some(name) = members.next_key::<String>()? {
            if name == "entries" {
                members.next_value_seed(Entries(&mut *self.0))?;
            } else {
                members.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Entries<'_, '_> {
    type Value = ();
    fn deserialize<D: serde::Deserializer<'de>>(self, entries: D) -> Result<(), D::Error> {
        entries.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Entries<'_, '_> {
    type Value = ();
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of entries")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        self.0.found = true;
        while let Some(entry) = entries.next_element::<Value>()? {
            let number = self.0.entry.saturating_add(1);
            let taken = match exchange(entry) {
                Ok(exchange) => (self.0.take)(exchange).map_err(|Stop| End::Stopped),
                Err(Missing(member)) => Err(End::Fault(HarFault::Entry { entry: number, member })),
            };
            if let Err(end) = taken {
                self.0.end = Some(end);
                return Err(A::Error::custom("ended"));
            }
            self.0.entry = number;
        }
        Ok(())
    }
}

/// The error for an entry in which a required member is missing or malformed. The string is the path of the member.
pub(super) struct Missing(pub(super) &'static str);

/// Converts an entry into an exchange.
pub(super) fn exchange(mut entry: Value) -> Result<Exchange, Missing> {
    let begun = text(&entry, "/startedDateTime").ok_or(Missing("startedDateTime"))?;
    let begun: DateTime = begun.parse().map_err(|_| Missing("startedDateTime"))?;
    // Most files contain a fractional number of milliseconds here. Some programs omit the member or write -1.
    let took_ms = entry.get("time").and_then(Value::as_f64).map_or(0, |time| time.round().max(0.0) as i64);
    let method = text(&entry, "/request/method").ok_or(Missing("request.method"))?.to_owned();
    let (origin, target) = text(&entry, "/request/url").and_then(parts).ok_or(Missing("request.url"))?;
    let headers = headers(&entry, "/request/headers");
    let body = sent(&mut entry).ok_or(Missing("request.postData"))?;
    let response = answer(&mut entry)?;
    let request = Request { method, target, headers, body };
    Ok(Exchange { at: Moment::of(&begun), took_ms, origin, request, response })
}

fn text<'v>(value: &'v Value, pointer: &str) -> Option<&'v str> {
    value.pointer(pointer)?.as_str()
}

/// Moves a string out of an entry, so that a long body is not copied.
fn taken(value: &mut Value, pointer: &str) -> Option<String> {
    match value.pointer_mut(pointer)?.take() {
        Value::String(text) => Some(text),
        _ => None,
    }
}

/// The headers as names and values, without HTTP/2 pseudo-headers such as `:path`.
fn headers(entry: &Value, pointer: &str) -> Vec<(String, String)> {
    let pair = |header: &Value| {
        let name = text(header, "/name")?;
        (!name.starts_with(':')).then(|| (name.to_owned(), text(header, "/value").unwrap_or_default().to_owned()))
    };
    let list = entry.pointer(pointer).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(pair).collect()
}

/// The body of a request; `None` if it is not valid base64 although the entry says so.
fn sent(entry: &mut Value) -> Option<Vec<u8>> {
    if entry.pointer("/request/postData").is_none_or(Value::is_null) {
        return Some(Vec::new());
    }
    let encoding = ["/request/postData/encoding", "/request/postData/_encoding"];
    let is_base64 = encoding.iter().any(|pointer| text(entry, pointer) == Some("base64"));
    match taken(entry, "/request/postData/text") {
        Some(text) if is_base64 => Bytes::from_base64(&text).map(|bytes| bytes.0),
        Some(text) if !text.is_empty() => Some(text.into_bytes()),
        _ => Some(form(entry)),
    }
}

/// Writes the parameters of a request as a form.
fn form(entry: &Value) -> Vec<u8> {
    let parameters = entry.pointer("/request/postData/params").and_then(Value::as_array);
    let pair = |parameter: &Value| {
        let value = text(parameter, "/value").unwrap_or_default();
        Some([&encoded(text(parameter, "/name")?), "=", &encoded(value)].concat())
    };
    parameters.into_iter().flatten().filter_map(pair).collect::<Vec<_>>().join("&").into_bytes()
}

/// The response; `None` if there was no response, or if the file does not contain it completely.
fn answer(entry: &mut Value) -> Result<Option<RecordedResponse>, Missing> {
    let errors = ["/response/_error", "/_error"];
    let failed = errors.iter().any(|error| entry.pointer(error).is_some_and(|error| !error.is_null()));
    let status = match entry.pointer("/response/status") {
        None | Some(Value::Null) => 0,
        Some(status) => status.as_i64().ok_or(Missing("response.status"))?,
    };
    let status = match u16::try_from(status) {
        Ok(status @ 100..=599) if !failed => status,
        _ => return Ok(None),
    };
    let is_base64 = text(entry, "/response/content/encoding") == Some("base64");
    let size = entry.pointer("/response/content/size").and_then(Value::as_i64).unwrap_or_default();
    let body = match taken(entry, "/response/content/text") {
        Some(text) if is_base64 => Bytes::from_base64(&text).ok_or(Missing("response.content.text"))?.0,
        Some(text) => text.into_bytes(),
        // The file gives the size of the body but not its text: some programs leave out long bodies.
        None if size > 0 => return Ok(None),
        None => Vec::new(),
    };
    Ok(Some(RecordedResponse { status, headers: headers(entry, "/response/headers"), body }))
}
