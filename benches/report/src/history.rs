//! Records the state of the machine and the repository when a benchmark run starts. Tells whether results are older than the
//! code.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::files::{Result, output};
use crate::group::Group;

/// The state before anything is built or measured. `bench-report begin` prints it, and `bench-report record` gets it as an
/// argument.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    /// The abbreviated hash of the commit at `HEAD`.
    pub commit: String,
    /// The day in UTC, such as 2027-02-10.
    pub date: String,
    /// The load average of the last minute; empty where the system has none.
    pub load: String,
    /// The names of the groups whose code has uncommitted changes.
    pub dirty: Vec<String>,
}

/// Whether the results of a group are up to date with the code at `HEAD`.
#[derive(Debug, PartialEq, Eq)]
pub enum Age {
    /// No later commit changes the code that the group measures.
    Current,
    /// A later commit changes the code that the group measures.
    Outdated,
    /// The recorded commit is not in this repository, such as in a shallow clone.
    Unknown,
}

/// The suffix of a recorded commit if the measured code had uncommitted changes.
const DIRTY: &str = "-dirty";

impl Begun {
    /// The current state of the machine and of the repository.
    pub fn now(repository: &Path) -> Result<Self> {
        let mut dirty = Vec::new();
        for group in Group::ALL {
            let words = [&["status", "--porcelain", "--"][..], &group.paths()].concat();
            if !output(repository, "git", &words)?.is_empty() {
                dirty.push(group.word().to_owned());
            }
        }
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        Ok(Self {
            commit: output(repository, "git", &["rev-parse", "--short=10", "HEAD"])?,
            date: output(repository, "date", &["-u", "+%Y-%m-%d"])?,
            load: load.split(' ').next().unwrap_or_default().to_owned(),
            dirty,
        })
    }

    /// The commit to record in the results of a group, with a suffix if the code of the group has uncommitted changes.
    pub fn commit_of(&self, group: Group) -> String {
        let dirty = self.dirty.iter().any(|word| word == group.word());
        format!("{}{}", self.commit, if dirty { DIRTY } else { "" })
    }
}

/// Whether results that were measured at the commit `recorded` are outdated: a later commit changes one of `paths`.
pub fn age(repository: &Path, recorded: &str, paths: &[&str]) -> Age {
    let range = format!("{}..HEAD", recorded.trim_end_matches(DIRTY));
    let words = [&["rev-list", "--max-count=1", &range, "--"][..], paths].concat();
    match output(repository, "git", &words) {
        Ok(later) if later.is_empty() => Age::Current,
        Ok(_) => Age::Outdated,
        Err(_) => Age::Unknown,
    }
}

/// Whether the measured code had uncommitted changes. `recorded` is the commit in the file of results.
pub fn is_dirty(recorded: &str) -> bool {
    recorded.ends_with(DIRTY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::write;
    use crate::samples::Folder;

    #[test]
    fn results_are_outdated_once_a_commit_touches_a_measured_path() {
        let folder = Folder::new("history");
        let git = |words: &[&str]| {
            let identity = ["-c", "user.name=x", "-c", "user.email=x@localhost", "-c", "commit.gpgsign=false"];
            output(&folder, "git", &[&identity[..], words].concat()).unwrap()
        };
        let commit = |path: &str, text: &str| {
            write(&folder.join(path), text).unwrap();
            git(&["add", "."]);
            git(&["commit", "--quiet", "-m", path]);
        };
        git(&["init", "--quiet"]);
        commit("benches/rust/a", "1");
        let begun = Begun::now(&folder).unwrap();
        assert_eq!((begun.commit.len(), begun.date.len(), &begun.dirty), (10, 10, &vec![]));
        let paths = Group::Rust.paths();
        let age = |recorded: &str| age(&folder, recorded, &paths);
        commit("docs/benchmarks.md", "page");
        commit("benches/results/rust.json", "{}");
        assert_eq!(age(&begun.commit), Age::Current);
        write(&folder.join("benches/rust/a"), "2").unwrap();
        let changed = Begun::now(&folder).unwrap();
        assert_eq!(changed.dirty, ["rust"]);
        assert!(is_dirty(&changed.commit_of(Group::Rust)) && !is_dirty(&changed.commit_of(Group::Swift)));
        commit("crates/core/src/lib.rs", "");
        assert_eq!(age(&begun.commit), Age::Outdated);
        assert_eq!(age(&changed.commit_of(Group::Rust)), Age::Outdated);
        assert_eq!(age(&Begun::now(&folder).unwrap().commit), Age::Current);
        assert_eq!(age("0123456789"), Age::Unknown);
    }
}
