//! `lastro migrate`: converts records of version 1, one JSON document on each line, to records of version 2, with a
//! report of every loss.
//!
//! One line is in memory at a time. Every so many lines both outputs are written to the disk, and then a checkpoint
//! file next to the output records their lengths and digests. An interrupted run goes on from its checkpoint, but only
//! if input and outputs are still what the checkpoint records.

mod entity;

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use lastro::json::{self, Value};
use lastro::model::Json;
use lastro::types::{Issue, IssueCode, LastroError};
use lastro::value::Choice as _;
use lastro_arrow::read::conceal;
use lastro_arrow::records::v1;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::files::{
    ANEW, Mark, Output, Verified, beside, checkpoint, hold, name, same, same_file, save, sync_folder, taken,
};
pub use entity::ENTITIES;
use entity::{Converted, Entity, id, listed};

use crate::lines;
use crate::outcome::{Outcome, Stop, print};

/// The columns of the report.
const COLUMNS: [&str; 6] = ["line", "id", "kind", "path", "code", "detail"];

/// What the command line asks for.
pub struct Settings {
    pub input: PathBuf,
    pub out: PathBuf,
    pub report: Option<PathBuf>,
    pub entity: String,
    /// After how many lines the outputs are written to the disk.
    pub every: u64,
    pub force: bool,
}

/// How far a run has come: up to these lengths input, output and report match each other.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Checkpoint {
    run: Run,
    read: Mark,
    out: Mark,
    report: Mark,
    counts: Counts,
}

/// What a run converts; a run that goes on must convert the same.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
struct Run {
    /// The version of this program: another version may convert differently.
    lastro: String,
    entity: String,
    input: String,
    /// Length of the input, if it is a file and not a pipe.
    length: Option<u64>,
    out: String,
    report: String,
}

/// The counts that a run reports at its end.
#[derive(Serialize, Deserialize, Default, PartialEq, Eq, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct Counts {
    lines: u64,
    blank: u64,
    written: u64,
    failed: u64,
    losses: u64,
    problems: u64,
}

/// Runs the command.
///
/// # Errors
/// An error of a file; files that are not as an interrupted run left them.
pub fn run(settings: &Settings) -> Result<Outcome, Stop> {
    let report = settings.report.clone().unwrap_or_else(|| beside(&settings.out, ".report.csv"));
    let Some(entity) = Entity::named(&settings.entity) else {
        return Err(Stop::Usage(format!("lastro: no entity {}", settings.entity)));
    };
    let mut migration = Migration::open(settings, &report, entity)?;
    migration.run(settings.every)?;
    let Counts { lines, blank, written, failed, losses, problems } = migration.counts;
    fs::remove_file(&migration.place).map_err(|error| Stop::at(&migration.place, error))?;
    sync_folder(&migration.place);
    let count = |number: u64, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    let told = format!(
        "{} ({blank} blank): {} written, {failed} failed, {}, {}; report: {}",
        count(lines, "line", "lines"),
        count(written, "record", "records"),
        count(losses, "loss", "losses"),
        count(problems, "problem", "problems"),
        report.display()
    );
    match print(&told) {
        Err(Stop::ReaderGone) => {}
        printed => printed?,
    }
    Ok(if failed > 0 { Outcome::Failures } else { Outcome::Done })
}

/// A run in progress.
struct Migration {
    entity: &'static Entity,
    run: Run,
    source: PathBuf,
    input: BufReader<File>,
    /// How many bytes of the input were read, and their digest.
    offset: u64,
    seen: Sha256,
    out: Output,
    report: Output,
    /// The path of the checkpoint.
    place: PathBuf,
    counts: Counts,
    bar: ProgressBar,
}

