//! `lastro migrate`: records of version 1, a JSON document a line, as records of version 2 and a report of every loss.
//!
//! One line is in memory at a time. Now and then both files are written through and a checkpoint beside the output says how
//! far they belong together; a run that was interrupted, however, cuts them back to it and goes on from there.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use lastro::json::MAX_BYTES;
use lastro::model::{Json, Model};
use lastro::types::*;
use lastro::v1::conversion;
use lastro::value::Choice as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

pub const USAGE: &str = "\
usage: lastro migrate INPUT --out OUTPUT [--report REPORT] [--entity ENTITY] [--checkpoint LINES]

  INPUT       records of version 1, one JSON document a line, as GET answers them
  OUTPUT      records of version 2, one a line
  REPORT      what was lost or changed, as CSV: line, id, kind, path, code (OUTPUT.report.csv when not given)
  ENTITY      sale (when not given), customer, service or payment_method
  LINES       after how many lines both files are written through (5000 when not given)

A run that was interrupted goes on where it was: give the same command again.";

/// How much of the input says whether it is the same as before.
const HEAD: usize = 64 * 1024;

/// What the command line asks for.
struct Settings {
    input: PathBuf,
    out: PathBuf,
    report: PathBuf,
    entity: Entity,
    every: u64,
}

#[derive(Clone, Copy)]
enum Entity {
    Sale,
    Customer,
    Service,
    PaymentMethod,
}

/// How far a run has come: what is in the files up to here belongs together.
#[derive(Serialize, Deserialize, Default, Clone)]
struct Checkpoint {
    input: String,
    offset: u64,
    lines: u64,
    written: u64,
    failed: u64,
    out: u64,
    report: u64,
}

/// Runs the command.
///
/// # Errors
/// What the command line lacks, what the files refuse, an input that is another than that of the run to go on with.
pub fn run(arguments: impl Iterator<Item = OsString>) -> io::Result<()> {
    let Some(settings) = settings(arguments).map_err(invalid)? else {
        return writeln!(io::stdout().lock(), "{USAGE}");
    };
    let done = Migration::open(&settings)?.run(settings.entity, settings.every)?;
    fs::remove_file(checkpoint_of(&settings.out))?;
    let Checkpoint { lines, written, failed, .. } = done;
    writeln!(io::stdout().lock(), "{lines} lines: {written} written, {failed} failed")
}

fn invalid(message: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, message)
}

