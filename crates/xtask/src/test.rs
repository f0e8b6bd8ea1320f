//! Every check, in one order everywhere, and the choice of some of them.

use std::process::Command;

use Subject::{Docs, JavaScript, Kotlin, Python, Rust, Swift};
use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::bench::Group;
use crate::language::Language;
use crate::shell::{self, Result, command, have, target};
use crate::{
    api, bench, consumers, examples, front, fuzz, generate, kotlin, parity, python, scripts, site, swift, toolchains,
    wasm, web,
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
    pub const fn word(self) -> &'static str {
        match self {
            Rust => "rust",
            JavaScript => "js",
            Python => "python",
            Kotlin => "kotlin",
            Swift => "swift",
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
}

impl Choice {
    fn checks(&self) -> impl Iterator<Item = &'static Check> {
        let of = |check: &Check| self.subjects.is_empty() || self.subjects.iter().any(|one| check.of.contains(one));
        CHECKS.iter().filter(move |check| of(check) && (check.fast || !self.fast))
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
        let packages = ["--package", "lastro-wasm", "--package", "lastro-memory", "--package", "lastro-webhook"];
        clippy(&[&packages[..], &["--target", "wasm32-unknown-unknown"]].concat())
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
    check("fuzz targets", &[Rust], |_| fuzz::run_all(30)).needs(|_| fuzz::missing()),
    check("the page's examples", &[Rust, Docs], |_| examples::check()),
    check("scripts", &[], |_| scripts::check()).needs(|_| (!have("python3")).then(|| "python3".to_owned())),
    check("licences and sources", &[Rust], |_| licences()).needs(|choice| {
        let installed = have(CARGO_DENY) || own_cargo_deny().exists();
        (!installed && !choice.require_all).then(|| CARGO_DENY.to_owned())
    }),
    check("JavaScript", &[JavaScript], |run| run.language(&wasm::Wasm)).needs(|_| wasm::Wasm.missing()),
    check("Python", &[Python], |run| run.language(&python::Python)).needs(|_| python::Python.missing()),
    check("Kotlin", &[Kotlin], |run| run.language(&kotlin::Kotlin)).needs(|_| kotlin::Kotlin.missing()),
    check("Swift", &[Swift], |run| run.language(&swift::Swift)).needs(|_| swift::Swift.missing()),
    check("npm consumers", &[JavaScript], |_| consumers::npm()).needs(|_| consumers::npm_missing()),
    check("wheel consumers", &[Python], |_| consumers::wheel()).needs(|_| python::Python.missing()),
    check("benchmarks agree, Rust", &[Rust], |_| bench::agree(Group::Rust)),
    check("benchmarks agree, JavaScript", &[JavaScript], |_| bench::agree(Group::JavaScript))
        .needs(|_| wasm::Wasm.missing()),
    check("benchmarks agree, Python", &[Python], |_| bench::agree(Group::Python)).needs(|_| python::Python.missing()),
    check("benchmarks agree, command line", &[Rust], |_| bench::agree(Group::CommandLine))
        .needs(|_| (!have("python3")).then(|| "python3".to_owned())),
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
    passed: usize,
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Run<'_> {
    fn check(&mut self, check: &Check) {
        let name = check.name;
        if let Some(missing) = (check.missing)(self.choice) {
            let line = format!("{name}: {missing} is not on this machine");
            if self.choice.require_all {
                self.failed.push(line)
            } else {
                self.skipped.push(line)
            }
            return;
        }
        println!("\n== {name}");
        match (check.run)(self) {
            Ok(()) => self.passed += 1,
            Err(error) => {
                println!("{name} failed: {error}");
                self.failed.push(format!("{name}: {error}"));
            }
        }
    }

    fn language(&mut self, language: &dyn Language) -> Result<()> {
        self.built.push(language.name());
        language.build()?;
        language.test()
    }

    fn conclude(&self) -> Result<()> {
        println!();
        for line in &self.skipped {
            println!("not run: {line}");
        }
        for line in &self.failed {
            println!("failed: {line}");
        }
        println!("{} passed, {} failed, {} skipped", self.passed, self.failed.len(), self.skipped.len());
        if self.failed.is_empty() { Ok(()) } else { Err("some checks failed".to_owned()) }
    }
}

/// Runs the chosen checks, all of them, then says what failed.
pub fn run(choice: &Choice) -> Result<()> {
    let mut run = Run { choice, built: Vec::new(), passed: 0, failed: Vec::new(), skipped: Vec::new() };
    choice.checks().for_each(|check| run.check(check));
    run.conclude()
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

const CARGO_DENY: &str = "cargo-deny";

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
        let choice = Choice { subjects: subjects.to_vec(), fast, require_all: false };
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
        let python = ["lints, Python", "Python", "wheel consumers", "benchmarks agree, Python", "parity"];
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
            let choice = Choice { subjects: Vec::new(), fast: false, require_all };
            let mut run =
                Run { choice: &choice, built: Vec::new(), passed: 0, failed: Vec::new(), skipped: Vec::new() };
            run.check(&absent);
            run.check(&check("another", &[], |_| Ok(())));
            let named = if require_all { &run.failed } else { &run.skipped };
            assert_eq!(named, &["a check: a tool is not on this machine"]);
            assert_eq!((run.passed, run.conclude().is_err()), (1, require_all));
        }
    }
}
