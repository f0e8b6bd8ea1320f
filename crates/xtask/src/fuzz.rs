//! The fuzz targets of `tests/fuzz`: libFuzzer by `cargo fuzz`, from the vectors' own texts.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::http::ApiOperation;
use lastro::json::{self, Value};
use lastro::query::Resource;
use lastro::value::Choice;

use crate::shell::{Result, command, have, output, read, run, target};
use crate::toolchains::{self, NIGHTLY};

/// The targets, a workspace of their own.
pub const FOLDER: &str = "tests/fuzz";
const TARGETS: [&str; 7] = ["json", "record", "webhook", "query", "response", "linha_digitavel", "pix"];

/// What a machine lacks to fuzz: the instrumented build needs a nightly compiler.
pub fn missing() -> Option<String> {
    toolchains::missing(NIGHTLY)
}

/// Runs every target for its share of the time, and says how often each was run.
pub fn run_all(seconds: u64) -> Result<()> {
    if let Some(missing) = missing() {
        return Err(format!("fuzzing: {missing} is not on this machine"));
    }
    let seeds = seeds()?;
    run(fuzz(&["build"])?.args(["--sanitizer", "none"]))?;
    let mut table = String::new();
    for name in TARGETS {
        let corpus = target().join("fuzz/corpus").join(name);
        fs::create_dir_all(&corpus).map_err(|e| e.to_string())?;
        for (index, seed) in seeds.iter().filter(|(to, _)| *to == name).enumerate() {
            fs::write(corpus.join(format!("seed-{index}")), &seed.1).map_err(|e| e.to_string())?;
        }
        let executions = executed(name, &corpus, seconds.div_ceil(TARGETS.len() as u64))?;
        table.push_str(&format!("{name:<16} {executions:>12} executions, no crash\n"));
    }
    print!("{table}");
    Ok(())
}

/// One target; its last words are shown when it crashed, with where the input that did it lies.
fn executed(name: &str, corpus: &PathBuf, seconds: u64) -> Result<u64> {
    let artifacts = target().join("fuzz/artifacts").join(name);
    fs::create_dir_all(&artifacts).map_err(|e| e.to_string())?;
    let mut command = fuzz(&["run"])?;
    command.args(["--sanitizer", "none", name]).arg(corpus).arg("--");
    command.args([format!("-max_total_time={seconds}"), format!("-artifact_prefix={}/", artifacts.display())]);
    command.args(["-max_len=65536", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1", "-verbosity=0"]);
    let done = command.output().map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&done.stderr);
    if !done.status.success() {
        return Err(format!("fuzzing {name}: {said}"));
    }
    let executed = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    executed.and_then(|n| n.trim().parse().ok()).ok_or_else(|| format!("fuzzing {name} told no figures: {said}"))
}

/// `cargo fuzz` of the machine or the project's own, with the nightly compiler.
fn fuzz(words: &[&str]) -> Result<Command> {
    let tools = target().join("tools");
    let own = tools.join("bin/cargo-fuzz");
    if !have("cargo-fuzz") && !own.exists() {
        run(command("cargo", ".")
            .args(["install", "--quiet", "--locked", "--debug", "cargo-fuzz", "--version", "0.13.2", "--root"])
            .arg(&tools))?;
    }
    let mut fuzz = if own.exists() { command(own, ".") } else { command("cargo-fuzz", ".") };
    fuzz.args(words).args(["--fuzz-dir", FOLDER, "--target-dir"]).arg(target().join("fuzz"));
    fuzz.env("RUSTUP_TOOLCHAIN", NIGHTLY).env_remove("CARGO").env_remove("RUSTC");
    Ok(fuzz)
}

/// The texts of the vectors, each for the target that reads such texts, in the layout of its input.
fn seeds() -> Result<Vec<(&'static str, Vec<u8>)>> {
    let mut seeds = Vec::new();
    let listed = output(command("git", ".").args(["ls-files", "tests/vectors/*.json"]))?;
    for path in listed.lines() {
        let document = json::parse(read(path)?.as_bytes()).map_err(|e| format!("{path}: {e:?}"))?;
        let Some(Value::Array(cases)) = document.get("cases") else {
            return Err(format!("{path} has no cases"));
        };
        for case in cases {
            let operation = case.get("op").and_then(Value::as_str).unwrap_or_default();
            if let Some(seed) = case.get("input").and_then(|input| seed(operation, input)) {
                seeds.push(seed);
            }
        }
    }
    for line in read("tests/vectors/webhook/php.jsonl")?.lines() {
        let row = json::parse(line.as_bytes()).map_err(|e| format!("{e:?}"))?;
        let wire = row.get("wire_b64").and_then(Value::as_str).and_then(from_base64);
        seeds.push(("webhook", wire.ok_or("a row without its body")?));
    }
    if let Some(without) = TARGETS.iter().find(|name| !seeds.iter().any(|(to, _)| to == *name)) {
        return Err(format!("no vector is a seed of {without}"));
    }
    Ok(seeds)
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text).ok()
}

fn seed(operation: &str, input: &Value) -> Option<(&'static str, Vec<u8>)> {
    let text = |name: &str| {
        let value = input.get(name)?;
        let mut written = String::new();
        value.write(&mut written);
        Some(value.as_str().map_or(written, str::to_owned))
    };
    let plain = |name: &str| text(name).map(String::into_bytes);
    let bytes = || plain("body").or_else(|| from_base64(&text("body_base64")?));
    match operation {
        "query.parse" | "query.apply" | "query.matches" => {
            let entity = place::<Resource>(input.get("entity")?.as_str()?)?;
            Some(("query", [vec![entity], plain("query")?].concat()))
        }
        "response.decode" => {
            let operation = place::<ApiOperation>(input.get("operation")?.as_str()?)?;
            let status = u16::try_from(text("status")?.parse::<i64>().ok()?).ok()?.to_le_bytes();
            Some(("response", [&[operation][..], &status, &bytes()?].concat()))
        }
        "boleto.parse_linha_digitavel" => Some(("linha_digitavel", plain("linha")?)),
        "boleto.to_linha_digitavel" => Some(("linha_digitavel", plain("barcode")?)),
        "pix.parse" | "pix.check" => Some(("pix", plain("code")?)),
        _ if operation.starts_with("webhook.") => Some(("webhook", bytes()?)),
        _ if operation.ends_with(".decode") => Some(("json", plain("json")?)),
        _ if operation.ends_with(".validate") => Some(("record", plain("value")?)),
        _ => None,
    }
}

/// Where a name stands among its choices, which is how the targets pick one.
fn place<T: Choice + PartialEq>(name: &str) -> Option<u8> {
    let chosen = T::from_text(name)?;
    T::ALL.iter().position(|one| *one == chosen).and_then(|at| u8::try_from(at).ok())
}
