//! Checks the Rust packages with Rust's own tools.

use std::env;
use std::env::consts::ARCH;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::language::Build;
use crate::needs::{NIGHTLY, OLDEST, PYTHON, WASM, WINDOWS};
use crate::{artifacts, python, wasm, web};
use runner::machine::{self, missing_program};
use runner::shell::{Result, cargo_tool, command, empty_folder, output, read, run, run_tests, say, target, write};

/// The folders of the other workspaces: the fuzz targets, the Rust benchmarks, and the example of a Rust front end.
const OTHERS: [&str; 3] = ["tests/fuzz", "benches/rust", web::LEPTOS];
const NO_WARNINGS: [&str; 3] = ["--", "-D", "warnings"];
/// The crates whose public API is committed as a text file: crate, features and file.
const APIS: [(&str, &str, &str); 2] =
    [("lastro", "default", "docs/public-api.txt"), ("lastro-client", "blocking", "docs/public-api-client.txt")];

/// Checks the format of every workspace.
pub fn format() -> Result<()> {
    run(command("cargo", ".").args(["fmt", "--all", "--check"]))?;
    OTHERS.into_iter().try_for_each(|folder| run(command("cargo", folder).args(["fmt", "--check"])))
}

/// Fails if a workspace's lock file does not match its manifests. Writes nothing.
pub fn lock_files() -> Result<()> {
    let check = |folder| run(command("cargo", folder).args(["update", "--workspace", "--locked", "--quiet"]));
    [&["."][..], &OTHERS].concat().into_iter().try_for_each(check)
}

fn cargo(word: &str) -> Command {
    let mut cargo = command("cargo", ".");
    artifacts::for_python(&mut cargo).args([word, "--quiet"]);
    cargo
}

/// Lints everything built for this machine. The program that needs UniFFI's generator is linted only in the full checks,
/// because the generator alone takes a fifth of the time.
pub fn lints(build: Build) -> Result<()> {
    let more = if build == Build::Shipped { ",lastro-mobile-bindgen/cli" } else { "" };
    let words = ["--workspace", "--exclude", "lastro-wasm", "--exclude", "lastro-js-values", "--all-targets"];
    let features = format!("lastro/chrono,lastro/jiff{more}");
    run(cargo("clippy").args(words).args(["--features", &features]).args(NO_WARNINGS))
}

/// Lints each entry of the npm packages, and the core's module `js`, which exists only on wasm, with its tests.
pub fn wasm_lints() -> Result<()> {
    let clippy = |words: &[&str]| run(cargo("clippy").args(["--target", WASM]).args(words).args(NO_WARNINGS));
    wasm::entries()?.iter().try_for_each(|entry| clippy(&["--package", "lastro-wasm", "--features", entry]))?;
    clippy(&["--package", "lastro", "--package", "lastro-js-values"])
}

/// Builds all tests and programs in the profile `dev`, for the checks that run them.
pub fn build_tests() -> Result<()> {
    run(cargo("test").arg("--no-run"))
}

/// Runs every Rust test, with the larger test sizes if the build is as shipped.
pub fn tests(build: Build) -> Result<()> {
    // The seed is new every day and is written to the log, so a failure can be repeated. Within a day it stays the same, so
    // that a test that failed does not pass by chance in a second run.
    let day = || (SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / 86_400).to_string();
    let seed = env::var("PROPTEST_RNG_SEED").unwrap_or_else(|_| day());
    say(&format!("PROPTEST_RNG_SEED={seed}"));
    let mut test = command("cargo", ".");
    test.envs(build.thorough()).env("PROPTEST_RNG_SEED", seed);
    // without `--quiet`, because the times are read from cargo's output
    run(artifacts::for_python(&mut test).args(["test", "--no-fail-fast"]))
}

/// The name of a program that tests need and this machine lacks; `None` if all are present. strace exists only on Linux.
pub fn programs_missing() -> Option<String> {
    missing_program(if cfg!(target_os = "linux") { &["php", "node", "strace"] } else { &["php", "node"] })
}

/// Runs the tests that need PHP, node and strace. Without these programs they fail here; the check `Rust tests` skips them.
pub fn with_programs() -> Result<()> {
    let test = |words: &[&str]| run(cargo("test").args(words).env("LASTRO_REQUIRE_ALL", "1"));
    // runs the tests without `--package`, since cargo would rebuild a single package with fewer features
    test(&["--test", "all", "--", "encoders", "receivers"])?;
    test(&["--test", "durability", "--test", "interrupted", "--", "every_answer_follows", "disturbed_runs"])
}

/// Builds the documentation of every public item, and runs the examples of the features that convert dates.
pub fn documentation() -> Result<()> {
    let doc = |words: &[&str]| run(cargo("doc").arg("--no-deps").args(words).env("RUSTDOCFLAGS", "-D warnings"));
    doc(&["--features", "lastro/chrono,lastro/jiff"])?;
    run(cargo("test").args(["--doc", "--package", "lastro", "--features", "chrono,jiff"]))?;
    doc(&["--package", "lastro", "--features", "js", "--target", WASM])
}

