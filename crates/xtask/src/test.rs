//! Every check, in one order everywhere, and the choice of some of them.

use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};

use Subject::{Docs, JavaScript, Kotlin, Python, Rust, Swift};
use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::bulk::Versions;
use crate::language::Language;
use crate::needs::{self, CARGO_DENY};
use crate::shell::{self, Result, command, have, target};
use crate::steps::taken;
use crate::{
    api, asan, bench, bulk, consumers, duckdb, examples, front, fuzz, generate, interface, kotlin, parity, python,
    scripts, server, site, spark, swift, toolchains, wasm, web,
};

/// What a check is of, by which it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Rust,
    JavaScript,
    Python,
    Kotlin,
    Swift,
    Docs,
}

impl Subject {
    pub const ALL: [Self; 6] = [Rust, JavaScript, Python, Kotlin, Swift, Docs];

    /// The word that chooses it.
    pub fn word(self) -> &'static str {
        match self {
            Rust => "rust",
            JavaScript => wasm::Wasm.word(),
            Python => python::Python.word(),
            Kotlin => kotlin::Kotlin.word(),
            Swift => swift::Swift.word(),
            Docs => "docs",
        }
    }
}

impl ValueEnum for Subject {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

/// Which checks are wanted.
pub struct Choice {
    /// The checks of these; every check where there are none.
    pub subjects: Vec<Subject>,
    /// Only those that take a minute or two together.
    pub fast: bool,
    /// A missing toolchain is a failure, and tools that only checks use are installed.
    pub require_all: bool,
    /// What is missing is installed first.
    pub install: bool,
}

impl Choice {
    fn checks(&self) -> impl Iterator<Item = &'static Check> {
        let of = |check: &Check| self.subjects.is_empty() || self.subjects.iter().any(|one| check.of.contains(one));
        CHECKS.iter().filter(move |check| of(check) && (check.fast || !self.fast))
    }

    /// The checks that lack something here, each with its name.
    fn lacking(&self) -> Vec<(&'static Check, String)> {
        self.checks().filter_map(|check| Some((check, (check.missing)(self)?))).collect()
    }
}

