//! What every language that the core is bound to can be asked for.

use crate::shell::Result;

/// A language that the core is bound to.
pub trait Language {
    /// Its name in the demo's table.
    fn name(&self) -> &'static str;
    /// What is missing of its toolchain on this machine, by name; `None` if nothing is, or if it can be installed from
    /// the project's own files.
    fn missing(&self) -> Option<String>;
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
    /// Runs the billing day, which prints one line for each step, `step<TAB>result`; `build` has been run.
    ///
    /// # Errors
    /// What failed.
    fn demo(&self) -> Result<String>;
}
