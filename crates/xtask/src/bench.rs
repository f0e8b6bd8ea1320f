//! `cargo xtask bench`: builds a group of benchmarks, runs its programs, and passes their output to `bench-report`
//! (`benches/report`), which checks and records it and writes the page.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};

use crate::kotlin::{self, Kotlin};
use crate::language::{self, Build, Language};
use crate::python::{self, Python};
use crate::swift::{self, Swift};
use crate::wasm::{self, Wasm};
use crate::{artifacts, spark, web};
use runner::shell::{Result, cargo_tool, command, empty_folder, install_npm, output, root, say, target};

/// The groups of benchmarks, by the names and in the order that `bench-report` uses on the page of results.
const GROUPS: [&str; 9] = ["rust", "javascript", "browser", "python", "kotlin", "swift", "command", "twin", "columns"];
/// The folder of the Rust benchmarks. It is a separate workspace, so that no other build compiles the compared crates.
const RUST: &str = "benches/rust";
const COLUMNS: &str = "benches/bulk/requirements.txt";

/// Sizes of a timed run.
struct Sizes {
    /// Duration of each run of the load generator in seconds.
    seconds: u32,
    /// Number of sales in the twin, both in memory and in SQLite.
    sales: u32,
}

/// The default sizes. The results on the committed page are measured with them.
const FULL: Sizes = Sizes { seconds: 2, sales: 100_000 };

/// Adds the arguments of `cargo xtask bench` to its command.
pub fn arguments(command: clap::Command) -> clap::Command {
    let number = |name: &'static str, of: &str, default: u32| {
        let argument = Arg::new(name).long(name).value_name("N").help(format!("{of} [default: {default}]"));
        argument.value_parser(value_parser!(u32).range(1..))
    };
    command.args([
        Arg::new("group").help("only this one; without it, all").value_parser(PossibleValuesParser::new(GROUPS)),
        Arg::new("check").long("check").help("only compare the results; time nothing").action(ArgAction::SetTrue),
        number("seconds", "of each run of the load generator", FULL.seconds),
        number("sales", "of the twin, in process and in SQLite", FULL.sales),
    ])
}

/// Measures one group or all, records the results, and updates the page of results. A failing group does not stop the others.
pub fn run(given: &ArgMatches) -> Result<()> {
    let only = given.get_one::<String>("group").map(String::as_str);
    if given.get_flag("check") {
        return check(only);
    }
    let number = |name, default| given.get_one::<u32>(name).copied().unwrap_or(default);
    let sizes = Sizes { seconds: number("seconds", FULL.seconds), sales: number("sales", FULL.sales) };
    let begun = report(&["begin"], "")?;
    let (mut built, mut failed) = (Vec::new(), Vec::new());
    for group in chosen(only) {
        let measured = build(group, &mut built).and_then(|()| timed(group, &sizes));
        match measured.and_then(|lines| report(&["record", group, "--begun", begun.trim()], &lines)) {
            Ok(section) => println!("{section}"),
            Err(error) => failed.push(format!("{group} was not measured: {error}")),
        }
    }
    print!("{}", report(&["page"], "")?);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Builds the compared programs of one group or of all groups, and checks that their results are equal. Nothing is timed.
fn check(only: Option<&str>) -> Result<()> {
    let mut built = Vec::new();
    chosen(only).try_for_each(|group| build(group, &mut built))?;
    chosen(only).try_for_each(agree)
}

/// Checks that the compared programs of a group give equal results, without timing. The group's package must be built.
pub fn agree(group: &str) -> Result<()> {
    let lines = match group {
        "twin" => twin_alone(Build::Quick, 300, &empty_folder(target().join("benches/twin/check"))?)?,
        "columns" => {
            let mut program = command(with_wheel("bench-columns", COLUMNS)?, "benches/bulk");
            output(program.args(["run.py", "--check"]))?
        }
        group => output(program(group, Build::Quick)?.arg("--check"))?,
    };
    report(&["check", group], &lines).map(|said| say(said.trim_end()))
}

fn chosen(only: Option<&str>) -> impl Iterator<Item = &'static str> {
    GROUPS.into_iter().filter(move |group| only.is_none_or(|only| only == *group))
}

/// Builds the package of the group's language if it is not built yet.
fn build(group: &str, built: &mut Vec<&str>) -> Result<()> {
    let language: &dyn Language = match group {
        "javascript" | "browser" => &Wasm,
        "python" | "columns" => &Python,
        "kotlin" => &Kotlin,
        "swift" => &Swift,
        _ => return Ok(()),
    };
    if let Some(missing) = language.missing().or_else(|| web::missing().filter(|_| group == "browser")) {
        return Err(format!("{missing} is not on this machine"));
    }
    if !built.contains(&language.name()) {
        language.build(Build::Shipped)?;
        built.push(language.name());
    }
    Ok(())
}

/// Runs the programs of a group with timing. Returns their output.
fn timed(group: &str, sizes: &Sizes) -> Result<String> {
    match group {
        "twin" => twin(sizes),
        "columns" => columns(),
        group => output(&mut program(group, Build::Shipped)?),
    }
}

