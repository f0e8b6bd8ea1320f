//! `cargo xtask`: set-up, demo and every check, the same locally and in CI.

mod bench;
mod consumers;
mod demo;
mod fuzz;
mod generate;
mod kotlin;
mod order;
mod parity;
mod python;
mod scripts;
mod shell;
mod site;
mod size;
mod swift;
mod test;
mod wasm;
mod web;

use std::process::ExitCode;

use shell::Result;

const USAGE: &str = "usage: cargo xtask COMMAND
  demo                    build what is needed and run the main job in every language present
  demo --web              build the playground and serve it on this machine until interrupted
  test [--require-all]    every check; with --require-all a missing toolchain fails
  wasm | python | kotlin | swift
                          build one binding and run its tests
  consumers               the packages that were built, as their users install them
  free-threaded PYTHON    the wheel for a Python without a lock, built and tried
  generate                every committed file that the tables make: types, stubs, namespaces, pages; takes seconds
  docs                    the documents as a site in target/docs/site, with the references of the languages present
  docs kotlin | swift     the reference of one binding, once it is built
  web                     build the playground and run its tests
  bench [--check]         lastro beside its peers, on this machine: docs/benchmarks.md; or only whether they agree
  fuzz [--minutes N]      the fuzz targets, N minutes shared between them (1)
  size                    the npm wasm: raw, gzip, brotli";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["demo"] => demo::run(),
        ["demo", "--web"] => web::serve(),
        ["test"] => test::run_all(false),
        ["test", "--require-all"] => test::run_all(true),
        ["wasm"] => one(&wasm::Wasm),
        ["python"] => one(&python::Python),
        ["kotlin"] => one(&kotlin::Kotlin),
        ["swift"] => one(&swift::Swift),
        ["web"] => web::run_all(),
        ["fuzz"] => fuzz::run_all(60),
        ["fuzz", "--minutes", minutes] => match minutes.parse::<u64>() {
            Ok(minutes) => fuzz::run_all(minutes.saturating_mul(60)),
            Err(_) => Err(format!("{minutes} is no number of minutes")),
        },
        ["bench"] => bench::run_all(),
        ["bench", "--check"] => bench::check(),
        ["consumers"] => consumers::run_all(),
        ["free-threaded", interpreter] => consumers::free_threaded(interpreter),
        ["docs", "kotlin"] => kotlin::docs().map(|pages| println!("{}", pages.display())),
        ["docs", "swift"] => swift::docs().map(|pages| println!("{}", pages.display())),
        ["generate"] => generate::write_all(),
        ["docs"] => site::run_all(),
        ["size"] => size::run(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A language that the core is bound to.
pub trait Language {
    /// Its name in the demo's table.
    fn name(&self) -> &'static str;
    /// What is missing of its toolchain on this machine, by name; `None` if nothing is, or if it can be installed from
    /// the project's own files.
    fn missing(&self) -> Option<String>;
    /// Generates its files and builds its package, installing what the project's files name.
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

/// Every language but Rust, in the order of the table.
pub fn languages() -> [&'static dyn Language; 4] {
    [&wasm::Wasm, &python::Python, &kotlin::Kotlin, &swift::Swift]
}

fn one(language: &dyn Language) -> Result<()> {
    if let Some(missing) = language.missing() {
        return Err(format!("{}: {missing} is not on this machine", language.name()));
    }
    language.build()?;
    language.test()
}
