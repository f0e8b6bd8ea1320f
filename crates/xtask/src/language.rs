//! The interface of a language binding: build, test, demo.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use crate::artifacts;
use runner::shell::{Result, command, output, read, root, run, run_tests};
use runner::steps::Steps;

/// The programs of the demo, in order: the name of each, which is also the name of its fixture, and a description.
const PROGRAMS: [(&str, &str); 2] = [("billing-day", "the billing day"), ("year", "a year in the twin")];

/// How a package is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// In cargo's profile `dev`, for quick tests.
    Quick,
    /// As it is published.
    Shipped,
}

impl Build {
    /// The environment variable, with its value, that selects the larger test sizes; `None` for quick tests.
    pub fn thorough(self) -> Option<(&'static str, &'static str)> {
        (self == Self::Shipped).then_some(("LASTRO_THOROUGH", "1"))
    }
}

/// A language that has a binding to the core.
pub trait Language: Sync {
    /// The name of the language in the demo's table.
    fn name(&self) -> &'static str;
    /// The command-line argument that selects the language.
    fn word(&self) -> &'static str;
    /// The name of a tool that the language's package needs and this machine lacks; `None` if all are present.
    fn missing(&self) -> Option<String>;
    /// A slow preparation that must happen before the package is first built; `None` if it is done.
    fn made_first(&self) -> Option<&'static str> {
        None
    }
    /// Builds the language's package, and installs the package's locked dependencies.
    fn build(&self, build: Build) -> Result<()>;
    /// Runs the language's tests on the built package.
    fn test(&self, build: Build) -> Result<()>;
    /// Builds the two demo programs in the profile `dev` and runs them. Prints and returns their output: `step<TAB>result` lines.
    fn demo(&self, steps: &Steps) -> Result<String>;
}

/// Builds the program `lastro`, which contains the server. Returns its path.
pub fn lastro(build: Build) -> Result<PathBuf> {
    let shipped = build == Build::Shipped;
    if shipped { artifacts::shipped_program("lastro") } else { artifacts::program("lastro-cli", "lastro", &[]) }
}

/// Runs the demo's programs, each with its fixture as the argument; shows and returns their output.
pub fn programs(steps: &Steps, program: impl Fn(&str) -> Command) -> Result<String> {
    let run = |&(name, subject): &(&str, &str)| {
        let fixture = root().join("tests/fixtures").join(name).with_extension("json");
        steps.step(subject, || output(program(name).arg(fixture))).inspect(|printed| steps.show(printed))
    };
    PROGRAMS.iter().map(run).collect()
}

/// Checks what a language's README example printed. The expected output is the same for all languages.
pub fn prints(language: &str, printed: &str) -> Result<()> {
    let wanted = read("tests/fixtures/readme.txt")?;
    if printed == wanted { Ok(()) } else { Err(format!("the {language} example printed:\n{printed}")) }
}

/// Runs the stories with a language's client program. A story is a sequence of calls to a server that injects faults, derived from
/// a seed. The requests and outcomes must be those that all languages share.
pub fn stories(client: &Command) -> Result<()> {
    let words: Vec<_> =
        [client.get_program()].into_iter().chain(client.get_args()).map(OsStr::to_string_lossy).collect();
    let mut told = command("cargo", ".");
    told.env("LASTRO_STORIES", words.join("\n"));
    let words = ["test", "--quiet", "--test", "stories", "every_client", "--", "--nocapture"];
    run(artifacts::for_python(&mut told).args(words))
}

/// Runs a tutorial exactly as on its page, with the built packages.
pub fn tutorial(test: &str) -> Result<()> {
    let words = ["test", "--quiet", "--test", "docs", test, "--", "--ignored"];
    run_tests(artifacts::for_python(&mut command("cargo", ".")).args(words))
}
