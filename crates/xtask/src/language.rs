//! What each language binding can do.

use std::ffi::OsStr;
use std::process::Command;

use crate::artifacts;
use runner::shell::{Result, command, output, read, root, run, run_tests};
use runner::steps::Steps;

/// The programs of the demo, in order: the name of each and of its fixture, and its subject.
const PROGRAMS: [(&str, &str); 2] = [("billing-day", "the billing day"), ("year", "a year in the twin")];

/// How a package is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// In cargo's profile `dev`, to be tested at once.
    Quick,
    /// As it is published.
    Shipped,
}

impl Build {
    /// The variables that make the tests on what ships larger than those before each push.
    pub fn thorough(self) -> Option<(&'static str, &'static str)> {
        (self == Self::Shipped).then_some(("LASTRO_THOROUGH", "1"))
    }
}

/// A language that the core is bound to.
pub trait Language: Sync {
    /// Its name in the demo's table.
    fn name(&self) -> &'static str;
    /// The word that chooses it on the command line.
    fn word(&self) -> &'static str;
    /// What its packages are built and tested with and this machine lacks, by name.
    fn missing(&self) -> Option<String>;
    /// What takes long to be made from nothing before anything can be built; `None` if it is there.
    fn made_first(&self) -> Option<&'static str> {
        None
    }
    /// Builds its package, and installs what the project's lock files name.
    fn build(&self, build: Build) -> Result<()>;
    /// Runs its tests on the package that was built.
    fn test(&self, build: Build) -> Result<()>;
    /// Runs the billing day and a year in the twin, which print a line for each step, `step<TAB>result`, and shows these lines.
    /// Builds no more than that needs, in the profile `dev`.
    fn demo(&self, steps: &Steps) -> Result<String>;
}

/// Runs the demo's programs, each with its fixture as the argument, shows what they print, and returns it.
pub fn programs(steps: &Steps, program: impl Fn(&str) -> Command) -> Result<String> {
    let run = |&(name, subject): &(&str, &str)| {
        let fixture = root().join("tests/fixtures").join(name).with_extension("json");
        steps.step(subject, || output(program(name).arg(fixture))).inspect(|printed| steps.show(printed))
    };
    PROGRAMS.iter().map(run).collect()
}

/// Whether a language's README example printed what it prints in every language.
pub fn prints(language: &str, printed: &str) -> Result<()> {
    let wanted = read("tests/fixtures/readme.txt")?;
    if printed == wanted { Ok(()) } else { Err(format!("the {language} example printed:\n{printed}")) }
}

/// Has a client's program make the calls of the stories, and compares what comes of them; the tests of Rust have been built.
pub fn stories(client: &Command) -> Result<()> {
    let words: Vec<_> =
        [client.get_program()].into_iter().chain(client.get_args()).map(OsStr::to_string_lossy).collect();
    let mut told = command("cargo", ".");
    told.env("LASTRO_STORIES", words.join("\n"));
    let words = ["test", "--quiet", "--test", "stories", "every_client", "--", "--nocapture"];
    run(artifacts::for_python(&mut told).args(words))
}

/// Follows a tutorial as its page stands, with the packages that have been built; so have the tests of Rust.
pub fn tutorial(test: &str) -> Result<()> {
    let words = ["test", "--quiet", "--test", "docs", test, "--", "--ignored"];
    run_tests(artifacts::for_python(&mut command("cargo", ".")).args(words))
}
