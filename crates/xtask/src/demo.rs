//! `cargo xtask demo`: runs the two demo programs (a billing day, and a year in the twin) in every language that this machine
//! has tools for. Prints each language's results as they finish, and a table of all results at the end.

use std::time::Instant;

use crate::language::{self, Language};
use crate::{languages, needs};
use runner::compare;
use runner::shell::{Result, command};
use runner::steps::Steps;

/// A column of the demo's table of results: one language.
#[derive(Clone, Copy)]
enum Column {
    Rust,
    Bound(&'static dyn Language),
}

impl Column {
    /// All columns. The languages that are built fastest come first.
    fn all() -> impl Iterator<Item = Self> {
        [Self::Rust].into_iter().chain(languages::ALL.map(Self::Bound))
    }

    fn name(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::Bound(language) => language.name(),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Bound(language) => language.word(),
        }
    }

    /// Why the column cannot run yet: a missing tool, or a slow preparation, and the command that helps; `None` if it can run.
    /// `asked`: whether the user named the column on the command line. The run then includes the preparation.
    fn needs(self, asked: bool) -> Option<String> {
        let Self::Bound(language) = self else { return None };
        if let Some(missing) = language.missing() {
            return Some(format!("{missing} ({})", needs::how_to_get(&missing)));
        }
        let made = language.made_first().filter(|_| !asked)?;
        Some(format!("{made} (`cargo xtask demo --only {}` makes it)", self.word()))
    }

    fn print(self, steps: &Steps) -> Result<String> {
        match self {
            // each program has its own feature, so the twin, which only `year` needs, is built after the first result is shown
            Self::Rust => language::programs(steps, |name| {
                let mut program = command("cargo", ".");
                program.args(["run", "--quiet", "--package", "lastro-demo", "--bin", name, "--features", name, "--"]);
                program
            }),
            Self::Bound(language) => language.demo(steps),
        }
    }
}

/// The command-line arguments that select columns, such as `python`.
pub fn words() -> impl Iterator<Item = &'static str> {
    Column::all().map(Column::word)
}

/// The selected columns in the order of [`Column::all`]; all columns if `only` is empty.
fn chosen(only: &[&str]) -> Vec<Column> {
    Column::all().filter(|column| only.is_empty() || only.contains(&column.word())).collect()
}

/// Builds and runs the demo in each language whose tools are present, and prints a column of results per language. `prepare`: only
/// prints what each language lacks. In both cases rustup may first add a missing wasm target.
///
/// # Errors
/// A column failed, or the columns differ. A column that this machine cannot run is not a failure.
pub fn run(only: &[&str], prepare: bool) -> Result<()> {
    let begun = Instant::now();
    let columns: Vec<(Column, Option<String>)> =
        chosen(only).into_iter().map(|column| (column, column.needs(only.contains(&column.word())))).collect();
    if prepare {
        for (column, needs) in &columns {
            let line = needs.as_ref().map_or_else(|| "ready".to_owned(), |needs| format!("not run: needs {needs}"));
            println!("{}: {line}", column.name());
        }
        return Ok(());
    }
    let mut printed: Vec<(&str, String)> = Vec::new();
    let (mut failed, mut not_run) = (Vec::new(), Vec::new());
    for (column, needs) in columns {
        let name = column.name();
        let steps = Steps { of: name, begun, first: printed.first().map(|(first, text)| (*first, text.as_str())) };
        match needs.map_or_else(|| Ok(column.print(&steps)), Err) {
            Ok(Ok(text)) => printed.push((name, text)),
            Ok(Err(error)) => {
                println!("{name} failed: {error}\n");
                failed.push(name);
            }
            Err(needs) => not_run.push(format!("not run: {name}: needs {needs}")),
        }
    }
    let (table, differ) = compare::table(&printed);
    if printed.len() > 1 {
        print!("{table}");
    }
    not_run.iter().for_each(|line| println!("{line}"));
    conclude(&failed, differ)
}

/// Fails if a column failed or the columns differ.
fn conclude(failed: &[&str], differ: bool) -> Result<()> {
    match (failed, differ) {
        ([], false) => Ok(()),
        ([], true) => Err("the languages do not agree".to_owned()),
        (failed, _) => Err(format!("failed: {}", failed.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(only: &[&str]) -> Vec<&'static str> {
        chosen(only).into_iter().map(Column::name).collect()
    }

    #[test]
    fn the_columns_are_in_the_order_of_cost_however_they_are_asked_for() {
        assert_eq!(names(&[]), ["Rust", "JavaScript", "Python", "Kotlin", "Swift"]);
        assert_eq!(names(&["swift", "python", "js"]), ["JavaScript", "Python", "Swift"]);
        assert_eq!(words().collect::<Vec<_>>(), ["rust", "js", "python", "kotlin", "swift"]);
    }

    #[test]
    fn a_failed_column_and_columns_that_differ_are_failures() {
        assert_eq!(conclude(&[], false), Ok(()));
        assert_eq!(conclude(&[], true), Err("the languages do not agree".to_owned()));
        assert_eq!(conclude(&["Kotlin"], false), Err("failed: Kotlin".to_owned()));
    }
}
