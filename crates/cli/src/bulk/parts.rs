//! The parts of a run: one file of rows and one file of report lines per segment, both on the disk before the checkpoint names
//! them. At the end they are joined into the two outputs. An interrupted run resumes after the last part in its checkpoint,
//! and writes the same bytes as an uninterrupted run.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::input::Place;
use crate::files::{ANEW, Mark, beside, checkpoint, folder_of, save, sync_folder};
use crate::outcome::Stop;

/// Identifies a run. A resumed run must have the same identity.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of this program; other versions may write different rows.
    pub lastro: String,
    /// The command and its settings, as given.
    pub command: Vec<String>,
    /// The input files with their lengths; `None` for pipes.
    pub inputs: Vec<(String, Option<u64>)>,
    /// The output file for rows.
    pub out: String,
    /// The output file for the report.
    pub report: Option<String>,
}

/// Running totals.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Rows of the result.
    pub rows: u64,
    /// Rows with at least one error or a negative verdict, and records that could not be converted, which have no row.
    pub failed: u64,
    /// Issues; includes warnings if they are requested.
    pub issues: u64,
    /// Values that a conversion lost.
    pub losses: u64,
    /// Invalid values in converted records.
    pub problems: u64,
    /// Number of rows per verdict, for commands that judge lines.
    pub verdicts: BTreeMap<String, u64>,
}

impl Counts {
    pub fn add(&mut self, more: Self) {
        self.rows += more.rows;
        self.failed += more.failed;
        self.issues += more.issues;
        self.losses += more.losses;
        self.problems += more.problems;
        for (verdict, rows) in more.verdicts {
            *self.verdicts.entry(verdict).or_default() += rows;
        }
    }
}

/// One part on the disk.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
struct Part {
    rows: Mark,
    report: Mark,
}

/// The stage of a run.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Copy)]
enum Stage {
    /// Making parts.
    Parts,
    /// All parts are made: joining them and renaming the outputs to their final names.
    Outputs,
    /// Both outputs are complete: removing the parts.
    Removal,
}

/// The progress of a run.
#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Checkpoint {
    run: Run,
    next: Place,
    read: Mark,
    counts: Counts,
    parts: Vec<Part>,
    stage: Stage,
    /// The outputs that already have their final names.
    outputs: Vec<Mark>,
    /// Whether existing outputs are replaced.
    force: bool,
}

/// The parts of a run, in a folder next to its output.
pub struct Parts {
    folder: PathBuf,
    place: PathBuf,
    at: Checkpoint,
    /// Locked for the lifetime of the run.
    _lock: File,
}

