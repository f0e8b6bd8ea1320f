//! The commands `lastro bulk` and `lastro migrate`. They read, validate, compute and convert files of records.
//!
//! The input is split into segments of whole lines. For each segment, the result rows and the lines of the report are written
//! to two files, which form a part. A checkpoint file lists the complete parts, so that an interrupted run can resume after the
//! last one. At the end, the parts are joined into the outputs. The memory needed does not depend on the size of the files.

mod args;
mod format;
mod input;
mod job;
mod migration;
mod parts;

use std::fs;
use std::path::{Path, PathBuf};

use arrow_schema::SchemaRef;
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use lastro::LastroError;
use lastro_arrow::read::files;

pub use args::{command, migrate_command};
use format::Format;
use input::{Kind, Segment, Segments, is_standard};
use job::Job;
use migration::Migration;
use parts::{Counts, Parts, Run};

use crate::files::{beside, name, same};
use crate::outcome::{Outcome, Stop, print};

/// A command that processes the segments of the input.
trait Work {
    /// The kind of input that the command reads.
    fn kind(&self) -> Kind;

    /// The columns of the result rows.
    fn schema(&self) -> SchemaRef;

    /// The settings as on the command line. A resumed run must have the same settings.
    fn settings(&self) -> Vec<String>;

    /// Processes a segment: writes its result rows into the new file `rows`. Returns the counts and the lines of the report.
    fn part(&self, segment: Segment, rows: &Path) -> Result<(Counts, Vec<u8>), Stop>;

    /// The header line of the report.
    fn header(&self) -> Result<Vec<u8>, Stop>;

    /// The summary that is printed at the end of a run.
    fn told(&self, counts: &Counts) -> String;
}

/// Executes a subcommand of `lastro bulk`.
///
/// # Errors
/// The command line is invalid, a file operation failed, or a file has changed since the interrupted run.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let Some((command, given)) = given.subcommand() else {
        return Err(Stop::Usage("lastro: bulk needs a subcommand".to_owned()));
    };
    let settings = Settings::of(given, path(given, "issues"))?;
    let job = Job::new(command, given, settings.format, threads(given), settings.report.is_some())?;
    settings.run(command, &job, given)
}

/// Executes `lastro migrate`.
///
/// # Errors
/// The command line is invalid, a file operation failed, or a file has changed since the interrupted run.
pub fn migrate(given: &ArgMatches) -> Result<Outcome, Stop> {
    let out = path(given, "out").unwrap_or_default();
    let report = path(given, "report").unwrap_or_else(|| beside(&out, ".report.csv"));
    let settings = Settings::of(given, Some(report.clone()))?;
    let migration = Migration::new(given, settings.format, threads(given), report)?;
    settings.run("migrate", &migration, given)
}

fn path(given: &ArgMatches, id: &str) -> Option<PathBuf> {
    given.get_one::<PathBuf>(id).cloned()
}

fn threads(given: &ArgMatches) -> usize {
    let threads = given.get_one::<u64>("threads").and_then(|threads| usize::try_from(*threads).ok());
    threads.unwrap_or_else(lastro_arrow::read::default_threads)
}

/// The files that a run reads and writes, and how it splits the input into segments.
struct Settings {
    inputs: Vec<PathBuf>,
    out: PathBuf,
    report: Option<PathBuf>,
    format: Format,
    segment: usize,
    force: bool,
}

impl Settings {
    fn of(given: &ArgMatches, report: Option<PathBuf>) -> Result<Self, Stop> {
        let out = path(given, "out").unwrap_or_default();
        Ok(Self {
            inputs: found(given, &out, report.as_deref())?,
            format: Format::of(&out)?,
            out,
            report,
            segment: given
                .get_one::<u64>("checkpoint")
                .map_or(1, |kib| usize::try_from(kib << 10).unwrap_or(usize::MAX)),
            force: given.get_flag("force"),
        })
    }

    fn run(&self, command: &str, work: &dyn Work, given: &ArgMatches) -> Result<Outcome, Stop> {
        let counts = self.work(command, work)?;
        match print(&work.told(&counts)) {
            Err(Stop::ReaderGone) => {}
            printed => printed?,
        }
        let failed = counts.failed > 0 && !given.get_flag("allow-failures");
        Ok(if failed { Outcome::Failures } else { Outcome::Done })
    }

