//! Every check, in one order everywhere.

use std::process::Command;
use std::sync::atomic::Ordering;

use crate::python::Python;
use crate::shell::{Result, command, have, output, read, root, run, target};
use crate::wasm::Wasm;
use crate::{Language as _, bench, consumers, fuzz, generate, languages, parity, scripts, site, web};

/// What happened to the checks.
#[derive(Default)]
struct Report {
    passed: Vec<String>,
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Report {
    fn check(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        println!("\n== {name}");
        match check() {
            Ok(()) => self.passed.push(name.to_owned()),
            Err(error) => {
                println!("{name} failed: {error}");
                self.failed.push(format!("{name}: {error}"));
            }
        }
    }

    /// Names a missing toolchain; a failure if everything is required.
    fn absent(&mut self, name: &str, missing: &str, require_all: bool) {
        let line = format!("{name}: {missing} is not on this machine");
        if require_all { self.failed.push(line) } else { self.skipped.push(line) }
    }
}

/// Runs them all, then says what failed.
pub fn run_all(require_all: bool) -> Result<()> {
    generate::CHECKING.store(true, Ordering::Relaxed);
    let mut report = Report::default();
    report.check("generated files", generate::write_all);
    report.check("format", || {
        run(command("cargo", ".").args(["fmt", "--all", "--check"]))?;
        [fuzz::FOLDER, bench::RUST].into_iter().try_for_each(|own| run(command("cargo", own).args(["fmt", "--check"])))
    });
    report.check("lints", lints);
    report.check("documentation", || {
        run(command("cargo", ".").args(["doc", "--quiet", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    });
    report.check("Rust tests", || {
        let mut test = command("cargo", ".");
        if require_all {
            test.env("LASTRO_REQUIRE_ALL", "1");
        }
        run(test.arg("test"))
    });
    if !have("php") {
        report.absent("signatures by PHP", "php", require_all);
    }
    match fuzz::missing() {
        None => report.check("fuzz targets", || fuzz::run_all(30)),
        Some(missing) => report.absent("fuzz targets", &missing, require_all),
    }
    report.check("the page's examples", examples);
    if have("python3") {
        report.check("scripts", scripts::check);
    } else {
        report.absent("scripts", "python3", require_all);
    }
    match cargo_deny(require_all) {
        Ok(Some(mut deny)) => report.check("licences and sources", || {
            run(deny.args(["--log-level", "error", "check", "licenses", "bans", "sources"]))
        }),
        Ok(None) => report.absent("licences and sources", "cargo-deny", require_all),
        Err(error) => report.failed.push(error),
    }
    let mut built = Vec::new();
    for language in languages() {
        if let Some(missing) = language.missing() {
            report.absent(language.name(), &missing, require_all);
            continue;
        }
        report.check(language.name(), || language.build().and_then(|()| language.test()));
        built.push(language.name());
    }
    consumers(&mut report, &built, require_all);
    benchmarks(&mut report, &built, require_all);
    match web::missing() {
        None => report.check("playground", || web::build().and_then(|()| web::test())),
        Some(missing) => report.absent("playground", &missing, require_all),
    }
    report.check("parity", || parity::run(&built));
    match site::missing() {
        None => report.check("docs site", || site::assemble(&built)),
        Some(missing) => report.absent("docs site", &missing, require_all),
    }
    conclude(&report)
}

/// The packages that were built, as their users install them.
fn consumers(report: &mut Report, built: &[&str], require_all: bool) {
    if built.contains(&Wasm.name()) {
        match consumers::npm_missing() {
            None => report.check("npm consumers", consumers::npm),
            Some(missing) => report.absent("npm consumers", &missing, require_all),
        }
    }
    if built.contains(&Python.name()) {
        report.check("wheel consumers", consumers::wheel);
    }
}

/// Whether lastro and its peers give the same answers, in every group that can be run here.
fn benchmarks(report: &mut Report, built: &[&str], require_all: bool) {
    for group in bench::Group::ALL {
        let check = format!("benchmarks agree, {}", group.name());
        match group.language() {
            Some(language) if !built.contains(&language.name()) => {}
            None if !have("python3") => report.absent(&check, "python3", require_all),
            _ => report.check(&check, || bench::agree(group)),
        }
    }
}

fn conclude(report: &Report) -> Result<()> {
    println!();
    for line in &report.skipped {
        println!("not run: {line}");
    }
    for line in &report.failed {
        println!("failed: {line}");
    }
    println!("{} passed, {} failed, {} skipped", report.passed.len(), report.failed.len(), report.skipped.len());
    if report.failed.is_empty() { Ok(()) } else { Err("some checks failed".to_owned()) }
}

fn lints() -> Result<()> {
    let clippy = |words: &[&str]| {
        let mut cargo = command("cargo", ".");
        run(cargo.args(["clippy", "--quiet"]).args(words).args(["--", "-D", "warnings"]))
    };
    clippy(&["--all-targets"])?;
    let wasm = ["lastro-wasm", "lastro-memory", "lastro-webhook"].map(|package| ["--package", package]);
    clippy(&[wasm.concat().as_slice(), &["--target", "wasm32-unknown-unknown"]].concat())?;
    clippy(&["--package", "lastro-python"])?;
    clippy(&["--package", "lastro-mobile"])
}

/// cargo-deny of the machine, or the project's own, which is installed where everything is required.
fn cargo_deny(install: bool) -> Result<Option<Command>> {
    if have("cargo-deny") {
        return Ok(Some(command("cargo-deny", ".")));
    }
    let tools = target().join("tools");
    let own = tools.join("bin/cargo-deny");
    if !own.exists() && install {
        run(command("cargo", ".")
            .args(["install", "--quiet", "--locked", "--debug", "cargo-deny", "--version", "0.20.2", "--root"])
            .arg(tools))?;
    }
    Ok(own.exists().then(|| command(own, ".")))
}

/// Each language's example on the page is the file that its tests run, and Rust's is run here.
fn examples() -> Result<()> {
    let page = read("README.md")? + &read("bindings/mobile/README.md")?;
    let files = [
        "crates/core/examples/readme.rs",
        "bindings/wasm/examples/readme.mjs",
        "bindings/python/examples/readme.py",
        "bindings/mobile/examples/kotlin/Readme.kt",
        "bindings/mobile/examples/swift/readme/main.swift",
        "bindings/mobile/examples/java/src/main/java/Readme.java",
    ];
    for file in files {
        let text = read(file)?;
        let example = text.split_once("begin readme\n").and_then(|(_, rest)| rest.split_once("end readme"));
        let (example, _) = example.ok_or(format!("{file} has no example"))?;
        let example = example.trim_end_matches(['/', '#', ' ']).trim();
        if example.is_empty() || !page.contains(example) {
            return Err(format!("no README.md holds the example of {file}"));
        }
    }
    let printed =
        output(command("cargo", root()).args(["run", "--quiet", "--package", "lastro", "--example", "readme"]))?;
    prints_example("Rust", &printed)
}

/// Whether a language's example printed what the page says.
pub fn prints_example(language: &str, printed: &str) -> Result<()> {
    if printed == EXAMPLE_PRINTS { Ok(()) } else { Err(format!("the {language} example printed:\n{printed}")) }
}

/// What the page prints in every language.
const EXAMPLE_PRINTS: &str =
    "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n";
