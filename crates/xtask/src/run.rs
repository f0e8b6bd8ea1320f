//! Chooses checks, installs what they lack, and runs them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use runner::checks::{self, Check, Outcome, Settings, closing_table, times, with_times};
use runner::shell::{Result, read, write};

use crate::language::{Build, Language as _};
use crate::list::{CHECKS, DEV, PACKAGES, RELEASE, SUBJECTS};
use crate::swift::{self, Swift};
use crate::{needs, prose};

/// What each check took when this was last written, in seconds; a table for each set of checks.
const TIMES: &str = "crates/xtask/times.txt";

/// Which checks are wanted.
#[derive(Default)]
pub struct Choice {
    /// Subjects, and names of checks; every check if there are none.
    pub words: Vec<String>,
    /// Those outside of the everyday set too, in their full sizes, on what ships.
    pub all: bool,
    /// A check that cannot run is a failure.
    pub require_all: bool,
    /// What is missing is installed first.
    pub install: bool,
    /// The table of times is written again.
    pub save_times: bool,
}

/// Returns a word that is a subject or the name of a check.
pub fn word(word: &str) -> std::result::Result<String, String> {
    let names: Vec<&str> = CHECKS.iter().map(|check| check.name).collect();
    if SUBJECTS.contains(&word) || names.contains(&word) {
        return Ok(word.to_owned());
    }
    Err(format!("expected {}, or the name of a check: {}", SUBJECTS.join(", "), names.join(", ")))
}

impl Choice {
    /// The checks, with those that they come after.
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
        // a check stands after all that it needs, so that one pass from the end finds everything
        for check in CHECKS.iter().rev() {
            if names.contains(check.name) {
                names.extend(check.after.iter().filter(|name| self.all || is_every_day(name)));
            }
        }
        CHECKS.iter().filter(|check| names.contains(check.name)).collect()
    }

    /// What the checks lack here, with the first check that lacks it.
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

/// Runs the chosen checks, all of them, then says what became of each.
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

/// Installs, and again as long as this lets a check name the next thing that it lacks.
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
