//! Runs checks in parallel, each with its own log, and reports their outcomes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::shell::{Result, empty_folder, logged, target};
use crate::slowest::slowest;
use crate::steps::taken;

/// Number of checks that run at the same time. It is one more than a small machine has cores, because some checks wait for the
/// network, the disk or a browser.
const LANES: usize = 3;

/// A check, or a build that several checks need. `T` is the type of the setting passed to its function `run`.
pub struct Check<T: 'static> {
    /// Name of the check, unique among all checks.
    pub name: &'static str,
    /// The command-line arguments that select the check, such as `python`.
    pub of: &'static [&'static str],
    /// Whether the check runs before each push. Otherwise it runs only in the full checks.
    pub every_day: bool,
    /// The checks that must pass first, because this check uses their results.
    pub after: &'static [&'static str],
    /// Names of resources that the check needs exclusively. Two checks with the same resource never run at the same time.
    pub alone: &'static [&'static str],
    /// Returns the name of a program or tool that the check needs and this machine lacks; `None` if the check can run.
    pub missing: fn() -> Option<String>,
    /// Runs the check.
    pub run: fn(T) -> Result<()>,
}

impl<T> Check<T> {
    /// Creates a check that runs only in the full checks, needs no tools and depends on no other check.
    pub const fn new(name: &'static str, of: &'static [&'static str], run: fn(T) -> Result<()>) -> Self {
        Self { name, of, every_day: false, after: &[], alone: &[], missing: || None, run }
    }

    /// Makes the check run before each push, too.
    pub const fn every_day(self) -> Self {
        Self { every_day: true, ..self }
    }

    /// Sets the function that returns a missing tool.
    pub const fn needs(self, missing: fn() -> Option<String>) -> Self {
        Self { missing, ..self }
    }

    /// Sets the checks that must pass first.
    pub const fn after(self, after: &'static [&'static str]) -> Self {
        Self { after, ..self }
    }

    /// Sets the resources that no other check may use at the same time.
    pub const fn alone(self, alone: &'static [&'static str]) -> Self {
        Self { alone, ..self }
    }
}

/// The settings of a run of checks.
pub struct Settings<T> {
    /// The setting that is passed to the function `run` of each check.
    pub how: T,
    /// Whether a check that cannot run, because a tool is missing, counts as failed.
    pub require_all: bool,
    /// An alias that [`Check::alone`] may contain in place of a resource, and the resource that it stands for in this run.
    pub stands_for: (&'static str, &'static str),
}

/// Runs checks in parallel. Of the checks that may begin, the first one in the list begins next. In the list, a check must come
/// after those in its `after`. `install` installs missing tools while the first checks run. Checks that lack a tool wait until
/// the installation has finished.
///
/// # Errors
/// The folder for the logs cannot be created.
pub fn run<T: Copy + Sync>(
    checks: Vec<&'static Check<T>>,
    settings: &Settings<T>,
    install: impl FnOnce(),
) -> Result<Vec<Done>> {
    empty_folder(target().join("logs/checks"))?;
    let held = checks.iter().filter(|check| (check.missing)().is_some()).map(|check| check.name).collect();
    let state = Mutex::new(State { waiting: checks, held, running: Vec::new(), done: Vec::new() });
    let changed = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| lane(settings, &state, &changed));
        }
        install();
        locked(&state).held.clear();
        changed.notify_all();
    });
    Ok(state.into_inner().unwrap_or_else(PoisonError::into_inner).done)
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The check succeeded.
    Passed,
    /// The check failed. The string is the reason.
    Failed(String),
    /// The check could not run. The string is the name of the missing program or tool.
    NotRun(String),
}

/// A check that has ended.
pub struct Done {
    /// Name of the check.
    pub name: &'static str,
    /// Outcome of the check.
    pub outcome: Outcome,
    /// How long the check took.
    pub time: Duration,
    /// Name and time of the slowest test in the output of the check; `None` if the output has no times.
    pub slowest: Option<String>,
}

struct State<T: 'static> {
    waiting: Vec<&'static Check<T>>,
    /// The names of the checks that lack a tool and wait until the installation of missing tools has finished.
    held: Vec<&'static str>,
    running: Vec<&'static Check<T>>,
    done: Vec<Done>,
}

