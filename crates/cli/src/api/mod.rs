//! The command `lastro api`: calls the billing API from a shell.

mod args;
mod kept;
mod operation;

use std::error::Error as _;
use std::fs;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fmt::Write as _};

use clap::ArgMatches;
use lastro::exchange::CarriedOut;
use lastro::http::{PageEnd, Shape};
use lastro::model::{ConcealedText, Json};
use lastro::value::Choice as _;
use lastro::{Language, LastroError, LocalDate};
use lastro_client::blocking::Client;
use lastro_client::{AnyCall, Error, ExchangeError, ReqwestTransport, TokioClock};
use lastro_mirror::client::RecordedTransport;
use lastro_mirror::recording::Recording;

use crate::outcome::{Outcome, Stop, print};
pub use args::command;
use kept::Kept;
use operation::{Operation, number};

/// Maximum size of a record in bytes, equal to the core crate's limit for a document.
const MOST: u64 = lastro::json::MAX_BYTES as u64;

/// Executes the command: calls one operation.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let (operation, given) = Operation::of(given).ok_or_else(|| usage("expected a resource and a method"))?;
    let url = text(given, "url").map(str::to_owned).or_else(|| env::var("LASTRO_URL").ok());
    let url = url.ok_or_else(|| usage("the URL is missing: use --url or the variable LASTRO_URL"))?;
    let recording = match path(given, "record") {
        Some(file) => Some((file, Recording::open(file, None).map_err(|why| Stop::at(file, why))?)),
        None => None,
    };
    let client = client(given, &url, recording.as_ref().map(|(_, recording)| Arc::clone(recording)))?;
    let language = text(given, "language").and_then(|text| text.parse().ok()).unwrap_or(Language::En);

    let record = operation.record().map(|_| record_of(io::stdin().lock(), "standard input")).transpose()?;
    let original = path(given, "original").map(|file| {
        let open = fs::File::open(file).map_err(|error| Stop::at(file, error))?;
        record_of(open, &file.display().to_string())
    });
    let (original, query) = (original.transpose()?, query(given));
    let is_listing = matches!(operation.route().shape, Shape::Listing { .. });
    if path(given, "state").is_some() && is_listing && !given.get_flag("jsonl") {
        return Err(usage("--state of a listing needs --jsonl: a page that was printed is not printed again"));
    }
    let numbers = ["id", "inicio", "limite"].map(|id| number(given, id).map(|number| number.to_string()));
    let texts = ["cpf", "ordenar-coluna", "ordenar-direcao"].map(|id| text(given, id).map(str::to_owned));
    let documents = [&record, &original].map(|document| document.as_ref().map(Json::to_text));
    let arguments = numbers.into_iter().chain(texts).chain([query.clone()]).chain(documents);
    let kept = path(given, "state").map(|file| Kept::new(file.clone(), operation.name(), &url, arguments));
    let call = operation.call(given, query, record.as_ref(), original.as_ref());
    let call = call.map_err(|error| Stop::Failures(rejected(&error, language)))?;
    let done = if is_listing {
        list(&client, &operation.name(), call, kept.as_ref(), given.get_flag("jsonl"))
    } else {
        change(&client, call, kept.as_ref())
    };
    let done = done.or_else(|failed| failed.reported(kept.as_ref(), language))?;
    match recording.map(|(file, recording)| (file, recording.end())) {
        Some((file, Err(error))) => Err(Stop::at(file, error)),
        _ => Ok(done),
    }
}

/// Why a call failed.
enum Failed {
    Call(Error),
    Stop(Stop),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Self::Call(error)
    }
}

