//! The parts of a run and its checkpoint. A part consists of a file of result rows and a file of report lines for one segment.
//! Both are synced to the disk before the checkpoint lists them. At the end, the parts are joined into the two outputs. An
//! interrupted run resumes after the last part in the checkpoint, and its outputs have the same bytes as those of an
//! uninterrupted run.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::input::Place;
use crate::files::{ANEW, Mark, beside, checkpoint, folder_of, save, sync_folder};
use crate::outcome::Stop;

/// What identifies a run. A run can only be resumed by a run with the same identity.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of this program, since other versions may write different rows.
    pub lastro: String,
    /// The command and its settings, as on the command line.
    pub command: Vec<String>,
    /// The input files with their lengths; the length is `None` for a pipe.
    pub inputs: Vec<(String, Option<u64>)>,
    /// The output file for the rows.
    pub out: String,
    /// The output file for the report.
    pub report: Option<String>,
}

/// The totals of a run so far.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Number of result rows.
    pub rows: u64,
    /// Number of rows with an error or a negative verdict, and of records that could not be converted and therefore have no
    /// row.
    pub failed: u64,
    /// Number of issues. Warnings are included if they were requested.
    pub issues: u64,
    /// Number of values that were lost in a conversion.
    pub losses: u64,
    /// Number of invalid values in converted records.
    pub problems: u64,
    /// Number of rows per verdict, such as `ok` or `mismatch`, for commands whose result has a verdict.
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

/// A complete part: the lengths and digests of its two files.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
struct Part {
    rows: Mark,
    report: Mark,
}

/// The stage of a run.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Copy)]
enum Stage {
    /// The parts are being made.
    Parts,
    /// All parts are complete. They are being joined, and the outputs get their final names.
    Outputs,
    /// The outputs are complete. The parts are being removed.
    Removal,
}

/// The contents of the checkpoint file.
#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Checkpoint {
    run: Run,
    next: Place,
    read: Mark,
    counts: Counts,
    parts: Vec<Part>,
    stage: Stage,
    /// The lengths and digests of the outputs that already have their final names.
    outputs: Vec<Mark>,
    /// Whether existing output files are replaced.
    force: bool,
}

/// The results of a run so far, one part per segment of the input. Each part is a file of rows and a file of report lines, in a
/// folder next to the output.
pub struct Parts {
    folder: PathBuf,
    place: PathBuf,
    at: Checkpoint,
    /// A lock file that no other run can lock as long as this run lasts.
    _lock: File,
}

impl Parts {
    /// Begins a run, or resumes an interrupted one. On an error, no file is changed.
    ///
    /// # Errors
    /// An output already exists, the interrupted run had other inputs, outputs or settings, a part has changed, or a file
    /// operation failed.
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
            // an error of the removal is ignored, since the error that stopped the run is more important
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
        // The checkpoint is read while the lock is held, so that no other run can write it at the same time.
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

    /// Checks that every part still has the length and digest in the checkpoint.
    fn check(&self) -> Result<(), Stop> {
        for (number, part) in self.at.parts.iter().enumerate() {
            for (path, mark) in [(self.rows(number), &part.rows), (self.report(number), &part.report)] {
                let mut file = File::open(&path).map_err(|error| Stop::at(&path, format!("{error}; {ANEW}")))?;
                mark.check(&mut file).map_err(|reason| Stop::at(&path, format!("{reason}; {ANEW}")))?;
            }
        }
        Ok(())
    }

    /// The position of the next segment in the input files, and the length and digest of the bytes before it in the same file.
    /// They are `None` at the beginning of a file.
    pub fn next(&self) -> (Place, Option<&Mark>) {
        (self.at.next, (self.at.next.offset > 0).then_some(&self.at.read))
    }

    /// The totals of the run so far.
    pub fn counts(&self) -> Counts {
        self.at.counts.clone()
    }

    /// Removes the files of the run if no part is complete yet. If a part is complete, the files stay, so that the run can be
    /// resumed.
    pub fn abandon(&self) {
        if self.at.parts.is_empty() {
            // errors of the removal are ignored, since the error that stopped the run is more important
            let _ = fs::remove_dir_all(&self.folder);
            let _ = fs::remove_file(&self.place);
        }
    }

    /// Whether all parts are complete.
    pub fn all_made(&self) -> bool {
        self.at.stage != Stage::Parts
    }

    /// The path of the file for the rows of the next part.
    pub fn new_rows(&self) -> PathBuf {
        self.rows(self.at.parts.len())
    }

    fn rows(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.rows"))
    }

    fn report(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.report"))
    }

    /// Adds a part to the checkpoint. Its rows must already be in the file [`new_rows`](Self::new_rows). `report`: its report
    /// lines.
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

    /// Joins all parts into the outputs. `join`: joins the files of rows. `header`: the header line of the report.
    ///
    /// # Errors
    /// A file operation failed, or another program has written to an output in the meantime.
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

/// Returns an error if the file exists and is not empty, so that it is not overwritten.
fn free(path: &Path) -> Result<(), Stop> {
    let holds_something = fs::metadata(path).is_ok_and(|there| there.len() > 0);
    if holds_something { Err(Stop::at(path, format!("already exists; {ANEW}"))) } else { Ok(()) }
}

/// Writes a header and the contents of several files into a new file.
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

/// Renames a complete file to its final name. Without `force`, an existing file with this name must have the same contents or
/// be empty. It has the same contents if an earlier run was interrupted directly after the rename.
fn put(whole: &Path, out: &Path, force: bool) -> Result<Mark, Stop> {
    let mark = synced(whole)?;
    if !force && !synced(out).is_ok_and(|there| there == mark) {
        // After this error, the complete file is removed too, so that no file is left behind.
        free(out).inspect_err(|_| drop(fs::remove_file(whole)))?;
    }
    fs::rename(whole, out).map_err(|error| Stop::at(out, error))?;
    sync_folder(out);
    Ok(mark)
}

/// Syncs a file to the disk. Returns its length and digest.
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
    /// Returns an error if the interrupted run `before` had another version, command or file. The error names the difference.
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
            return Err(Stop::at(Path::new(name), format!("has another length than in the interrupted run; {ANEW}")));
        }
        if (&self.out, &self.report) != (&before.out, &before.report) {
            let outputs = [Some(&*before.out), before.report.as_deref()].into_iter().flatten().collect::<Vec<_>>();
            return differs(format!("belongs to an interrupted run with the outputs {}", outputs.join(", ")));
        }
        Ok(())
    }
}
