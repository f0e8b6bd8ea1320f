//! `cargo xtask bench`: builds what a group of benchmarks needs, runs its programs, and passes the lines that they print to
//! `bench-report` (`benches/report`), which checks and records them and writes the page.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::kotlin::{self, Kotlin};
use crate::language::Language;
use crate::python::{self, Python};
use crate::server::{self, Profile};
use crate::shell::{Result, command, empty_folder, have, install_npm, output, root, run, target};
use crate::swift::{self, Swift};
use crate::wasm::{self, Wasm};
use crate::{spark, web};

/// The groups in the order of the page, by the words of `bench-report`.
pub const GROUPS: [&str; 9] =
    ["rust", "javascript", "browser", "python", "kotlin", "swift", "command", "twin", "columns"];
/// A workspace of its own, so that nothing else builds the compared crates.
pub const RUST: &str = "benches/rust";
const COLUMNS: &str = "benches/bulk/requirements.txt";
/// The load generator, a crate, and its version.
const OHA: [&str; 2] = ["oha", "1.16.0"];

/// Sizes of a timed run.
pub struct Sizes<'a> {
    /// Seconds of each run of the load generator.
    pub seconds: u32,
    /// Sales of the twin, in process and in SQLite.
    pub sales: u32,
    /// A wheel without columns, with whose size today's is compared.
    pub before: Option<&'a Path>,
}

impl Sizes<'static> {
    /// The sizes of the committed page.
    pub const FULL: Self = Self { seconds: 2, sales: 100_000, before: None };
}

/// Measures one group or all, records the results and writes the page. A group that fails does not stop the others.
pub fn run_all(only: Option<&str>, sizes: &Sizes<'_>) -> Result<()> {
    let begun = report(&["begin"], "")?;
    let (mut built, mut failed) = (Vec::new(), Vec::new());
    for group in chosen(only) {
        let measured = build(group, &mut built).and_then(|()| timed(group, sizes));
        match measured.and_then(|lines| report(&["record", group, "--begun", begun.trim()], &lines)) {
            Ok(section) => println!("{section}"),
            Err(error) => failed.push(format!("{group} was not measured: {error}")),
        }
    }
    print!("{}", report(&["page"], "")?);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Builds, and compares the results of the contenders of one group or all. Nothing is timed.
pub fn check(only: Option<&str>) -> Result<()> {
    let mut built = Vec::new();
    // the check of columns builds a package of its own, which takes less time
    chosen(only).filter(|group| *group != "columns").try_for_each(|group| build(group, &mut built))?;
    chosen(only).try_for_each(agree)
}

/// Compares the results of the contenders of a group whose language has been built. Nothing is timed.
pub fn agree(group: &str) -> Result<()> {
    let lines = match group {
        "twin" => twin_alone(Profile::Dev, 300, &empty_folder(target().join("benches/twin/check"))?)?,
        "columns" => {
            let package = python::unpacked(target().join("bulk/package"))?;
            let interpreter = python::environment_with("benches/bulk", COLUMNS, &[])?;
            output(command(interpreter, "benches/bulk").args(["run.py", "--check"]).env("PYTHONPATH", package))?
        }
        group => output(program(group, Profile::Dev)?.arg("--check"))?,
    };
    report(&["check", group], &lines).map(|said| print!("{said}"))
}

fn chosen(only: Option<&str>) -> impl Iterator<Item = &'static str> {
    GROUPS.into_iter().filter(move |group| only.is_none_or(|only| only == *group))
}

/// Builds the package of the group's language, unless it has been.
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
        language.build()?;
        built.push(language.name());
    }
    Ok(())
}

/// What the programs of a group print.
fn timed(group: &str, sizes: &Sizes<'_>) -> Result<String> {
    match group {
        "twin" => twin(sizes),
        "columns" => columns(sizes.before),
        "javascript" => {
            let calls = output(&mut program(group, Profile::Release)?)?;
            Ok(calls + &output(command("node", "benches/javascript").arg("sizes.mjs"))?)
        }
        group => output(&mut program(group, Profile::Release)?),
    }
}

/// The program of a group that has only one; the package of its language has been built.
fn program(group: &str, profile: Profile) -> Result<Command> {
    let folder = format!("benches/{group}");
    let mut program = match group {
        "javascript" | "browser" => command("node", &folder),
        "python" => command(with_wheel(&folder, &format!("{folder}/requirements.txt"))?, &folder),
        "kotlin" => command("java", "."),
        "swift" => swift::benchmark()?,
        "command" => command("python3", &folder),
        _ => command("cargo", RUST),
    };
    match group {
        "javascript" => wasm::pack(&folder).map(|()| program.arg("run.mjs"))?,
        "browser" => web::build().map(|()| program.arg("run.mjs"))?,
        "python" => program.arg("run.py"),
        "kotlin" => program.arg("-cp").arg(kotlin::benchmark()?).arg("MainKt").arg(root().join("benches")),
        "swift" => program.arg(root().join("benches/inputs.json")),
        "command" => program.arg("run.py").arg(server::program(profile)?),
        _ => {
            program.env("CARGO_TARGET_DIR", target().join("benches/rust"));
            program.args(["run", "--quiet"]).args(profile.arguments()).arg("--")
        }
    };
    Ok(program)
}