/// The program of a group that consists of a single program. The package of the group's language must be built.
fn program(group: &str, build: Build) -> Result<Command> {
    let folder = format!("benches/{group}");
    let mut program = match group {
        "javascript" | "browser" => command("node", &folder),
        "python" => command(with_wheel("bench-python", &format!("{folder}/requirements.txt"))?, &folder),
        "kotlin" => command("java", "."),
        "swift" => swift::benchmark(build)?,
        "command" => command(crate::needs::PYTHON, &folder),
        _ => command("cargo", RUST),
    };
    match group {
        "javascript" => wasm::pack(&folder).map(|()| program.arg("run.mjs"))?,
        "browser" => web::build().map(|()| program.arg("run.mjs"))?,
        "python" => program.arg("run.py"),
        "kotlin" => program.arg("-cp").arg(kotlin::benchmark()?).arg("MainKt").arg(root().join("benches")),
        "swift" => program.arg(root().join("benches/inputs.json")),
        "command" => program.arg("run.py").arg(language::lastro(build)?),
        _ => {
            program.env("CARGO_TARGET_DIR", target().join("benches/rust"));
            program.args(["run", "--quiet"]).args(profile(build)).arg("--")
        }
    };
    Ok(program)
}

/// The cargo argument that selects the profile of a build.
fn profile(build: Build) -> Option<&'static str> {
    (build == Build::Shipped).then_some("--release")
}

/// Measures the twin without a server, first in memory, then with a database in `folder`.
fn twin_alone(build: Build, sales: u32, folder: &Path) -> Result<String> {
    // without `--release`, `cargo test` has already built these examples
    let example = |name: &str| {
        let mut cargo = command("cargo", ".");
        cargo.args(["run", "--quiet", "--example", name]).args(profile(build)).args(["--", &sales.to_string()]);
        cargo
    };
    Ok(output(&mut example("throughput"))? + &output(example("million").arg(folder.join("many.db")))?)
}

/// Measures the twin without a server, then `lastro serve` and the servers that it is compared with, one at a time.
fn twin(sizes: &Sizes) -> Result<String> {
    let folder = empty_folder(target().join("benches/twin/bench"))?;
    let alone = twin_alone(Build::Shipped, sizes.sales, &folder)?;
    let mut node = command("node", "benches/twin");
    let oha = cargo_tool("oha", "1.16.0", "release")?;
    node.args(["run.mjs", "--lastro"]).arg(language::lastro(Build::Shipped)?).arg("--oha").arg(oha);
    node.args(["--seconds", &sizes.seconds.to_string(), "--sales", &sizes.sales.to_string()]);
    node.arg("--folder").arg(&folder).arg("--many").arg(folder.join("many.db"));
    if let Err(why) = install_npm("benches/twin") {
        node.args(["--no-npm", &cause(&why)]);
    }
    match python::environment_with("bench-twin", "benches/twin/requirements.txt") {
        Ok(python) => node.arg("--python").arg(python),
        Err(why) => node.args(["--no-pip", &cause(&why)]),
    };
    let servers = output(&mut node)?;
    fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(alone + &servers)
}

/// Measures operations on columns with `lastro.bulk` and with Spark, and the size of the wheel.
fn columns() -> Result<String> {
    let mut python = command(with_wheel("bench-columns", COLUMNS)?, "benches/bulk");
    let lines = output(python.arg("run.py").arg("--wheel").arg(python::wheel()?))?;
    let missing = spark::missing().map(|missing| format!("{missing} is not on this machine"));
    Ok(lines
        + &missing
            .map_or_else(on_spark, Err)
            .unwrap_or_else(|why| format!("{}\n", serde_json::json!({"who": "Spark", "absent": cause(&why)}))))
}

fn on_spark() -> Result<String> {
    let (jar, package, interpreter) = (spark::jar()?, spark::package()?, spark::environment()?);
    let mut program = command(&interpreter, "benches/spark");
    program.args(["late_charges.py", "--json"]).env("PYTHONPATH", package).env("LASTRO_SPARK_JAR", jar);
    output(program.env("PYSPARK_PYTHON", &interpreter))
}

/// Creates an environment with the compared packages and the built wheel. Returns the path of its Python.
fn with_wheel(name: &str, locked: &str) -> Result<PathBuf> {
    let own = python::environment_with(name, locked)?;
    python::install(&own, &python::wheel()?).map(|()| own)
}

/// The last line of an error, without paths of this machine.
fn cause(why: &str) -> String {
    why.lines().last().unwrap_or_default().replace(&root().display().to_string(), ".")
}

/// Runs `bench-report` with `lines` as its input. Returns its output.
fn report(words: &[&str], lines: &str) -> Result<String> {
    let mut program = command(artifacts::program("bench-report", "bench-report", &[])?, ".");
    let failed = |error: std::io::Error| format!("bench-report: {error}");
    let mut child = program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        // the error is ignored: writing fails if `bench-report` ends early, and then it prints the reason itself
        let _ = input.write_all(lines.as_bytes());
    }
    let done = child.wait_with_output().map_err(failed)?;
    if !done.status.success() {
        return Err(format!("bench-report {} failed ({})", words.join(" "), done.status));
    }
    String::from_utf8(done.stdout).map_err(|error| error.to_string())
}
