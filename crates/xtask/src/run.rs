//! Chooses checks, runs them two at a time, and says what became of each.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::checks::{CHECKS, Check, SUBJECTS};
use crate::language::{Build, Language as _};
use crate::needs;
use crate::shell::{Result, empty_folder, logged, read, target, write};
use crate::slowest::slowest;
use crate::steps::taken;
use crate::swift::{self, Swift};

/// How many checks run at the same time: while one compiles or links on one core, the other uses the second.
const LANES: usize = 2;
/// What each check took when the table was last written, in seconds; a table for each set of checks.
const TIMES: &str = "crates/xtask/times.txt";

/// Which checks are wanted.
#[derive(Default)]
pub struct Choice {
    /// Subjects, and names of checks; every check where there are none.
    pub words: Vec<String>,
    /// Those outside of the everyday set too, in their full sizes, on what ships.
    pub all: bool,
    /// A check that cannot run is a failure.
    pub require_all: bool,
    /// What is missing is installed first.
    pub install: bool,
    /// The table of times is written anew.
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
    const fn build(&self) -> Build {
        if self.all { Build::Shipped } else { Build::Quick }
    }

    /// The checks, with those that they come after.
    fn checks(&self) -> Vec<&'static Check> {
        let named = |check: &Check| self.words.iter().any(|word| word == check.name);
        let of =
            |check: &Check| self.words.is_empty() || self.words.iter().any(|word| check.of.contains(&word.as_str()));
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

/// What became of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    /// Why.
    Failed(String),
    /// What is not on this machine.
    NotRun(String),
}

struct Done {
    name: &'static str,
    outcome: Outcome,
    time: Duration,
    /// The slowest test in it.
    slowest: Option<String>,
}

/// The checks of one call, as far as they have come.
#[derive(Default)]
struct State {
    waiting: Vec<&'static Check>,
    running: Vec<&'static Check>,
    done: Vec<Done>,
}

impl State {
    /// What became of the checks that this one comes after: `None` while they wait or run.
    fn before(&self, check: &Check) -> Option<Outcome> {
        let pending = |name: &&str| self.waiting.iter().chain(&self.running).any(|other| other.name == *name);
        if check.after.iter().any(pending) {
            return None;
        }
        let before = self.done.iter().filter(|done| check.after.contains(&done.name));
        let first = before.filter(|done| done.outcome != Outcome::Passed).map(|done| match &done.outcome {
            Outcome::NotRun(missing) => Outcome::NotRun(missing.clone()),
            _ => Outcome::Failed(format!("{} failed", done.name)),
        });
        Some(first.into_iter().next().unwrap_or(Outcome::Passed))
    }

    /// The first check that may begin, with what became of those before it.
    fn next(&mut self) -> Option<(&'static Check, Outcome)> {
        let free =
            |check: &Check| !self.running.iter().any(|other| other.alone.iter().any(|used| check.alone.contains(used)));
        let found = self.waiting.iter().position(|check| free(check) && self.before(check).is_some())?;
        let check = self.waiting.remove(found);
        let before = self.before(check)?;
        self.running.push(check);
        Some((check, before))
    }
}

/// Runs the chosen checks, all of them, then says what became of each.
pub fn run(choice: &Choice) -> Result<()> {
    let begun = Instant::now();
    if choice.install {
        install(choice, BTreeSet::new())?;
    }
    let checks = choice.checks();
    let swift = checks.iter().any(|check| check.name == Swift.name());
    if let Some(made) =
        Swift.made_first().filter(|_| swift && (choice.all || choice.install) && Swift.missing().is_none())
    {
        println!("installing for Swift: {made}");
        swift::toolchain()?;
    }
    for (missing, name) in choice.lacking() {
        println!("not run: {name}: needs {missing} ({})", needs::how_to_get(&missing));
    }
    empty_folder(target().join("logs/checks"))?;
    let state = Mutex::new(State { waiting: checks, ..State::default() });
    let changed = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| lane(choice, &state, &changed));
        }
    });
    let done = state.into_inner().unwrap_or_else(PoisonError::into_inner).done;
    let before = read(TIMES).unwrap_or_default();
    print!("\n{}", closing_table(&done, begun.elapsed(), &times(&before, choice.all)));
    if choice.save_times {
        write(TIMES, &with_times(&before, choice.all, &done))?;
    }
    let failed = done.iter().any(|done| matches!(done.outcome, Outcome::Failed(_)));
    if failed { Err("some checks failed".to_owned()) } else { Ok(()) }
}

