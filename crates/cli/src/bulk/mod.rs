//! `lastro bulk`: files of records, read, checked and computed with, on the columns of `lastro-arrow`.
//!
//! The input is cut into segments of whole lines. The rows and issues of a segment are a part: two files on the disk,
//! which a checkpoint names. At the end the parts become the outputs. So an interrupted run goes on where it was, and
//! memory does not depend on the size of the files.

mod args;
mod format;
mod input;
mod job;
mod parts;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use arrow_array::RecordBatch;
use clap::ArgMatches;
use indicatif::ProgressBar;
use lastro::Language;
use lastro::value::Choice as _;
use lastro_arrow::records::report;

pub use args::command;
use format::Format;
use input::Segments;
use job::{Job, verdicts};
use parts::{Counts, Parts, Run};

use crate::files::{name, same};
use crate::outcome::{Outcome, Stop, print};

/// What the command line asks for, whatever the command.
struct Settings {
    inputs: Vec<PathBuf>,
    out: PathBuf,
    issues: Option<PathBuf>,
    format: Format,
    language: Language,
    segment: usize,
    force: bool,
}

/// Runs a command of `lastro bulk`.
///
/// # Errors
/// A command line that is not understood; an error of a file; files that are not as an interrupted run left them.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let Some((command, given)) = given.subcommand() else {
        return Err(Stop::Usage("lastro: bulk needs a command".to_owned()));
    };
    let path = |id: &str| given.get_one::<PathBuf>(id).cloned();
    let out = path("out").unwrap_or_default();
    let settings = Settings {
        inputs: given.get_many::<PathBuf>("input").into_iter().flatten().cloned().collect(),
        format: Format::of(&out)?,
        out,
        issues: path("issues"),
        language: args::text(given, "language").and_then(|text| text.parse().ok()).unwrap_or(Language::En),
        segment: given.get_one::<u64>("checkpoint").map_or(1, |mib| usize::try_from(mib << 20).unwrap_or(usize::MAX)),
        force: given.get_flag("force"),
    };
    let threads = given.get_one::<u64>("threads").and_then(|threads| usize::try_from(*threads).ok());
    let threads = threads.unwrap_or_else(|| available_parallelism().map_or(1, std::num::NonZero::get));
    let job = Job::new(command, given, threads)?;
    let counts = settings.work(command, &job)?;
    let told = told(&counts);
    match print(&told) {
        Err(Stop::ReaderGone) => {}
        printed => printed?,
    }
    let failed = counts.failed > 0 && !given.get_flag("allow-failures");
    Ok(if failed { Outcome::Failures } else { Outcome::Done })
}

/// What a run says at its end.
fn told(counts: &Counts) -> String {
    let Counts { rows, failed, issues, verdicts } = counts;
    let of_verdicts = verdicts.iter().map(|(verdict, rows)| format!("{rows} {verdict}")).collect::<Vec<_>>();
    let told = format!("{rows} rows: {} without an error, {failed} with one; {issues} issues", rows - failed);
    if of_verdicts.is_empty() { told } else { format!("{told}; {}", of_verdicts.join(", ")) }
}

impl Settings {
    fn work(&self, command: &str, job: &Job) -> Result<Counts, Stop> {
        let run = self.run(command, job)?;
        let length = run.inputs.iter().map(|(_, length)| length).sum();
        let mut parts = Parts::open(run, &self.out, self.issues.as_deref(), self.force)?;
        if !parts.ended() {
            let done = self.parts(&mut parts, job, length);
            if done.is_err() {
                parts.abandon();
            }
            done?;
        }
        let counts = parts.counts();
        let header = format::names(&report::schema())?;
        let schema = job.schema();
        parts.end(&self.out, self.issues.as_deref(), &header, |files, to| self.format.join(&schema, files, to))?;
        Ok(counts)
    }

    /// Makes the parts that are still to be made.
    fn parts(&self, parts: &mut Parts, job: &Job, length: u64) -> Result<(), Stop> {
        let (from, read) = parts.next();
        let mut segments = Segments::new(self.inputs.clone(), self.segment, job.entity(), from, read)?;
        let bar = ProgressBar::new(length).with_style(crate::migrate::style());
        while let Some(segment) = segments.next()? {
            let (mut counts, mut issues) = (Counts::default(), Vec::new());
            let batches = job.batches(segment)?.map(|batch| {
                let batch = batch?;
                self.count(&batch, &mut counts, &mut issues)?;
                Ok(batch)
            });
            self.format.write(&parts.new_rows(), &job.schema(), batches)?;
            let (next, read) = segments.place();
            parts.add(&issues, counts, next, read)?;
            // what is counted of a compressed file is longer than the file
            bar.set_position((self.before(next.file) + next.offset).min(length));
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// What this run does, to compare it with an interrupted one. Refuses two names of one file.
    fn run(&self, command: &str, job: &Job) -> Result<Run, Stop> {
        let mut inputs = Vec::new();
        for path in &self.inputs {
            let about = fs::metadata(path).map_err(|error| Stop::at(path, error))?;
            if !about.is_file() {
                return Err(Stop::at(path, "is not a file"));
            }
            inputs.push((name(path), about.len()));
        }
        let outputs: Vec<&Path> = [Some(self.out.as_path()), self.issues.as_deref()].into_iter().flatten().collect();
        for (index, path) in outputs.iter().enumerate() {
            let others = self.inputs.iter().map(PathBuf::as_path).chain(outputs.iter().take(index).copied());
            for other in others {
                if same(other, path) {
                    return Err(Stop::at(path, "is named twice: name another file"));
                }
            }
        }
        let mut settings = vec![command.to_owned()];
        settings.extend(job.settings());
        settings.extend([self.language.as_str().to_owned(), self.segment.to_string()]);
        Ok(Run {
            lastro: env!("CARGO_PKG_VERSION").to_owned(),
            command: settings,
            inputs,
            out: name(&self.out),
            issues: self.issues.as_deref().map(name),
        })
    }

    /// How many bytes the files before a file have.
    fn before(&self, file: usize) -> u64 {
        self.inputs.iter().take(file).filter_map(|path| Some(fs::metadata(path).ok()?.len())).sum()
    }

    /// Counts the rows of a batch and writes its issues.
    fn count(&self, batch: &RecordBatch, counts: &mut Counts, issues: &mut Vec<u8>) -> Result<(), Stop> {
        let failed = |error| Stop::Failed(format!("{error}"));
        let found = report::report(batch, self.language).map_err(failed)?;
        counts.rows += batch.num_rows() as u64;
        counts.failed += report::rows_with_errors(batch).map_err(failed)? as u64;
        for (good, verdict) in verdicts(batch) {
            counts.failed += u64::from(!good);
            *counts.verdicts.entry(verdict.to_owned()).or_default() += 1;
        }
        counts.issues += found.num_rows() as u64;
        if self.issues.is_some() {
            issues.extend(format::csv(&found)?);
        }
        Ok(())
    }
}