/// Nothing where help is asked for.
fn settings(arguments: impl Iterator<Item = OsString>) -> Result<Option<Settings>, lexopt::Error> {
    use lexopt::prelude::*;

    let (mut input, mut out, mut report) = (None, None, None);
    let (mut entity, mut every) = (Entity::Sale, 5000);
    let mut parser = lexopt::Parser::from_args(arguments);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(path) if input.is_none() => input = Some(PathBuf::from(path)),
            Long("out") => out = Some(PathBuf::from(parser.value()?)),
            Long("report") => report = Some(PathBuf::from(parser.value()?)),
            Long("entity") => {
                entity = parser.value()?.parse_with(|name| match name {
                    "sale" => Ok(Entity::Sale),
                    "customer" => Ok(Entity::Customer),
                    "service" => Ok(Entity::Service),
                    "payment_method" => Ok(Entity::PaymentMethod),
                    _ => Err("sale, customer, service or payment_method"),
                })?;
            }
            Long("checkpoint") => every = parser.value()?.parse::<u64>()?.max(1),
            Long("help") | Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    let (Some(input), Some(out)) = (input, out) else { return Err("an INPUT and --out are needed".into()) };
    let report = report.unwrap_or_else(|| beside(&out, ".report.csv"));
    Ok(Some(Settings { input, out, report, entity, every }))
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn checkpoint_of(out: &Path) -> PathBuf {
    beside(out, ".progress")
}

/// A run.
struct Migration {
    input: BufReader<File>,
    out: BufWriter<File>,
    report: csv::Writer<File>,
    place: PathBuf,
    at: Checkpoint,
    bar: ProgressBar,
}

impl Migration {
    /// Opens the files where an earlier run left them, or anew. What stands there already and is none of ours stays.
    fn open(settings: &Settings) -> io::Result<Self> {
        let mut input = File::open(&settings.input)?;
        let identity = identity(&mut input)?;
        let place = checkpoint_of(&settings.out);
        let at = match fs::read(&place) {
            Ok(text) => serde_json::from_slice(&text)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let fresh = Checkpoint { input: identity.clone(), ..Checkpoint::default() };
                if let Some(taken) = [&settings.out, &settings.report].into_iter().find(|path| path.exists()) {
                    return Err(invalid(format!("{} is there already", taken.display())));
                }
                save(&place, &fresh)?;
                fresh
            }
            Err(error) => return Err(error),
        };
        if at.input != identity {
            return Err(invalid(format!("{} is another input than the one to go on with", settings.input.display())));
        }
        let bar = ProgressBar::new(input.metadata()?.len()).with_style(style());
        bar.set_position(at.offset);
        input.seek(SeekFrom::Start(at.offset))?;
        let out = BufWriter::new(cut(&settings.out, at.out)?);
        let report = csv::Writer::from_writer(cut(&settings.report, at.report)?);
        Ok(Self { input: BufReader::new(input), out, report, place, at, bar })
    }

    fn run(mut self, entity: Entity, every: u64) -> io::Result<Checkpoint> {
        if self.at.report == 0 {
            self.report.write_record(["line", "id", "kind", "path", "code"])?;
        }
        let mut line = Vec::new();
        while let Some(read) = next_line(&mut self.input, &mut line)? {
            self.at.offset += read.length;
            self.at.lines += 1;
            match entity {
                _ if read.too_long => self.failed(IssueCode::TooLarge, "")?,
                Entity::Sale => self.record(&line, |from: &SaleV1| {
                    let SaleConverted { value, report } = conversion::sale(from);
                    (from.id, value, report)
                })?,
                Entity::Customer => self.record(&line, |from: &CustomerV1| {
                    let CustomerConverted { value, report } = conversion::customer(from);
                    (from.id, value, report)
                })?,
                Entity::Service => self.record(&line, |from: &ServiceV1| {
                    let ServiceConverted { value, report } = conversion::service(from);
                    (from.id, value, report)
                })?,
                Entity::PaymentMethod => self.record(&line, |from: &PaymentMethodV1| {
                    let PaymentMethodConverted { value, report } = conversion::payment_method(from);
                    (from.id, value, report)
                })?,
            }
            if self.at.lines.is_multiple_of(every) {
                self.through()?;
            }
        }
        self.through()?;
        self.bar.finish_and_clear();
        Ok(self.at)
    }

    /// One line: a record of the other version and the report of it, or a failure.
    fn record<F: Model, T: Model>(
        &mut self,
        line: &[u8],
        convert: impl FnOnce(&F) -> (Option<i64>, T, Vec<ReportLine>),
    ) -> io::Result<()> {
        let read = Json::parse(line).and_then(|document| F::decode(&document));
        let (record, issues) = match read {
            Ok(read) => read,
            Err(error) => {
                let first = error.issues().first();
                let path = first.map(|issue| issue.path.clone()).unwrap_or_default();
                return self.failed(first.map_or(IssueCode::MalformedJson, |issue| issue.code), &path);
            }
        };
        let (id, made, report) = convert(&record);
        let id = id.map(|id| id.to_string()).unwrap_or_default();
        for issue in issues.iter().filter(|issue| issue.code != IssueCode::Placeholder) {
            self.row(&id, "problem", &issue.path, issue.code)?;
        }
        for ReportLine { path, code } in &report {
            self.row(&id, "loss", path, *code)?;
        }
        self.at.written += 1;
        writeln!(self.out, "{}", made.encode().to_text())
    }

    fn failed(&mut self, code: IssueCode, path: &str) -> io::Result<()> {
        self.at.failed += 1;
        self.row("", "failure", path, code)
    }

    fn row(&mut self, id: &str, kind: &str, path: &str, code: IssueCode) -> io::Result<()> {
        let line = self.at.lines.to_string();
        Ok(self.report.write_record([&line, id, kind, path, code.as_str()])?)
    }

    /// Writes both files through, then says how far they have come.
    fn through(&mut self) -> io::Result<()> {
        self.out.flush()?;
        self.report.flush()?;
        for (mut file, length) in [(self.out.get_ref(), &mut self.at.out), (self.report.get_ref(), &mut self.at.report)]
        {
            file.sync_data()?;
            *length = file.stream_position()?;
        }
        self.bar.set_position(self.at.offset);
        save(&self.place, &self.at)
    }
}

/// A file cut back to what belongs to the checkpoint, to be written on from there.
fn cut(path: &Path, length: u64) -> io::Result<File> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    file.set_len(length)?;
    file.seek(SeekFrom::End(0))?;
    Ok(file)
}

/// The checkpoint is there whole or not at all: written beside, then put in its place.
fn save(place: &Path, checkpoint: &Checkpoint) -> io::Result<()> {
    let fresh = beside(place, ".new");
    let mut file = File::create(&fresh)?;
    file.write_all(&serde_json::to_vec(checkpoint)?)?;
    file.sync_data()?;
    fs::rename(fresh, place)
}

/// The length of a file and a digest of its head.
fn identity(file: &mut File) -> io::Result<String> {
    let mut head = Vec::new();
    io::Read::take(&mut *file, HEAD as u64).read_to_end(&mut head)?;
    let digest: String = Sha256::digest(&head).iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{} {digest}", file.metadata()?.len()))
}

/// A line that was read.
struct Line {
    /// Its bytes, the line break and blank lines before it among them.
    length: u64,
    /// Whether it is longer than a document may be; then it is not all in memory.
    too_long: bool,
}

/// The next line that is not blank, without its line break; nothing at the end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Line>> {
    let mut length = 0;
    loop {
        line.clear();
        let most = MAX_BYTES as u64 + 1;
        let read = input.by_ref().take(most).read_until(b'\n', line)? as u64;
        length += read;
        let too_long = read == most && !line.ends_with(b"\n");
        if too_long {
            length += skip_line(input)?;
        }
        if read == 0 {
            return Ok(None);
        }
        if too_long || !line.iter().all(u8::is_ascii_whitespace) {
            return Ok(Some(Line { length, too_long }));
        }
    }
}

/// Leaves out the rest of a line, and says how long it was.
fn skip_line(input: &mut impl BufRead) -> io::Result<u64> {
    let mut skipped = 0;
    loop {
        let piece = input.fill_buf()?;
        let end = piece.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
        let length = end.unwrap_or(piece.len());
        input.consume(length);
        skipped += length as u64;
        if end.is_some() || length == 0 {
            return Ok(skipped);
        }
    }
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {percent}% of {total_bytes}, {bytes_per_sec}, {eta} left";
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