    fn work(&self, command: &str, work: &dyn Work) -> Result<Counts, Stop> {
        let run = self.described(command, work)?;
        let length = run.inputs.iter().filter_map(|(_, length)| *length).sum();
        let mut parts = Parts::open(run, &self.out, self.report.as_deref(), self.force)?;
        if !parts.all_made() {
            let done = self.parts(&mut parts, work, length);
            if done.is_err() {
                parts.abandon();
            }
            done?;
        }
        let counts = parts.counts();
        let (header, schema) = (work.header()?, work.schema());
        parts.end(&self.out, self.report.as_deref(), &header, |files, to| self.format.join(&schema, files, to))?;
        Ok(counts)
    }

    /// Processes the remaining input: writes one part (a file of rows and a file of report lines) per segment.
    fn parts(&self, parts: &mut Parts, work: &dyn Work, length: u64) -> Result<(), Stop> {
        let (from, read) = parts.next();
        let mut segments = Segments::new(self.inputs.clone(), self.segment, work.kind(), from, read)?;
        let bar = ProgressBar::new(length).with_style(style());
        while let Some(segment) = segments.next()? {
            let (counts, report) = work.part(segment, &parts.new_rows())?;
            let (next, read) = segments.place();
            parts.add(&report, counts, next, read)?;
            // Positions count decompressed bytes. They may exceed the total length of the files if these are compressed, so the
            // position of the bar is limited to this length.
            bar.set_position((self.before(next.file) + next.offset).min(length));
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Describes this run, so that it can be compared with an interrupted one. Returns an error if two of the names of inputs and
    /// outputs refer to the same file.
    fn described(&self, command: &str, work: &dyn Work) -> Result<Run, Stop> {
        let mut inputs = Vec::new();
        for path in &self.inputs {
            if is_standard(path) {
                inputs.push(("-".to_owned(), None));
                continue;
            }
            let about = fs::metadata(path).map_err(|error| Stop::at(path, error))?;
            // regular files have a canonical name and a length, but pipes do not
            let named = if about.is_file() { name(path) } else { path.display().to_string() };
            inputs.push((named, about.is_file().then_some(about.len())));
        }
        self.apart()?;
        let mut settings = vec![command.to_owned()];
        settings.extend(work.settings());
        settings.push(self.segment.to_string());
        Ok(Run {
            lastro: env!("CARGO_PKG_VERSION").to_owned(),
            command: settings,
            inputs,
            out: name(&self.out),
            report: self.report.as_deref().map(name),
        })
    }

    /// Returns an error if two names on the command line refer to the same file. The run's own files (parts and checkpoint) are
    /// checked too.
    fn apart(&self) -> Result<(), Stop> {
        let outputs = [Some(&self.out), self.report.as_ref()].into_iter().flatten();
        let mut named: Vec<PathBuf> = outputs.flat_map(|path| [path.clone(), beside(path, ".new")]).collect();
        named.extend([".progress", ".progress.new", ".parts"].map(|suffix| beside(&self.out, suffix)));
        for (index, path) in named.iter().enumerate() {
            if self.inputs.iter().chain(&named[..index]).any(|other| same(other, path)) {
                return Err(Stop::at(path, "would be written for two purposes, or is also read: name another file"));
            }
        }
        Ok(())
    }

    /// The total length in bytes of the input files before the file with this index.
    fn before(&self, file: usize) -> u64 {
        self.inputs.iter().take(file).filter_map(|path| Some(fs::metadata(path).ok()?.len())).sum()
    }
}

/// Expands the folders and patterns on the command line into files. Returns an error if an output is inside an input folder,
/// since the next run would read it as input.
fn found(given: &ArgMatches, out: &Path, report: Option<&Path>) -> Result<Vec<PathBuf>, Stop> {
    let mut inputs = Vec::new();
    for path in given.get_many::<PathBuf>("input").into_iter().flatten() {
        if is_standard(path) {
            inputs.push(path.clone());
            continue;
        }
        for output in [Some(out), report].into_iter().flatten().filter(|_| path.is_dir()) {
            if Path::new(&name(output)).starts_with(name(path)) {
                return Err(Stop::at(output, "would be in a folder that is read: name another folder"));
            }
        }
        inputs.extend(files(path).map_err(|error| Stop::at(path, error))?);
    }
    if inputs.iter().filter(|path| is_standard(path)).count() > 1 {
        return Err(Stop::Usage("lastro: the standard input can be read only once".to_owned()));
    }
    Ok(inputs)
}

/// Converts an error of the core crate into an error of the command.
fn refused(error: LastroError) -> Stop {
    Stop::Failed(error.to_string())
}

/// The style of the progress bar.
fn style() -> ProgressStyle {
    let template = "{bar:40} {percent}% of {total_bytes}, {bytes_per_sec}, {eta} left";
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
