//! The parts of a run: for each segment of the input a file of rows and a file of issues, written to the disk before the
//! checkpoint names them. At the end they become the two outputs. A run that is interrupted goes on behind the last part
//! that its checkpoint names, and gives the same bytes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::input::Place;
use crate::files::{ANEW, Mark, beside, checkpoint, save, sync_folder};
use crate::outcome::Stop;

/// What a run does; a run that goes on must do the same.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of this program: another version may give other rows.
    pub lastro: String,
    /// The command and its settings, as they were given.
    pub command: Vec<String>,
    /// The input files with their lengths.
    pub inputs: Vec<(String, u64)>,
    /// Where the rows go.
    pub out: String,
    /// Where the issues go.
    pub issues: Option<String>,
}

/// What was counted so far.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Rows of the answer.
    pub rows: u64,
    /// Rows with at least one error, or of a verdict that is not a good one.
    pub failed: u64,
    /// Issues, warnings among them where they are asked for.
    pub issues: u64,
    /// Rows of each verdict, where the command judges lines.
    pub verdicts: BTreeMap<String, u64>,
}

impl Counts {
    fn add(&mut self, more: Self) {
        self.rows += more.rows;
        self.failed += more.failed;
        self.issues += more.issues;
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
    issues: Mark,
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
    /// Both outputs are complete: only the parts are still to be removed.
    ended: bool,
}

/// The parts of a run, in a folder beside its output.
pub struct Parts {
    folder: PathBuf,
    place: PathBuf,
    at: Checkpoint,
    /// Locked as long as this run lives.
    _lock: File,
}

impl Parts {
    /// Begins a run, or goes on with an interrupted one.
    ///
    /// # Errors
    /// An output that exists, a run of something else, a part that is not as it was left; or an error of a file.
    pub fn open(run: Run, out: &Path, issues: Option<&Path>, force: bool) -> Result<Self, Stop> {
        let (folder, place) = (beside(out, ".parts"), beside(out, ".progress"));
        let free = || {
            let there = |path: &&Path| fs::metadata(path).is_ok_and(|there| !there.is_file() || there.len() > 0);
            let taken = [Some(out), issues].into_iter().flatten().find(there);
            taken.map_or(Ok(()), |path| Err(crate::files::taken(path)))
        };
        if !force && !place.exists() {
            free()?;
        }
        match fs::create_dir(&folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(Stop::at(&folder, error)),
            _ => {}
        }
        let path = folder.join("lock");
        let lock = File::create(&path).map_err(|error| Stop::at(&path, error))?;
        if matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(Stop::at(&folder, "another run is writing to it"));
        }
        // under the lock, so that no other run writes a checkpoint in between
        let before: Option<Checkpoint> = if force { None } else { checkpoint(&place)? };
        if before.is_none() && !force {
            free()?;
        }
        let at = match before {
            Some(at) => {
                run.same_as(&at.run, &place)?;
                at
            }
            None => {
                let fresh = Checkpoint {
                    run,
                    next: Place::default(),
                    read: Mark::start(),
                    counts: Counts::default(),
                    parts: Vec::new(),
                    ended: false,
                };
                save(&fresh, &place)?;
                fresh
            }
        };
        let parts = Self { folder, place, at, _lock: lock };
        if !parts.at.ended {
            parts.check()?;
        }
        Ok(parts)
    }

    /// Compares every part with what the checkpoint says of it.
    fn check(&self) -> Result<(), Stop> {
        for (number, part) in self.at.parts.iter().enumerate() {
            for (path, mark) in [(self.rows(number), &part.rows), (self.issues(number), &part.issues)] {
                let mut file = File::open(&path).map_err(|error| Stop::at(&path, format!("{error}; {ANEW}")))?;
                mark.check(&mut file).map_err(|reason| Stop::at(&path, format!("{reason}; {ANEW}")))?;
            }
        }
        Ok(())
    }

    /// Where the next segment begins, and what the bytes of its file before it are; nothing of a file not begun.
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

    /// Whether both outputs are complete.
    pub const fn ended(&self) -> bool {
        self.at.ended
    }

    /// The file for the rows of the part that comes next.
    pub fn new_rows(&self) -> PathBuf {
        self.rows(self.at.parts.len())
    }

    fn rows(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.rows"))
    }

    fn issues(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number}.issues"))
    }

    /// Adds a part whose rows are in [`new_rows`](Self::new_rows), and its issues.
    ///
    /// # Errors
    /// An error of a file.
    pub fn add(&mut self, issues: &[u8], counts: Counts, next: Place, read: Mark) -> Result<(), Stop> {
        let number = self.at.parts.len();
        let path = self.issues(number);
        fs::write(&path, issues).map_err(|error| Stop::at(&path, error))?;
        let part = Part { rows: synced(&self.rows(number))?, issues: synced(&path)? };
        sync_folder(&path);
        self.at.parts.push(part);
        self.at.counts.add(counts);
        (self.at.next, self.at.read) = (next, read);
        save(&self.at, &self.place)
    }

    /// Makes the outputs of all parts: the rows by `join`, the issues one after the other below `header`.
    ///
    /// # Errors
    /// An error of a file.
    pub fn end(
        mut self,
        out: &Path,
        issues: Option<&Path>,
        header: &[u8],
        join: impl FnOnce(&[PathBuf], &Path) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if !self.at.ended {
            let numbers = 0..self.at.parts.len();
            let whole = beside(out, ".new");
            join(&numbers.clone().map(|number| self.rows(number)).collect::<Vec<_>>(), &whole)?;
            put(&whole, out)?;
            if let Some(issues) = issues {
                let whole = beside(issues, ".new");
                let files: Vec<PathBuf> = numbers.map(|number| self.issues(number)).collect();
                concatenate(header, &files, &whole)?;
                put(&whole, issues)?;
            }
            self.at.ended = true;
            save(&self.at, &self.place)?;
        }
        fs::remove_dir_all(&self.folder).map_err(|error| Stop::at(&self.folder, error))?;
        fs::remove_file(&self.place).map_err(|error| Stop::at(&self.place, error))?;
        sync_folder(&self.place);
        Ok(())
    }
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

/// Gives a complete file its name.
fn put(whole: &Path, out: &Path) -> Result<(), Stop> {
    File::open(whole).and_then(|file| file.sync_all()).map_err(|error| Stop::at(whole, error))?;
    fs::rename(whole, out).map_err(|error| Stop::at(out, error))?;
    sync_folder(out);
    Ok(())
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
        if self.inputs != before.inputs {
            return differs(
                "belongs to an interrupted run of other input files, or they have other lengths".to_owned(),
            );
        }
        if (&self.out, &self.issues) != (&before.out, &before.issues) {
            return differs("belongs to an interrupted run with other outputs".to_owned());
        }
        Ok(())
    }
}