struct Check {
    name: &'static str,
    of: &'static [Subject],
    run: fn(&mut Run<'_>) -> Result<()>,
    /// What it needs that is not on this machine, by name.
    missing: fn(&Choice) -> Option<String>,
    fast: bool,
}

/// A check that needs nothing but Rust. One of no subject is of the project as a whole.
const fn check(name: &'static str, of: &'static [Subject], run: fn(&mut Run<'_>) -> Result<()>) -> Check {
    Check { name, of, run, missing: |_| None, fast: false }
}

impl Check {
    const fn needs(self, missing: fn(&Choice) -> Option<String>) -> Self {
        Self { missing, ..self }
    }

    const fn fast(self) -> Self {
        Self { fast: true, ..self }
    }
}

const CHECKS: &[Check] = &[
    check("generated files", &Subject::ALL, |_| generate::check()).fast(),
    check("format", &[Rust], |_| format()).fast(),
    check("lints", &[Rust], |_| clippy(&["--all-targets"])).fast(),
    check("lints, JavaScript", &[JavaScript], |_| {
        let package = ["--package", "lastro-wasm", "--target", wasm::TRIPLE, "--features"];
        generate::entries::ENTRIES.iter().try_for_each(|entry| clippy(&[&package[..], &[entry.name]].concat()))
    }),
    check("lints, Python", &[Python], |_| clippy(&["--package", "lastro-python"])),
    check("lints, Kotlin and Swift", &[Kotlin, Swift], |_| clippy(&["--package", "lastro-mobile"])),
    check("documentation", &[Rust, Docs], |_| {
        shell::run(command("cargo", ".").args(["doc", "--quiet", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    }),
    check("Rust tests", &[Rust], |run| {
        let mut test = command("cargo", ".");
        if run.choice.require_all {
            test.env("LASTRO_REQUIRE_ALL", "1");
        }
        shell::run(test.arg("test"))
    })
    .fast(),
    check("signatures by PHP", &[Rust], |_| {
        shell::run(command("cargo", ".").args(["test", "--test", "php"]).env("LASTRO_REQUIRE_ALL", "1"))
    })
    .needs(|_| (!have("php")).then(|| "php".to_owned())),
    check("oldest Rust", &[Rust], |_| toolchains::builds_with_oldest()).needs(|_| toolchains::oldest_missing()),
    check("public API", &[Rust], |_| api::check()).needs(|_| toolchains::missing(toolchains::NIGHTLY)),
    check("C interfaces, every use of memory", &[Rust], |_| asan::run_all()).needs(|_| asan::missing()),
    check("fuzz targets", &[Rust], |_| fuzz::run_all(30)).needs(|_| fuzz::missing()),
    check("the page's examples", &[Rust, Docs], |_| examples::check()),
    check("the twin's interface", &[Rust], |_| interface::check())
        .needs(|_| (!have("python3")).then(|| "python3".to_owned())),
    check("server", &[Rust], |run| server::check(run.choice.require_all)).needs(|_| server::missing()),
    check("scripts", &[], |_| scripts::check()).needs(|_| (!have("python3")).then(|| "python3".to_owned())),
    check("licences and sources", &[Rust], |_| licences()).needs(|choice| {
        let installed = have(CARGO_DENY) || own_cargo_deny().exists();
        (!installed && !choice.require_all && !choice.install).then(|| CARGO_DENY.to_owned())
    }),
    check("JavaScript", &[JavaScript], |run| run.language(&wasm::Wasm)).needs(|_| wasm::Wasm.missing()),
    check("Python", &[Python], |run| run.language(&python::Python)).needs(|_| python::Python.missing()),
    check("DuckDB", &[Python], |_| duckdb::run_all(duckdb::Build::Dev)).needs(|_| python::Python.missing()),
    check("Kotlin", &[Kotlin], |run| run.language(&kotlin::Kotlin)).needs(|_| kotlin::Kotlin.missing()),
    check("Swift", &[Swift], |run| run.language(&swift::Swift)).needs(|_| swift::Swift.missing()),
    check("clients of the server, JavaScript", &[JavaScript], |_| server::javascript_clients())
        .needs(|_| wasm::Wasm.missing()),
    check("clients of the server, Python", &[Python], |_| server::python_clients()).needs(|_| python::Python.missing()),
    check("columns, newest libraries", &[Python], |_| bulk::run_all(Versions::Newest))
        .needs(|_| python::Python.missing()),
    check("columns, oldest libraries", &[Python], |_| bulk::run_all(Versions::Oldest))
        .needs(|_| python::Python.missing()),
    check("Spark", &[Python], |_| spark::test()).needs(|_| spark::missing()),
    check("npm consumers", &[JavaScript], |_| consumers::npm()).needs(|_| consumers::npm_missing()),
    check("wheel consumers", &[Python], |_| consumers::wheel()).needs(|_| python::Python.missing()),
    check("benchmarks agree, Rust", &[Rust], |_| bench::agree("rust")),
    check("benchmarks agree, JavaScript", &[JavaScript], |_| bench::agree("javascript"))
        .needs(|_| wasm::Wasm.missing()),
    check("benchmarks agree, browser", &[JavaScript], |_| bench::agree("browser")).needs(|_| web::missing()),
    check("benchmarks agree, Python", &[Python], |_| bench::agree("python")).needs(|_| python::Python.missing()),
    check("benchmarks agree, Kotlin", &[Kotlin], |_| bench::agree("kotlin")).needs(|_| kotlin::Kotlin.missing()),
    check("benchmarks agree, Swift", &[Swift], |_| bench::agree("swift")).needs(|_| swift::Swift.missing()),
    check("benchmarks agree, command line", &[Rust], |_| bench::agree("command"))
        .needs(|_| (!have("python3")).then(|| "python3".to_owned())),
    check("benchmarks agree, twin", &[Rust], |_| bench::agree("twin")),
    check("benchmarks agree, columns", &[Python], |_| bench::agree("columns")).needs(|_| python::Python.missing()),
    check("playground", &[JavaScript], |_| web::build().and_then(|()| web::test())).needs(|_| web::missing()),
    check("Rust front ends", &[Rust, JavaScript], |_| front::run_all()).needs(|_| front::missing()),
    check("parity", &[JavaScript, Python, Kotlin, Swift], |run| parity::run(&run.built)),
    check("docs site", &[Docs], |run| site::assemble(&run.built)).needs(|_| site::missing()),
];

/// The checks of one call, as far as they have come.
struct Run<'a> {
    choice: &'a Choice,
    /// The languages that were built.
    built: Vec<&'static str>,
    done: Vec<Done>,
}

/// What became of a check.
struct Done {
    name: &'static str,
    outcome: Outcome,
    time: Duration,
}

#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    /// Why.
    Failed(String),
    /// What is not on this machine.
    Skipped(String),
}

impl Outcome {
    const fn word(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed(_) => "failed",
            Self::Skipped(_) => "skipped",
        }
    }
}

impl<'a> Run<'a> {
    const fn new(choice: &'a Choice) -> Self {
        Self { choice, built: Vec::new(), done: Vec::new() }
    }

    fn check(&mut self, check: &Check) {
        let (name, begun) = (check.name, Instant::now());
        let outcome = match (check.missing)(self.choice) {
            Some(missing) if self.choice.require_all => Outcome::Failed(format!("{missing} is not on this machine")),
            Some(missing) => Outcome::Skipped(format!("no {missing}")),
            None => {
                println!("\n== {name}");
                match (check.run)(self) {
                    Ok(()) => Outcome::Passed,
                    Err(error) => {
                        println!("{name} failed: {error}");
                        Outcome::Failed(error)
                    }
                }
            }
        };
        self.done.push(Done { name, outcome, time: begun.elapsed() });
    }

    fn language(&mut self, language: &dyn Language) -> Result<()> {
        self.built.push(language.name());
        language.build()?;
        language.test()
    }

    fn conclude(&self) -> Result<()> {
        print!("\n{}", closing_table(&self.done));
        let failed = self.done.iter().any(|done| matches!(done.outcome, Outcome::Failed(_)));
        if failed { Err("some checks failed".to_owned()) } else { Ok(()) }
    }
}

/// What became of each check, in the order in which they ran, and of all together.
fn closing_table(done: &[Done]) -> String {
    let mut table = format!("{:<36}{:<9}{:>13}\n", "check", "result", "time");
    for Done { name, outcome, time } in done {
        let (time, why) = match outcome {
            Outcome::Passed => (taken(*time), ""),
            Outcome::Failed(error) => (taken(*time), error.lines().last().unwrap_or_default()),
            Outcome::Skipped(missing) => (String::new(), missing.as_str()),
        };
        let row = format!("{name:<36}{:<9}{time:>13}  {why}", outcome.word());
        table.push_str(row.trim_end());
        table.push('\n');
    }
    let count = |word| done.iter().filter(|done| done.outcome.word() == word).count();
    let counts = ["passed", "failed", "skipped"].map(|word| format!("{} {word}", count(word))).join(", ");
    let total = done.iter().map(|done| done.time).sum();
    table + &format!("{:<45}{:>13}\n", format!("total: {counts}"), taken(total))
}

/// Runs the chosen checks, all of them, then says what became of each.
pub fn run(choice: &Choice) -> Result<()> {
    if choice.install {
        let missing = choice.lacking().into_iter().map(|(_, missing)| missing).collect();
        install(choice, missing)?;
    }
    let with_swift = choice.checks().any(|check| check.name == swift::Swift.name());
    if with_swift
        && swift::Swift.missing().is_none()
        && let Some(made) = swift::Swift.made_first()
    {
        println!("installing for Swift: {made}");
        swift::toolchain()?;
    }
    let lacking = choice.lacking();
    for (check, missing) in &lacking {
        println!("will not run: {}: {missing} is not on this machine ({})", check.name, needs::how_to_get(missing));
    }
    if !lacking.is_empty() && !choice.install {
        println!("`--install` gets what Debian's packages and rustup have of it, and says what first");
    }
    let mut run = Run::new(choice);
    choice.checks().for_each(|check| run.check(check));
    run.conclude()
}

/// Installs, and again as long as this lets a check name the next thing that it lacks.
fn install(choice: &Choice, missing: BTreeSet<String>) -> Result<()> {
    needs::install(&missing)?;
    let still: BTreeSet<String> = choice.lacking().into_iter().map(|(_, missing)| missing).collect();
    if still.is_subset(&missing) { Ok(()) } else { install(choice, still) }
}

fn format() -> Result<()> {
    shell::run(command("cargo", ".").args(["fmt", "--all", "--check"]))?;
    [fuzz::FOLDER, bench::RUST, front::TESTS, front::EXAMPLE]
        .into_iter()
        .try_for_each(|own| shell::run(command("cargo", own).args(["fmt", "--check"])))
}

fn clippy(words: &[&str]) -> Result<()> {
    shell::run(command("cargo", ".").args(["clippy", "--quiet"]).args(words).args(["--", "-D", "warnings"]))
}

/// The project's own cargo-deny, for machines without one.
fn own_cargo_deny() -> std::path::PathBuf {
    target().join("tools/bin").join(CARGO_DENY)
}

fn licences() -> Result<()> {
    let own = own_cargo_deny();
    let mut deny = if have(CARGO_DENY) {
        Command::new(CARGO_DENY)
    } else {
        if !own.exists() {
            let install = ["install", "--quiet", "--locked", "--debug", CARGO_DENY, "--version", "0.20.2", "--root"];
            shell::run(command("cargo", ".").args(install).arg(target().join("tools")))?;
        }
        Command::new(own)
    };
    let words = ["--log-level", "error", "check", "licenses", "bans", "sources"];
    shell::run(deny.current_dir(shell::root()).args(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(subjects: &[Subject], fast: bool) -> Vec<&'static str> {
        let choice = Choice { subjects: subjects.to_vec(), fast, require_all: false, install: false };
        choice.checks().map(|check| check.name).collect()
    }

    #[test]
    fn without_a_word_every_check_is_chosen() {
        assert_eq!(chosen(&[], false), CHECKS.iter().map(|check| check.name).collect::<Vec<_>>());
    }

    #[test]
    fn the_fast_ones_are_those_of_the_default_packages() {
        assert_eq!(chosen(&[], true), ["generated files", "format", "lints", "Rust tests"]);
    }

    #[test]
    fn a_word_chooses_the_checks_of_its_subject_and_two_words_those_of_both_once() {
        let python = [
            "lints, Python",
            "Python",
            "DuckDB",
            "clients of the server, Python",
            "columns, newest libraries",
            "columns, oldest libraries",
            "Spark",
            "wheel consumers",
            "benchmarks agree, Python",
            "benchmarks agree, columns",
            "parity",
        ];
        assert_eq!(chosen(&[Python], false), [&["generated files"][..], &python].concat());
        let docs = ["generated files", "documentation", "the page's examples", "docs site"];
        assert_eq!(chosen(&[Docs], false), docs);
        assert_eq!(chosen(&[Docs, Python], false).len(), docs.len() + python.len());
        assert_eq!(chosen(&[Python, Docs], false), chosen(&[Docs, Python], false));
    }

    #[test]
    fn every_check_but_that_of_the_scripts_is_chosen_by_a_word() {
        let by_words = chosen(&Subject::ALL, false);
        let left: Vec<_> = chosen(&[], false).into_iter().filter(|name| !by_words.contains(name)).collect();
        assert_eq!(left, ["scripts"]);
    }

    #[test]
    fn the_checks_of_a_language_are_named_as_it_is() {
        for language in crate::languages::all() {
            assert!(CHECKS.iter().any(|check| check.name == language.name()), "{}", language.name());
        }
    }

    #[test]
    fn what_is_missing_is_named_and_a_failure_where_everything_is_required() {
        let absent = check("a check", &[], |_| Ok(())).needs(|_| Some("a tool".to_owned()));
        for require_all in [false, true] {
            let choice = Choice { subjects: Vec::new(), fast: false, require_all, install: false };
            let mut run = Run::new(&choice);
            run.check(&absent);
            run.check(&check("another", &[], |_| Ok(())));
            let expected = match require_all {
                false => Outcome::Skipped("no a tool".to_owned()),
                true => Outcome::Failed("a tool is not on this machine".to_owned()),
            };
            assert_eq!(run.done[0].outcome, expected);
            assert_eq!((&run.done[1].outcome, run.conclude().is_err()), (&Outcome::Passed, require_all));
        }
    }

    #[test]
    fn the_closing_table_has_a_row_for_each_check_and_the_sums() {
        let done = |name, outcome, seconds| Done { name, outcome, time: Duration::from_secs(seconds) };
        let table = closing_table(&[
            done("lints", Outcome::Passed, 61),
            done("Kotlin", Outcome::Skipped("no mvn".to_owned()), 0),
            done("Python", Outcome::Failed("two\nlines".to_owned()), 5),
        ]);
        let rows: Vec<String> = table.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let expected = [
            "check result time",
            "lints passed 1 min 01 s",
            "Kotlin skipped no mvn",
            "Python failed 5 s lines",
            "total: 1 passed, 1 failed, 1 skipped 1 min 06 s",
        ];
        assert_eq!(rows, expected);
    }
}