/// Installs, and again as long as this lets a check name the next thing that it lacks.
fn install(choice: &Choice, before: BTreeSet<String>) -> Result<()> {
    let missing: BTreeSet<String> = choice.lacking().into_keys().collect();
    if missing.is_subset(&before) {
        return Ok(());
    }
    needs::install(&missing)?;
    install(choice, missing)
}

fn locked(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs one check after another until none is left.
fn lane(choice: &Choice, state: &Mutex<State>, changed: &Condvar) {
    let mut held = locked(state);
    while !held.waiting.is_empty() {
        let Some((check, before)) = held.next() else {
            held = changed.wait(held).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(held);
        let done = outcome(choice, check, before);
        held = locked(state);
        held.running.retain(|other| other.name != check.name);
        held.done.push(done);
        changed.notify_all();
    }
}

/// The file with the output of a check's programs.
fn log_of(name: &str) -> PathBuf {
    target().join("logs/checks").join(name.replace([' ', ',', '\''], "-")).with_extension("log")
}

fn outcome(choice: &Choice, check: &Check, before: Outcome) -> Done {
    let (name, begun) = (check.name, Instant::now());
    let missing = (check.missing)();
    let outcome = match (before, missing) {
        (_, Some(missing)) if choice.require_all => Outcome::Failed(format!("{missing} is not on this machine")),
        (_, Some(missing)) => Outcome::NotRun(missing),
        (Outcome::Passed, None) => {
            println!("begun: {name}");
            let ran = File::create(log_of(name)).map_err(|e| e.to_string());
            match ran.and_then(|log| logged(log, || (check.run)(choice.build()))) {
                Ok(()) => Outcome::Passed,
                Err(error) => Outcome::Failed(error),
            }
        }
        (other, None) => other,
    };
    let time = begun.elapsed();
    let text = fs::read_to_string(log_of(name)).unwrap_or_default();
    match &outcome {
        Outcome::Passed => println!("passed: {name}, {}", taken(time)),
        Outcome::Failed(error) => println!("\n== {name} failed\n{text}{error}\n== end of {name}\n"),
        Outcome::NotRun(_) => {}
    }
    Done { name, outcome, time, slowest: slowest(&text) }
}

/// What became of each check in the order in which they ended, the slowest test in each, and of all together. A check that
/// took twice its former time is pointed out.
fn closing_table(done: &[Done], whole: Duration, former: &BTreeMap<String, u64>) -> String {
    let mut table = format!("{:<42}{:<9}{:>13}  slowest test in it\n", "check", "result", "time");
    for Done { name, outcome, time, slowest } in done {
        let (word, said) = match outcome {
            Outcome::Passed => ("passed", slowest.clone().unwrap_or_default()),
            Outcome::Failed(error) => ("failed", error.lines().last().unwrap_or_default().to_owned()),
            Outcome::NotRun(missing) => ("not run", format!("needs {missing}")),
        };
        let usual = former.get(*name).filter(|usual| time.as_secs() > 10 && time.as_secs() >= **usual * 2);
        let usual = usual.map(|usual| format!("  (twice its usual {})", taken(Duration::from_secs(*usual))));
        let row = format!("{name:<42}{word:<9}{:>13}  {said}{}", taken(*time), usual.unwrap_or_default());
        table.push_str(row.trim_end());
        table.push('\n');
    }
    let count = |wanted: fn(&Outcome) -> bool| done.iter().filter(|done| wanted(&done.outcome)).count();
    table
        + &format!(
            "{} passed, {} failed, {} skipped\nin {}\n",
            count(|outcome| *outcome == Outcome::Passed),
            count(|outcome| matches!(outcome, Outcome::Failed(_))),
            count(|outcome| matches!(outcome, Outcome::NotRun(_))),
            taken(whole)
        )
}

/// The heading of a set of checks in the file of times.
const fn heading(all: bool) -> &'static str {
    if all { "# cargo xtask test --all" } else { "# cargo xtask test" }
}

/// The former times of one set of checks, in seconds.
fn times(file: &str, all: bool) -> BTreeMap<String, u64> {
    let mut lines =
        file.lines().skip_while(|line| *line != heading(all)).skip(1).take_while(|line| !line.starts_with('#'));
    let mut times = BTreeMap::new();
    while let Some((seconds, name)) = lines.next().and_then(|line| line.trim().split_once(' ')) {
        if let Ok(seconds) = seconds.parse() {
            times.insert(name.to_owned(), seconds);
        }
    }
    times
}

/// The file of times with those of this run; the other set stays.
fn with_times(file: &str, all: bool, done: &[Done]) -> String {
    let mut sets = [false, true].map(|set| (set, times(file, set)));
    for done in done.iter().filter(|done| done.outcome == Outcome::Passed) {
        sets[usize::from(all)].1.insert(done.name.to_owned(), done.time.as_secs());
    }
    let lines = sets.into_iter().flat_map(|(set, times)| {
        let rows = times.into_iter().map(|(name, seconds)| format!("{seconds:>5} {name}\n"));
        [format!("{}\n", heading(set))].into_iter().chain(rows)
    });
    lines.collect()
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

    const FIRST: Check = Check {
        name: "first",
        of: &[],
        every_day: true,
        after: &[],
        alone: &["one"],
        missing: || None,
        run: |_| Ok(()),
    };

    #[test]
    fn a_check_waits_for_those_before_it_and_for_what_it_uses_alone() {
        static CHECKS: [Check; 4] = [
            FIRST,
            Check { name: "second", after: &["first"], alone: &[], ..FIRST },
            Check { name: "third", ..FIRST },
            Check { name: "fourth", alone: &["two"], ..FIRST },
        ];
        let mut state = State { waiting: CHECKS.iter().collect(), ..State::default() };
        let next = |state: &mut State| state.next().map(|(check, before)| (check.name, before));
        assert_eq!(next(&mut state), Some(("first", Outcome::Passed)));
        assert_eq!(next(&mut state), Some(("fourth", Outcome::Passed)));
        assert_eq!(next(&mut state), None);
        state.running.clear();
        state.done.push(Done { outcome: Outcome::Failed("no disk".to_owned()), ..done("first", 1) });
        assert_eq!(next(&mut state), Some(("second", Outcome::Failed("first failed".to_owned()))));
        assert_eq!(next(&mut state), Some(("third", Outcome::Passed)));
    }

    #[test]
    fn what_is_missing_is_not_run_and_a_failure_where_everything_is_required() {
        let absent = Check { missing: || Some("a tool".to_owned()), ..FIRST };
        for require_all in [false, true] {
            let choice = Choice { require_all, ..Choice::default() };
            let expected = match require_all {
                false => Outcome::NotRun("a tool".to_owned()),
                true => Outcome::Failed("a tool is not on this machine".to_owned()),
            };
            assert_eq!(outcome(&choice, &absent, Outcome::Passed).outcome, expected);
        }
    }

    fn done(name: &'static str, seconds: u64) -> Done {
        Done { name, outcome: Outcome::Passed, time: Duration::from_secs(seconds), slowest: None }
    }

    #[test]
    fn the_closing_table_has_a_row_for_each_check_and_points_out_the_slow_ones() {
        let former = times(&with_times("", true, &[done("lints", 30), done("Python", 5)]), true);
        let table = closing_table(
            &[
                Done { slowest: Some("a::b 3.0 s".to_owned()), ..done("lints", 61) },
                Done { outcome: Outcome::NotRun("mvn".to_owned()), ..done("Kotlin", 0) },
                Done { outcome: Outcome::Failed("two\nlines".to_owned()), ..done("Python", 5) },
            ],
            Duration::from_secs(60),
            &former,
        );
        let rows: Vec<String> = table.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let expected = [
            "check result time slowest test in it",
            "lints passed 1 min 01 s a::b 3.0 s (twice its usual 30 s)",
            "Kotlin not run 0 s needs mvn",
            "Python failed 5 s lines",
            "1 passed, 1 failed, 1 skipped",
            "in 1 min 00 s",
        ];
        assert_eq!(rows, expected);
    }

    #[test]
    fn the_times_of_the_other_set_stay() {
        let one = with_times("", false, &[done("lints", 30)]);
        let both = with_times(&one, true, &[done("lints", 60)]);
        assert_eq!(times(&both, false)["lints"], 30);
        assert_eq!(times(&both, true)["lints"], 60);
    }
}