/// Checks that the packages that users build themselves compile with the oldest supported toolchain.
pub fn oldest() -> Result<()> {
    let check = |packages: &[&str]| {
        let mut cargo = machine::toolchain(OLDEST, "cargo");
        cargo.args(["check", "--quiet", "--locked", "--target-dir"]).arg(target().join("oldest"));
        run(cargo.args(packages))
    };
    check(&["--package", "lastro", "--package", "lastro-cli", "--features", "lastro/chrono,lastro/jiff"])?;
    check(&["--package", "lastro", "--no-default-features"])?;
    check(&["--package", "lastro-client", "--no-default-features"])
}

/// Checks that the packages for Windows, and the project's own tools, compile for Windows.
pub fn windows() -> Result<()> {
    let packages = ["lastro-cli", "lastro-python", "lastro-mobile", "lastro-duckdb", "lastro-spark", "xtask"];
    let packages = packages.iter().flat_map(|package| ["--package", package]);
    run(cargo("check").args(["--target", WINDOWS]).args(packages))
}

/// Writes the public API of each crate in `APIS` as a text file, so that a diff shows changes.
pub fn write_api() -> Result<()> {
    for (package, features, file) in APIS {
        let changed = write(file, &api(package, features)?)?;
        println!("{file} {}", if changed { "has changed" } else { "is unchanged" });
    }
    Ok(())
}

/// Fails if the committed text of a public API differs from its crate.
pub fn check_api() -> Result<()> {
    for (package, features, file) in APIS {
        if read(file)? != api(package, features)? {
            return Err(format!("the public API differs from {file}: run `cargo xtask api`, and commit it"));
        }
    }
    Ok(())
}

/// The public API of a package: one line per public item, without auto traits, blanket implementations and derived traits.
fn api(package: &str, features: &str) -> Result<String> {
    let folder = target().join("api");
    let mut rustdoc = machine::toolchain(NIGHTLY, "cargo");
    rustdoc.args(["rustdoc", "--quiet", "--locked", "--lib", "--package", package, "--features", features]);
    run(rustdoc.arg("--target-dir").arg(&folder).args(["--", "-Zunstable-options", "--output-format", "json"]))?;
    let text = artifacts::program("api-text", "api-text", &[])?;
    output(command(text, ".").arg(folder.join("doc").join(package.replace('-', "_")).with_extension("json")))
        .map_err(|error| format!("{NIGHTLY} describes the crate in an unknown form: {error}"))
}

/// Runs the tests of the C interfaces under the address sanitizer, which finds use after free, double free and leaks.
pub fn sanitizer() -> Result<()> {
    let mut test = machine::toolchain(NIGHTLY, "cargo");
    let packages = ["lastro-arrow", "lastro-mobile", "lastro-spark"].into_iter();
    test.args(["test", "--lib"]).args(packages.flat_map(|package| ["--package", package]));
    // with an explicit target, proc macros and build scripts are built without the sanitizer
    test.arg("--target").arg(format!("{ARCH}-unknown-linux-gnu")).arg("--target-dir").arg(target().join("asan"));
    test.env("RUSTFLAGS", "-Zsanitizer=address").env("ASAN_OPTIONS", "detect_leaks=1");
    run_tests(test.args(["--", "ffi", "crossing", "jni"]))?;
    // frees 0.6 GB that no other check uses
    empty_folder(target().join("asan")).map(drop)
}

/// Runs every fuzz target, seeded with the test vectors and the twin's corpus; see `tests/fuzz/run.sh`.
pub fn fuzz(seconds: u64) -> Result<()> {
    let folder = target().join("fuzz");
    artifacts::codegen(["fuzz-seeds", &folder.join("corpus").to_string_lossy()])?;
    let (mut script, fuzzer) = (command("bash", "."), cargo_tool("cargo-fuzz", "0.13.2", "dev")?);
    script.arg("tests/fuzz/run.sh").arg(fuzzer).arg(seconds.to_string()).arg(folder);
    run(script.env("RUSTUP_TOOLCHAIN", NIGHTLY).env_remove("CARGO").env_remove("RUSTC"))
}

/// Checks the licences and sources of every dependency.
pub fn licences() -> Result<()> {
    let words = ["--log-level", "error", "check", "licenses", "bans", "sources"];
    run(command(cargo_tool("cargo-deny", "0.20.2", "dev")?, ".").args(words))
}

/// Checks the shell scripts: all with shellcheck, and those for other machines with a dry run.
pub fn scripts() -> Result<()> {
    run(command("bash", ".").arg("tools/check-scripts.sh").arg(python::tool("shellcheck")?))
}

/// Tests `cargo xtask demo --prepare` with toolchains that lack the wasm target, also without rustup and without a network.
pub fn first_command() -> Result<()> {
    let xtask = env::current_exe().map_err(|e| e.to_string())?;
    run(command(PYTHON, "tests/first-command").arg("check.py").arg(xtask).arg(target().join("first-command")))
}
