//! The file with a group's results: the output of its programs, the time, and the machine.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::calls::Calls;
use crate::columns;
use crate::files::{Result, read_if_exists, write};
use crate::group::Group;
use crate::history::Begun;
use crate::twin;

/// The contents of a file of results.
#[derive(Debug, PartialEq, Deserialize)]
pub struct Results {
    /// The commit at `HEAD` when the run started, with `-dirty` if the measured code had uncommitted changes.
    pub commit: String,
    /// The day of the run, in UTC.
    pub date: String,
    /// The load average of the minute before the run started; empty where the system has none.
    pub load: String,
    /// The names and values of what affects the figures: processor, system, versions of tools.
    pub machine: Vec<(String, String)>,
    /// The compared libraries with their versions.
    pub peers: Vec<String>,
    /// The lines that the programs printed.
    pub lines: Vec<Value>,
}

/// The lines of a group's programs, read into typed values.
pub enum Measured {
    /// The lines of a group that measures calls of a library or runs of a program.
    Calls(Calls),
    /// The lines of the group of the twin.
    Twin(twin::Measured),
    /// The lines of the group of columns.
    Columns(columns::Measured),
}

impl Measured {
    /// Reads and validates the lines that the benchmark programs of a group printed.
    ///
    /// # Errors
    /// A line has an unknown structure or is of another group; the figure for a goal is missing; if `timed`, a contender has no
    /// time.
    pub fn read(group: Group, lines: &[Value], timed: bool) -> Result<Self> {
        Ok(match group {
            Group::Twin => Self::Twin(twin::Measured::read(lines, timed)?),
            Group::Columns => Self::Columns(columns::Measured::read(lines, timed)?),
            group => Self::Calls(Calls::read(group, lines, timed)?),
        })
    }

    /// One line that says how many contenders returned the same results.
    pub fn agreement(&self, group: Group) -> String {
        let found = match self {
            Self::Calls(calls) => format!("{} contenders agree", calls.timings.len()),
            Self::Twin(twin) => twin.agreement(),
            Self::Columns(columns) => format!("{} contenders agree", columns.figures.len()),
        };
        format!("{}: {found}", group.heading())
    }
}

/// Parses text with one JSON value per line. Returns each line with its value.
pub fn lines(text: &str) -> Result<Vec<(&str, Value)>> {
    let texts = text.lines().map(str::trim).filter(|line| !line.is_empty());
    texts
        .map(|line| serde_json::from_str(line).map(|value| (line, value)).map_err(|e| format!("{line}: {e}")))
        .collect()
}

/// Deserializes each line to a value of type `T`.
pub fn typed<T: for<'a> Deserialize<'a>>(lines: &[Value]) -> Result<Vec<T>> {
    lines.iter().map(|line| T::deserialize(line).map_err(|error| format!("{line}: {error}"))).collect()
}

impl Results {
    /// Reads the file of a group; `None` if it does not exist.
    pub fn load(folder: &Path, group: Group) -> Result<Option<Self>> {
        let path = folder.join(group.word()).with_extension("json");
        let Some(text) = read_if_exists(&path)? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// Writes the file of a group. Each entry is on its own line, so that a diff of the file is easy to read.
pub fn save(
    folder: &Path,
    group: Group,
    begun: &Begun,
    machine: &[(String, String)],
    peers: &[String],
    lines: &[&str],
) -> Result<()> {
    let text = |value: &str| json(&value);
    let list = |entries: Vec<String>| match entries.is_empty() {
        true => "[]".to_owned(),
        false => format!("[\n    {}\n  ]", entries.join(",\n    ")),
    };
    let machine = list(machine.iter().map(json).collect());
    let peers = list(peers.iter().map(json).collect());
    let lines = list(lines.iter().map(|line| (*line).to_owned()).collect());
    let (commit, date, load) = (text(&begun.commit_of(group)), text(&begun.date), text(&begun.load));
    let file = format!(
        "{{\n  \"commit\": {commit},\n  \"date\": {date},\n  \"load\": {load},\n  \"machine\": {machine},\n  \
         \"peers\": {peers},\n  \"lines\": {lines}\n}}\n"
    );
    write(&folder.join(group.word()).with_extension("json"), &file)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings can be written")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::Folder;

    #[test]
    fn a_results_file_has_an_entry_per_line_and_reads_back() {
        let folder = Folder::new("results");
        let begun = Begun {
            commit: "0123456789".to_owned(),
            date: "2027-02-10".to_owned(),
            load: "0.42".to_owned(),
            dirty: vec!["rust".to_owned()],
        };
        assert_eq!(Results::load(&folder, Group::Rust), Ok(None));
        let machine = [("CPU".to_owned(), "a \"b\"".to_owned())];
        save(&folder, Group::Rust, &begun, &machine, &[], &["{\"b\":1}", "{\"a\":2}"]).unwrap();
        let text = crate::files::read(folder.join("rust.json")).unwrap();
        assert!(text.contains("\n    {\"b\":1},\n    {\"a\":2}\n  ]\n}\n"), "{text}");
        let read = Results::load(&folder, Group::Rust).unwrap().unwrap();
        assert_eq!((read.commit.as_str(), read.lines.len()), ("0123456789-dirty", 2));
        assert_eq!(read.machine, machine);
    }

    #[test]
    fn a_line_that_is_not_json_is_quoted_in_the_error() {
        assert!(lines("{}\nwarning: x\n").unwrap_err().starts_with("warning: x: "));
        assert_eq!(lines("\n {} \n").unwrap().len(), 1);
    }
}