impl Parts {
    /// Begins a run, or resumes an interrupted one. Changes nothing on refusal.
    ///
    /// # Errors
    /// An output exists, the interrupted run was a different one, a part has changed, or a file operation failed.
    pub fn open(run: Run, out: &Path, report: Option<&Path>, force: bool) -> Result<Self, Stop> {
        for path in [Some(out), report].into_iter().flatten() {
            let is_file = fs::metadata(path).is_ok_and(|there| there.is_file());
            if path.exists() && !is_file {
                return Err(Stop::at(path, "is not a regular file"));
            }
            if !folder_of(path).is_dir() {
                return Err(Stop::at(path, "its folder does not exist"));
            }
        }
        let (folder, place) = (beside(out, ".parts"), beside(out, ".progress"));
        let made = match fs::create_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => false,
            made => made.map(|()| true).map_err(|error| Stop::at(&folder, error))?,
        };
        let begun = Self::begin(run, [Some(out), report], folder.clone(), place, force);
        if begun.is_err() && made {
            // only the error that stopped the run is reported
            let _ = fs::remove_dir_all(&folder);
        }
        begun
    }

    fn begin(
        run: Run,
        outputs: [Option<&Path>; 2],
        folder: PathBuf,
        place: PathBuf,
        force: bool,
    ) -> Result<Self, Stop> {
        let path = folder.join("lock");
        let lock = File::create(&path).map_err(|error| Stop::at(&path, error))?;
        if matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(Stop::at(&folder, "another run is writing to it"));
        }
        // under the lock, so that no other run writes a checkpoint in between
        let before: Option<Checkpoint> = if force { None } else { checkpoint(&place)? };
        let (is_new, at) = match before {
            Some(at) => {
                run.same_as(&at.run, &place)?;
                (false, at)
            }
            None => {
                let (next, read) = (Place::default(), Mark::start());
                let (counts, parts, outputs) = (Counts::default(), Vec::new(), Vec::new());
                (true, Checkpoint { run, next, read, counts, parts, stage: Stage::Parts, outputs, force })
            }
        };
        if at.stage == Stage::Parts && !at.force {
            outputs.into_iter().flatten().try_for_each(free)?;
        }
        for (path, mark) in outputs.into_iter().flatten().zip(&at.outputs) {
            if !synced(path).is_ok_and(|there| there == *mark) {
                return Err(Stop::at(path, format!("has been changed since the interrupted run; {ANEW}")));
            }
        }
        let parts = Self { folder, place, at, _lock: lock };
        if is_new {
            save(&parts.at, &parts.place)?;
        } else if parts.at.stage != Stage::Removal {
            parts.check()?;
        }
        Ok(parts)
    }

    /// Compares every part with its mark in the checkpoint.
    fn check(&self) -> Result<(), Stop> {
        for (number, part) in self.at.parts.iter().enumerate() {
            for (path, mark) in [(self.rows(number), &part.rows), (self.report(number), &part.report)] {
                let mut file = File::open(&path).map_err(|error| Stop::at(&path, format!("{error}; {ANEW}")))?;
                mark.check(&mut file).map_err(|reason| Stop::at(&path, format!("{reason}; {ANEW}")))?;
            }
        }
        Ok(())
    }

    /// The position of the next segment, and the mark of the bytes before it; `None` at the beginning of a file.
    pub fn next(&self) -> (Place, Option<&Mark>) {
        (self.at.next, (self.at.next.offset > 0).then_some(&self.at.read))
    }

    /// The running totals.
    pub fn counts(&self) -> Counts {
        self.at.counts.clone()
    }

    /// Removes the run's files, unless a part is complete: then the run can be resumed.
    pub fn abandon(&self) {
        if self.at.parts.is_empty() {
            // only the error that stopped the run is reported
            let _ = fs::remove_dir_all(&self.folder);
            let _ = fs::remove_file(&self.place);
        }
    }

    /// Whether all parts are made.
    pub fn all_made(&self) -> bool {
        self.at.stage != Stage::Parts
    }

    /// The file for the rows of the next part.
    pub fn new_rows(&self) -> PathBuf {
        self.rows(self.at.parts.len())
    }

    fn rows(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.rows"))
    }

    fn report(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.report"))
    }

    /// Adds a part: its rows are in [`new_rows`](Self::new_rows), its report lines in `report`.
    ///
    /// # Errors
    /// Writing a file failed.
    pub fn add(&mut self, report: &[u8], counts: Counts, next: Place, read: Mark) -> Result<(), Stop> {
        let number = self.at.parts.len();
        let path = self.report(number);
        fs::write(&path, report).map_err(|error| Stop::at(&path, error))?;
        let part = Part { rows: synced(&self.rows(number))?, report: synced(&path)? };
        sync_folder(&path);
        self.at.parts.push(part);
        self.at.counts.add(counts);
        (self.at.next, self.at.read) = (next, read);
        save(&self.at, &self.place)
    }

    /// Makes the outputs from all parts: `join` joins the rows, and the report lines are concatenated below `header`.
    ///
    /// # Errors
    /// A file operation failed, or another program has written an output in the meantime.
    pub fn end(
        mut self,
        out: &Path,
        report: Option<&Path>,
        header: &[u8],
        join: impl FnOnce(&[PathBuf], &Path) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.at.stage != Stage::Removal {
            self.at.stage = Stage::Outputs;
            save(&self.at, &self.place)?;
            let numbers = 0..self.at.parts.len();
            let whole = beside(out, ".new");
            join(&numbers.clone().map(|number| self.rows(number)).collect::<Vec<_>>(), &whole)?;
            let mut outputs = vec![put(&whole, out, self.at.force)?];
            if let Some(report) = report {
                let whole = beside(report, ".new");
                let files: Vec<PathBuf> = numbers.map(|number| self.report(number)).collect();
                concatenate(header, &files, &whole)?;
                outputs.push(put(&whole, report, self.at.force)?);
            }
            (self.at.stage, self.at.outputs) = (Stage::Removal, outputs);
            save(&self.at, &self.place)?;
        }
        fs::remove_dir_all(&self.folder).map_err(|error| Stop::at(&self.folder, error))?;
        fs::remove_file(&self.place).map_err(|error| Stop::at(&self.place, error))?;
        sync_folder(&self.place);
        Ok(())
    }
}

