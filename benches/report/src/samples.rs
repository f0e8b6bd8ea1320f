//! Helpers for tests: lines such as the benchmark programs print, and temporary folders.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use serde_json::{Value, json};

use crate::group::Group;
use crate::works::WORKS;
use crate::{columns, twin};

/// Valid lines of a group, with a figure for every goal.
pub fn lines(group: Group) -> Vec<Value> {
    match group {
        Group::Twin => twin::tests::lines(),
        Group::Columns => columns::tests::lines(),
        group => calls(group),
    }
}

/// Lines in which lastro takes 1 µs for every benchmark, and the contenders that have a goal take 2 µs.
fn calls(group: Group) -> Vec<Value> {
    let name = group.heading();
    let line = |work: &str, who: &str, ns: f64| json!({"work": work, "size": "1 KB", "who": who, "language": name, "ns": ns, "note": null});
    let mut lines = Vec::new();
    for work in &WORKS {
        lines.push(line(work.key, "lastro", 1e3));
        lines.extend(work.goals.iter().filter(|goal| goal.0 == name).map(|goal| line(work.key, goal.1, 2e3)));
    }
    if group == Group::JavaScript {
        lines.push(json!({"app": "lastro", "minified": 2345, "gzip": 1234}));
    }
    lines
}

/// An empty folder that is deleted when it goes out of scope.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("bench-report-{}-{name}", process::id()));
        fs::create_dir(&folder).expect("a new folder");
        Self(folder)
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
