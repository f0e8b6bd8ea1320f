//! What every language that the core is bound to can be asked for.

use crate::shell::Result;
use crate::steps::Steps;

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
    /// Runs the billing day, which prints one line for each step, `step<TAB>result`. It builds what that needs and no
    /// more, in the profile `dev` instead of those for shipping. The files that the tables make have been written.
    ///
    /// # Errors
    /// What failed.
    fn demo(&self, steps: &Steps) -> Result<String>;
}