impl Migration {
    /// Opens the files to continue an interrupted run, or to start a new one. Nothing is changed until all of them have
    /// been checked.
    fn open(settings: &Settings, report: &Path, entity: &'static Entity) -> Result<Self, Stop> {
        let Settings { input, out, force, .. } = settings;
        let place = beside(out, ".progress");
        apart(input, out, report, &place)?;
        let about = fs::metadata(input).map_err(|error| Stop::at(input, error))?;
        if about.is_dir() {
            return Err(Stop::at(input, "is a folder"));
        }
        // the checkpoint is read once no other run can write the outputs that it describes
        let (held, held_too) = if *force || !place.exists() { (None, None) } else { (hold(out)?, hold(report)?) };
        let checkpoint: Option<Checkpoint> = if *force { None } else { checkpoint(&place)? };
        if checkpoint.is_none() && !force {
            let holds = |path: &&Path| fs::metadata(path).is_ok_and(|there| !there.is_file() || there.len() > 0);
            if let Some(path) = [out.as_path(), report].into_iter().find(holds) {
                return Err(taken(path));
            }
        }
        let run = Run {
            lastro: env!("CARGO_PKG_VERSION").to_owned(),
            entity: entity.name.to_owned(),
            input: if about.is_file() { name(input) } else { input.display().to_string() },
            length: about.is_file().then_some(about.len()),
            out: name(out),
            report: name(report),
        };
        let opened = File::open(input).map_err(|error| Stop::at(input, error))?;
        let mut input = BufReader::with_capacity(64 * 1024, opened);
        let (at, outputs) = match checkpoint {
            Some(at) => {
                run.same_as(&at.run, settings, report, &place)?;
                let refused = |reason| Stop::at(&settings.input, format!("{reason}; {ANEW}"));
                // the outputs first: if they are not as they were left, nothing may be read from a pipe
                let out = Verified::check(out, held, &at.out)?;
                let report = Verified::check(report, held_too, &at.report)?;
                let seen = at.read.check(&mut input).map_err(refused)?;
                ((at.read.length, seen, at.counts), (out.resume()?, report.resume()?))
            }
            None => {
                // if the input cannot be read, no file is left behind
                input.fill_buf().map_err(|error| Stop::at(&settings.input, error))?;
                let nothing = Checkpoint {
                    run: run.clone(),
                    read: Mark::start(),
                    out: Mark::start(),
                    report: Mark::start(),
                    counts: Counts::default(),
                };
                ((0, Sha256::new(), nothing.counts), fresh(out, report, &place, &nothing, *force)?)
            }
        };
        let ((offset, seen, counts), (out, report)) = (at, outputs);
        let bar =
            run.length.map_or_else(ProgressBar::new_spinner, |length| ProgressBar::new(length).with_style(style()));
        let source = settings.input.clone();
        Ok(Self { entity, run, source, input, offset, seen, out, report, place, counts, bar })
    }

    fn run(&mut self, every: u64) -> Result<(), Stop> {
        if self.report.is_empty() {
            self.report.write(&csv([COLUMNS.map(str::to_owned)])?)?;
        }
        let mut line = Vec::new();
        loop {
            let (first, seen) = (self.counts.lines == 0, &mut self.seen);
            let read = lines::next(&mut self.input, first, &mut line, |piece| seen.update(piece));
            let Some(read) = read.map_err(|error| Stop::at(&self.source, error))? else { break };
            self.offset += read.length;
            self.counts.lines += 1;
            let mut rows = Vec::new();
            if read.too_long {
                self.failure(&mut rows, "", "", &Issue::error("", IssueCode::TooLarge));
            } else if lines::is_blank(&line) {
                self.counts.blank += 1;
            } else {
                self.line(&mut rows, &line)?;
            }
            if !rows.is_empty() {
                self.report.write(&csv(rows)?)?;
            }
            // the first record is written to the disk at once: from then on a checkpoint identifies the file by its
            // contents
            if self.counts.lines.is_multiple_of(every) || self.out.is_unproven() {
                self.through()?;
            }
        }
        self.through()?;
        self.out.end()?;
        self.bar.finish_and_clear();
        Ok(())
    }

    /// Converts one line: a record, or the answer to a listing.
    fn line(&mut self, rows: &mut Vec<Row>, line: &[u8]) -> Result<(), Stop> {
        if let Err(error) = std::str::from_utf8(line) {
            let issue = Issue::error("", IssueCode::InvalidUtf8).with("offset", &error.valid_up_to().to_string());
            self.failure(rows, "", "", &issue);
            return Ok(());
        }
        let (document, fault) = match Json::parse(line) {
            Ok(Json(document)) => (document, None),
            // a repeated member is a fault of its own record only
            Err(fault @ LastroError::Invalid { .. }) => (json::parse(line).unwrap_or(Value::Null), Some(fault)),
            Err(fault) => (Value::Null, Some(fault)),
        };
        match listed(document) {
            Ok(records) => {
                for (index, record) in records.into_iter().enumerate() {
                    let own = fault.as_ref().and_then(|_| Json::parse(record.to_json().as_bytes()).err());
                    self.record(rows, &format!("data[{index}]"), record, own)?;
                }
                Ok(())
            }
            Err(record) => self.record(rows, "", record, fault),
        }
    }

    /// Converts one record, or whatever is in the place of one, to a record of version 2 or a failure.
    fn record(
        &mut self,
        rows: &mut Vec<Row>,
        place: &str,
        record: Value,
        fault: Option<LastroError>,
    ) -> Result<(), Stop> {
        let id = id(&record);
        let fault = fault.or_else(|| v1::stranger(self.entity.name, &record));
        let mut record = record;
        let concealed = conceal(&mut record);
        let made = fault.map_or_else(|| (self.entity.convert)(&Json(record)), Err);
        match made {
            Ok(Converted { text, issues, report }) => {
                // the conversion reports placeholders itself
                for issue in issues.iter().filter(|issue| issue.code != IssueCode::Placeholder) {
                    self.counts.problems += 1;
                    rows.push(self.row(&id, "problem", &below(place, &issue.path), issue.code, ""));
                }
                for name in concealed {
                    self.counts.losses += 1;
                    rows.push(self.row(&id, "loss", &below(place, &name), IssueCode::Dropped, "a card"));
                }
                for line in &report {
                    self.counts.losses += 1;
                    rows.push(self.row(&id, "loss", &below(place, &line.path), line.code, ""));
                }
                self.counts.written += 1;
                self.out.write(text.as_bytes())?;
                self.out.write(b"\n")
            }
            Err(error) => {
                let unknown = Issue::error("", IssueCode::Internal);
                self.failure(rows, place, &id, error.issues().first().unwrap_or(&unknown));
                Ok(())
            }
        }
    }

