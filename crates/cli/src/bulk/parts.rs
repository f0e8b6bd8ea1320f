//! The parts of a run: for each segment of the input a file of rows and a file of the report's lines, written to the disk before the
//! checkpoint names them. At the end they become the two outputs. A run that is interrupted goes on after the last part
//! that its checkpoint names, and gives the same bytes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::input::Place;
use crate::files::{ANEW, Mark, beside, checkpoint, folder_of, save, sync_folder};
use crate::outcome::Stop;

/// What a run does; a run that goes on must do the same.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of this program: another version may give other rows.
    pub lastro: String,
    /// The command and its settings, as they were given.
    pub command: Vec<String>,
    /// The input files with their lengths, which pipes do not have.
    pub inputs: Vec<(String, Option<u64>)>,
    /// Where the rows go.
    pub out: String,
    /// Where the report goes.
    pub report: Option<String>,
}

/// What was counted so far.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Rows of the result.
    pub rows: u64,
    /// Rows with at least one error, or of a verdict that is not a good one; records that were not converted, which have
    /// no row.
    pub failed: u64,
    /// Issues, warnings among them where they are requested.
    pub issues: u64,
    /// What a conversion lost.
    pub losses: u64,
    /// Values that did not fit the records that were converted.
    pub problems: u64,
    /// Rows of each verdict, where the command judges lines.
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

/// One part that is on the disk.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
struct Part {
    rows: Mark,
    report: Mark,
}

/// What a run does next.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Copy)]
enum Stage {
    /// Making parts.
    Parts,
    /// All parts are made: putting them together, and giving the outputs their names.
    Outputs,
    /// Both outputs are complete: removing the parts.
    Removal,
}

/// How far a run has come.
#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Checkpoint {
    run: Run,
    next: Place,
    read: Mark,
    counts: Counts,
    parts: Vec<Part>,
    stage: Stage,
    /// The outputs that have got their names.
    outputs: Vec<Mark>,
    /// Whether outputs that exist are replaced.
    force: bool,
}

/// The parts of a run, in a folder alongside its output.
pub struct Parts {
    folder: PathBuf,
    place: PathBuf,
    at: Checkpoint,
    /// Locked as long as this run lives.
    _lock: File,
}

impl Parts {
    /// Begins a run, or goes on with an interrupted one. Changes nothing if it is refused.
    ///
    /// # Errors
    /// An output that exists, a run of something else, a part that is not as it was left; or an error of a file.
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

    /// Compares every part with what the checkpoint says of it.
    fn check(&self) -> Result<(), Stop> {
        for (number, part) in self.at.parts.iter().enumerate() {
            for (path, mark) in [(self.rows(number), &part.rows), (self.report(number), &part.report)] {
                let mut file = File::open(&path).map_err(|error| Stop::at(&path, format!("{error}; {ANEW}")))?;
                mark.check(&mut file).map_err(|reason| Stop::at(&path, format!("{reason}; {ANEW}")))?;
            }
        }
        Ok(())
    }

    /// Where the next segment begins, and what the bytes of its file before it are; `None` for a file not begun.
    pub fn next(&self) -> (Place, Option<&Mark>) {
        (self.at.next, (self.at.next.offset > 0).then_some(&self.at.read))
    }

    /// What was counted so far.
    pub fn counts(&self) -> Counts {
        self.at.counts.clone()
    }

    /// Removes what the run made, unless a part is complete: then it can go on.
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

    /// The file for the rows of the part that comes next.
    pub fn new_rows(&self) -> PathBuf {
        self.rows(self.at.parts.len())
    }

    fn rows(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.rows"))
    }

    fn report(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.report"))
    }

    /// Adds a part whose rows are in [`new_rows`](Self::new_rows), and its lines of the report.
    ///
    /// # Errors
    /// An error of a file.
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

    /// Makes the outputs of all parts: the rows by `join`, the report's lines one after the other below `header`.
    ///
    /// # Errors
    /// An error of a file; an output that another program has written in the meantime.
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

/// Refuses to write to a file that holds something.
fn free(path: &Path) -> Result<(), Stop> {
    let holds_something = fs::metadata(path).is_ok_and(|there| there.len() > 0);
    if holds_something { Err(Stop::at(path, format!("is there already; {ANEW}"))) } else { Ok(()) }
}

/// Writes files one after the other into a new one, below a header.
///
/// # Errors
/// An error of a file.
pub fn concatenate(header: &[u8], files: &[PathBuf], to: &Path) -> Result<(), Stop> {
    let mut whole = File::create(to).map_err(|error| Stop::at(to, error))?;
    whole.write_all(header).map_err(|error| Stop::at(to, error))?;
    for path in files {
        let mut part = File::open(path).map_err(|error| Stop::at(path, error))?;
        io::copy(&mut part, &mut whole).map_err(|error| Stop::at(to, error))?;
    }
    Ok(())
}

/// Gives a complete file its name. A file that has it already is replaced if it is the same, since the run may have been
/// interrupted here.
fn put(whole: &Path, out: &Path, force: bool) -> Result<Mark, Stop> {
    let mark = synced(whole)?;
    if !force && !synced(out).is_ok_and(|there| there == mark) {
        // of a refusal nothing is left
        free(out).inspect_err(|_| drop(fs::remove_file(whole)))?;
    }
    fs::rename(whole, out).map_err(|error| Stop::at(out, error))?;
    sync_folder(out);
    Ok(mark)
}

/// Writes a file to the disk, and gives its mark.
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
    /// Refuses to go on with a run of something else, and says what differs.
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