/// Refuses to overwrite a file that is not empty.
fn free(path: &Path) -> Result<(), Stop> {
    let holds_something = fs::metadata(path).is_ok_and(|there| there.len() > 0);
    if holds_something { Err(Stop::at(path, format!("is there already; {ANEW}"))) } else { Ok(()) }
}

/// Concatenates files into a new one, below a header.
///
/// # Errors
/// Reading or writing a file failed.
pub fn concatenate(header: &[u8], files: &[PathBuf], to: &Path) -> Result<(), Stop> {
    let mut whole = File::create(to).map_err(|error| Stop::at(to, error))?;
    whole.write_all(header).map_err(|error| Stop::at(to, error))?;
    for path in files {
        let mut part = File::open(path).map_err(|error| Stop::at(path, error))?;
        io::copy(&mut part, &mut whole).map_err(|error| Stop::at(to, error))?;
    }
    Ok(())
}

/// Renames a complete file to its final name. An existing file of that name is replaced only if it is identical, because the
/// run may have been interrupted after the rename, or with `force`.
fn put(whole: &Path, out: &Path, force: bool) -> Result<Mark, Stop> {
    let mark = synced(whole)?;
    if !force && !synced(out).is_ok_and(|there| there == mark) {
        // a refusal leaves no files
        free(out).inspect_err(|_| drop(fs::remove_file(whole)))?;
    }
    fs::rename(whole, out).map_err(|error| Stop::at(out, error))?;
    sync_folder(out);
    Ok(mark)
}

/// Syncs a file to the disk and returns its mark.
fn synced(path: &Path) -> Result<Mark, Stop> {
    let failed = |error| Stop::at(path, error);
    let mut file = File::open(path).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    let (mut digest, mut length, mut buffer) = (Sha256::new(), 0, vec![0; 256 * 1024]);
    loop {
        let read = file.read(&mut buffer).map_err(failed)?;
        if read == 0 {
            return Ok(Mark::of(length, &digest));
        }
        digest.update(buffer.get(..read).unwrap_or_default());
        length += read as u64;
    }
}

impl Run {
    /// Refuses to resume a different run, and says what differs.
    fn same_as(&self, before: &Self, place: &Path) -> Result<(), Stop> {
        let differs = |what: String| Err(Stop::at(place, format!("{what}; {ANEW}")));
        if self.lastro != before.lastro {
            return differs(format!("belongs to a run of lastro {}: finish it with that version", before.lastro));
        }
        if self.command != before.command {
            return differs(format!("belongs to an interrupted run of: {}", before.command.join(" ")));
        }
        let names = |run: &Self| run.inputs.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        if names(self) != names(before) {
            return differs(format!("belongs to an interrupted run with the input {}", names(before).join(", ")));
        }
        if let Some(((name, _), _)) = self.inputs.iter().zip(&before.inputs).find(|(now, then)| now != then) {
            return Err(Stop::at(Path::new(name), format!("has another length than at the interrupted run; {ANEW}")));
        }
        if (&self.out, &self.report) != (&before.out, &before.report) {
            let outputs = [Some(&*before.out), before.report.as_deref()].into_iter().flatten().collect::<Vec<_>>();
            return differs(format!("belongs to an interrupted run with the outputs {}", outputs.join(", ")));
        }
        Ok(())
    }
}
