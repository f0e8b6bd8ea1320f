//! What every language that the core is bound to can be asked for.

use std::process::Command;

use crate::shell::{Result, output, root};
use crate::steps::Steps;

/// The programs of the demo, one after the other: the name of each and of its fixture, and what it shows.
const PROGRAMS: [(&str, &str); 2] = [("billing-day", "the billing day"), ("year", "a year in the twin")];

/// Runs the demo's programs, each with its fixture as the argument, and gives what they print.
pub fn programs(steps: &Steps, program: impl Fn(&str) -> Command) -> Result<String> {
    let run = |&(name, shown): &(&str, &str)| {
        let fixture = root().join("tests/fixtures").join(name).with_extension("json");
        steps.step(shown, || output(program(name).arg(fixture)))
    };
    PROGRAMS.iter().map(run).collect()
}

/// A language that the core is bound to.
pub trait Language {
    /// Its name in the demo's table.
    fn name(&self) -> &'static str;
    /// The word that chooses it on the command line.
    fn word(&self) -> &'static str;
    /// What is missing of its toolchain on this machine, by name; `None` if nothing is, or if it can be installed from
    /// the project's own files.
    fn missing(&self) -> Option<String>;
    /// What of its toolchain is made from nothing before anything can be built here, and takes long; `None` if it is there.
    fn made_first(&self) -> Option<&'static str> {
        None
    }
    /// Builds its package, installing what the project's files name. The files that the tables make have been written.
    ///
    /// # Errors
    /// What failed.
    fn build(&self) -> Result<()>;
    /// Runs its tests; `build` has been run.
    ///
    /// # Errors
    /// What failed.
    fn test(&self) -> Result<()>;
    /// Runs the billing day and a year in the twin, which print one line for each step, `step<TAB>result`. It builds what that needs and no
    /// more, in the profile `dev` instead of those for shipping. The files that the tables make have been written.
    ///
    /// # Errors
    /// What failed.
    fn demo(&self, steps: &Steps) -> Result<String>;
}