impl From<Stop> for Failed {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

/// Executes a call that returns a single value, and prints the value.
fn change(client: &Client, call: AnyCall, kept: Option<&Kept>) -> Result<Outcome, Failed> {
    let mut pending = client.call(call);
    if let Some(kept) = kept {
        if let Some(state) = kept.stored()? {
            pending = pending.state(state);
        }
        let kept = kept.clone();
        pending = pending.keep(move |state| kept.keep(&state));
    }
    print(&pending.send()?.to_text())?;
    kept.map_or(Ok(()), Kept::over)?;
    Ok(Outcome::Done)
}

/// Prints the records of a listing page by page. Saves the state after each page, so that a later run continues with the next
/// page.
fn list(
    client: &Client,
    operation: &str,
    call: AnyCall,
    kept: Option<&Kept>,
    by_line: bool,
) -> Result<Outcome, Failed> {
    let mut records = client.list(call);
    if let Some(state) = kept.map(Kept::stored).transpose()?.flatten() {
        records = records.state(state);
    }
    let (mut printed, mut end) = (Printed { by_line, any: false }, PageEnd::Complete);
    for page in records.pages() {
        let page = page?;
        printed.records(&page.items)?;
        match (page.end, kept) {
            (Some(known), _) => end = known,
            (None, Some(kept)) => kept.save(&page.state)?,
            (None, None) => {}
        }
    }
    printed.end()?;
    kept.map_or(Ok(()), Kept::over)?;
    if end == PageEnd::Complete {
        return Ok(Outcome::Done);
    }
    let why = format!("{operation}: the listing is not complete: {}", end.as_str());
    Err(Stop::Failures(why).into())
}

/// The output of a listing: one record per line, or one JSON array.
struct Printed {
    by_line: bool,
    any: bool,
}

impl Printed {
    /// Prints the records of a page in a single write.
    fn records(&mut self, records: &[Json]) -> Result<(), Stop> {
        let mut text = String::new();
        for record in records {
            if !self.by_line {
                text.push_str(if self.any { ",\n" } else { "[\n" });
            }
            text.push_str(&record.to_text());
            if self.by_line {
                text.push('\n');
            }
            self.any = true;
        }
        crate::outcome::print_part(&text)
    }

