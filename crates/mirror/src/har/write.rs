//! Writes a HAR file as exchanges happen. After each of them the file is a whole HAR.
//!
//! An entry is written over the end of the file, together with a new end, in one write: a program that is killed leaves the
//! file as it was before or as it is after. Only where the system itself stops in the middle of that write does the file
//! end within its last entry; the next [`Recorder`] of that file takes such an entry away.

use core::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use lastro::model::Bytes;
use lastro_twin::http::decoded;
use serde::Serialize;
use serde::de::IgnoredAny;

use crate::exchange::{Answer, Exchange, header};

/// How a file of ours begins; each entry is a line after it.
const OPENING: &str = concat!(
    r#"{"log":{"version":"1.2","creator":{"name":"lastro","version":""#,
    env!("CARGO_PKG_VERSION"),
    r#""},"entries":["#
);
/// How it ends.
const CLOSING: &str = "\n]}}\n";
/// How each entry begins.
pub(super) const BEGINNING: &[u8] = b"{\"startedDateTime\":";
/// What a HAR file calls a number that is not known.
const UNKNOWN: i64 = -1;

/// Why a recording cannot begin.
#[derive(Debug)]
pub enum RecordingFault {
    /// The file cannot be opened, read or written.
    File(io::Error),
    /// Another program records into it.
    Locked,
    /// It is not a recording of this program and version.
    Foreign,
    /// It has entries, and this run makes stand-ins: those before are derived from a secret that is gone.
    Continued,
}

impl fmt::Display for RecordingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Locked => f.write_str("another program records into this file"),
            Self::Foreign => f.write_str("the file exists, and is not a recording of this version of lastro"),
            Self::Continued => f.write_str(
                "the file has entries already: a recording with stand-ins is made in one run, since their secret is not kept",
            ),
        }
    }
}

impl core::error::Error for RecordingFault {}

impl From<io::Error> for RecordingFault {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// A recording that is being written. It writes what it is given: [`conceal`](crate::conceal) goes before it.
#[derive(Debug)]
pub struct Recorder {
    file: File,
    /// Where the last entry ends, or the opening.
    end: u64,
    is_empty: bool,
}

impl Recorder {
    /// Begins a recording, or continues one. A new file is readable by its owner only.
    ///
    /// # Errors
    /// See [`RecordingFault`].
    pub fn open(path: &Path) -> Result<Self, RecordingFault> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.try_lock().map_err(|refused| match refused {
            TryLockError::WouldBlock => RecordingFault::Locked,
            TryLockError::Error(error) => RecordingFault::File(error),
        })?;
        if file.metadata()?.len() == 0 {
            let start = [OPENING, CLOSING].concat();
            file.write_all(start.as_bytes())?;
            return Ok(Self { file, end: OPENING.len() as u64, is_empty: true });
        }
        let end = end_of(&mut file)?;
        let mut recorder = Self { file, end, is_empty: end == OPENING.len() as u64 };
        recorder.close()?;
        Ok(recorder)
    }

    /// Whether it has no entry yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// Where the last entry ends in the file.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.end
    }

    /// Appends an exchange. When this returns, the file has it and is a whole HAR.
    ///
    /// # Errors
    /// The file cannot be written, for example because the disk is full. The file is left as it was before, if the system
    /// allows it.
    pub fn append(&mut self, exchange: &Exchange) -> io::Result<()> {
        let mut text = if self.is_empty { "\n" } else { ",\n" }.as_bytes().to_vec();
        serde_json::to_writer(&mut text, &Entry::of(exchange))?;
        let end = self.end.saturating_add(text.len() as u64);
        text.extend_from_slice(CLOSING.as_bytes());
        self.file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = self.file.write_all(&text) {
            let _ = self.close();
            return Err(error);
        }
        (self.end, self.is_empty) = (end, false);
        Ok(())
    }

    /// Ends the file after its last entry.
    fn close(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(CLOSING.as_bytes())?;
        self.file.set_len(self.end.saturating_add(CLOSING.len() as u64))
    }
}

/// Where the last whole entry of a recording ends, or its opening.
fn end_of(file: &mut File) -> Result<u64, RecordingFault> {
    let length = file.metadata()?.len();
    let mut opening = Vec::new();
    file.rewind()?;
    (&*file).take(OPENING.len() as u64).read_to_end(&mut opening)?;
    if opening != OPENING.as_bytes() {
        return Err(RecordingFault::Foreign);
    }
    let (begins, ends) = (OPENING.len() as u64, length.saturating_sub(CLOSING.len() as u64));
    if ends >= begins {
        let mut closing = String::new();
        file.seek(SeekFrom::Start(ends))?;
        if file.read_to_string(&mut closing).is_ok() && closing == CLOSING {
            return Ok(ends);
        }
    }
    // the system stopped within a write: look for the end of the last entry that is whole
    file.seek(SeekFrom::Start(begins))?;
    let (mut lines, mut line) = (BufReader::new(file), Vec::new());
    let (mut at, mut end) = (begins, begins);
    loop {
        line.clear();
        let read = lines.read_until(b'\n', &mut line)? as u64;
        let mut values = serde_json::Deserializer::from_slice(&line).into_iter::<IgnoredAny>();
        if line.starts_with(BEGINNING) && matches!(values.next(), Some(Ok(_))) {
            end = at.saturating_add(values.byte_offset() as u64);
        }
        at = at.saturating_add(read);
        if read == 0 {
            return Ok(end);
        }
    }
}

/// An entry, with all members that HAR 1.2 demands.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry<'e> {
    started_date_time: String,
    time: i64,
    request: Sent<'e>,
    response: Got<'e>,
    cache: Cache,
    timings: Timings,
}

/// Nothing is cached.
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
    /// HAR 1.2 has no encoding for what is sent; members of one's own begin with an underscore.
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
    fn of(exchange: &'e Exchange) -> Self {
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
    fn of(response: Option<&'e Answer>) -> Self {
        const NOTHING: &[(String, String)] = &[];
        let (status, headers, body) = match response {
            Some(Answer { status, headers, body }) => (*status, headers.as_slice(), body.as_slice()),
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
        // what is not encoded correctly stays as it came
        let plain = |text: &str| decoded(text).unwrap_or_else(|| text.to_owned());
        Self { name: plain(name), value: plain(value) }
    }
}

/// A body as text, in base64 if it is not UTF-8.
fn as_text(body: &[u8]) -> (String, Option<&'static str>) {
    match str::from_utf8(body) {
        Ok(text) => (text.to_owned(), None),
        Err(_) => (Bytes(body.to_vec()).to_base64(), Some("base64")),
    }
}