/// The twin without a server, in process and in files of a folder.
fn twin_alone(profile: Profile, sales: u32, folder: &Path) -> Result<String> {
    // the examples are in default packages, so `cargo test` has built them in its profile
    let example = |name: &str| {
        let mut cargo = command("cargo", ".");
        cargo.args(["run", "--quiet", "--example", name]).args(profile.arguments()).args(["--", &sales.to_string()]);
        cargo
    };
    Ok(output(&mut example("throughput"))? + &output(example("million").arg(folder.join("many.db")))?)
}

/// The twin without a server, then our servers and others, one after the other.
fn twin(sizes: &Sizes<'_>) -> Result<String> {
    let folder = empty_folder(target().join("benches/twin/bench"))?;
    let alone = twin_alone(Profile::Release, sizes.sales, &folder)?;
    let mut node = command("node", "benches/twin");
    node.arg("run.mjs").arg("--lastro").arg(server::program(Profile::Release)?).arg("--oha").arg(oha()?);
    node.args(["--seconds", &sizes.seconds.to_string(), "--sales", &sizes.sales.to_string()]);
    node.arg("--folder").arg(&folder).arg("--many").arg(folder.join("many.db"));
    if let Err(why) = install_npm("benches/twin") {
        node.args(["--no-npm", &cause(&why)]);
    }
    match python::environment_with("benches/twin-python", "benches/twin/requirements.txt", &[]) {
        Ok(python) => node.arg("--python").arg(python),
        Err(why) => node.args(["--no-pip", &cause(&why)]),
    };
    let servers = output(&mut node)?;
    fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(alone + &servers)
}

/// Columns by `lastro.bulk`, the size of the wheel, and Spark.
fn columns(before: Option<&Path>) -> Result<String> {
    let mut python = command(with_wheel("benches/bulk", COLUMNS)?, "benches/bulk");
    python.arg("run.py").arg("--wheel").arg(python::wheel()?);
    if let Some(before) = before {
        python.arg("--before").arg(root().join(before));
    }
    let lines = output(&mut python)?;
    let missing = spark::missing().map(|missing| format!("{missing} is not on this machine"));
    Ok(lines
        + &missing
            .map_or_else(on_spark, Err)
            .unwrap_or_else(|why| format!("{}\n", serde_json::json!({"who": "Spark", "absent": cause(&why)}))))
}

fn on_spark() -> Result<String> {
    let (jar, wheel) = (spark::jar()?, python::wheel()?);
    let package = empty_folder(target().join("benches/spark-package"))?;
    let interpreter = spark::environment()?;
    run(command(&interpreter, ".").args(["-m", "zipfile", "-e"]).arg(wheel).arg(&package))?;
    let mut program = command(&interpreter, "benches/spark");
    program.args(["late_charges.py", "--json"]).env("PYTHONPATH", package).env("LASTRO_SPARK_JAR", jar);
    output(program.env("PYSPARK_PYTHON", &interpreter))
}

/// The Python of a virtual environment with the compared packages and the wheel that was built.
fn with_wheel(folder: &str, requirements: &str) -> Result<PathBuf> {
    let own = python::environment_with(folder, requirements, &[])?;
    let mut pip = python::module("pip");
    pip.arg("--python").arg(&own).args(["install", "--quiet", "--disable-pip-version-check"]);
    run(pip.args(["--no-index", "--no-deps", "--force-reinstall"]).arg(python::wheel()?))?;
    Ok(own)
}

/// The last line of an error, without paths of this machine.
fn cause(why: &str) -> String {
    why.lines().last().unwrap_or_default().replace(&root().display().to_string(), ".")
}

/// The load generator, installed among the project's tools if the machine lacks this version.
fn oha() -> Result<PathBuf> {
    let [name, version] = OHA;
    if have(name) && output(command(name, ".").arg("--version"))?.trim() == OHA.join(" ") {
        return Ok(name.into());
    }
    let tools = target().join("tools");
    let own = tools.join("bin").join(name);
    if !own.exists() {
        let install = ["install", "--quiet", "--locked", name, "--version", version, "--root"];
        run(command("cargo", ".").args(install).arg(tools))?;
    }
    Ok(own)
}

/// Runs `bench-report` on lines, and returns what it prints.
fn report(words: &[&str], lines: &str) -> Result<String> {
    let mut cargo = command("cargo", ".");
    cargo.args(["run", "--quiet", "--package", "bench-report", "--"]).args(words);
    let failed = |error: std::io::Error| format!("bench-report: {error}");
    let mut child = cargo.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        // a report that ends without reading them says why on standard error
        let _ = input.write_all(lines.as_bytes());
    }
    let done = child.wait_with_output().map_err(failed)?;
    if !done.status.success() {
        return Err(format!("bench-report {} failed ({})", words.join(" "), done.status));
    }
    String::from_utf8(done.stdout).map_err(|error| error.to_string())
}