impl<T> State<T> {
    /// The combined outcome of the checks in `check.after`; `None` while one of them waits or runs. It is `Passed` if all passed,
    /// otherwise the outcome of the first that did not.
    fn before(&self, check: &Check<T>) -> Option<Outcome> {
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

    /// Finds the first check that may begin, and moves it from the waiting to the running ones. Returns it with the combined
    /// outcome of the checks in its `after`; `None` if no check may begin now.
    fn next(&mut self, (name, stands_for): (&str, &'static str)) -> Option<(&'static Check<T>, Outcome)> {
        let used = |check: &Check<T>| -> Vec<&str> {
            check.alone.iter().map(|used| if *used == name { stands_for } else { used }).collect()
        };
        let free = |check: &Check<T>| {
            let wanted = used(check);
            !self.running.iter().any(|other| used(other).iter().any(|name| wanted.contains(name)))
                && !self.held.contains(&check.name)
        };
        let found = self.waiting.iter().position(|check| free(check) && self.before(check).is_some())?;
        let check = self.waiting.remove(found);
        let before = self.before(check)?;
        self.running.push(check);
        Some((check, before))
    }
}

fn locked<T>(state: &Mutex<State<T>>) -> MutexGuard<'_, State<T>> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The loop of one thread: runs one check after another until none is left.
fn lane<T: Copy>(settings: &Settings<T>, state: &Mutex<State<T>>, changed: &Condvar) {
    let mut held = locked(state);
    while !held.waiting.is_empty() {
        let Some((check, before)) = held.next(settings.stands_for) else {
            held = changed.wait(held).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(held);
        let done = outcome(settings, check, before);
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

fn outcome<T: Copy>(settings: &Settings<T>, check: &Check<T>, before: Outcome) -> Done {
    let (name, begun) = (check.name, Instant::now());
    let missing = (check.missing)();
    let outcome = match (before, missing) {
        (_, Some(missing)) if settings.require_all => Outcome::Failed(format!("{missing} is not on this machine")),
        (_, Some(missing)) => Outcome::NotRun(missing),
        (Outcome::Passed, None) => {
            println!("begun: {name}");
            let ran = File::create(log_of(name)).map_err(|e| e.to_string());
            match ran.and_then(|log| logged(log, || (check.run)(settings.how))) {
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

/// Formats the table at the end of a run. It has one row per check, in the order in which the checks ended. Each row has the
/// result, the time and the slowest test. Two lines with the counts and the total time follow. A check that took more than ten
/// seconds, and at least twice as long as before (`former`), is marked.
pub fn closing_table(done: &[Done], whole: Duration, former: &BTreeMap<String, u64>) -> String {
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

/// The line that begins a set of checks in the times file, which records how long each check takes.
fn heading(set: &str) -> String {
    format!("# {set}")
}

/// The recorded times of one set of checks in seconds, from the contents of the times file.
pub fn times(file: &str, set: &str) -> BTreeMap<String, u64> {
    let set = file.lines().skip_while(|line| *line != heading(set)).skip(1).take_while(|line| !line.starts_with('#'));
    let times = set.filter_map(|line| {
        let (seconds, name) = line.trim().split_once(' ')?;
        Some((name.to_owned(), seconds.parse().ok()?))
    });
    times.collect()
}

/// Updates the contents of the times file with the times of the checks that passed in this run. Other checks and sets stay
/// unchanged.
pub fn with_times(file: &str, set: &str, done: &[Done]) -> String {
    let names = file.lines().filter_map(|line| line.strip_prefix("# "));
    let mut sets: BTreeMap<&str, BTreeMap<String, u64>> = names.map(|name| (name, times(file, name))).collect();
    let own = sets.entry(set).or_default();
    let passed = done.iter().filter(|done| done.outcome == Outcome::Passed);
    own.extend(passed.map(|done| (done.name.to_owned(), done.time.as_secs())));
    let lines = sets.iter().flat_map(|(set, times)| {
        let rows = times.iter().map(|(name, seconds)| format!("{seconds:>5} {name}\n"));
        [heading(set) + "\n"].into_iter().chain(rows)
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Check<()> = Check::new("first", &[], |()| Ok(())).alone(&["one"]);

    #[test]
    fn a_check_waits_for_earlier_checks_and_for_exclusive_resources() {
        static CHECKS: [Check<()>; 5] = [
            FIRST,
            Check { name: "second", after: &["first"], alone: &[], ..FIRST },
            Check { name: "third", ..FIRST },
            Check { name: "fourth", alone: &["packages"], ..FIRST },
            Check { name: "fifth", alone: &["two"], ..FIRST },
        ];
        let mut state =
            State { waiting: CHECKS.iter().collect(), held: vec!["fifth"], running: Vec::new(), done: Vec::new() };
        let next = |state: &mut State<()>| state.next(("packages", "two")).map(|(check, before)| (check.name, before));
        assert_eq!(next(&mut state), Some(("first", Outcome::Passed)));
        assert_eq!(next(&mut state), Some(("fourth", Outcome::Passed)));
        assert_eq!(next(&mut state), None);
        state.running.clear();
        state.done.push(Done { outcome: Outcome::Failed("no disk".to_owned()), ..done("first", 1) });
        assert_eq!(next(&mut state), Some(("second", Outcome::Failed("first failed".to_owned()))));
        assert_eq!(next(&mut state), Some(("third", Outcome::Passed)));
        state.running.clear();
        assert_eq!(next(&mut state), None);
        state.held.clear();
        assert_eq!(next(&mut state), Some(("fifth", Outcome::Passed)));
    }

    #[test]
    fn a_check_without_its_tools_is_not_run_or_fails_if_all_are_required() {
        let absent = Check { missing: || Some("a tool".to_owned()), ..FIRST };
        for require_all in [false, true] {
            let settings = Settings { how: (), require_all, stands_for: ("packages", "dev") };
            let expected = match require_all {
                false => Outcome::NotRun("a tool".to_owned()),
                true => Outcome::Failed("a tool is not on this machine".to_owned()),
            };
            assert_eq!(outcome(&settings, &absent, Outcome::Passed).outcome, expected);
        }
    }

    fn done(name: &'static str, seconds: u64) -> Done {
        Done { name, outcome: Outcome::Passed, time: Duration::from_secs(seconds), slowest: None }
    }

    #[test]
    fn the_closing_table_has_a_row_for_each_check_and_points_out_the_slow_ones() {
        let former = times(&with_times("", "all", &[done("lints", 30), done("Python", 5)]), "all");
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
        let one = with_times("", "push", &[done("lints", 30)]);
        let both = with_times(&one, "all", &[done("lints", 60)]);
        assert_eq!(times(&both, "push")["lints"], 30);
        assert_eq!(times(&both, "all")["lints"], 60);
    }
}