    fn failure(&mut self, rows: &mut Vec<Row>, place: &str, id: &str, issue: &Issue) {
        self.counts.failed += 1;
        let detail: Vec<String> = issue.params.iter().map(|(name, text)| format!("{name} {text}")).collect();
        rows.push(self.row(id, "failure", &below(place, &issue.path), issue.code, &detail.join(", ")));
    }

    fn row(&self, id: &str, kind: &str, path: &str, code: IssueCode, detail: &str) -> Row {
        [&self.counts.lines.to_string(), id, kind, path, code.as_str(), detail].map(str::to_owned)
    }

    /// Writes both outputs to the disk, and only then the checkpoint.
    fn through(&mut self) -> Result<(), Stop> {
        self.out.is_ours()?;
        self.report.is_ours()?;
        let (out, report) = (self.out.through()?, self.report.through()?);
        let read = Mark::of(self.offset, &self.seen);
        self.bar.set_position(self.offset);
        save(&Checkpoint { run: self.run.clone(), read, out, report, counts: self.counts }, &self.place)
    }
}

/// A row of the report.
type Row = [String; COLUMNS.len()];

fn csv(rows: impl IntoIterator<Item = Row>) -> Result<Vec<u8>, Stop> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let failed = |error: &dyn std::fmt::Display| Stop::Failed(format!("the report: {error}"));
    for row in rows {
        writer.write_record(row).map_err(|error| failed(&error))?;
    }
    writer.into_inner().map_err(|error| failed(&error))
}

/// The path in the line of a path in the record at `place`.
fn below(place: &str, path: &str) -> String {
    let dot = if place.is_empty() || path.is_empty() || path.starts_with('[') { "" } else { "." };
    [place, dot, path].concat()
}

/// Refuses a command line in which two names mean one file.
fn apart(input: &Path, out: &Path, report: &Path, place: &Path) -> Result<(), Stop> {
    let fresh = beside(place, ".new");
    let named =
        [("INPUT", input), ("--out", out), ("--report", report), ("the progress file", place), ("its copy", &fresh)];
    for (index, (what, path)) in named.iter().enumerate() {
        if let Some((before, _)) = named[..index].iter().find(|(_, other)| same(other, path)) {
            return Err(Stop::at(path, format!("is both {before} and {what}: name another file")));
        }
    }
    Ok(())
}

/// Opens new outputs, and writes the checkpoint of a run that has written nothing. If this fails, no file is left
/// behind and none is changed.
fn fresh(out: &Path, report: &Path, place: &Path, nothing: &Checkpoint, force: bool) -> Result<(Output, Output), Stop> {
    let (one, made) = Output::fresh(out, force)?;
    let (other, made_too) = Output::fresh(report, force)?;
    // a file system may treat two spellings as one name
    if same_file(&one.metadata()?, &other.metadata()?) {
        return Err(Stop::at(report, "is both --out and --report: name another file"));
    }
    if force {
        // a checkpoint must not describe files that are about to be emptied
        match fs::remove_file(place) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(Stop::at(place, error)),
            _ => sync_folder(place),
        }
        one.empty()?;
        other.empty()?;
    }
    save(nothing, place)?;
    made.keep();
    made_too.keep();
    Ok((one, other))
}

impl Run {
    /// Refuses to go on with a run of something else, and says what differs.
    fn same_as(&self, before: &Self, settings: &Settings, report: &Path, place: &Path) -> Result<(), Stop> {
        let differs = |path: &Path, what: String| Err(Stop::at(path, format!("{what}; {ANEW}")));
        if self.lastro != before.lastro {
            return differs(
                place,
                format!("belongs to a run of lastro {}: finish it with that version", before.lastro),
            );
        }
        if self.entity != before.entity {
            let told = format!("belongs to an interrupted run with --entity {}, not {}", before.entity, self.entity);
            return differs(place, told);
        }
        if self.input != before.input {
            return differs(&settings.input, format!("is not the input of the interrupted run, {}", before.input));
        }
        if self.length != before.length {
            return differs(&settings.input, "has another length than at the interrupted run".to_owned());
        }
        if self.out != before.out {
            return differs(&settings.out, format!("is not the output of the interrupted run, {}", before.out));
        }
        if self.report != before.report {
            return differs(report, format!("is not the report of the interrupted run, {}", before.report));
        }
        Ok(())
    }
}

/// How the progress of a run through a file is shown.
pub fn style() -> ProgressStyle {
    let template = "{bar:40} {percent}% of {total_bytes}, {bytes_per_sec}, {eta} left";
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