    fn end(&self) -> Result<(), Stop> {
        match (self.by_line, self.any) {
            (true, _) => Ok(()),
            (false, true) => print("\n]"),
            (false, false) => print("[]"),
        }
    }
}

impl Failed {
    /// Converts a failure into a message and an exit code. If the call failed and a later run cannot resume it, removes the
    /// state file.
    fn reported(self, kept: Option<&Kept>, language: Language) -> Result<Outcome, Stop> {
        let failed = match self {
            Self::Stop(stop) => return Err(stop),
            Self::Call(Error::Failed(failed)) => failed,
            Self::Call(Error::Invalid(error)) => return Err(Stop::Failures(rejected(&error, language))),
            Self::Call(Error::Keep(error)) => return Err(Stop::Failed(error.to_string())),
            Self::Call(other) => {
                let why = other.source().map_or_else(String::new, |why| format!(": {why}"));
                return Err(Stop::Failed(format!("{other}{why}")));
            }
        };
        let mut message = message(&failed, language);
        if let (Some(state), Some(kept)) = (&failed.state, kept) {
            kept.save(state)?;
            message.push_str("\n  run the same command again to look it up");
            return Err(Stop::Unknown(message));
        }
        // the state file of a listing is kept, since a later run can continue after the last printed page
        if let Some(kept) = kept.filter(|_| !matches!(failed.operation.route().shape, Shape::Listing { .. })) {
            kept.over()?;
        }
        if failed.carried_out == CarriedOut::Unknown {
            message.push_str("\n  look for it before you send it again");
            if failed.state.is_some() {
                message.push_str("; next time, use --state FILE, with which the same command looks it up");
            }
            return Err(Stop::Unknown(message));
        }
        Err(if failed.api_error.is_some() { Stop::Failures(message) } else { Stop::Failed(message) })
    }
}

/// The message of a failed call: what failed, the service's own message, the invalid values, and why there was no response.
fn message(failed: &ExchangeError, language: Language) -> String {
    let mut text = failed.to_string();
    let said = failed.api_error.as_ref().and_then(|error| error.message.as_ref());
    if let Some(said) = said {
        // control characters in the service's message are replaced, since they could manipulate the terminal
        let said: String = said.reveal().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let _ = write!(text, "\n  {said}");
    }
    for issue in &failed.issues {
        let _ = write!(text, "\n  {}", issue.text(language));
    }
    let mut cause = failed.source();
    while let Some(error) = cause {
        let _ = write!(text, "\n  {error}");
        cause = error.source();
    }
    text
}

fn rejected(error: &LastroError, language: Language) -> String {
    let lines = error.issues().iter().map(|issue| format!("\n  {}", issue.text(language)));
    format!("not sent{}", lines.collect::<String>())
}

fn client(given: &ArgMatches, url: &str, recording: Option<Arc<Recording>>) -> Result<Client, Stop> {
    let seconds = |id: &str| given.get_one::<u32>(id).map(|seconds| Duration::from_secs((*seconds).into()));
    let mut options = lastro_client::Client::builder(url, key(given)?);
    if let Some(today) = text(given, "today") {
        let today: LocalDate = today.parse().map_err(|_| usage("--today: expected a date such as 2027-02-10"))?;
        options = options.today(today);
    }
    if let Some(timeout) = seconds("timeout") {
        options = options.timeout(timeout);
    }
    if let Some(deadline) = seconds("deadline") {
        options = options.deadline(deadline);
    }
    if let Some(settled_after) = seconds("settled-after") {
        options = options.settled_after(settled_after);
    }
    if let Some(per_second) = given.get_one::<u32>("per-second") {
        options = options.per_second(*per_second);
    }
    let failed = |error: Error| {
        let why = error.source().map_or_else(String::new, |why| format!(": {why}"));
        Stop::Failed(format!("{error}{why}"))
    };
    let options = options.look_before(!given.get_flag("no-look-before")).allow_http(given.get_flag("allow-http"));
    let Some(recording) = recording else { return Client::build(options).map_err(failed) };
    let transport = ReqwestTransport::new(url).map_err(|error| failed(Error::Setup(error)))?;
    let transport = RecordedTransport::new(transport, TokioClock::new(), recording);
    Client::of(options.build_on(transport, TokioClock::new())).map_err(failed)
}

/// The API key, from a file or an environment variable. There is no argument for it, since other users can see the arguments of
/// a program. No message contains the key.
fn key(given: &ArgMatches) -> Result<ConcealedText, Stop> {
    let key = match path(given, "key-file") {
        Some(file) => Some(fs::read_to_string(file).map_err(|error| Stop::at(file, error))?),
        None => env::var("LASTRO_KEY").ok(),
    };
    match key.as_deref().map(str::trim).filter(|key| !key.is_empty()) {
        Some(key) => Ok(ConcealedText::new(key)),
        None => Err(usage("the API key is missing: use --key-file or the variable LASTRO_KEY")),
    }
}

/// The query string: all filters, followed by the value of `--query`.
fn query(given: &ArgMatches) -> Option<String> {
    let filters = given.try_get_many::<String>("filter").ok().flatten().into_iter().flatten();
    let parts = filters.map(|filter| filtered(filter)).chain(text(given, "query").map(str::to_owned));
    Some(parts.collect::<Vec<_>>().join("&")).filter(|query| !query.is_empty())
}

/// Converts a filter into a part of the query string. The value is percent-encoded, except for the commas that separate the
/// values of a `between` filter.
fn filtered(filter: &str) -> String {
    // a filter such as `cpf[isnull]` has no value
    let Some((field, value)) = filter.split_once('=') else { return filter.to_owned() };
    let mut part = format!("{field}=");
    for byte in value.bytes() {
        let separates = byte == b',' && field.ends_with("[between]");
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) || separates {
            part.push(char::from(byte));
        } else {
            let _ = write!(part, "%{byte:02X}");
        }
    }
    part
}

/// Reads a record in JSON. A record longer than [`MOST`] is an error. `name`: the name of the input for error messages.
fn record_of(input: impl io::Read, name: &str) -> Result<Json, Stop> {
    let mut bytes = Vec::new();
    let failed = |error: &dyn std::fmt::Display| Stop::Failed(format!("{name}: {error}"));
    input.take(MOST + 1).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    Json::parse(bytes).map_err(|error| failed(&error))
}

fn text<'g>(given: &'g ArgMatches, id: &str) -> Option<&'g str> {
    given.try_get_one::<String>(id).ok().flatten().map(String::as_str)
}

fn path<'g>(given: &'g ArgMatches, id: &str) -> Option<&'g PathBuf> {
    given.try_get_one::<PathBuf>(id).ok().flatten()
}

fn usage(why: &str) -> Stop {
    Stop::Usage(format!("lastro api: {why}"))
}
