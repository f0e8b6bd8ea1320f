//! Selects checks, installs what they lack, and runs them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use runner::checks::{self, Check, Outcome, Settings, closing_table, times, with_times};
use runner::shell::{Result, read, write};

use crate::language::{Build, Language as _};
use crate::list::{CHECKS, DEV, PACKAGES, RELEASE, SUBJECTS};
use crate::swift::{self, Swift};
use crate::{needs, prose};

/// The file with the recorded duration of each check in seconds: one table for the full checks, one for those before each push.
const TIMES: &str = "crates/xtask/times.txt";

/// The selection of checks.
#[derive(Default)]
pub struct Choice {
    /// Subjects and names of checks; if empty, every subject is selected.
    pub words: Vec<String>,
    /// Whether to run the full checks, with the larger test sizes, on packages as they ship.
    pub all: bool,
    /// Whether a check that cannot run is a failure.
    pub require_all: bool,
    /// Whether to install missing tools. Checks that need none of them run meanwhile.
    pub install: bool,
    /// Whether to record the duration of each check in the file `times.txt`.
    pub save_times: bool,
}

/// Parses a command-line argument that selects checks: a subject, or the name of a check.
pub fn word(word: &str) -> std::result::Result<String, String> {
    let names: Vec<&str> = CHECKS.iter().map(|check| check.name).collect();
    if SUBJECTS.contains(&word) || names.contains(&word) {
        return Ok(word.to_owned());
    }
    Err(format!("expected {}, or the name of a check: {}", SUBJECTS.join(", "), names.join(", ")))
}

impl Choice {
    /// The selected checks, with those that must run before them.
    fn checks(&self) -> Vec<&'static Check<Build>> {
        let named = |check: &Check<Build>| self.words.iter().any(|word| word == check.name);
        let of = |check: &Check<Build>| {
            self.words.is_empty() || self.words.iter().any(|word| check.of.contains(&word.as_str()))
        };
        let mut names: BTreeSet<&str> = CHECKS
            .iter()
            .filter(|check| named(check) || (of(check) && (check.every_day || self.all)))
            .map(|check| check.name)
            .collect();
        // a check comes after its dependencies in the list, so one pass from the end finds all of them
        for check in CHECKS.iter().rev() {
            if names.contains(check.name) {
                names.extend(check.after.iter().filter(|name| self.all || is_every_day(name)));
            }
        }
        CHECKS.iter().filter(|check| names.contains(check.name)).collect()
    }

    /// The tools missing on this machine, each with the first check that needs it.
    fn lacking(&self) -> BTreeMap<String, &'static str> {
        let mut lacking = BTreeMap::new();
        for check in self.checks() {
            if let Some(missing) = (check.missing)() {
                lacking.entry(missing).or_insert(check.name);
            }
        }
        lacking
    }
}

fn is_every_day(name: &str) -> bool {
    CHECKS.iter().any(|check| check.name == name && check.every_day)
}

/// Runs all selected checks, then prints the outcome of each.
pub fn run(choice: &Choice) -> Result<()> {
    let begun = Instant::now();
    let (how, packages) = if choice.all { (Build::Shipped, RELEASE) } else { (Build::Quick, DEV) };
    let settings = Settings { how, require_all: choice.require_all, stands_for: (PACKAGES, packages) };
    let mut installed = Ok(());
    let done = checks::run(choice.checks(), &settings, || {
        if choice.install {
            installed = install(choice, BTreeSet::new());
        }
        for (missing, name) in choice.lacking() {
            println!("not run: {name}: needs {missing} ({})", needs::how_to_get(&missing));
        }
    })?;
    let (former, set) = (read(TIMES).unwrap_or_default(), if choice.all { "all" } else { "every day" });
    print!("\n{}", closing_table(&done, begun.elapsed(), &times(&former, set)));
    if choice.save_times {
        write(TIMES, &with_times(&former, set, &done))?;
    }
    let failed = done.iter().any(|done| matches!(done.outcome, Outcome::Failed(_)));
    if failed { Err("some checks failed".to_owned()) } else { installed }
}

/// Installs missing tools. Repeats this as long as checks report further missing tools, since a check reports only one at a time.
/// `before`: the tools that the previous round tried to install.
fn install(choice: &Choice, before: BTreeSet<String>) -> Result<()> {
    let missing: BTreeSet<String> = choice.lacking().into_keys().collect();
    if missing.is_subset(&before) {
        return Ok(());
    }
    needs::install(&missing)?;
    if missing.contains(Swift.word()) && Swift.missing().is_none() {
        swift::toolchain()?;
    }
    if missing.contains(prose::VALE.name) && prose::missing().is_some() {
        prose::install()?;
    }
    install(choice, missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(words: &[&str], all: bool) -> Vec<&'static str> {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Choice { words, all, ..Choice::default() }.checks().into_iter().map(|check| check.name).collect()
    }

    #[test]
    fn without_a_word_the_everyday_checks_are_chosen_and_with_all_every_check() {
        assert_eq!(chosen(&[], true), CHECKS.iter().map(|check| check.name).collect::<Vec<_>>());
        let every_day: Vec<_> = CHECKS.iter().filter(|check| check.every_day).map(|check| check.name).collect();
        assert_eq!(chosen(&[], false), every_day);
    }

    #[test]
    fn a_word_chooses_checks_with_those_before_them() {
        assert_eq!(chosen(&["wheel consumers"], false), ["Python, built", "wheel consumers"]);
        assert_eq!(chosen(&["oldest Rust"], false), ["oldest Rust"]);
        assert!(chosen(&["python"], false).contains(&"columns, newest libraries"));
        assert!(!chosen(&["python"], false).contains(&"Spark") && chosen(&["python"], true).contains(&"Spark"));
        assert!(word("ruby").is_err() && word("js").is_ok() && word("fuzz targets").is_ok());
    }

    #[test]
    fn a_check_comes_after_those_that_it_names_and_every_name_is_one() {
        for (place, check) in CHECKS.iter().enumerate() {
            for name in check.after {
                let before = CHECKS.iter().position(|other| other.name == *name);
                assert!(before.is_some_and(|before| before < place), "{} after {name}", check.name);
            }
            assert_eq!(CHECKS.iter().filter(|other| other.name == check.name).count(), 1, "{}", check.name);
        }
    }
}
